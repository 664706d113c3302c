"""Domains, cells and linear forms against trying every number."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from adjudicator.engine.condition import Compare, Condition, Leaf, Linear, Member
from adjudicator.engine.expression import Binary, Expression, Number, Ref, evaluate_expression
from adjudicator.engine.three_valued import evaluate, linear_value
from adjudicator.engine.values import NONE, FactType, Value
from adjudicator.ruling.cells import Cell, Variable, Variables
from adjudicator.ruling.domains import Domain, Range, domain_of_value, is_empty, judge, narrow, pieces, single, split
from adjudicator.ruling.linear import linear, opened
from adjudicator.ruling.plan import Plan
from adjudicator.ruling.words import condition_of
from tests.engine.test_expression import EXPRESSIONS, exact
from tests.ruling.build import FACTS, book, fact, rule, says, vocabulary

FAR = 12
NUMBERS = range(-FAR, FAR + 1)
SMALL = st.integers(-4, 4)


def values_of(domain: Domain) -> list[Value]:
    """All values of a domain, a range without an end as far as it matters here."""
    if not isinstance(domain, Range):
        return list(domain)
    low, high = (-FAR if domain.low is None else domain.low), (FAR if domain.high is None else domain.high)
    return [*range(low, high + 1), *([NONE] if domain.none else [])]


def members(values: st.SearchStrategy[Value]) -> st.SearchStrategy[Leaf]:
    return st.builds(Member, st.just("n"), st.frozensets(values, max_size=4), st.booleans())


FACTORS = st.sampled_from((-3, -2, -1, 1, 2, 3))
COMPARES: st.SearchStrategy[Leaf] = st.builds(
    lambda factor, constant, equal, negated: Compare(Linear((("n", factor),), constant), equal, "n", "", negated),
    FACTORS, SMALL, st.booleans(), st.booleans(),
)  # fmt: skip
LEAVES = COMPARES | members(SMALL | st.just(NONE))
RANGES = st.builds(Range, st.none() | SMALL, st.none() | SMALL, st.booleans())


@given(LEAVES, RANGES)
def test_a_leaf_is_judged_by_all_that_is_left(leaf: Leaf, domain: Range) -> None:
    truths = {evaluate(leaf, {"n": value}) for value in values_of(domain)}
    judged = judge(leaf, {"n": domain})
    if judged is not None:
        assert truths <= {judged}
    elif isinstance(leaf, Compare):
        assert truths == {True, False}, "a comparison is judged wherever it is decided"


@given(LEAVES, RANGES, st.booleans())
def test_what_is_narrowed_loses_nothing_and_ends_where_the_leaf_holds(leaf: Leaf, domain: Range, truth: bool) -> None:
    narrowed = narrow(leaf, truth, domain)
    assert isinstance(narrowed, Range)
    kept, before = values_of(narrowed), values_of(domain)
    assert [value for value in before if evaluate(leaf, {"n": value}) is truth and value not in kept] == []
    assert [value for value in kept if value not in before] == []
    ends = [value for value in (narrowed.low, narrowed.high) if value is not None and not narrowed.no_numbers]
    assert all(evaluate(leaf, {"n": value}) is truth for value in ends)


@given(st.frozensets(st.sampled_from("xyz")), st.frozensets(st.sampled_from("xyz"), min_size=1), st.booleans(), st.booleans())
def test_words_are_judged_and_narrowed_exactly(values: frozenset[str], domain: frozenset[Value], negated: bool, truth: bool) -> None:
    leaf = Member("w", frozenset(values), negated)
    truths = {evaluate(leaf, {"w": value}) for value in domain}
    assert judge(leaf, {"w": domain}) is (truths.pop() if len(truths) == 1 else None)
    assert narrow(leaf, truth, domain) == frozenset(value for value in domain if evaluate(leaf, {"w": value}) is truth)


@given(RANGES, st.frozensets(SMALL))
def test_pieces_are_the_range_in_order(domain: Range, points: frozenset[int]) -> None:
    assert [value for piece in pieces(domain, points) for value in values_of(piece)] == values_of(domain)


@given(LEAVES, RANGES)
def test_a_leaf_is_the_same_all_over_each_part_that_it_splits(leaf: Leaf, domain: Range) -> None:
    parts = split(leaf, domain)
    assert [value for part in parts for value in values_of(part)] == values_of(domain)
    assert all(len({evaluate(leaf, {"n": value}) for value in values_of(part)}) == 1 for part in parts)


@given(RANGES)
def test_one_value_left_or_none(domain: Range) -> None:
    left = values_of(domain)
    unbounded = domain.low is None or domain.high is None
    assert is_empty(domain) == (not left)
    assert single(domain) == (left[0] if len(left) == 1 and not unbounded else None)
    assert all(values_of(domain_of_value(value)) == [value] for value in (*left, True, "x"))


def sums(facts: str) -> st.SearchStrategy[Expression]:
    """Expressions that are integer linear forms, by how they are written."""
    return st.recursive(
        SMALL.map(Number) | st.sampled_from(facts).map(Ref),
        lambda inner: (
            st.builds(Binary, st.sampled_from(("plus", "minus")), inner, inner)
            | st.builds(Binary, st.just("times"), SMALL.map(Number), inner)
            | st.builds(Binary, st.just("times"), inner, SMALL.map(Number))
        ),
        max_leaves=5,
    )


@given(sums("ab"), st.dictionaries(st.sampled_from("ab"), st.integers(-9, 9), min_size=2))
def test_a_sum_is_its_linear_form(expression: Expression, facts: dict[str, Value]) -> None:
    form = linear(expression)
    assert form is not None
    assert list(form.terms) == sorted((name, factor) for name, factor in form.terms if factor)
    assert linear_value(form, facts) == evaluate_expression(expression, facts)


@given(EXPRESSIONS, st.dictionaries(st.sampled_from("abc"), st.integers(-9, 9), min_size=3))
def test_a_linear_form_is_what_it_was_made_of(expression: Expression, facts: dict[str, Value]) -> None:
    form = linear(expression)
    if form is not None:
        assert linear_value(form, facts) == exact(expression, facts)


@given(st.dictionaries(st.sampled_from("abc"), st.integers(-9, 9)), SMALL, FACTORS, FACTORS)
def test_a_computed_number_is_written_out_over_what_is_not_known(known: dict[str, Value], constant: int, first: int, second: int) -> None:
    forms = {"d": Linear((("a", first), ("e", 2)), constant), "e": Linear((("a", second), ("b", 1)), 3), "f": Linear((("c", 1), ("d", -1)))}
    out = opened("f", forms, known)
    assert not set(out.terms) & {*known, *forms}
    assert all(out.terms.values())
    facts: dict[str, Value] = {"a": 5, "b": -7, "c": 11, **known}
    for name in "edf":
        facts[name] = linear_value(forms[name], facts)
    assert linear_value(Linear(tuple(out.terms.items()), out.constant), facts) == facts["f"]
    assert opened("f", forms, {"f": 4}).constant == 4


@given(FACTORS, SMALL, LEAVES)
def test_a_number_is_cut_where_what_is_computed_from_it_is_tested(factor: int, constant: int, leaf: Leaf) -> None:
    formula = Binary("plus", Binary("times", Number(factor), Ref("n")), Number(constant))
    computed = replace(fact("k", FactType.COUNT), formula=formula)
    tested = replace(leaf, fact="k") if isinstance(leaf, Member) else replace(leaf, form=Linear((("k", leaf.form.terms[0][1]),), leaf.form.constant))
    plan = Plan(book((rule("1.a", tested, [says("deal", "p")]),), vocabulary(facts=(*FACTS, computed))), ("event",))
    variable = Variables(plan, {}, {"n": Range(-FAR, FAR)}).variable("n")
    assert [value for cell in variable.cells for value in values_of(cell.domain)] == list(NUMBERS)
    for cell in variable.cells:
        assert len({evaluate(tested, {"k": factor * int(value) + constant}) for value in values_of(cell.domain)}) == 1  # type: ignore[arg-type]  # numbers
        assert cell.value in values_of(cell.domain)


@st.composite
def variables(draw: st.DrawFn) -> dict[str, Variable]:
    number = Range(draw(st.none() | st.just(0)), draw(st.none() | st.just(5)), draw(st.booleans()))
    parts = pieces(number, draw(st.frozensets(st.integers(0, 5), max_size=4)))
    cells = tuple(Cell(part, values_of(part)[0]) for part in parts)
    words = draw(st.lists(st.sampled_from("xyz"), min_size=1, unique=True))
    return {"n": Variable("n", cells, {}), "w": Variable("w", tuple(Cell(frozenset((one,)), one) for one in words), {})}


@given(variables(), st.data())
def test_cubes_are_said_as_the_condition_that_holds_exactly_on_them(made: dict[str, Variable], data: st.DataObject) -> None:
    def cells(name: str) -> st.SearchStrategy[frozenset[int]]:
        return st.frozensets(st.sampled_from(range(len(made[name].cells))), min_size=1)

    literals = st.fixed_dictionaries({}, optional={name: cells(name) for name in made})
    cubes = data.draw(st.lists(literals.map(lambda cube: tuple(cube.items())), min_size=1, max_size=3))
    condition: Condition = condition_of(cubes, made)
    for n, number in enumerate(made["n"].cells):
        for w, word in enumerate(made["w"].cells):
            at = {"n": n, "w": w}
            inside = any(all(at[name] in those for name, those in cube) for cube in cubes)
            for value in values_of(number.domain):
                assert evaluate(condition, {"n": value, "w": word.value}) is inside
