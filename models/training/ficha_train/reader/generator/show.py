"""`python -m ficha_train.reader.generator.show SEED [TYPE]`: a generated document as an SVG and as marked text."""

import html
import sys
from pathlib import Path

from ficha_train.reader.generator import driver, licence, other, term
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.noise import read_page
from ficha_train.reader.generator.page import Page

MAKERS = {"51": licence.licence_page, "23": term.term_page, "54": driver.driver_page, "other": other.other_page}


def main() -> None:
    seed, kind, folder = int(sys.argv[1]), sys.argv[2], Path(sys.argv[3] if len(sys.argv) > 3 else ".")
    page = Page(Dice(seed))
    print(MAKERS[kind](page))
    for number, lines in enumerate(read_page(page)):
        right = max(word.right for line in lines for word in line.words)
        low = max(word.bottom for line in lines for word in line.words)
        parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {right:.0f} {low:.0f}" width="1000">']
        parts.append('<rect width="100%" height="100%" fill="white"/>')
        for line in lines:
            marked = []
            for word in line.words:
                role = word.token.role
                marked.append(word.token.text + ("" if role == "O" else f"/{role}{'*' if word.token.begins else ''}"))
                height = word.bottom - word.top
                colour = "#555" if role == "O" else "#00f" if role == "CAPTION" else "#c00"
                length = f'textLength="{word.right - word.left:.1f}" lengthAdjust="spacingAndGlyphs"'
                text = html.escape(word.token.text)
                place = f'x="{word.left:.1f}" y="{word.bottom:.1f}" font-size="{height:.1f}"'
                parts.append(f'<text {place} {length} fill="{colour}"><title>{role}</title>{text}</text>')
            print(" ".join(marked))
        parts.append("</svg>")
        (folder / f"{kind}-{seed}-{number}.svg").write_text("\n".join(parts))


if __name__ == "__main__":
    main()
