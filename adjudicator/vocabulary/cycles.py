"""Cycles in what refers to what."""

from __future__ import annotations

from collections.abc import Iterable, Mapping


def find_cycle(graph: Mapping[str, Iterable[str]]) -> tuple[str, ...] | None:
    """A cycle of the graph, beginning with the node that stands first in it, or None. Names that are no node have no edges."""
    finished: set[str] = set()
    for start in graph:
        path: list[str] = []
        on_path: set[str] = set()
        todo: list[tuple[str, bool]] = [(start, False)]
        while todo:
            node, leaving = todo.pop()
            if leaving:
                path.pop()
                on_path.discard(node)
                finished.add(node)
            elif node in on_path:
                cycle = path[path.index(node) :]
                first = min(range(len(cycle)), key=lambda i: list(graph).index(cycle[i]))
                return tuple(cycle[first:] + cycle[:first])
            elif node not in finished:
                path.append(node)
                on_path.add(node)
                todo.append((node, True))
                todo += [(after, False) for after in reversed(list(graph.get(node, ())))]
    return None
