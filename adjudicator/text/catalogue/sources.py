"""Sentences about sources: YAML, the shape of files, conditions and the vocabulary."""

from __future__ import annotations

from adjudicator.text.languages import Text

TEXTS: dict[str, Text] = {
    # The file itself
    "source_no_file": Text(en="there is no such file", fr="ce fichier n'existe pas"),
    "source_folder": Text(en="this is a folder, where a file is wanted", fr="c'est un dossier, et il faut un fichier"),
    "source_broken_link": Text(en="this is a link to a file that is not there", fr="c'est un lien vers un fichier qui n'existe pas"),
    "source_device": Text(en="this is no file of text (a device or a pipe)", fr="ce n'est pas un fichier de texte (un périphérique ou un tube)"),
    "source_unreadable": Text(en="the file cannot be read: {reason}", fr="le fichier ne peut pas être lu : {reason}"),
    "source_too_big": Text(en="the file is over {limit} bytes", fr="le fichier dépasse {limit} octets"),
    "source_not_utf8": Text(
        en="byte {byte} is not UTF-8 text: save the file as UTF-8",
        fr="l'octet {byte} n'est pas du texte UTF-8 : enregistrez le fichier en UTF-8",
    ),
    "source_invisible_character": Text(
        en="{code} is a character that cannot be seen: delete it", fr="{code} est un caractère invisible : supprimez-le"
    ),
    "source_invisible_escape": Text(
        en="{code} is a character that cannot be seen, written with an escape: take it out",
        fr="{code} est un caractère invisible, écrit par un échappement : supprimez-le",
    ),
    "source_empty": Text(en="the file is empty", fr="le fichier est vide"),
    "source_documents": Text(
        en="a second document begins here: one file holds one", fr="un second document commence ici : un fichier n'en contient qu'un"
    ),
    "source_depth": Text(en="nested more than {limit} deep", fr="plus de {limit} niveaux d'imbrication"),
    "source_tag": Text(
        en="tags such as `{text}` are not used here: delete it", fr="les étiquettes comme `{text}` ne s'emploient pas ici : supprimez-la"
    ),
    "source_anchor": Text(
        en="`{text}`: anchors are not used here; put quotes around text that begins with &",
        fr="`{text}` : les ancres ne s'emploient pas ici ; mettez entre guillemets un texte qui commence par &",
    ),
    "source_alias": Text(
        en="`{text}`: aliases are not used here: write it out; put quotes around text that begins with *",
        fr="`{text}` : les alias ne s'emploient pas ici : écrivez tout ; mettez entre guillemets un texte qui commence par *",
    ),
    "source_merge": Text(en="`<<` is not used here: write the keys out", fr="`<<` ne s'emploie pas ici : écrivez les clés"),
    "source_key": Text(en="a key must be a word, not a list or a mapping", fr="une clé est un mot, ni une liste ni un dictionnaire"),
    "source_key_empty": Text(en="a key is missing before the `:`", fr="il manque une clé avant le `:`"),
    "source_duplicate": Text(
        en="the key `{key}` stands here a second time (first on line {line})",
        fr="la clé `{key}` figure ici une seconde fois (la première à la ligne {line})",
    ),
    "source_empty_item": Text(en="a value is missing here", fr="il manque une valeur ici"),
    "source_empty_value": Text(en="nothing is written after `{key}:`", fr="rien n'est écrit après `{key}:`"),
    "source_no_space": Text(en="`{key}` has no value: put a space after the `:`", fr="`{key}` n'a pas de valeur : mettez une espace après le `:`"),
    "source_yes_no": Text(
        en="write `{instead}` instead of `{text}`, or put quotes around it if it is text",
        fr="écrivez `{instead}` au lieu de `{text}`, ou mettez des guillemets si c'est du texte",
    ),
    "source_null": Text(
        en="`{text}` is not used here: write `none` for a value known to be absent, or leave the key out",
        fr="`{text}` ne s'emploie pas ici : écrivez `none` pour une valeur que l'on sait absente, ou retirez la clé",
    ),
    # YAML
    "yaml_unreadable": Text(
        en="this cannot be read as YAML: look at the quotes, brackets and indentation here",
        fr="ceci n'est pas lisible comme YAML : vérifiez ici guillemets, crochets et retraits",
    ),
    "yaml_symbol": Text(
        en="`{text}`: write comparisons in words: `at least`, `at most`, `more than`, `less than`, `other than`; put quotes around text",
        fr="`{text}` : écrivez les comparaisons en mots : `at least`, `at most`, `more than`, `less than`, `other than` ; un texte, entre guillemets",
    ),
    "yaml_tab": Text(en="a tab stands here: indent with spaces", fr="il y a une tabulation ici : faites les retraits avec des espaces"),
    "yaml_bad_start": Text(
        en="a value cannot begin with `{character}`: put quotes around it",
        fr="une valeur ne peut pas commencer par `{character}` : mettez-la entre guillemets",
    ),
    "yaml_escape": Text(
        en="in double quotes `\\` has a meaning of its own: write `\\\\`, or use single quotes",
        fr="entre guillemets doubles `\\` a un sens particulier : écrivez `\\\\`, ou prenez des apostrophes",
    ),
    "yaml_quote_open": Text(en="the quote opened here is not closed", fr="le guillemet ouvert ici n'est pas fermé"),
    "yaml_list_open": Text(
        en="the `[` opened on line {line} is not closed, or a comma is missing",
        fr="le `[` ouvert à la ligne {line} n'est pas fermé, ou il manque une virgule",
    ),
    "yaml_mapping_open": Text(
        en="the `{{` opened on line {line} is not closed, or a comma is missing",
        fr="le `{{` ouvert à la ligne {line} n'est pas fermé, ou il manque une virgule",
    ),
    "yaml_second_colon": Text(
        en="a second `:` on this line: put quotes around text that contains `: `",
        fr="un second `:` sur cette ligne : mettez entre guillemets un texte qui contient `: `",
    ),
    "yaml_indentation": Text(
        en="this key is indented further than those above it, or the line before it is not finished",
        fr="cette clé est plus en retrait que celles qui précèdent, ou la ligne d'avant n'est pas finie",
    ),
    "yaml_dash": Text(en="a list with `-` begins on a line of its own", fr="une liste avec `-` commence sur sa propre ligne"),
    "yaml_no_colon": Text(en="a `:` is missing after this key", fr="il manque un `:` après cette clé"),
    "yaml_closing": Text(en="this `{character}` closes nothing", fr="ce `{character}` ne ferme rien"),
    "yaml_key_expected": Text(
        en="this does not fit the lines above: look at its indentation, or close the quotes before it",
        fr="ceci ne va pas avec les lignes qui précèdent : vérifiez le retrait, ou les guillemets qui précèdent",
    ),
    # The shape of a file
    "key_missing": Text(en="the key `{key}` is missing", fr="il manque la clé `{key}`"),
    "key_unknown": Text(en="unknown key `{key}`", fr="clé inconnue `{key}`"),
    "expected_text": Text(
        en="text is expected here, not `{text}`; put quotes around a number, yes or no that is text",
        fr="un texte est attendu ici, pas `{text}` ; mettez entre guillemets un nombre, yes ou no qui est un texte",
    ),
    "expected_number": Text(en="a whole number is expected here, not `{text}`", fr="un nombre entier est attendu ici, pas `{text}`"),
    "expected_yes_no": Text(en="`yes` or `no` is expected here, not `{text}`", fr="`yes` ou `no` est attendu ici, pas `{text}`"),
    "expected_list": Text(en="a list is expected here, not `{text}`", fr="une liste est attendue ici, pas `{text}`"),
    "expected_mapping": Text(
        en="keys with values are expected here, not `{text}`", fr="des clés avec leurs valeurs sont attendues ici, pas `{text}`"
    ),
    "expected_list_text": Text(en="a word or a list is expected here, not `{text}`", fr="un mot ou une liste est attendu ici, pas `{text}`"),
    "expected_mapping_text": Text(
        en="a word, or keys with values, is expected here, not `{text}`", fr="un mot, ou des clés avec leurs valeurs, est attendu ici, pas `{text}`"
    ),
    "expected_list_mapping": Text(
        en="a list, or keys with values, is expected here, not `{text}`",
        fr="une liste, ou des clés avec leurs valeurs, est attendue ici, pas `{text}`",
    ),
    "expected_list_mapping_text": Text(
        en="a word, a list, or keys with values, is expected here, not `{text}`",
        fr="un mot, une liste, ou des clés avec leurs valeurs, est attendu ici, pas `{text}`",
    ),
    "expected_number_text": Text(
        en="a word or a whole number is expected here, not `{text}`", fr="un mot ou un nombre entier est attendu ici, pas `{text}`"
    ),
    "expected_text_yes_no": Text(en="a word, `yes` or `no` is expected here, not `{text}`", fr="un mot, `yes` ou `no` est attendu ici, pas `{text}`"),
    "expected_other": Text(en="`{text}` cannot stand here", fr="`{text}` ne peut pas figurer ici"),
    "value_not_one_of": Text(en="`{text}` is not one of {words}", fr="`{text}` n'est pas l'un de {words}"),
    "value_not_id": Text(
        en="`{text}` is not a name: small letters without accents, digits and `_`, beginning with a letter",
        fr="`{text}` n'est pas un nom : minuscules sans accent, chiffres et `_`, en commençant par une lettre",
    ),
    "value_greater_than_equal": Text(en="`{text}` is less than {limit}", fr="`{text}` est inférieur à {limit}"),
    "value_greater_than": Text(en="`{text}` is not more than {limit}", fr="`{text}` n'est pas supérieur à {limit}"),
    "value_less_than_equal": Text(en="`{text}` is more than {limit}", fr="`{text}` est supérieur à {limit}"),
    "value_less_than": Text(en="`{text}` is not less than {limit}", fr="`{text}` n'est pas inférieur à {limit}"),
    "value_empty": Text(en="nothing is written here", fr="rien n'est écrit ici"),
    "value_too_few": Text(en="at least {least} must stand here", fr="il en faut ici au moins {least}"),
    "value_too_many": Text(en="at most {most} may stand here", fr="il en faut ici au plus {most}"),
    "value_wrong": Text(en="`{text}` cannot stand here", fr="`{text}` ne peut pas figurer ici"),
}
