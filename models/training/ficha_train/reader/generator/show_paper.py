"""`python -m ficha_train.reader.generator.show_paper [NAME] [--count 6]`: a paper as marked text, or each role's mentions in all of them."""

import argparse
from collections import Counter

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.driver_templates import sourced_page
from ficha_train.reader.generator.driver_values import record
from ficha_train.reader.generator.licence_scripts import sourced_paper
from ficha_train.reader.generator.noise import read_page
from ficha_train.reader.generator.page import Page, PlacedLine
from ficha_train.reader.generator.papers import Kind, PaperFile, papers
from ficha_train.reader.generator.term import draw_case
from ficha_train.reader.generator.term_scripts import sourced_page as term_page

_KINDS: tuple[Kind, ...] = ("licence", "term", "driver")


def draw(kind: Kind, file: PaperFile, seed: int) -> list[list[PlacedLine]]:
    """The paper as one document prints it, in lines of pages."""
    page = Page(Dice(seed, "all"))
    if kind == "licence":
        sourced_paper(page, file)
    elif kind == "term":
        term_page(page, draw_case(page.dice), file)
    else:
        sourced_page(page, record(page.dice), file)
    return read_page(page)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("name", nargs="?", default="")
    parser.add_argument("--count", type=int, default=6)
    arguments = parser.parse_args()
    for kind in _KINDS:
        for file in papers(kind):
            if arguments.name == file.name:
                _print(draw(kind, file, 1))
            elif not arguments.name:
                mentions = Counter(
                    word.token.role
                    for seed in range(arguments.count)
                    for lines in draw(kind, file, seed)
                    for line in lines
                    for word in line.words
                    if word.token.begins
                )
                print(kind, file.name, {role: round(count / arguments.count, 1) for role, count in mentions.items()})


def _print(pages: list[list[PlacedLine]]) -> None:
    for lines in pages:
        for line in lines:
            print(" ".join(_marked(word.token.text, word.token.role, word.token.begins) for word in line.words))


def _marked(text: str, role: str, begins: bool) -> str:
    return text if role == "O" else f"{text}/{role}{'*' if begins else ''}"


if __name__ == "__main__":
    main()
