"""Whether two conditions say the same of a case, however they are worded."""

from __future__ import annotations

from collections.abc import Mapping

from adjudicator.engine.condition import Condition, both, facts_of, negate
from adjudicator.engine.values import Value
from adjudicator.ruling.constraints import Constraints, Equality, clauses_of, possible
from adjudicator.ruling.domains import Domain, domain_of_value
from adjudicator.ruling.forms import Forms
from adjudicator.ruling.gate import initial_domains, whole_domain
from adjudicator.ruling.plan import Plan
from adjudicator.ruling.seats import bare_fact


def equivalent(first: Condition, second: Condition, plan: Plan, known: Mapping[str, Value]) -> bool:
    """Whether no possible case tells `first` from `second`, given the facts `known` and what the vocabulary and the definitions tie together."""
    forms = Forms()
    one, other = forms.single(first), forms.single(second)
    domains: dict[str, Domain] = initial_domains(plan, known)
    for fact in facts_of(one) | facts_of(other) | {fact for form in forms.by_name.values() for fact, _ in form.terms}:
        if fact not in domains:
            domains[fact] = domain_of_value(known[fact]) if fact in known else whole_domain(plan, bare_fact(fact))
    tied = plan.constraints(frozenset(known))
    equalities = (*tied.equalities, *(Equality(name, form) for name, form in forms.by_name.items() if name not in plan.facts))
    return not any(
        possible(domains, Constraints((*tied.clauses, *clauses_of(both(holds, negate(fails)))), equalities))
        for holds, fails in ((one, other), (other, one))
    )
