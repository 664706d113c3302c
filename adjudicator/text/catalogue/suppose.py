"""What if, and why not."""

from __future__ import annotations

from adjudicator.text.languages import Text

TEXTS: dict[str, Text] = {
    "help_rule_what_if": Text(
        en="show what changes if FACT were VALUE (may be given more than once).",
        fr="montre ce qui change si FACT valait VALUE (plusieurs fois si besoin).",
    ),
    "help_rule_why_not": Text(
        en="name the nearest rule that would say so, and what would have to differ.",
        fr="nomme la règle la plus proche qui le dirait, et ce qui devrait différer.",
    ),
    "label_what_if": Text(en="WHAT IF", fr="ET SI"),
    "label_why_not": Text(en="WHY NOT", fr="POURQUOI PAS"),
    "what_if_alike": Text(en="nothing changes", fr="rien ne change"),
    "supposed_ruled": Text(en="ruled", fr="décidé"),
    "supposed_depends": Text(en="depends", fr="à préciser"),
    "supposed_discretion": Text(en="left to the director", fr="laissé au directeur"),
    "supposed_conflict": Text(en="the articles disagree", fr="les articles se contredisent"),
    "supposed_silent": Text(en="silent", fr="rien de prévu"),
    "what_if_status": Text(en="{before}, then {after}", fr="{before}, puis {after}"),
    "what_if_nothing": Text(en="nothing certain", fr="rien de certain"),
    "what_if_before": Text(en="as it is", fr="tel quel"),
    "what_if_after": Text(en="then", fr="alors"),
    "what_if_hangs": Text(en="the ruling then hangs on: {facts}", fr="la décision dépend alors de : {facts}"),
    "what_if_over_hand": Text(en="supposed, whatever the hand tells of it: {facts}", fr="supposé, quoi que dise la main racontée : {facts}"),
    "what_if_value": Text(
        en="`--what-if {fact}` needs a value, not unknown or disputed", fr="`--what-if {fact}` veut une valeur, ni inconnue ni contestée"
    ),
    "what_if_form": Text(en="`{text}` is not FACT=VALUE", fr="`{text}` n'est pas de la forme FACT=VALUE"),
    "why_not_form": Text(
        en="`{text}` is not SLOT=VALUE or WHO.SLOT=VALUE, as `deal=misdeal` or `offender.hand=dead` are",
        fr="`{text}` n'est pas de la forme SLOT=VALUE ou WHO.SLOT=VALUE, comme `deal=misdeal` ou `offender.hand=dead`",
    ),
    "why_not_slot": Text(en="`{slot}` is nothing that a ruling settles", fr="`{slot}` n'est rien qu'une décision tranche"),
    "why_not_holds": Text(en="it is what the ruling says", fr="c'est ce que dit la décision"),
    "why_not_no_rule": Text(en="no article of the house says so of this incident", fr="aucun article de la maison ne le dit de cet incident"),
    "why_not_far": Text(
        en="the house's articles can say so of this incident, but no change of {most} facts or fewer leads there",
        fr="les articles de la maison peuvent le dire de cet incident, mais aucun changement de {most} faits au plus n'y mène",
    ),
    "why_not_gave_up": Text(en="the search was cut short: there may be nearer ways", fr="recherche interrompue : il peut y avoir plus proche"),
    "why_not_if": Text(en="if {what}", fr="si {what}"),
    "why_not_now": Text(en="now: {what}", fr="à présent : {what}"),
    "why_not_missing": Text(en="not told", fr="pas dit"),
    "why_not_presumed": Text(en="taken for granted: {what}", fr="tenu pour acquis : {what}"),
    "why_not_elsewhere": Text(
        en="guidance, not a ruling; so say, on the same facts: {cites}",
        fr="à titre indicatif, sans valeur de décision ; le disent, sur les mêmes faits : {cites}",
    ),
    "why_not_elsewhere_other": Text(
        en="guidance, not a ruling; could say so, on other facts: {cites}",
        fr="à titre indicatif, sans valeur de décision ; pourraient le dire, sur d'autres faits : {cites}",
    ),
    "why_not_other_incidents": Text(en="the house says so of other incidents: {cites}", fr="la maison le dit d'autres incidents : {cites}"),
    "why_not_replaced": Text(
        en="{cite} could say so, but does not apply in this house: {by} takes its place",
        fr="{cite} pourrait le dire, mais ne s'applique pas dans cette maison : {by} le remplace",
    ),
    "why_not_removed": Text(
        en="{cite} could say so, but this house has taken it out", fr="{cite} pourrait le dire, mais cette maison ne l'a pas repris"
    ),
    "why_not_aside": Text(en="{cite} says so, and yields: {why}", fr="{cite} le dit, et cède : {why}"),
    "why_not_option": Text(
        en="it is not excluded: it is one of the options to choose from ({cites})", fr="ce n'est pas exclu : c'est un des choix possibles ({cites})"
    ),
    "why_not_choice": Text(en=" · as one of the options to choose from", fr=" · comme l'un des choix possibles"),
    "why_not_over_hand": Text(
        en="what the hand tells is supposed otherwise fact by fact; the rest is not measured anew",
        fr="ce que dit la main est supposé autre fait par fait ; le reste n'est pas mesuré à nouveau",
    ),
    "why_not_none_found": Text(
        en="the house's articles can say so of this incident, but the search was cut short before it found how",
        fr="les articles de la maison peuvent le dire de cet incident, mais la recherche s'est interrompue avant de trouver comment",
    ),
    "supposed_of_event": Text(en="event {number}: {what}", fr="incident n° {number} : {what}"),
    "supposed_event": Text(
        en="there is no event `{text}`: the case has {events}, numbered from 1", fr="il n'y a pas d'incident n° `{text}` : le cas en a {events}"
    ),
    "what_if_events": Text(en="every `--what-if` must be about the same event", fr="tous les `--what-if` doivent porter sur le même incident"),
    "what_if_further": Text(en="then event {number}:", fr="puis l'incident n° {number} :"),
}
