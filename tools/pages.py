"""A hook of MkDocs: what the games tell of themselves becomes pages, and links out of docs/ become plain words.

For each game and language two pages: how it is played (its guided first game, told in words, with a picture of the real
table) and its rules. So nothing of it is written twice.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

import pentarchy
from pentarchy import registry
from pentarchy.kernel.text import Text

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "pentarchy" / "games"

WORDS = {
    "en": {
        "first": "Your first game",
        "begin": "The table can lead you through all of this: choose **Learn** on the first page, or open "
        "`/learn/{game}`. Here are its steps in words.",
        "more": "More",
        "rules": "[The rules, numbered]({rules}): all {count} of them, in our own words.",
        "terminal": "In the terminal: `pentarchy play {game}`; a single rule: `pentarchy rules {game} {rule}`.",
        "options": "Variants",
        "no-options": "None.",
        "picture": "A table of {title}",
    },
    "ru": {
        "first": "Первая партия",
        "begin": "Стол сам проведёт вас по этим шагам: на первой странице нажмите **Научиться** или "
        "откройте `/learn/{game}`. Здесь они — словами.",
        "more": "Дальше",
        "rules": "[Правила по пунктам]({rules}) — все {count}, своими словами.",
        "terminal": "В терминале: `pentarchy play {game} --lang ru`; одно правило: "
        "`pentarchy rules {game} {rule} --lang ru`.",
        "options": "Варианты",
        "no-options": "Вариантов нет.",
        "picture": "Стол: {title}",
    },
}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for game in pentarchy.games():
        for lang in WORDS:
            prefix = "" if lang == "en" else f"{lang}/"
            for kind, content in (("play", play_page(game, lang)), ("rules", rules_page(game, lang))):
                files.append(File.generated(config, f"{prefix}{kind}/{game}.md", content=content))
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8").replace("](docs/", "](")
    files.append(File.generated(config, "changelog.md", content=changes))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """A link to a file outside docs/ is right in the repository; on the site its words are enough."""

    def plain(found: re.Match[str]) -> str:
        outside = (
            not (Path(config.docs_dir) / Path(page.file.src_uri).parent / found[2])
            .resolve()
            .is_relative_to(Path(config.docs_dir).resolve())
        )
        return found[1] if outside else found[0]

    return re.sub(r"\[([^\]]+)\]\((\.\./[^)#\s]+)\)", plain, markdown)


def rules_page(game: str, lang: str) -> str:
    """The rules; their numbers are anchors, so that a rule can be linked to."""
    text = (GAMES / game / "rules" / f"{lang}.md").read_text("utf-8")
    return re.sub(r"^\*\*([A-Z]+-[A-Z]?\d+)\*\*", r'<a id="\1"></a>**\1**', text, flags=re.MULTILINE)


def play_page(game: str, lang: str) -> str:
    words, info, text = WORDS[lang], pentarchy.info(game), registry.game(game).text(lang)
    title, up = info.title(lang), "../" if lang == "en" else "../../"
    index = json.loads((GAMES / game / "rules" / "index.json").read_text("utf-8"))
    rules = list(index)
    facts = {"title": title, "game": game, "rules": f"../rules/{game}.md", "count": len(rules), "rule": rules[0]}
    parts = [
        f"# {title}",
        text("about"),
        f"![{words['picture'].format(**facts)}]({up}pictures/{game}_{lang}.webp)",
        f"## {words['first']}",
        words["begin"].format(**facts),
        *steps(game, lang),
        f"## {words['options']}",
        "\n".join(options(info, text)) or words["no-options"],
        f"## {words['more']}",
        words["rules"].format(**facts),
        words["terminal"].format(**facts),
    ]
    return "\n\n".join(parts) + "\n"


def steps(game: str, lang: str) -> list[str]:
    guide = json.loads((GAMES / game / "guide.json").read_text("utf-8"))
    told = [step for step in guide["steps"] if "title" in step and "say" in step]
    return [f"{number}. **{step['title'][lang]}.** {step['say'][lang]}" for number, step in enumerate(told, 1)]


def options(info: pentarchy.GameInfo, text: Text) -> list[str]:
    """What can be chosen before a game; the same choice for each seat is told once."""
    told = [option for option in info.options if not re.search(r"_[2-9]$", option.name)]
    return [
        f"* **{text(f'option-{option.name}')}**. {text.attribute(f'option-{option.name}', 'help') or ''}"
        for option in told
    ]
