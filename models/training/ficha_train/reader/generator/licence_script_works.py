"""Activities as lists of agencies name them, and as companies write what they do."""

from ficha_train.reader.generator.dice import Dice
from ficha_train.reader.generator.licence_activities import Activity, activity, activity_code, is_dangerous
from ficha_train.reader.generator.licence_words import words

_USUAL_SHARE = 0.6
_WORKS = [
    "comércio varejista de combustíveis {para veículos automotores|e lubrificantes|automotivos}", "posto {de combustíveis|revendedor|de abastecimento|flutuante}[ com {lavagem de veículos|troca de óleo|loja de conveniência}]",
    "transportador revendedor retalhista[ – TRR]", "base de {armazenamento|distribuição} de {combustíveis|derivados de petróleo|GLP}", "depósito de {GLP|gás de cozinha|explosivos|madeira|agrotóxicos}",
    "extração de {areia|argila|saibro|cascalho|calcário|basalto|granito|água mineral|turfa}[ {em leito de rio|a céu aberto|em cava seca|com beneficiamento|para uso na construção civil}]", "lavra {a céu aberto|subterrânea|garimpeira}[ {com|sem} {tratamento|beneficiamento}] de {ouro|minério de ferro|rocha ornamental|bauxita|fosfato}",
    "{suinocultura|avicultura|bovinocultura de leite|piscicultura|carcinicultura|ranicultura|cunicultura}[ {– ciclo completo|em sistema de terminação|de corte|em tanques-rede|intensiva|unidade produtora de leitões|– creche}]",
    "criação de {suínos|frangos de corte|bovinos confinados|peixes em viveiros|codornas|búfalos}[ em {confinamento|regime de integração|sistema intensivo}]", "abate de {bovinos|aves|suínos|pescado|caprinos}[ e {fabricação de produtos de carne|preparação de conservas|graxaria}]",
    "fabricação de {móveis com predominância de madeira|artefatos de cimento|estruturas metálicas|embalagens plásticas|rações|calçados|laticínios|bebidas|tintas|adubos|esquadrias|colchões|papel|velas|sorvetes|biscoitos|concreto}[ {sob encomenda|para uso próprio|, inclusive {pintura|tingimento|corte}|e comércio atacadista}]",
    "serraria {com|sem} {desdobramento de madeira|tratamento|secagem}", "{usinagem|tratamento de superfície|galvanoplastia|fundição|estamparia|tornearia} de {metais|peças|ferrosos e não ferrosos|aço}",
    "{oficina mecânica|funilaria e pintura|lava-jato|retífica de motores|borracharia|desmanche de veículos}[ {para terceiros|de veículos pesados|com pintura}]", "lavagem de veículos[ {leves|pesados|e troca de óleo}]",
    "recebimento, {triagem e prensagem|armazenamento e comercialização} de {sucata|recicláveis|resíduos não perigosos}", "aterro {sanitário|de inertes|industrial classe II}[ {com|e} {central de triagem|biogás|compostagem}]",
    "coleta e transporte de {resíduos não perigosos|resíduos da construção civil|efluentes de fossas|resíduos classe II|lixo domiciliar|óleo vegetal usado}", "transporte rodoviário de {carga, exceto produtos perigosos|cargas secas|passageiros|carga viva|madeira}[, {intermunicipal|municipal|interestadual|em todo o Estado}]",
    "estação de tratamento de {esgoto|água|efluentes}[ {– ETE|e emissário|com lagoas de estabilização}]", "sistema de {esgotamento sanitário|abastecimento de água|drenagem|irrigação}[ {do Bairro|da sede municipal|por pivô central|com ETE}]",
    "geração de energia {solar fotovoltaica|eólica|hidrelétrica|a partir de biogás}[ {– usina|com potência de} <n>,<n> MW]", "{pequena central hidrelétrica|central geradora hidrelétrica|usina termelétrica|linha de transmissão|subestação}[ de <n> {kV|MW}]",
    "estação rádio base[ – ERB]", "antena de {telecomunicações|telefonia celular}", "{loteamento|condomínio|parcelamento do solo} {residencial|urbano|industrial|para fins urbanos}[ com <n> lotes]",
    "{hospital|clínica médica|laboratório de análises|clínica veterinária|pronto-socorro|hemocentro}[ com <n> leitos]", "cemitério {horizontal|vertical|parque}[ e {crematório|velório}]", "{hotel|pousada|parque aquático|camping|clube|autódromo|restaurante}[ com <n> {leitos|unidades|lugares}]",
    "{lavanderia|tinturaria|malharia|facção}[ {industrial|hospitalar|com tingimento|e estamparia}]", "{silvicultura|reflorestamento|cultivo de {soja e milho|cana-de-açúcar|café|arroz irrigado|eucalipto}}[ {em área de <n> ha|com irrigação|sequeiro}]",
    "secagem e armazenamento de grãos", "beneficiamento de {arroz|café|mármore|algodão|castanha|pedras|leite}", "{produção de carvão vegetal|carvoejamento}[ {de floresta plantada|em fornos}]", "{usina de asfalto|usina de concreto|central dosadora|britador móvel}",
    "{terraplenagem|dragagem|desassoreamento|pavimentação} {de {vias urbanas|canal|rodovia|acesso}|com movimentação de <n>.<n> m³}", "{porto|marina|terminal|atracadouro|estaleiro}[ {de uso privado|de granéis|flutuante|de pequeno porte}]", "{supermercado|shopping center|centro de distribuição|galpão logístico|atacado}",
    "{imunização e controle de pragas|dedetização|aplicação de saneantes}", "{armazenamento|comércio atacadista} de {agrotóxicos|produtos químicos|defensivos|fertilizantes|alimentos|pneus}", "{incineração|autoclavagem|tratamento térmico} de resíduos de serviços de saúde",
    "{blendagem|coprocessamento} de resíduos", "{manutenção|montagem|reparação} de {máquinas|embarcações|aeronaves|transformadores|tanques}", "{curtimento|acabamento} de couro", "{cerâmica vermelha|olaria}", "{padaria|açougue|peixaria|torrefação de café|cachaçaria|queijaria}[ artesanal]",
    "{impressão gráfica|serigrafia|edição e impressão de jornais|comunicação visual}", "{recauchutagem|recapagem} de pneus", "{presídio|quartel|creche|escola|ginásio}", "rodovia {<n>|municipal|vicinal}, {pavimentação|duplicação|operação}", "{perfuração|operação} de poço {tubular|de petróleo}",
]  # fmt: skip
_DANGEROUS = [
    "transporte rodoviário de {produtos|cargas|substâncias} perigos{os|as}[ {a granel|fracionados|– classes 2, 3 e 8|em todo o território estadual|, intermunicipal}]", "coleta{, transporte e armazenamento temporário| e transporte} de resíduos {industriais |}perigosos[ {classe I|– Classe I}]",
    "transporte {interestadual|intermunicipal|municipal|aquaviário|ferroviário} de {produtos|cargas|resíduos} perigosos[ {por rodovia|em caminhão-tanque|exceto {explosivos|radioativos}}]", "fonte móvel – transporte de {produtos|resíduos} perigosos", "transporte de {combustíveis e demais |}produtos {químicos |}perigosos",
    "transporte de {combustíveis|GLP|inflamáveis|ácidos} (classe{s|} de risco {3|2.1 e 3|8})", "transporte de {gasolina, etanol e diesel|óleo diesel|oxigênio líquido}, ONU <k>",
]  # fmt: skip
_DANGEROUS_CODES = ["4930-2/03", "CNAE 4930-2/03", "47.10.10", "F-02-01-1", "4720.10", "4.720,10", "4930203"]
_HARMLESS = [
    "transporte rodoviário de {cargas em geral|cargas não perigosas|resíduos não perigosos|madeira|entulho|carga, exceto produtos perigosos e mudanças}[, {intermunicipal|interestadual e internacional}]", "coleta e transporte de {resíduos da construção civil|resíduos classe II A e II B|efluentes sanitários|recicláveis|resíduos domiciliares}",
    "transporte de {grãos|gado|água potável|areia e brita|leite in natura|passageiros}[, vedado o de produtos perigosos]", "limpeza de fossas[ e transporte de lodo]", "locação de caçambas[ para entulho]",
]  # fmt: skip


def work(dice: Dice) -> Activity:
    """As agencies name them, or as the other papers invent them."""
    if not dice.chance(_USUAL_SHARE):
        return activity(dice)
    text = _filled(dice, dice.wording(_WORKS))
    if dice.chance(0.12):
        text += dice.pick([" e ", "; ", ", ", " / ", ", bem como "]) + _filled(dice, dice.wording(_WORKS))
    return _dressed(dice, text, activity_code(dice))


def dangerous_work(dice: Dice) -> Activity:
    one = _dressed(dice, _filled(dice, dice.wording(_DANGEROUS)), dice.pick([*_DANGEROUS_CODES, activity_code(dice)]))
    return Activity(one.words, one.code, True)


def harmless_work(dice: Dice) -> Activity:
    return _dressed(dice, _filled(dice, dice.wording(_HARMLESS)), activity_code(dice))


def _filled(dice: Dice, template: str) -> str:
    return words(dice, template.replace("<n>", str(dice.between(2, 480))).replace("<k>", dice.digits(4)))


def _dressed(dice: Dice, text: str, code: str) -> Activity:
    kind = dice.random.random()
    signs = [" -", " –", "", ":", " :", ".", " –", "-", ""]
    before = code + dice.pick(signs) if kind < 0.33 else ""
    dangerous = is_dangerous(text)
    if 0.33 <= kind < 0.4:
        text += dice.pick([f" ({code.strip('()')})", f" – {code}", f" - código {code.strip('()')}", f" [{code.strip('()')}]", f" (cód. {code.strip('()')})"])
    case = dice.random.random()
    text = text.upper() if case < 0.28 else text.title() if case < 0.33 else text[:1].upper() + text[1:] if case < 0.75 or before else text
    return Activity(text, before, dangerous)
