"""Names of court divisions."""

from ficha_train.reader.generator.dice import Dice


def court_division(dice: Dice) -> str:
    number = dice.pick(["", f"{dice.between(1, 12)}ª ", f"{dice.between(1, 6)}ª ", "Primeira ", "Segunda ", "Terceira "])
    body = dice.pick(["Vara", "Vara", "Vara", "Vara", "Juizado", "Unidade"])
    if body == "Juizado":
        number = number.replace("ª", "º").replace("eira", "eiro").replace("unda", "undo")
    field_words = dice.wording(
        [
            "Cível",
            "de Família",
            "da Família",
            "de Família e Sucessões",
            "da Infância e da Juventude",
            "da Infância e Juventude",
            "Única",
            "de Família, Órfãos e Sucessões",
            "Judicial",
            "Cível e Criminal",
            "da Família e Registro Civil",
            "da Infância, Juventude e Idoso",
            "de Órfãos e Sucessões",
            "Cível, da Infância e da Juventude",
            "Especializada da Infância e Juventude",
            "de Família e Cível",
            "Regional da Infância e da Juventude",
            "Cível e da Fazenda Pública",
            "de Interdições e Tutelas",
            "Mista",
            "de Competência Geral",
            "dos Feitos de Família",
            "da Criança e do Adolescente",
            "Plena",
            "Descentralizada de Família",
            "de Sucessões e Interditos",
        ]
    )
    return f"{number}{body} {field_words}"
