"""More ways in which certificates, ordinances, letters and deeds tell a driver's data in a sentence."""

MORE_OPENINGS = [
    "{Fica|Está} {autorizad{o|a}|designad{o|a}|credenciad{o|a}} {o servidor|a servidora|o motorista|o colaborador} <name>",
    "{RESOLVE|Resolve} {autorizar|designar|credenciar} <name>",
    "{Declaro|DECLARO|Afirmo|Confirmo}, {sob as penas da lei|para fins de comprovação|a pedido}, que <name>",
    "{Comparece|Compareceu|Apresentou-se} {nesta unidade|perante mim|neste setor} <name>",
    "{O condutor|A condutora|A pessoa} {acima|abaixo|ora} {identificad{o|a}|qualificad{o|a}}, <name>",
    "{Trata-se|Cuida-se} de {requerimento|pedido|consulta} {formulado por|em nome de} <name>",
    "{Solicitamos|Requeremos|Pedimos} {a inclusão|o cadastro|o credenciamento} {do motorista|do condutor|de} <name>",
    "{Certidão passada|Expedida} a {pedido|requerimento} de <name>",
    "{O veículo será|O caminhão foi|A viatura é} {conduzid{o|a}|dirigid{o|a}} por <name>",
    "{À vista|Tendo em vista} {do que consta|dos registros}, {informa-se que|certifica-se que} <name>",
]
MORE_CLAUSES: dict[str, list[str]] = {
    "cpf": [
        "CPF sob {nº|o nº} <cpf>", "{inscrit{o|a}|registrad{o|a}} no Cadastro de Pessoas Físicas sob {nº|o nº} <cpf>",
        "{de|com} CPF <cpf>", "CPF/MF {nº|n.} <cpf>", "{contribuinte|pessoa física} CPF <cpf>",
    ],
    "birth": [
        "{nascid{o|a}|que veio a nascer} {no dia|na data de|ao dia} <birth>", "{data nasc.|nasc. em|nascimento:} <birth>",
        "{maior|capaz}, nascid{o|a} em <birth>", "(nascid{o|a} em <birth>)", "D.N. <birth>",
    ],
    "birth_place": [
        "{natural da cidade de|oriund{o|a} de|naturalidade:} <birth_place>", "nascid{o|a} {na cidade de|no município de} <birth_place>",
        "{filh{o|a} da terra de|de naturalidade} <birth_place>",
    ],
    "parents": [
        "filh{o|a} de <deparents>", "{filh{o|a} legítim{o|a} de|filh{o|a} do casal} <deparents>", "filh{o|a} de <deparents>",
        "{de filiação|constando como filiação|com os genitores} <parents>", "{sendo|que é} filh{o|a} de <deparents>",
        "{genitores|pais|fil.}: <parents>",
    ],
    "rg": ["{documento de identidade|identidade civil|cédula} {nº|n.º|} <rg>", "{RG|R.G.} <rg>"],
    "address": ["{morador|moradora|que reside} {na|à} <address>", "{endereço|res.}: <address>"],
    "registration": [
        "{habilitad{o|a}|inscrit{o|a} no RENACH} sob {o registro|o nº|o número} <registration>",
        "{CNH de registro|carteira de habilitação|Carteira Nacional de Habilitação} {nº|n.º|} <registration>",
        "{cujo registro|cujo prontuário} {é|tem o nº} <registration>", "{CNH|hab.|reg.} <registration>",
        "{detentor|detentora} {da CNH|do registro de habilitação} {nº|de número} <registration>",
        "{com|sob} {prontuário|registro nacional|registro de condutor} {nº|n.} <registration>",
    ],
    "category": [
        "{letra|tipo|classe} <category>", '{categoria|cat.} "<category>"', "{apt{o|a} a conduzir|para veículos} da categoria <category>",
        "{de categoria|na cat.|habilitação} <category>",
    ],
    "issue": [
        "{expedida aos|datada de|cuja emissão se deu em} <issue>", "{renovada|confeccionada|impressa} em <issue>",
        "{com expedição|com data de expedição} {em|} <issue>", "{em. em|exp.|emis.} <issue>", "{desde|a partir de} sua emissão em <issue>",
    ],
    "expiry": [
        "{a expirar|que expira|expirando} em <expiry>", "{com prazo de validade|prazo} {até|a vencer em} <expiry>",
        "{em vigor|regular|vigente} até <expiry>", "{val.|venc.|validade em} <expiry>", "{vencível|renovável} em <expiry>",
        "{cujo vencimento ocorrerá|cuja validade vai até} <expiry>",
    ],
    "agency": ["{órgão emissor|emissor:|órgão expedidor} <agency>", "{expedida|confeccionada} {no|pelo} <agency>"],
    "issue_place": ["{na praça de|na circunscrição de|no posto de} <issue_place>", "{expedida na|emitida na} cidade de <issue_place>"],
    "remarks": [
        '{trazendo|contendo|registrando} {a anotação|no campo 12|as anotações} "<remarks>"', "{com a ressalva|averbado} <remarks>",
        "{obs.|anotações|restrição}: <remarks>",
    ],
    "first": ["{motorista|condutor(a)} desde <first>", "{tirou|obteve} a primeira {CNH|habilitação} em <first>"],
}  # fmt: skip
