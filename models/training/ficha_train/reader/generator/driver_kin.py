"""Names of parents that are rare or are words of other things too: places, feasts, colours, kinship."""

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.name_words import FEMALE, MALE, SURNAMES
from ficha_train.reader.generator.values import title_case

_SURNAMES = """Assunção Benevides Bonfim Sacramento Anunciação Encarnação Trindade Natividade Ressurreição Evangelista Batista Salvador
Belém Bahia Goiás Maranhão Brasil Brasileiro Portugal França Holanda Lisboa Bragança Toledo Navarro Aragão Guerra Paz Pimenta Carneiro
Lobo Leão Coelho Raposo Cordeiro Falcão Pavão Pinheiro Carvalhal Figueira Macieira Roseira Palmeira Videira Branco Preto Rico Forte
Grande Formoso Gentil Valente Bravo Feliz Bento Santo Primo Tio Irmão Rei Conde Duque Marquês Barão Prior Frade Monge Soldado Guarda
Capitão Marinheiro Ferreiro Carpinteiro Moleiro Caldeira Machado Faca Lança Espada Botelho Casanova Vilanova Boaventura Boamorte
Malheiro Quaresma Pascoal Natal Janeiro Abril Maio Agostinho Domingos Sábado Inverno Verão Lua Estrela Serra Vale Costa Praia Rios
Lago Fontes Ribeira Campos Mata Prado Pedreira Areias Barreto Torres Portela Muniz Paes Pais Mães Teles Vaz Sá Reis Luz Sena Ávila Ney
Chaves Cadeira Mesa Couto Parente Amado Querido Vital Valério Registro Cartaxo Damasceno Eleutério Florêncio Laurindo Nepomuceno""".split()
_DEVOUT = """da_Luz da_Paz da_Cruz dos_Passos dos_Anjos dos_Prazeres dos_Remédios do_Carmo do_Rosário do_Socorro do_Bonfim da_Penha
da_Glória da_Guia da_Hora da_Mata da_Pátria das_Dores das_Neves das_Chagas das_Virgens de_Jesus de_Deus de_Assis de_Pádua de_Lourdes
de_Fátima do_Espírito_Santo do_Amor_Divino do_Nascimento de_São_Pedro de_Santa_Rosa de_Castelo_Branco do_Rio_Branco Vila_Nova
de_Sant'Ana da_Encarnação do_Ó do_Vale da_Veiga""".split()
_GIVEN_WOMEN = """Auxiliadora Perpétua Socorro Imaculada Anunciada Nazaré Penha Brasilina Domingas Januária Primitiva Gercina Erondina
Deuseli Natalina Vitória Esperança Consolação Piedade Graça Glória Aurora Pureza Assunta Benedita Vicência Ordália Ilda Zilá""".split()
_GIVEN_MEN = """Deusdedith Américo Natalino Sabino Secundino Waldomiro Hermenegildo Otacílio Honorato Boaventura Domingos Januário
Salvador Messias Emanuel Natanael Jesus Ascendino Generoso Clemente Inocêncio Justo Cândido Primo Quintino Brás Lino""".split()
_LAST = ["Filho", "Júnior", "Neto", "Sobrinho", "Segundo", "Bisneto", "Primo", "Jr.", "Terceiro"]


def kin_name(dice: Dice, gender: str, upper: bool) -> str:
    rare = _GIVEN_WOMEN if gender == "f" else _GIVEN_MEN
    usual = FEMALE if gender == "f" else MALE
    words = [dice.pick(rare if dice.chance(0.4) else usual).capitalize()]
    if dice.chance(0.4):
        words.append(dice.pick(rare if dice.chance(0.5) else usual).capitalize())
    for _ in range(dice.pick([1, 1, 2, 2, 3])):
        kind = dice.random.random()
        if kind < 0.25:
            words += dice.pick(_DEVOUT).split("_")
        else:
            words.append(dice.pick(_SURNAMES) if kind < 0.8 else dice.pick(SURNAMES).capitalize())
    if gender == "m" and dice.chance(0.22):
        words.append(dice.pick(_LAST))
    name = " ".join(words)
    return name.upper() if upper else title_case(name)


def family_name(name: str) -> str:
    """The last word that relatives have in common: not `Filho`, not `Neto`."""
    words = [word for word in name.split()[1:] if title_case(word) not in _LAST]
    return words[-1] if words else name.split()[-1]
