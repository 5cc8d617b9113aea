"""Words of other languages among ours: names, quotations, papers from abroad."""

from functools import cache
from pathlib import Path
from random import Random

from ficha_train.charset import CLASS_OF

FOLDER = Path("/usr/share/dict")
LISTS = {"french": 4, "american-english": 5, "spanish": 3}
"""Debian's word lists (wfrench, wamerican, wspanish) -> weight."""
SMALL_WORDS = {
    "french": "le la les de des du et à un une en que qui dans est pour par sur ne pas ce il au aux".split(),
    "american-english": "the of and to in a is that for it as was with be by on not he at from or are this".split(),
    "spanish": "el la los las de del y a en un una que por con para se no su al lo es más".split(),
}
GIVEN = """Günther Jürgen Søren Zoë Anaïs Chloé Hélène François Benoît Gaëlle Noël André Łukasz Michał Żaneta Šárka
Jiří Živko Čeněk Mihály Örs Åsa Bjørn Håkon Ævar Þór Nuño Iñaki Ramón Lucía Giosuè Niccolò Fabrizio Stéphane Jérôme
Kevin Walter William Wilson Kelly Yuri Kenji Hiroshi Washington Wagner Karl Klaus""".split()
FAMILY = """Müller Schröder Weiß Strauß Groß Łopuszański Wałęsa Kowalczyk Dvořák Novák Šimić Kovač Žižek Čapek Ćosić
Sørensen Jørgensen Åberg Bäckström Lefèvre Bélanger Lemaître Gagné Hébert Châtelain Noël Nuñez Ibáñez Zúñiga Agüero
Nicolò Forlì Schwartz Kirchner Wyszyński Œuvrard Crèvecœur Yamashita Nakamura Takahashi Wright Hawkins Kubitschek
Ørsted Pîrvu Vîlcu Citroën Brontë D'Angelo McKenzie O'Brien Van der Waals""".split()


@cache
def words_of(language: str) -> list[str]:
    words = (FOLDER / language).read_text(encoding="utf8").split("\n")
    return [word for word in words if word and all(character in CLASS_OF for character in word)]


def foreign_name(random: Random) -> str:
    names = [random.choice(GIVEN), random.choice(FAMILY)]
    if random.random() < 0.2:
        names.insert(1, random.choice("ABCDEFGHIJKLMNOPQRSTUVWXYZ") + ".")
    return " ".join(word for word in names if all(character in CLASS_OF or character == " " for character in word))


def foreign_prose(random: Random, count: int) -> str:
    """Words among small words, punctuated as the language does."""
    language = random.choices(list(LISTS), list(LISTS.values()))[0]
    words, small = words_of(language), SMALL_WORDS[language]
    out = [random.choice(small if random.random() < 0.42 else words) for _ in range(count)]
    form = random.random()
    for place in range(count):
        mark = random.random()
        if mark < 0.1:
            out[place] = out[place].capitalize()
        elif mark < 0.13:
            out[place] = foreign_name(random)
        elif mark < 0.16:
            out[place] = random.choice([str(random.randint(1, 2030)), f"({out[place]})", f'"{out[place]}"', f"[{out[place]}]"])
        if random.random() < 0.14:
            out[place] += random.choice([",", ",", ".", ".", ";", ":", "?", "!"])
    text = " ".join(out)
    if language == "french" and form < 0.3:
        text = random.choice(["« {} »", "l'{}", "« {}", "{} »", "« {}. »"]).format(text)
    if language == "spanish" and form < 0.12:
        text = random.choice(["¿{}?", "¡{}!"]).format(text)
    return text.upper() if random.random() < 0.12 else text[0].upper() + text[1:] if random.random() < 0.4 else text
