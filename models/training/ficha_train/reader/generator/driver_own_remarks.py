"""What people write under Observações that says something of the paper, the trip, the service or the person, and nothing that is
printed on a licence."""

from ficha_train.reader.generator.background import sentence
from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.tokens import Text, say

_REMARKS = [
    "{Veículo|O veículo} {entregue|devolvido|retirado} {limpo e com tanque cheio|com avaria no para-choque|sem estepe}.",
    "{Pagamento|Parcelado} em {10 x sem juros|12 x|3 x no cartão|até 6 x iguais|1 + 5 parcelas}",
    "{Chegar|Apresentar-se|Favor comparecer} com {15|30|20} min de antecedência{.| na portaria 2.| ao balcão.}",
    "{Franquia|Valor|Total|Caução}: R$ <n>,<m>",
    "{Entrega|Carga} {frágil|refrigerada|agendada|paletizada}{;| -} {não empilhar|conferir lacres|descarga por conta do cliente}",
    "{Segunda via|2ª via|Renovação|Alteração de dados|Primeira via|Troca de categoria}",
    "{Não fumar|Proibido carona|Uso obrigatório de EPI|Uso obrigatório do cinto}",
    "{Aguardando|Pendente de} {assinatura|retorno do RH|laudo|biometria|vistoria}",
    "{Ver verso|Vide anexo|Continua na folha 2|Documento conferido com o original|Cópia fiel|Sem rasuras}",
    "{Cliente|Segurado|Funcionário} {desde 2014|sem sinistros|bônus classe 4|com desconto de 10%|classe A}",
    "{Motorista|Condutor|Colaborador} {treinado|integrado|orientado} {na matriz|pelo líder|em <n>}{.|, turno B.|, escala 12x36.}",
    "{Cópia|Cópias} {da CNH|dos documentos|do CRLV} {anexa|arquivada na pasta <n>|conferida pelo RH|ilegível, reenviar}",
    "{Rota|Linha|Setor} <n>: {sair pela BR|evitar centro|pernoite autorizado|abastecer no posto conveniado}.",
    "{Cliente avisado|Avisar o gestor|Retornar contato} {por telefone|por e-mail|até sexta|após a vistoria}",
    "{Foto desatualizada|Endereço divergente|Falta comprovante de residência|Assinatura não confere}",
    "{Documento apresentado em meio digital|Apresentou CNH digital|CNH física não apresentada|Original devolvido ao titular}",
    "{Sem pendências|Nada a declarar|Sem ocorrências|Tudo certo|Nenhuma pendência}{.| até a data.| no sistema.}",
    "{Substitui|Cobre férias de|Divide cabine com} {o titular|o motorista anterior|outro colaborador}",
    "{Vistoria|Revisão|Troca de óleo} {agendada|vencida|realizada} {com <n> km|na oficina|no próximo mês}",
    "{Multa paga|Multa em recurso|Boleto emitido|Desconto em folha autorizado} {- ref. <n>|pelo condutor|em 2 parcelas|}",
    "{Preencher|Assinar|Rubricar} {em duas vias|todas as folhas|com caneta azul|sem abreviar o nome}",
    "{Via do cliente|Via do condutor|1ª via: contabilidade|Não vale como recibo|Válido somente com carimbo}",
    "{Vítima socorrida|Sem vítimas|Pista molhada|Boa visibilidade|Iluminação precária|Veículos removidos}{.| pelo guincho.| do local.}",
    "{Tacógrafo aferido|Cronotacógrafo vencido|Disco <n> trocado|Rastreador ligado|Senha enviada por SMS}",
]


def own_remark(dice: Dice) -> Text:
    if dice.chance(0.2):
        return sentence(dice)
    return say(dice, dice.wording(_REMARKS), n=str(dice.between(1, 900)), m=dice.digits(2))
