"""Completions of `tusac` for three shells, from its usage."""

from tools.usage import COMMANDS, Option, Usage

_MADE = "made by tools/shell_files.py from the parser"


def bash(found: dict[str, Usage]) -> str:
    """Return the completion for bash."""
    options = [(name, option) for name, usage in found.items() for option in usage.options if option.metavar]
    plain = sorted({flag for _, option in options if not _knows(option) for flag in option.flags})
    paths = sorted({flag for _, option in options if option.is_file for flag in option.flags})
    choices = [
        f'        "{name} {flag}") _tusac_offer "{" ".join(option.choices)}"; return ;;'
        for name, option in options
        if option.choices
        for flag in option.flags
    ]
    words = [
        f'        "{name}") _tusac_offer "{" ".join(_words(usage, COMMANDS if not name else {}))}" ;;'
        for name, usage in found.items()
    ]
    takers = "|".join(name for name, usage in found.items() if usage.takes_file)
    return "\n".join(
        [
            f"# Completion of tusac for bash; {_MADE}.",
            "",
            "_tusac_offer() {",
            '    mapfile -t COMPREPLY < <(compgen -W "$1" -- "$word")',
            "}",
            "",
            "_tusac_files() {",
            "    compopt -o filenames",
            '    mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$word")',
            "}",
            "",
            "_tusac() {",
            '    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command="" place',
            "    COMPREPLY=()",
            "    for ((place = 1; place < COMP_CWORD; place++)); do",
            '        case "${COMP_WORDS[place]}" in',
            f"        {'|'.join(COMMANDS)}) command=${{COMP_WORDS[place]}}; break ;;",
            "        esac",
            "    done",
            '    case "$command $before" in',
            *choices,
            "    esac",
            '    case "$before" in',
            f"        {'|'.join(paths)}) _tusac_files; return ;;",
            f"        {'|'.join(plain)}) return ;;",
            "    esac",
            '    case "$command" in',
            *words,
            "    esac",
            '    case "$command" in',
            f'        ""|{takers}) [[ $word == -* ]] || _tusac_files ;;',
            "    esac",
            "}",
            "",
            "complete -F _tusac tusac",
            "",
        ]
    )


def zsh(found: dict[str, Usage]) -> str:
    """Return the completion for zsh."""
    lines = [
        "#compdef tusac",
        f"# Completion of tusac for zsh; {_MADE}.",
        "",
        "_tusac() {",
        "    local curcontext=$curcontext state line",
        "    local -a commands",
        "    commands=(",
        *(f"        {_quoted(f'{name}:{text}')}" for name, text in COMMANDS.items()),
        "    )",
        "    _arguments -C \\",
        *(f"        {_spec(option)} \\" for option in found[""].options),
        "        '1: :->command' '*:: :->rest'",
        "    case $state in",
        "    command) _describe command commands; _files -g '*.tusac-(record|round)' ;;",
        "    rest)",
        "        case $line[1] in",
    ]
    for name, usage in found.items():
        if name:
            specs = [_spec(option) for option in usage.options]
            specs += [f"'1:task:({' '.join(usage.tasks)})'"] if usage.tasks else []
            specs += ["'*:file:_files'"] if usage.takes_file else []
            lines.append(f"        {name}) _arguments {' '.join(specs)} ;;")
    return "\n".join([*lines, "        esac ;;", "    esac", "}", "", '_tusac "$@"', ""])


def fish(found: dict[str, Usage]) -> str:
    """Return the completion for fish."""
    none = f"not __fish_seen_subcommand_from {' '.join(COMMANDS)}"
    lines = [
        f"# Completion of tusac for fish; {_MADE}.",
        "",
        "complete -c tusac -f",
        *(
            f"complete -c tusac -n '{none}' -a {name} -d {_fish_quoted(text)}"
            for name, text in COMMANDS.items()
        ),
    ]
    for name, usage in found.items():
        when = f"__fish_seen_subcommand_from {name}" if name else none
        for option in usage.options:
            flags = " ".join(
                f"-l {flag[2:]}" if flag.startswith("--") else f"-s {flag[1:]}" for flag in option.flags
            )
            what = " -r -F" if option.is_file else " -x" if option.metavar else ""
            what += f" -a '{' '.join(option.choices)}'" if option.choices else ""
            lines.append(f"complete -c tusac -n '{when}' {flags}{what} -d {_fish_quoted(option.text)}")
        if usage.tasks:
            lines.append(f"complete -c tusac -n '{when}' -a '{' '.join(usage.tasks)}'")
        if usage.takes_file:
            lines.append(f"complete -c tusac -n '{when}' -F")
    return "\n".join([*lines, ""])


def _knows(option: Option) -> bool:
    return option.is_file or bool(option.choices)


def _words(usage: Usage, commands: dict[str, str]) -> list[str]:
    return [
        *filter(None, commands),
        *usage.tasks,
        *(flag for option in usage.options for flag in option.flags),
    ]


def _spec(option: Option) -> str:
    """Return an option as zsh's `_arguments` has it."""
    text = option.text.replace("[", "(").replace("]", ")").replace(":", "\\:")
    what = "_files" if option.is_file else f"({' '.join(option.choices)})" if option.choices else " "
    behind = f"[{text}]" + (f":{option.metavar}:{what}" if option.metavar else "")
    if len(option.flags) == 1:
        return _quoted(option.flags[0] + behind)
    return f"'({' '.join(option.flags)})'{{{','.join(option.flags)}}}{_quoted(behind)}"


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"


def _fish_quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"
