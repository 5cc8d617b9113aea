"""Words that activities are made of."""

WORKS = """fabricação produção extração lavra beneficiamento armazenamento depósito tratamento criação abate coleta transporte reciclagem
usinagem recuperação moagem geração cultivo montagem secagem envase distribuição incineração torrefação triagem preparação lavagem
fundição operação transbordo compostagem coprocessamento regeneração instalação manutenção reparação locação revenda
engarrafamento impressão tinturaria fiação tecelagem curtimento pintura corte solda britagem dragagem irrigação pesca silvicultura
piscicultura carcinicultura suinocultura avicultura bovinocultura loteamento parcelamento captação perfuração pavimentação
conserto comércio serviços refino destilação extrusão laminação galvanização anodização cromagem serralheria marcenaria desdobro
polimento moldagem abastecimento troca recebimento guarda expedição tingimento lubrificação formulação desdobramento armazenagem
transmissão escoamento panificação fracionamento estamparia hotelaria confecção serigrafia resinagem enfardamento empacotamento
engomagem acabamento reparo jateamento caldeiraria gaseificação congelamento borracharia alinhamento hospedagem mistura síntese
incubação zincagem bombeamento tornearia exploração trituração resfriamento padronização texturização queima engorda sopro injeção
reforma funilaria prensagem recauchutagem peneiramento classificação estonagem descontaminação desmontagem higienização
liofilização pasteurização calandragem extrusamento cravação embalagem estocagem desinfestação fumigação esterilização
rebeneficiamento torneamento fresagem retífica laqueação niquelação estampagem costura bordado impermeabilização asfaltamento
terraplenagem desassoreamento drenagem adução reservação""".split()
"""What is done."""
PLACES = """unidade usina linha subestação complexo central fábrica oficina posto pátio terminal estação aterro canteiro cemitério hotel
clínica laboratório barragem rodovia ferrovia porto duto galpão viveiro tanque poço forno moinho silo armazém parque condomínio
mercado padaria restaurante abatedouro frigorífico laticínio granja aviário hospital matadouro serraria olaria pedreira destilaria
lavanderia crematório autódromo aeroporto marina garagem entreposto cervejaria vinícola gráfica refinaria estaleiro haras
marmoraria pousada hidrelétrica gasoduto oleoduto adutora interceptor emissário elevatória retroárea prensa garimpo salina lavoura
pomar apiário ranário minhocário biodigestor incinerador autoclave loja supermercado shopping academia escola creche universidade
quartel presídio autoescola capela necrotério cooperativa recauchutadora laminadora carvoaria funerária borracharia tanoaria
alambique fecularia farinheira beneficiadora algodoeira esmagadora curtume charqueada britador pier ancoradouro
heliponto ecoponto""".split()
"""Where it is done."""
OBJECTS = (
    """peixes camarões alevinos energia vapor álcool açúcar milho soja arroz trigo algodão fumo cacau mel queijos iogurtes sorvetes pães
bolos massas molhos conservas doces sucos vinhos cervejas aguardente gelo sal couro peles lã fios malhas roupas uniformes bolsas
botas móveis portas janelas chapas compensados carvão lenha celulose papel caixas livros jornais tintas vernizes resinas adesivos
sabões detergentes cosméticos perfumes medicamentos vacinas adubos inseticidas plásticos espuma borracha pneus vidro louça tijolos
telhas blocos cimento cal gesso concreto asfalto brita areia argila calcário mármore granito ferro aço alumínio cobre bronze ouro
níquel peças parafusos ferramentas motores bombas válvulas tratores caminhões ônibus barcos aeronaves baterias cabos lâmpadas
placas circuitos computadores relógios brinquedos instrumentos cargas resíduos efluentes esgoto água óleo graxas solventes gases
biodiesel etanol combustíveis lubrificantes embalagens sucata entulho lodo cinzas rações sementes mudas flores frutas legumes
hortaliças café chá ervas leite ovos aves suínos bovinos ovinos equinos caprinos abelhas rãs madeira toras postes dormentes
estruturas esquadrias caldeiras veículos automóveis motocicletas bicicletas carrocerias reboques eletrodomésticos calçados
artefatos tecidos filmes laminados rochas grãos alimentos mercadorias artigos esmaltes farinha castanhas mandioca chocolates tricô
crochê embarcações aerogeradores blindagens cerâmicas paletes garrafões vasilhames recipientes velas parafina cartolina sacolas
rolhas tubos trefilados moldes ferragens extintores filtros bobinas fardos aparas lajotas manilhas pré-moldados argamassa
aglomerados mármores granitos gabinetes colchões tapetes cortinas bijuterias joias pedras cristais próteses seringas luvas
máscaras agrotóxicos inoculantes corretivos organominerais vinhaça bagaço açaí palmito citros dendê eucalipto pinus bambu camarão
tilápias ostras mexilhões coelhos bubalinos codornas matrizes leitões pintos larvas manteiga requeijão polpas temperos vinagre
erva-mate chopes refrigerantes isotônicos""".split()
)
"""What it is done with."""
PAIRS = [
    "resíduos sólidos urbanos", "combustíveis líquidos", "artefatos de cimento", "móveis de madeira", "água mineral",
    "tintas e vernizes", "ração animal", "calçados de couro", "peças metálicas", "papel e papelão", "areia e cascalho",
    "produtos de limpeza", "sucata metálica", "leite e derivados", "carnes e embutidos", "bebidas não alcoólicas",
    "resíduos de serviços de saúde", "energia elétrica", "óleo lubrificante usado", "esgoto sanitário", "embalagens plásticas",
    "fertilizantes e defensivos", "minério de ferro", "granito e mármore", "veículos automotores", "estruturas metálicas",
    "resíduos industriais não perigosos", "gás liquefeito de petróleo", "cerâmica vermelha", "concreto asfáltico", "cana-de-açúcar",
    "máquinas e equipamentos", "baterias e acumuladores", "pneus inservíveis", "resíduos da construção civil", "resíduos Classe II A",
    "produtos químicos não perigosos", "cargas em geral", "gás natural", "couros e peles", "produtos alimentícios",
    "produtos de metal", "material plástico", "petróleo bruto", "óleos vegetais", "rochas ornamentais e de revestimento",
    "produtos de panificação", "peças e acessórios", "ácido graxo", "ligas de chumbo", "pedras preciosas e semipreciosas",
    "materiais recicláveis", "grãos e cereais", "placas de circuito", "argila vermelha", "animais de pequeno porte", "carga viva",
    "tubos de PVC", "água bruta", "águas pluviais", "dejetos de suínos", "biomassa florestal", "energia solar",
    "culturas anuais e perenes", "baterias chumbo-ácido", "madeira em tora", "espécies nativas", "ferro-gusa", "sebo e ossos",
    "rações balanceadas", "eletroeletrônicos usados", "embalagens de agrotóxicos", "resíduos de fossas sépticas",
    "produtos farmacêuticos", "peças do vestuário", "granéis sólidos", "mudanças e cargas fracionadas", "passageiros e encomendas",
]  # fmt: skip
"""The same, in several words."""
QUALITIES = """rodoviário metálicos industrial rural urbano inertes líquidos sólidos químicos orgânicos domésticos hospitalares fotovoltaica
própria restrito central integrada móvel fixo subterrâneo aéreo contínua temporária usados novos especial comum animal vegetal
mineral sintético natural artesanal automático manual pesada leve seca úmida fria quente pública coletiva diversos retalhista
varejista atacadista intensiva semi-intensiva extensiva mecanizada domiciliar sanitário ornamentais agrícolas comerciais
sintéticas recicláveis comestíveis florestal fluvial marítimo portuário navais regional municipal extensivo intensivo irrigado
flutuante submersa solar eólica térmica nuclear hidráulica pneumática eletrônica óptica têxtil farmacêutico cosmético veterinária
hospitalar odontológica turístico cultural esportiva""".split()
"""Adjectives."""
TAILS = [
    "exceto esquadrias", "exceto produtos perigosos", "com capacidade instalada de # t/mês", "em todo o Estado", "classes II A e II B",
    "classe II A", "unidade de terminação", "de #,#/# kV", "com cogeração de energia", "sem fabricação", "com beneficiamento",
    "e atividades de apoio", "em regime de comodato", "a partir de @", "para uso na indústria",
    "incluindo @ e @", "com secagem em estufa", "sob encomenda ou não", "de uso próprio", "para o consumo humano", "por via úmida",
    "inclusive @", "com # leitos", "em circuito fechado", "no território nacional", "não especificados anteriormente",
    "para fins industriais", "de origem animal", "a granel e embalados", "e serviços correlatos", "não metálicos",
    "com # (@) tanques subterrâneos de # litros", "com tratamento de efluentes", "com pintura e galvanoplastia", "para terceiros",
    "por processo químico", "com ou sem @", "em geral", "e seus derivados", "com fabricação de @", "vinculada à matrícula #",
    "associada a @", "com abate de # cabeças por dia", "em viveiros escavados", "com capacidade de # t/dia",
    "em lâmina d'água de #,# ha", "com troca de óleo", "e loja de conveniência", "sem síntese química", "com tingimento",
    "inclusive estamparia", "em ciclo completo", "para uso próprio na construção civil", "com # aerogeradores",
    "compreendendo @, @ e @", "até # animais", "a céu aberto", "com predominância de madeira", "de pequeno porte",
    "sob regime de permissão", "na zona rural", "no campo de @", "com barreira sanitária", "para comercialização",
    "e demais atividades correlatas", "com britagem e pilhas de estéril", "para @ e @", "por gotejamento", "a vácuo",
]  # fmt: skip
"""What follows: # is a number, @ an object."""
KINDS = [
    "mineração", "extração mineral", "indústria", "comércio varejista", "serviços", "agropecuária", "saneamento", "energia",
]  # fmt: skip
"""Before a colon or a dash."""
DANGEROUS = [
    "produtos perigosos", "cargas perigosas", "resíduos perigosos", "rejeitos perigosos", "substâncias perigosas",
]  # fmt: skip
"""Carrying these makes a licence one for dangerous goods."""
