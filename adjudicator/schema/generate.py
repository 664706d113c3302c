"""The schemas made from the forms that the loaders themselves read with, and from the words of the vocabulary.

An editor completes with them the words of the shared vocabulary and of the shipped houses. It lets other words pass, as a house may bring its own;
whether a word exists is for the loader to say. They are written for both readings of ``yes`` and ``no``: as booleans (YAML 1.1) and as words (1.2).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from adjudicator.check.known import FindingsForm
from adjudicator.check.registry import all_checks
from adjudicator.compare.samples import FamilyForm
from adjudicator.engine.values import FactType
from adjudicator.recognise.schema import WordsForm
from adjudicator.rulebook.houses import house_ids, load_house
from adjudicator.rulebook.library import Library, shipped_library
from adjudicator.rulebook.schema import chapter_schema, house_schema, without_null
from adjudicator.scenario.schema import ScenarioForm
from adjudicator.vocabulary.model import Fact, Vocabulary
from adjudicator.vocabulary.schema import HouseVocabularyForm, VocabularyForm

FOLDER = Path(__file__).parent
DIALECT = "https://json-schema.org/draft/2020-12/schema"
Schema = dict[str, Any]
"""One schema, as JSON has it."""


def written(library: Library | None = None) -> Mapping[str, str]:
    """Every schema as its file has it, by file name."""
    library = library or shipped_library()
    vocabularies = [load_house(house, library).vocabulary for house in house_ids(library)]
    return {name: json.dumps(schema, ensure_ascii=False, indent=1) + "\n" for name, schema in schemas(vocabularies).items()}


def schemas(vocabularies: Iterable[Vocabulary]) -> Mapping[str, Schema]:
    """The schema of each kind of file, with the words of all `vocabularies`."""
    words = _Words(list(vocabularies))
    made: dict[str, Schema] = {
        "house.json": house_schema(),
        "chapter.json": words.in_chapter(chapter_schema()),
        "vocabulary.json": without_null(TypeAdapter(VocabularyForm | HouseVocabularyForm).json_schema()),
        "words.json": words.in_words(without_null(WordsForm.model_json_schema())),
        "scenario.json": words.in_scenario(without_null(TypeAdapter(list[ScenarioForm] | ScenarioForm).json_schema())),
        "situations.json": without_null(TypeAdapter(list[FamilyForm]).json_schema()),
        "findings.json": words.in_findings(without_null(FindingsForm.model_json_schema())),
    }
    return {name: {"$schema": DIALECT, **_both_readings(schema)} for name, schema in made.items()}


class _Words:
    """What an editor can complete."""

    def __init__(self, vocabularies: list[Vocabulary]) -> None:
        self.facts: dict[str, Fact] = {name: fact for one in vocabularies for name, fact in one.facts.items()}
        self.word_values: dict[str, list[str]] = {}
        for one in vocabularies:
            for name, fact in one.facts.items():
                self.word_values[name] = list(dict.fromkeys([*self.word_values.get(name, ()), *fact.words]))
        self.incidents = sorted({name for one in vocabularies for name in one.incidents})
        slots = {name: slot for one in vocabularies for name, slot in one.slots.items()}
        of_role = {name: {"description": slot.title.en} for name, slot in slots.items() if slot.of_role}
        self.outcomes: Schema = {name: {"description": slot.title.en} for name, slot in slots.items() if not slot.of_role}
        roles = sorted({role for one in vocabularies for role in one.roles})
        self.outcomes |= {role: {"type": "object", "properties": of_role} for role in roles}

    def incident(self) -> Schema:
        """One incident, or several."""
        one = _suggested(self.incidents)
        return {"anyOf": [one, {"type": "array", "items": one, "minItems": 1}]}

    def tests(self) -> Schema:
        """Facts with their tests."""
        return {name: self._fact(fact) for name, fact in self.facts.items()}

    def _fact(self, fact: Fact) -> Schema:
        words = ["yes", "no"] if fact.type is FactType.YES_NO else self.word_values[fact.id]
        found: Schema = {"anyOf": [*([{"enum": words}] if words else []), {"$ref": "#/$defs/Test"}]}
        if fact.question is not None:
            found["description"] = fact.question.en
        return found

    def in_chapter(self, schema: Schema) -> Schema:
        """A chapter: its incidents, conditions and outcomes."""
        definitions = schema["$defs"]
        definitions["Test"] = definitions["Condition"]["additionalProperties"]
        definitions["Condition"]["properties"] |= self.tests()
        definitions["Condition"]["additionalProperties"] = {"$ref": "#/$defs/Test"}
        for shape in ("ArticleShape", "RuleShape", "TableShape"):
            described = definitions[shape]["properties"]["on"].get("description", "")
            definitions[shape]["properties"]["on"] = {**self.incident(), "description": described}
        definitions["RuleShape"]["properties"]["then"]["properties"] = self.outcomes
        return schema

    def in_words(self, schema: Schema) -> Schema:
        """A file of words: its incidents and facts."""
        for key, names in (("incidents", self.incidents), ("facts", sorted(self.facts))):
            property_ = schema["properties"][key]
            (phrases,) = property_["patternProperties"].values()
            property_["properties"] = dict.fromkeys(names, phrases)
        return schema

    def in_scenario(self, schema: Schema) -> Schema:
        """A file of scenarios: its incidents and facts, and what comes out."""
        definitions = schema["$defs"]
        definitions["Test"] = {"type": ["string", "integer", "boolean", "array", "object"]}
        definitions["Facts"] = {"type": "object", "properties": self.tests(), "additionalProperties": {"$ref": "#/$defs/Test"}}
        definitions["Claims"] = {"type": "object", "properties": self.outcomes}
        for shape in ("ScenarioForm", "EventForm"):
            properties = definitions[shape]["properties"]
            properties["incident"] = {**self.incident(), "description": properties["incident"]["description"]}
            properties["facts"] = {"$ref": "#/$defs/Facts", "description": properties["facts"]["description"]}
        for shape in ("ExpectationForm", "BranchForm", "ScenarioForm"):
            for key in ("slots", "not"):
                if key in definitions[shape]["properties"]:
                    old = definitions[shape]["properties"][key]
                    definitions[shape]["properties"][key] = {"$ref": "#/$defs/Claims", "description": old["description"]}
        return schema

    def in_findings(self, schema: Schema) -> Schema:
        """A file of known findings: the checks and incidents."""
        known = schema["$defs"]["KnownForm"]["properties"]
        known["check"] = {"enum": list(all_checks()), "description": known["check"]["description"]}
        known["incident"] = {**self.incident(), "description": known["incident"]["description"]}
        return schema


def _suggested(words: Iterable[str]) -> Schema:
    """One of `words`, which an editor completes; any other word passes."""
    return {"anyOf": [{"enum": list(words)}, {"type": "string", "minLength": 1}]}


def _both_readings(schema: Any) -> Any:
    """The schema with ``yes`` and ``no`` as words wherever booleans are allowed."""
    if isinstance(schema, list):
        return [_both_readings(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    result = {key: _both_readings(value) for key, value in schema.items()}
    if result.get("type") == "boolean":
        del result["type"]
        result["enum"] = [True, False, "yes", "no"]
    elif isinstance(result.get("enum"), list) and any(value is True for value in result["enum"]):
        result["enum"] = list({str(value): value for value in (*result["enum"], "yes")}.values())
    return result
