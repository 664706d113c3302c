"""What all verbs share: the options `--lang`, `--format` and `--help`, and help in the language asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, NoReturn, cast

import click

from adjudicator.source.diagnostics import Diagnostic, InvalidInputError
from adjudicator.text.languages import LANGS, Lang
from adjudicator.text.messages import message

OutputFormat = Literal["text", "json"]
_FORMATS = ("text", "json")
_FORMAT = "adjudicator.format"


def output_format() -> OutputFormat:
    """The output format asked for, wherever `--format` stood; text when it was not."""
    return cast("OutputFormat", format_name())


def format_name() -> str:
    """The same, for a verb that has formats of its own besides text and JSON."""
    return str(click.get_current_context().meta.get(_FORMAT, "text"))


def invalid(key: str, near: tuple[str, ...] = (), **values: object) -> NoReturn:
    """Refuse what was typed. Raises InvalidInputError with one diagnostic."""
    raise InvalidInputError([Diagnostic(key, None, values, near)])


def shared_options(lang: Lang, more_formats: Sequence[str] = ()) -> list[click.Parameter]:
    """`--lang`, `--format` (text, json and `more_formats`), `--help`: new objects, as click ties them to one command."""

    def keep(context: click.Context, _: click.Parameter, value: str | None) -> None:
        if value is not None:
            context.meta[_FORMAT] = value

    def show_help(context: click.Context, _: click.Parameter, value: bool) -> None:
        if value:
            click.echo(context.get_help())
            context.exit()

    formats = message("help_formats", lang, more=", ".join(more_formats)) if more_formats else message("help_format", lang)
    return [
        click.Option(["--lang"], type=click.Choice(LANGS), expose_value=False, help=message("help_lang", lang)),
        click.Option(["--format"], type=click.Choice((*_FORMATS, *more_formats)), expose_value=False, callback=keep, help=formats),
        click.Option(["--help", "-h"], is_flag=True, is_eager=True, expose_value=False, callback=show_help, help=message("help_help", lang)),
    ]


class _Speaking(click.Command):
    """Help with headings in the language asked for."""

    lang: Lang = "en"

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The usage line."""
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), prefix=message("help_usage", self.lang) + " ")

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """The arguments as they are named in the help of the verb, then the options."""
        arguments = [piece for parameter in self.get_params(ctx) for piece in parameter.get_usage_pieces(ctx)]
        return [*arguments, message("help_options_piece", self.lang)]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The options."""
        options = [parameter for parameter in self.get_params(ctx) if isinstance(parameter, click.Option)]
        records = [record for option in options if (record := option.get_help_record(ctx)) is not None]
        if records:
            with formatter.section(message("help_options", self.lang)):
                formatter.write_dl(records)


class Verb(_Speaking):
    """One verb. `arguments` says in its usage line what it takes."""

    def __init__(
        self,
        name: str,
        lang: Lang,
        callback: Callable[..., int],
        *,
        arguments: str = "",
        most: int | None = None,
        options: Sequence[click.Parameter] = (),
        more_formats: Sequence[str] = (),
    ) -> None:
        """`most`: how many arguments it takes at the most (None: any number). `more_formats`: what `--format` takes besides text and json."""
        self.lang = lang
        self.most = most
        taken = [click.Argument(["words"], nargs=-1, type=click.UNPROCESSED, metavar=arguments)]
        super().__init__(
            name,
            callback=callback,
            params=[*taken, *options, *shared_options(lang, more_formats)],
            help=message(f"help_{name}_long", lang),
            short_help=message(f"help_{name}", lang),
            add_help_option=False,
        )

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse, and refuse what is too much in our own words."""
        rest = super().parse_args(ctx, args)
        words = ctx.params.get("words", ())
        if self.most is not None and len(words) > self.most:
            invalid("too_many_arguments", verb=self.name, word=words[self.most])
        return rest


class Verbs(_Speaking, click.Group):
    """The program: its verbs, each imported when it is used."""

    def __init__(self, lang: Lang, verbs: Sequence[str], make: Callable[[str, Lang], click.Command], callback: Callable[..., Any]) -> None:
        """`make` gives the command of a verb."""
        self.lang = lang
        self._verbs = tuple(verbs)
        self._make = make
        version = click.Option(["--version"], is_flag=True, help=message("help_version", lang))
        super().__init__(
            "adjudicator",
            invoke_without_command=True,
            callback=callback,
            params=[version, *shared_options(lang)],
            help=message("help_program", lang),
            add_help_option=False,
        )

    def collect_usage_pieces(self, _ctx: click.Context) -> list[str]:
        """A verb, and what it takes."""
        return [message("help_verb_piece", self.lang)]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The verbs, then the options."""
        self.format_commands(ctx, formatter)
        super().format_options(ctx, formatter)

    def list_commands(self, _ctx: click.Context) -> list[str]:
        """The verbs in their own order."""
        return list(self._verbs)

    def get_command(self, _ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of a verb; None when there is none of that name."""
        return self._make(cmd_name, self.lang) if cmd_name in self._verbs else None

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[str | None, click.Command | None, list[str]]:
        """The verb named first; an unknown one is answered with the nearest."""
        name = args[0]
        command = self.get_command(ctx, name)
        if command is None:
            from adjudicator.source.nearest import nearest

            invalid("unknown_verb", nearest(name, self._verbs), verb=name)
        return name, command, args[1:]

    def format_commands(self, _ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The verbs with a line each, without importing them."""
        with formatter.section(message("help_verbs", self.lang)):
            formatter.write_dl([(name, message(f"help_{name}", self.lang)) for name in self._verbs])
