"""Captions of a licence, as a grammar of synonyms."""

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.tokens import say

_NO = "{nº|n.º|n°|número|núm.|No.|n.}"
_CAPTIONS = {
    "licensee": (
        "{Razão social|Nome|Empreendedor[a]|Nome {/|ou} Razão social|Interessad{o|o(a)}|Empresa[ licenciada]|Requerente|Titular[ da"
        " {licença|autorização}]|Licenciad{o|a}|Nome d{o empreendedor|a empresa|o titular|o interessado|o"
        " requerente}|Entidade|Pessoa jurídica|Outorgad{o|a}|Beneficiári{o|a}|{Denominação|Firma}"
        " social|Proprietári{o|a}|Firma|Detentor[ da licença]|Concedida a|{Emitid|Expedid|Outorgad}a {a|para|em favor"
        " de}|Transportador[a]|Autorizad{o|a}|Permissionário|Nome empresarial|Razão social do"
        " {empreendedor|empreendimento|titular|requerente}|Empreendimento licenciado|Firma ou {nome|razão social}}"
    ),
    "tax": (
        f"{{[{_NO} do ]CNPJ[ {_NO}]|CPF{{/| / | ou |-}}CNPJ|CNPJ{{/| / | ou }}CPF[ {_NO}]|CNPJ/MF|C.N.P.J.[/C.P.F.]|{{Inscrição|Registro|Nº"
        " de inscrição} {no CNPJ|federal|na Receita Federal}|Documento[ (CNPJ/CPF)]|CPF / CNPJ / Doc Estr|CGC[/MF]|Cadastro nacional["
        " da pessoa jurídica]|CNPJ d{o empreendedor|o titular|a empresa|o requerente|a licenciada}|CNPJ {da matriz ou }CPF do"
        " {interessado|titular}}"
    ),
    "number": (
        f"{{Licença[ {{ambiental|de operação}}] {_NO}|{_NO} d{{a licença|o documento|o ato|a LO|o certificado|a autorização|a"
        f" portaria}}|{_NO}|{{LO|LAO|LMO|LAS|LAU|RLO|Autorização|Certificado|Alvará|Portaria|Documento|Registro|Ato}}"
        f" {_NO}|Número|Identificação da {{licença|autorização}}|Número {{de|do}} registro[ da licença]|Licença}}"
    ),
    "issue": (
        "{Data d{e|a}"
        " {emissão|expedição|concessão|outorga|assinatura|lavratura}|Emissão|Data|Expedição|Concessão|"
        "{Emitid|Expedid|Concedid|Outorgad|Lavrad|Assinad}{a|o}"
        " em|Data d{a licença|o documento|o ato|a autorização}|Início d{a|e} {validade|vigência}|{Válida|Vigente} a partir de|{Local e"
        " data|Data}[ da emissão]|Emissão da licença}"
    ),
    "expiry": (
        "{[{Data d{e|a} |Fim da |Término d{e|a} |Prazo de |Limite de }]{validade|vigência}[ {da licença|da"
        " autorização|até|final}]|{Válid|Vigent}{a|o|e} até[ {o dia|a data de}]|{Data d{e|o}"
        " |}{vencimento|término|expiração|encerramento}|{Vence|Expira|Termina|Finda} em|Com vencimento em|Data limite|Vencimento[ da"
        " licença]|Eficaz até|Licença válida até|Data {final|de expiração} da licença|Dt. {validade|venc.}|"
        "{Val.|Venc.|Vcto.}[ {licença|LO}]|Vigência{ até| final|/vencimento}|{Prazo final|Último dia}[ de {validade|vigência}]|"
        "{Expira|Vence|Encerra} (data)|Término|Fim|Encerramento|Licença {vence em|expira em|vigente até}|Validade {/|e} vencimento|"
        "{Validade|Vencimento} {desta licença|deste documento|do ato|da portaria|da LO}|Prorrogada até|Renovada até|Data do fim}"
    ),
    "term": (
        "{Validade|Prazo[ d{e validade|a licença|e vigência|a autorização}]|Vigência|Válida por|{Período|Tempo} de"
        " {validade|vigência}|Duração|Prazo concedido}"
    ),
    "activity": (
        "{Atividade[s][ {principal|licenciada|desenvolvida|específica|econômica|autorizada|exercida|licenciável|fim|objeto do"
        " licenciamento}]|{Descrição|Detalhamento|Caracterização|Especificação|Discriminação} da[s] atividade[s]|{Ramo|Tipo} de"
        " {atividade|negócio}|Tipologia[ do empreendimento]|Objeto[ d{a licença|o licenciamento|a autorização}]|Atividade{/| / | ou"
        " }{empreendimento|serviço|tipologia}|{Obra|Empreendimento} ou atividade|Finalidade|{Uso|Serviço[s]}"
        " {licenciado|autorizado}[s]|Empreendimento|O que se licencia|{Uso|Tipologia|Obra}/{Atividade|Empreendimento}|Atividade {ora"
        " licenciada|a licenciar|(ver detalhamento no anexo)|específica}|Subatividade|Subtipologia|Descrição[ do"
        " {objeto|empreendimento}]|{CNAE|Código} e descrição|CNAE {principal|secundário}|Processo produtivo"
        " licenciado|Destinação|Concede-se para|Para a atividade de}"
    ),
    "key": (
        "{Código [de {autenticidade|autenticação|validação|segurança|controle|acesso|verificação}]|Chave[ de"
        " {acesso|validação|autenticação}]|Código {verificador|para consulta|de barras"
        " digital}|Token|Identificador|Autenticador|Autenticidade|Hash|Selo[ digital]|Senha|Protocolo de validação}"
    ),
    "link": (
        "{{Verifique|Confira|Valide|Consulte|Confirme} em|{Endereço|Link|Site|Página} {de|para}"
        " {validação|conferência|consulta|verificação}|Autenticidade[ em]|Validação[ em]|Consulta[ pública]|Conferência|Verificação}"
    ),
    "address": (
        "{Endereço[ d{o empreendimento|a atividade|a empresa|o titular}]|Logradouro|Local[ da atividade]|Localização|Sede|Local de"
        " {instalação|operação|funcionamento}|Endereço {completo|para correspondência}}"
    ),
    "plate": "{Placa[s]|Placa[ d{o veículo|o cavalo|o reboque}]|Veículo[s]|Identificação do veículo|Placa / UF|Frota}",
}
_OTHER = {
    "process": (
        f"{{Processo[ {{administrativo|SEI|digital|de licenciamento}}][ {_NO}]|Protocolo[ {_NO}]|{_NO} do"
        f" {{processo|protocolo|requerimento}}|FCEI|SD {_NO}|{{Licença de Instalação|LI|LP|Licença Prévia}} {_NO}|CTF[/APP]|Inscrição"
        " {Estadual|Municipal|Imobiliária}|Cadastro[ {técnico|municipal}]|Requerimento|Código do"
        f" {{empreendimento|cliente|cadastro}}|Matrícula do imóvel|Parecer[ técnico] {_NO}|RNTRC|Outorga {_NO}|ART {_NO}|Registro no"
        f" IBAMA|Guia de recolhimento|NIRE|DUAM|Código da atividade|Auto de {{vistoria|infração}} {_NO}|Folha {_NO}|Certificado do Corpo de"
        f" Bombeiros|Alvará de {{funcionamento|localização}}|Processo ANM|Contrato {_NO}|Publicação {_NO}|"
        f"{{Parecer|Relatório|Laudo}} {{único|técnico|de vistoria|jurídico|conclusivo}}[ {_NO}]|{_NO} d{{o parecer|a versão|o relatório|"
        f"a guia|o formulário|a ART|o auto|a vistoria}}|Protocolo de {{entrada|entrega|renovação|requerimento}}|"
        f"{{Ofício|Memorando|Despacho}} {_NO}|Nº de {{ordem|controle|série|protocolo}}|Processo {{principal|de renovação|apenso|"
        f"vinculado|físico}}[ {_NO}]}}"
    ),
    "previous": (
        f"{{Licença[ de operação] {{anterior|renovada|substituída|revogada|vencida}}[ {_NO}]|LO"
        f" anterior|{{Substitui|Renova|Revoga|Cancela|Altera}} a {{licença|LO|LAO}}[ {_NO}]|{_NO} da licença"
        f" {{anterior|renovada}}|Renovação d{{a|e}} {{licença|LO}}[ {_NO}]|Em substituição à|Retifica a[ licença]|"
        f"{{Última|Antiga|Prévia|Primeira}} {{licença|LO|autorização}}[ {_NO}]|{{Licença|LO|Autorização|Portaria}} {{a renovar|de origem|"
        f"retificada|cancelada|prorrogada}}|{{Substitui|Renova|Cancela|Revoga|Sucede}} {_NO}|Renovação {{de|nº|ref.}}|"
        f"{{Referente|Ref.}} à {{LO|licença}} {{anterior|renovada}}|{_NO} {{anterior|da LO anterior|da licença vencida}}}}"
    ),
    "previous_expiry": (
        "{Validade da {licença anterior|LO anterior|LI}|Vencimento {anterior|da licença renovada}|Licença anterior válida até|Validade"
        " anterior|Venceu em|Vencimento da LO anterior|{Validade|Vencimento|Término|Vigência|Data de validade|"
        "Fim da validade} d{a|e} {licença|LO|LAO|autorização|portaria} {anterior|renovada|substituída|vencida|revogada|"
        "a renovar}|Última {validade|licença até}|{LO|Licença|Autorização} {anterior|renovada} {venceu em|vence em|com validade até|"
        "até}|Expirou em|Vencida em|"
        "{Vigência|Prazo|Término} anterior|Licença vencida em|{Val.|Venc.} anterior}"
    ),
    "other_date": (
        "{Data d{o requerimento|a vistoria|o protocolo|a publicação|o parecer|a LI|o cadastro|a abertura|o pagamento|a impressão|a"
        " consulta}|Publicação|Última {alteração|vistoria}|Vistoria[ em]|Início d{a|as} {atividade|operação|obras}|Abertura do"
        " processo|Requerida em|Protocolado em|Taxa recolhida em|Validade d{a certidão municipal|o AVCB|o alvará|o CTF|a outorga|o"
        " seguro}|Impresso em|Renovar até|Requerer renovação até|Data limite para renovação|Prazo para renovação|"
        "{Validade|Vencimento} d{a ART|a LP|o seguro ambiental|o parecer|a anuência|a taxa|o boleto|a procuração|o contrato social}|"
        "{Vencimento|Prazo|Data limite} d{a primeira condicionante|as condicionantes|as exigências|o plano}|Publicad{a|o}[ no {DOE|DOM}]"
        " em|{Próxima|Data da próxima} vistoria|Data d{a ata|a reunião|a audiência|o despacho|a consulta pública}|Situação em}"
    ),
    "other_id": (
        "{CPF d{o responsável|o representante[ legal]|o técnico|o procurador|o contato}|CNPJ d{a filial|a consultoria|o órgão|o"
        " fornecedor|a matriz|o proprietário do imóvel|a transportadora|a mantenedora}|Responsável técnico CPF|CPF/CNPJ do proprietário do"
        " terreno}"
    ),
    "person": (
        "{Responsável[ {técnico|legal|pela empresa|ambiental}]|Representante[ legal]|Diretor|Procurador|Contato|Técnico["
        " {responsável|analista}]|Gestor|Analista|Engenheiro responsável|Sócio administrador|Nome do {responsável|contato}}"
    ),
    "version": "{Versão|Revisão|Rev.|Versão do documento|Via|Versão n.º|Retificação n.º}",
}
_ALL = _CAPTIONS | _OTHER


def words(dice: Dice, template: str) -> str:
    """A template without slots, as plain words."""
    return " ".join(token.text for token in say(dice, template))


_COMMON_SHARE = 0.3
_COMMON = {
    "licensee": ["Razão Social", "Empreendedor", "Empreendedor", "Nome", "Nome/Razão Social", "Interessado", "Empresa"],
    "tax": ["CNPJ", "CNPJ", "CPF/CNPJ", "CNPJ/CPF"],
    "number": ["Nº", "Licença nº", "Número", "Nº da Licença"],
    "issue": ["Data de emissão", "Emissão", "Data", "Emitida em"],
    "expiry": ["Validade", "Validade", "Válida até", "Vencimento", "Data de validade"],
    "term": ["Validade", "Prazo de validade", "Prazo", "Válida por"],
    "activity": [
        "Atividade",
        "Empreendimento",
        "Descrição",
        "Subatividade",
        "Atividade principal",
        "Descrição da atividade",
        "Atividades",
        "Atividade licenciada",
    ],
    "process": ["Processo", "Processo nº", "Protocolo", "Processo Administrativo nº"],
    "address": ["Endereço", "Logradouro"],
    "plate": ["Placa", "Placas", "Placa do veículo", "Veículos"],
    "version": ["Versão"],
    "key": ["Código verificador", "Código de autenticidade", "Autenticidade", "Chave de acesso"],
    "previous": ["Licença anterior", "LO anterior", "Renovação da LO nº", "Renovação da Licença nº"],
    "person": ["Responsável técnico", "Representante legal"],
    "other_id": ["CPF do responsável", "CPF do representante legal", "CNPJ da matriz", "CNPJ da filial"],
}


def caption_of(dice: Dice, kind: str) -> str:
    """The commonest captions are never held out: every office prints them."""
    if kind in _COMMON and dice.chance(_COMMON_SHARE):
        return dice.pick(_COMMON[kind])
    return words(dice, _ALL[kind])
