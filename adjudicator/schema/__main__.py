"""``python -m adjudicator.schema`` writes the schemas anew."""

from adjudicator.schema.generate import FOLDER, written


def main() -> None:
    """Write every schema file."""
    for name, text in written().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
