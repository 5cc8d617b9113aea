"""
`python -m ficha_train.reader.generator.show NAME`: a paper as marked text, by its name (`licence/state/poster`, `term/sc-eproc-tutela`).
`show --count 6 [TYPE]`: how many mentions of each role its papers print. `show --seed 7 TYPE`: any document, also as an SVG.
"""

import argparse
import html
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import get_args

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.driver.cards import Card
from ficha_train.reader.generator.driver.pages import driver_page
from ficha_train.reader.generator.driver.sheet import sourced_page as driver_paper
from ficha_train.reader.generator.driver.record import record
from ficha_train.reader.generator.licence.pages import licence_page, printed
from ficha_train.reader.generator.noise import read_page
from ficha_train.reader.generator.other.pages import other_page, other_script_page
from ficha_train.reader.generator.page import Page, PlacedLine
from ficha_train.reader.generator.papers import Kind, Paper, all_papers
from ficha_train.reader.generator.term.case import draw_case
from ficha_train.reader.generator.term.pages import term_page
from ficha_train.reader.generator.term.sheet import sourced_page as term_paper
from ficha_train.reader.generator.term.usual import usual_page

_ANY: dict[Kind, Callable[[Page], dict[str, str]]] = {"licence": licence_page, "term": term_page, "driver": driver_page, "other": other_page}


def draw(kind: Kind, paper: Paper, seed: int) -> list[list[PlacedLine]]:
    """The paper as one document prints it, in lines of pages."""
    page = Page(Dice(seed, "all"))
    if kind == "licence":
        printed(page, paper)
    elif kind == "term":
        case = draw_case(page.dice)
        while paper.kinds and case.kind not in paper.kinds:
            case = draw_case(page.dice)
        (usual_page if paper.name.startswith("usual/") else term_paper)(page, case, paper)
    elif kind == "driver":
        driver = record(page.dice)
        if paper.name.startswith("card/"):
            Card(page, driver).show(paper.body)
        else:
            driver_paper(page, driver, paper)
    else:
        other_script_page(page, paper)
    return read_page(page)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("name", nargs="?", default="")
    parser.add_argument("--seed", type=int)
    parser.add_argument("--count", type=int, default=6)
    arguments = parser.parse_args()
    kinds: tuple[Kind, ...] = get_args(Kind)
    if arguments.seed is not None:
        page = Page(Dice(arguments.seed))
        print(_ANY[arguments.name](page))
        pages = read_page(page)
        _print(pages)
        _write(pages, f"{arguments.name}-{arguments.seed}")
        return
    found = [(kind, one) for kind in kinds for one in all_papers(kind) if arguments.name in ("", kind, one.name, f"{kind}/{one.name}")]
    if not found:
        raise SystemExit(f"no paper is called {arguments.name}")
    for kind, one in found:
        if arguments.name.endswith(one.name):
            _print(draw(kind, one, 1))
        else:
            print(f"{kind}/{one.name}", _mentions(kind, one, arguments.count))


def _mentions(kind: Kind, paper: Paper, count: int) -> dict[str, float]:
    pages = [lines for seed in range(count) for lines in draw(kind, paper, seed)]
    seen = Counter(word.token.role for lines in pages for line in lines for word in line.words if word.token.begins)
    return {role: round(number / count, 1) for role, number in seen.items()}


def _print(pages: list[list[PlacedLine]]) -> None:
    for lines in pages:
        for line in lines:
            print(" ".join(_marked(word.token.text, word.token.role, word.token.begins) for word in line.words))


def _marked(text: str, role: str, begins: bool) -> str:
    return text if role == "O" else f"{text}/{role}{'*' if begins else ''}"


def _write(pages: list[list[PlacedLine]], name: str) -> None:
    for number, lines in enumerate(pages):
        right = max(word.right for line in lines for word in line.words)
        low = max(word.bottom for line in lines for word in line.words)
        parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {right:.0f} {low:.0f}" width="1000">']
        parts.append('<rect width="100%" height="100%" fill="white"/>')
        for word in (word for line in lines for word in line.words):
            role = word.token.role
            colour = "#555" if role == "O" else "#00f" if role == "CAPTION" else "#c00"
            length = f'textLength="{word.right - word.left:.1f}" lengthAdjust="spacingAndGlyphs"'
            place = f'x="{word.left:.1f}" y="{word.bottom:.1f}" font-size="{word.bottom - word.top:.1f}"'
            text = html.escape(word.token.text)
            parts.append(f'<text {place} {length} fill="{colour}"><title>{role}</title>{text}</text>')
        Path(f"{name}-{number}.svg").write_text("\n".join([*parts, "</svg>"]), encoding="utf8")


if __name__ == "__main__":
    main()
