"""A comparison as one page for the browser: everything in one file, without scripts, to be mailed or printed."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from adjudicator.compare.model import IncidentComparison
from adjudicator.compare.report import Report
from adjudicator.render.difference import DifferenceView, SideView, difference_view
from adjudicator.render.differences import counts_text, differences_text, title, verdicts_text
from adjudicator.render.structure import scenario_line, structure_rows
from adjudicator.text.languages import Lang
from adjudicator.text.messages import message
from adjudicator.text.numbers import number_text

_STYLE = """
:root { color-scheme: light dark; --line: #c8c8c8; --faint: #666; --mark: #8a5a00; --back: #fff; --text: #1a1a1a; --soft: #f5f5f2 }
@media (prefers-color-scheme: dark) { :root { --line: #444; --faint: #aaa; --mark: #e0b060; --back: #161616; --text: #e8e8e8; --soft: #202020 } }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 62rem; padding: 1.5rem; background: var(--back); color: var(--text);
  font: 16px/1.45 system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 .6rem }
h2 { font-size: 1.15rem; margin: 2rem 0 .4rem; padding-top: .6rem; border-top: 2px solid var(--text) }
h2 code, .faint { color: var(--faint); font-weight: normal }
p { margin: .3rem 0 }
nav ul { columns: 18rem; column-gap: 2.5rem; padding-left: 1.1rem; margin: .5rem 0 }
nav li { break-inside: avoid; margin: .1rem 0 }
article { margin: .9rem 0 1.2rem; padding: .7rem .9rem; border: 1px solid var(--line); border-radius: 6px; break-inside: avoid }
article h3 { font-size: 1rem; font-weight: 600; margin: 0 0 .5rem }
.kind { display: inline-block; margin-left: .4rem; color: var(--mark); font-weight: 400; font-size: .9rem }
table { width: 100%; border-collapse: collapse; table-layout: fixed }
th, td { text-align: left; vertical-align: top; padding: .3rem .5rem .3rem 0; overflow-wrap: anywhere }
th { width: 8.5rem; font-weight: 600 }
td.silent { color: var(--faint); font-style: italic }
.cites { color: var(--faint); font-size: .88rem; white-space: nowrap }
code, pre { font: .86rem/1.4 ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--soft); padding: .5rem .6rem; border-radius: 4px; margin: .4rem 0 0 }
.case { margin: .4rem 0 0; font-size: .9rem }
details summary { cursor: pointer; color: var(--faint); font-size: .9rem; margin-top: .3rem }
.accepted { border-style: dashed }
@media (max-width: 36rem) { body { padding: .8rem } th, td { display: block; width: auto; padding: .15rem 0 } }
@media print {
  :root { --back: #fff; --text: #000; --line: #999; --faint: #444; --mark: #000; --soft: #fff }
  body { max-width: none; padding: 0; font-size: 9pt; line-height: 1.3 } nav, details { display: none }
  h1 { font-size: 15pt } h2 { font-size: 11pt; margin: .8rem 0 .2rem; padding-top: .3rem; border-width: 1px; break-after: avoid }
  article { margin: .3rem 0 .5rem; padding: .3rem .5rem } article h3 { margin: 0 0 .2rem } th, td { padding: .1rem .4rem .1rem 0 }
  pre { padding: 0; margin: .1rem 0 0; font-size: 7.5pt } .case { margin: .1rem 0 0 }
  a { color: inherit; text-decoration: none }
  @page { margin: 15mm }
}
"""


def differences_html(report: Report, lang: Lang) -> str:
    """`report` as a whole HTML document."""
    heading = message("diff_heading", lang, first=title(report, 0, lang), second=title(report, 1, lang))
    shown = [incident for incident in report.incidents if incident.differences]
    parts = [
        "<!DOCTYPE html>",
        f'<html lang="{lang}">',
        "<head>",
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(heading)}</title>",
        f"<style>{_STYLE}</style>",
        "</head>",
        "<body>",
        f"<h1>{escape(heading)}</h1>",
    ]
    if report.incidents:
        parts += [f"<p>{escape(text)}</p>" for text in (counts_text(report, lang), verdicts_text(report, lang), differences_text(report, lang))]
        if not report.differences:
            parts.append(f"<p>{escape(message('diff_nothing', lang))}</p>")
    parts += _contents(shown, report, lang)
    for incident in shown:
        parts += _incident(incident, report, lang)
    parts += _lists(report, lang)
    return "\n".join([*parts, "</body>", "</html>", ""])


def _contents(shown: Iterable[IncidentComparison], report: Report, lang: Lang) -> list[str]:
    lines = [
        f'<li><a href="#{escape(one.incident)}">{escape(report.incident(one.incident).title[lang])}</a>'
        f' <span class="faint">{len(one.differences)}</span></li>'
        for one in shown
    ]
    return ["<nav>", f"<p><strong>{escape(message('html_contents', lang))}</strong></p>", "<ul>", *lines, "</ul>", "</nav>"] if lines else []


def _incident(incident: IncidentComparison, report: Report, lang: Lang) -> list[str]:
    name = report.incident(incident.incident).title[lang]
    parts = ["<section>", f'<h2 id="{escape(incident.incident)}">{escape(name)} <code>{escape(incident.incident)}</code></h2>']
    if incident.left_out:
        parts.append(f'<p class="faint">{escape(message("diff_left_out", lang, count=number_text(incident.left_out, lang)))}</p>')
    for difference in incident.differences:
        parts += _difference(difference_view(difference, report, lang), lang)
    return [*parts, "</section>"]


def _difference(view: DifferenceView, lang: Lang) -> list[str]:
    commands = "\n".join(view.commands)
    accepted = "" if view.accepted is None else f"<p>{escape(message('diff_accepted_because', lang, reason=view.accepted))}</p>"
    return [
        f'<article id="d-{view.fingerprint}"{" class=accepted" if view.accepted is not None else ""}>',
        f'<h3>{escape(view.when)} <span class="kind">{escape(view.kind)}</span></h3>',
        "<table>",
        *(_side(side) for side in view.sides),
        "</table>",
        accepted,
        f'<p class="case"><span class="faint">{escape(message("html_case", lang))} · {view.fingerprint}</span></p>',
        f"<pre>{escape(commands)}</pre>",
        f"<details><summary>{escape(message('html_scenario', lang))}</summary><pre>{escape(view.scenario)}</pre></details>",
        "</article>",
    ]


def _side(side: SideView) -> str:
    cites = f' <span class="cites">{escape(", ".join(side.cites))}</span>' if side.cites else ""
    return f"<tr><th>{escape(side.label)}</th><td{'' if side.said else ' class=silent'}>{escape(side.text)}{cites}</td></tr>"


def _lists(report: Report, lang: Lang) -> list[str]:
    parts: list[str] = []
    rows = structure_rows(report, lang)
    if rows:
        parts.append(f"<h2>{escape(message('diff_structure', lang))}</h2>")
        for name, lines in rows:
            parts += [f"<p><strong>{escape(name)}</strong></p>", "<ul>", *(f"<li>{escape(line)}</li>" for line in lines), "</ul>"]
    if report.scenarios:
        parts += [f"<h2>{escape(message('diff_scenarios', lang))}</h2>", "<ul>"]
        parts += [*(f"<li>{escape(scenario_line(change, lang))}</li>" for change in report.scenarios), "</ul>"]
    if report.unused:
        parts.append(f"<p>{escape(message('diff_unused', lang, fingerprints=', '.join(report.unused)))}</p>")
    return parts
