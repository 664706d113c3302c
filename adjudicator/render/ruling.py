"""A ruling as a page: the ruling first, then the steps, the articles, and what it rests on."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from adjudicator.engine.condition import Condition, Member
from adjudicator.engine.three_valued import evaluate, residual
from adjudicator.engine.values import FactType, Value
from adjudicator.render.brief import counted_branches
from adjudicator.render.page import Page, Run
from adjudicator.render.why import add_why
from adjudicator.rulebook.model import Choice, Content, Rulebook
from adjudicator.ruling.model import Answer, Branch, Conflict, Ruling, Settled, Status
from adjudicator.ruling.steps import headline_of, in_order, steps_of
from adjudicator.text.articles import article_title, cited
from adjudicator.text.branches import branch_text
from adjudicator.text.conditions import condition_text
from adjudicator.text.elision import elided
from adjudicator.text.explain import silence_text, unanswered_text
from adjudicator.text.facts import answers, assignment, fact_text, party_text, question_text, title_fillings
from adjudicator.text.languages import Lang
from adjudicator.text.messages import message
from adjudicator.text.nouns import seat_noun
from adjudicator.text.numbers import list_text
from adjudicator.text.outcomes import Words, choice_options, content_steps, content_text, slot_title
from adjudicator.text.template import MissingValueError, clause, fill, sentence, small
from adjudicator.vocabulary.model import Incident

SEPARATOR = " · "


def ruling_page(ruling: Ruling, rulebook: Rulebook, lang: Lang, width: int, *, why: bool = False, brief: bool = False) -> Page:
    """`ruling`, made under `rulebook`, on a page of `width` columns; with `why`, what decided it and what did not; `brief`, many branches are
    counted and not listed.
    """
    page = Page(width)
    chain = [ruling, *ruling.events]
    for number, event in enumerate(chain, 1):
        page.blank()
        _Writer(page, event, rulebook, lang, brief=brief).event(why=why, number=number if len(chain) > 1 else None)
    return page


class _Writer:
    def __init__(self, page: Page, ruling: Ruling, rulebook: Rulebook, lang: Lang, *, brief: bool) -> None:
        self.page = page
        self.counted = counted_branches(ruling, rulebook, lang) if brief else None
        self.ruling = ruling
        self.answer = ruling.answer
        self.rulebook = rulebook
        self.lang = lang
        self.words = Words(rulebook.vocabulary, lang, ruling.names)

    def say(self, key: str, **values: object) -> str:
        return message(key, self.lang, **values)

    def event(self, *, why: bool, number: int | None) -> None:
        """One event from its heading to its last line."""
        self.heading(number)
        status = self.ruling.status
        if status is Status.RULED:
            self.ruled("label_ruling")
        if status is Status.SILENT:
            self.silent()
        self.conflicts()
        if status is Status.DEPENDS:
            self.depends()
        self.choices()
        if status is not Status.RULED:
            self.ruled("label_certain")
        self.hanging()
        self.footing(why=why)
        if why:
            self.page.blank()
            add_why(self.page, self.ruling, self.rulebook, self.lang)

    def heading(self, number: int | None) -> None:
        facts = {used.fact: used.value for used in self.ruling.facts}
        kinds = [self.rulebook.vocabulary.incidents.get(name) for name in self.ruling.incident]
        titles = [incident_title(kind, self.words, facts) for kind in kinds if kind is not None]
        text = f"{self.rulebook.title[self.lang]}{SEPARATOR}{list_text(titles, self.lang)}"
        self.page.paragraph(Run(text if number is None else f"{number}. {text}", "faint"), indent=0, hang=2)
        self.page.blank()

    def ruled(self, label: str) -> None:
        """What is ruled: the outcome that is needed first, then what to do, in order.

        The headline is not said again when it is the first step. Where something else stands above, all of it is below that.
        """
        headline = headline_of(self.answer, self.ruling.incident, self.rulebook.vocabulary)
        if headline is None:
            return
        text = self.text_of(headline)
        self.page.blank()
        self.page.labelled(Run(self.say(label), "ruled"), text)
        steps = steps_of(self.answer.settled, self.words)
        if steps and steps[0] == text:
            steps = steps[1:]
        if steps:
            self.page.blank()
            self.page.numbered(steps)

    def hanging(self) -> None:
        """What is not certain: outcomes not asked that hold only if an unknown fact does, and figures that cannot be worked out yet."""
        hanging = [one for one in self.answer.settled if self.counted is None and one.status is Status.DEPENDS and not self.told_in_branch(one)]
        if hanging:
            self.page.blank()
        for settled in hanging:
            text = self.text_of(settled)
            if settled.when is not None:
                when = condition_text(settled.when, self.rulebook.vocabulary, self.lang)
                text = elided(self.say("and_if", when=when, what=small(text)), self.lang)
            else:
                text = self.say("figure_open", what=small(text))
            self.page.paragraph([Run(text), *self.cites(settled.cites)], hang=4)
        if self.ruling.missing and self.ruling.status is not Status.DEPENDS:
            self.page.blank()
            self.add()

    def choices(self) -> None:
        """What the article leaves to the director, each option on its line."""
        for settled in self.answer.settled:
            choice = settled.content
            if not isinstance(choice, Choice) or settled.status is not Status.DISCRETION:
                continue
            about = self.say("on_slot", slot=slot_title(settled.who, settled.slot, self.words))
            self.page.labelled(Run(self.say("label_discretion"), "open"), [Run(about), *self.cites(settled.cites)])
            for option in choice_options(choice, settled.who, settled.slot, self.words, settled.figures):
                self.page.labelled("·", option, indent=4, column=6)
            if choice.weigh:
                weigh = list_text([one[self.lang] for one in choice.weigh], self.lang)
                self.page.paragraph(self.say("to_weigh", what=weigh), indent=4, hang=6)
            self.page.blank()

    def conflicts(self) -> None:
        """Articles that cannot both stand."""
        for conflict in distinct(self.answer.conflicts):
            self.page.labelled(Run(self.say("label_conflict"), "wrong"), self.say("on_slot", slot=self.slots_of(conflict)))
            self.page.rows([([*self.cites(side.cites, gap=False)], self.text_of(side)) for side in conflict.sides], indent=4)
            self.page.blank()

    def slots_of(self, conflict: Conflict) -> str:
        titles = [slot_title(side.who, side.slot, self.words) for side in conflict.sides]
        return list_text(list(dict.fromkeys(titles)), self.lang)

    def depends(self) -> None:
        """The question that narrows most, the branches, and what one may add."""
        missing = self.ruling.missing
        if missing:
            first = missing[0]
            question = small(question_text(first.fact, self.rulebook.vocabulary, self.lang))
            if first.seat is not None:
                question = self.say("of_seat", seat=seat_noun(first.seat, self.lang).text, what=question)
            fact = self.rulebook.vocabulary.facts.get(first.fact)
            party = fact.ask if fact is not None else "td"
            whom = "" if party == "td" or first.unknown else " " + self.say("ask_whom", who=party_text(party, self.rulebook.vocabulary, self.lang))
            key = "depends_one" if len(missing) == 1 else "depends_many"
            text = self.say(key, question=question, count=len(missing)) + whom
            if first.disputed:
                text += " " + self.say("but_disputed")
            elif first.unknown:
                text += " " + self.say("but_unknown")
            self.page.labelled(Run(self.say("label_depends"), "open"), text)
        else:
            self.page.labelled(Run(self.say("label_depends"), "open"), self.say("depends_on_facts"))
        if missing:
            self.meaning(missing[0].fact)
        self.page.blank()
        if self.counted is None:
            self.branches(self.ruling.branches)
        else:
            self.page.paragraph(self.counted, indent=2, hang=4)
        self.page.blank()
        self.add()

    def meaning(self, fact: str) -> None:
        """What a notion of the house means, as its article defines it, less what is known already: a director may know another house's."""
        known = {used.fact: used.value for used in self.ruling.facts}
        for definition in self.rulebook.definitions:
            if definition.fact == fact and len(definition.cases) == 1:
                when = definition.cases[0].when
                what = condition_text(residual(when, known) or when, self.rulebook.vocabulary, self.lang)
                article = self.rulebook.cite(definition.house, definition.article)
                self.page.paragraph(self.say("meaning_line", article=article, what=what), indent=11)

    def add(self) -> None:
        """What one may tell, the most decisive first. The question of the first stands above where the ruling depends on it."""
        asked_above = self.ruling.status is Status.DEPENDS
        rows: list[tuple[list[Run], str]] = []
        for position, one in enumerate([one for one in self.ruling.missing if not one.unknown][: None if self.counted is None else 1]):
            label = self.say("label_add" if position == 0 else "label_also")
            question = "" if position == 0 and asked_above else question_text(one.fact, self.rulebook.vocabulary, self.lang)
            rows.append(([Run(f"{label} "), Run(answers(one.fact, self.rulebook.vocabulary, one.seat), "strong")], question))
        self.page.rows(rows, most=48)

    def branches(self, branches: Sequence[Branch]) -> None:
        """One row a branch: when, then what."""
        certain = {(one.who, one.slot, self.text_of(one)) for one in self.answer.settled if one.status is not Status.DEPENDS}
        yes_no = self.yes_no(branches)
        texts = [self.branch_text(branch.answer, certain) for branch in branches]
        if len(set(texts)) < len(texts):
            # Two branches that differ only in their steps must not look alike.
            texts = [self.branch_text(branch.answer, certain, steps=True) for branch in branches]
        rows = []
        for branch, text in zip(branches, texts, strict=True):
            what = branch_text(branch, self.words)
            head = self.say(yes_no[id(branch)]) if yes_no else elided(self.say("if_it_is_so", what=what), self.lang)
            rows.append(([Run(head, "strong")], [Run(text), *self.cites(branch.answer.cites)]))
        if len(rows) == 2 and [one.disputed for one in self.ruling.missing] == [True]:
            # Two versions of one thing: the table can see what hangs on which.
            self.page.side_by_side([(head, [body]) for head, body in rows])
        elif (versions := self.versions(branches, [body for _, body in rows])) is not None:
            self.page.side_by_side(versions)
        else:
            self.page.rows(rows, most=44)

    def versions(self, branches: Sequence[Branch], bodies: Sequence[list[Run]]) -> list[tuple[Run, list[list[Run]]]] | None:
        """Of a contested yes/no among several things that are open: its two versions, each with the branches that it leaves."""
        facts = self.rulebook.vocabulary.facts
        name = next((one.fact for one in self.ruling.missing if one.disputed and one.seat is None and facts[one.fact].type is FactType.YES_NO), None)
        if name is None or any(branch.assumed for branch in branches):
            return None
        found: list[tuple[Run, list[list[Run]]]] = []
        for value in (True, False):
            head = elided(self.say("if_it_is_so", what=fact_text(name, value, self.rulebook.vocabulary, self.lang)), self.lang)
            lines: list[list[Run]] = []
            for branch, body in zip(branches, bodies, strict=True):
                known = {name: value}
                left = residual(branch.when, known)
                if left is not None:
                    what = condition_text(left, self.rulebook.vocabulary, self.lang)
                    lines.append([Run(self.say("and_if_so", what=what) + " "), *body])
                elif evaluate(branch.when, known):
                    lines.append(list(body))
            found.append((Run(head, "strong"), lines))
        return found

    def yes_no(self, branches: Sequence[Branch]) -> dict[int, str]:
        """The key of "if yes" and "if no" for each branch, when they are the two answers to the one question asked."""
        if len(branches) != 2 or len(self.ruling.missing) != 1:
            return {}
        keys = {id(branch): _answer_key(branch.when, self.ruling.missing[0].fact) for branch in branches}
        return {name: key for name, key in keys.items() if key is not None} if None not in keys.values() and len(set(keys.values())) == 2 else {}

    def told_in_branch(self, hanging: Settled) -> bool:
        """Whether a branch says for certain what hangs on a fact here, and none leaves it hanging."""
        if hanging.when is None:
            return False
        found = [one for branch in self.ruling.branches for one in branch.answer.settled if (one.who, one.slot, one.content) == _place(hanging)]
        return bool(found) and all(one.when is None for one in found)

    def branch_text(self, answer: Answer, certain: set[tuple[str, str, str]], *, steps: bool = False) -> str:
        """What a branch adds to what is certain: (who, slot, text) of each. A slot of several values may be certain in part only."""
        texts: list[str] = []
        for settled in in_order(answer.settled, self.rulebook.vocabulary):
            known = (settled.who, settled.slot, self.text_of(settled)) in certain
            if known or settled.when is not None or settled.status is Status.CONFLICT:
                continue
            if steps and not isinstance(settled.content, Choice):
                texts += content_steps(settled.content, settled.who, settled.slot, self.words, settled.figures)
            else:
                texts.append(self.text_of(settled))
        for conflict in distinct(answer.conflicts):
            sides = SEPARATOR.join(f"{small(clause(self.text_of(side)))} ({', '.join(side.cites)})" for side in conflict.sides)
            texts.append(self.say("branch_conflict", sides=sides))
        open_slots = [one for one in answer.unanswered if one not in self.answer.unanswered]
        if open_slots and (texts or answer.status is not Status.SILENT):
            texts.append(sentence(self.unanswered_line([unanswered_text(one, self.words) for one in open_slots])))
        nothing = "branch_silent" if answer.status is Status.SILENT else "branch_nothing_more"
        return " ".join(texts if steps else dict.fromkeys(texts)) or self.say(nothing)

    def silent(self) -> None:
        """Nothing asked is answered: never dressed up as a ruling."""
        reasons = [one for one in self.answer.unanswered if one.reason != "no_article"]
        house = self.rulebook.title[self.lang]
        if reasons:
            text = sentence(silence_text(reasons[0].reason, reasons[0].cites, self.lang, self.forbidden(reasons[0].cites)))
        else:
            speaks = any(not rule.on.isdisjoint(self.ruling.incident) for rule in self.rulebook.rules)
            text = self.say("silent_on_case" if speaks else "silent_on_this", house=house)
        self.page.labelled(Run(self.say("label_silent"), "silent"), text)
        self.guidance()
        self.page.blank()

    def forbidden(self, cites: Collection[str]) -> list[str]:
        """What the articles cited forbid in this incident, in words."""
        articles = [one for one in self.rulebook.articles.values() if self.rulebook.cite(one.house, one.number) in cites]
        notes = [note for article in articles for note in article.notes if not note.on.isdisjoint(self.ruling.incident)]
        return [note.forbidden[self.lang] for note in notes if note.forbidden is not None]

    def guidance(self) -> None:
        """What other houses say, kept apart from any ruling."""
        if not self.ruling.guidance:
            return
        self.page.blank()
        self.line("guidance_line")
        alike: dict[tuple[str, tuple[str, ...]], list[str]] = {}
        for one in self.ruling.guidance:
            text = one.text[self.lang] if one.status is Status.RULED else self.say(f"guidance_{one.status.value}")
            alike.setdefault((text, one.cites), []).append(one.house)
        for (text, cites), houses in alike.items():
            named = {cite.partition(":")[0] for cite in cites}
            others = [house for house in houses if house not in named]
            also = [Run(" " + self.say("guidance_alike", houses=list_text(others, self.lang)))] if others else []
            self.page.paragraph([Run(text), *self.cites(cites), *also], indent=4, hang=6)

    def footing(self, *, why: bool) -> None:
        """The articles, and what the ruling rests on."""
        self.page.blank()
        cites = list(self.answer.cites)
        for branch in self.ruling.branches if self.counted is None else ():
            cites += [cite for cite in branch.answer.cites if cite not in cites]
        if cites:
            runs: list[Run] = []
            for cite in cites:
                title = article_title(cite, self.rulebook, self.lang)
                runs += [Run(SEPARATOR)] * bool(runs) + [Run(cite, "cite"), Run(f" {title}" if title else "")]
            self.page.labelled(Run(self.say("label_articles"), "strong"), runs)
        for reading in self.readings(everywhere=why):
            self.line("reading_line", text=reading)
        for presumed in self.ruling.presumed:
            text = fact_text(presumed.fact, presumed.value, self.rulebook.vocabulary, self.lang)
            self.line("presumed_line", text=text, given=assignment(presumed.fact, presumed.value))
        unanswered = [unanswered_text(one, self.words) for one in self.answer.unanswered]
        if unanswered and self.ruling.status is not Status.SILENT:
            self.page.paragraph(self.unanswered_line(unanswered), hang=4)
        if self.ruling.authority and (unanswered or self.ruling.status in (Status.SILENT, Status.DISCRETION, Status.CONFLICT)):
            self.line("authority_line", articles=SEPARATOR.join(cited(cite, self.rulebook, self.lang) for cite in self.ruling.authority))
        for warning in self.ruling.warnings:
            self.line("warning_line", text=warning[self.lang])
        if not why and self.ruling.status is not Status.SILENT:
            self.line("why_line")

    def line(self, key: str, **values: object) -> None:
        self.page.paragraph(self.say(key, **values), hang=4)

    def unanswered_line(self, titles: Sequence[str]) -> str:
        return self.say("unanswered_line", what=list_text(titles, self.lang, "and"))

    def readings(self, *, everywhere: bool) -> list[str]:
        """How the articles behind the ruling were read.

        While it still depends on something, only the readings that let one article yield to another, unless everything is asked for.
        """
        brief = self.ruling.status is Status.DEPENDS and not everywhere
        shown = [self.answer, *(branch.answer for branch in self.ruling.branches)]
        found = [] if brief else [reading[self.lang] for answer in shown for settled in answer.settled for reading in settled.readings]
        found += [aside.reading[self.lang] for answer in shown for aside in answer.set_aside if aside.reading is not None]
        return list(dict.fromkeys(found))

    def text_of(self, settled: Settled) -> str:
        return content_text(settled.content, settled.who, settled.slot, self.words, settled.figures)

    def cites(self, cites: Sequence[str], *, gap: bool = True) -> list[Run]:
        text = ", ".join(cites)
        return [Run(f" ({text})" if gap else text, "cite")] if cites else []


def incident_title(incident: Incident, words: Words, facts: Mapping[str, Value]) -> str:
    """The title of an incident; the one that names facts when all of those are known."""
    if incident.titled is not None:
        try:
            return fill(incident.titled[words.lang], words.lang, title_fillings(words.vocabulary, facts, words.lang))
        except MissingValueError:
            pass
    return incident.title[words.lang]


def _answer_key(when: Condition, fact: str) -> str | None:
    """ "The key of "if yes" or of "if_no" for a condition that is one answer to a yes/no question."""
    if not isinstance(when, Member) or when.fact != fact or len(when.values) != 1:
        return None
    (value,) = when.values
    if not isinstance(value, bool):
        return None
    return "if_yes" if value != when.negated else "if_no"


def _place(settled: Settled) -> tuple[str, str, Content]:
    return (settled.who, settled.slot, settled.content)


def distinct(conflicts: Sequence[Conflict]) -> list[Conflict]:
    """One conflict for each set of articles that disagree, with each of their sides once: the rules of two articles may differ in several slots."""
    found: dict[frozenset[tuple[str, ...]], list[Settled]] = {}
    for conflict in conflicts:
        sides = found.setdefault(frozenset(side.cites for side in conflict.sides), [])
        sides += [side for side in conflict.sides if side not in sides]
    result: list[Conflict] = []
    for sides in found.values():
        order = list(dict.fromkeys(side.cites for side in sides))
        result.append(Conflict(tuple(sorted(sides, key=lambda side: order.index(side.cites)))))
    return result
