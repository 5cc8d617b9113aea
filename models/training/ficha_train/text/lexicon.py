"""Words: invented people, places and the vocabulary of the three documents. No real person's data."""

from functools import cache
from pathlib import Path

from ficha_train.charset import CLASS_OF

DICTIONARY = Path("/usr/share/dict/brazilian")
"""Debian package wbrazilian: 275 thousand inflected Portuguese words, without frequencies."""

FUNCTION_WORDS = {
    "de": 70,
    "a": 45,
    "o": 42,
    "que": 38,
    "e": 38,
    "do": 32,
    "da": 30,
    "em": 22,
    "para": 16,
    "no": 15,
    "na": 14,
    "com": 13,
    "um": 11,
    "uma": 10,
    "os": 11,
    "as": 10,
    "não": 12,
    "por": 11,
    "ao": 9,
    "à": 8,
    "dos": 11,
    "das": 9,
    "se": 10,
    "ou": 8,
    "sua": 6,
    "seu": 6,
    "nos": 5,
    "nas": 4,
    "pelo": 5,
    "pela": 5,
    "aos": 3,
    "às": 3,
    "até": 4,
    "sem": 4,
    "sob": 3,
    "sobre": 3,
    "entre": 3,
    "é": 9,
    "são": 4,
    "foi": 4,
    "será": 4,
    "deverá": 5,
    "há": 3,
    "este": 3,
    "esta": 4,
    "presente": 3,
    "referida": 1,
    "mesmo": 2,
    "já": 2,
    "ser": 4,
    "conforme": 3,
    "mediante": 2,
    "após": 2,
    "desde": 2,
    "quando": 2,
    "seus": 2,
    "suas": 2,
    "nesta": 2,
    "deste": 2,
    "desta": 2,
    "cujo": 1,
}
"""Function word -> weight, roughly its relative frequency in administrative prose."""

GIVEN_NAMES = """Maria José Ana João Antônio Francisco Carlos Paulo Pedro Lucas Luiz Marcos Gabriel Rafael Daniel Marcelo
Bruno Eduardo Felipe Fernanda Patrícia Aline Sandra Camila Amanda Bruna Jéssica Letícia Júlia Luciana Vanessa Mariana
Vitória Isabela Sebastião Conceição Antônia Inês Cláudio Sérgio Flávio Otávio Íris Úrsula Adriana Beatriz Caio Cecília
Débora Elisângela Fábio Gustavo Helena Igor Joaquim Kátia Larissa Miguel Natália Osvaldo Priscila Quitéria Renata Simone
Thiago Ubirajara Valéria Wagner Wellington Yasmin Zélia Tânia Rogério Márcia Lúcia Geraldo Raimundo Severino Benedita
Aparecida Rosângela Cícero Expedito Heloísa Laís Luís Mônica Nélson Plínio Regina Sílvia Teresa Vânia Áurea Érica Ítalo
Estêvão Estevão Ângela Ágata Édson Ézio Íngrid Ísis Ômar Zuleica Jurandir Iolanda Odete Edson Gilberto Hélio Ivo Leandro Murilo Nair Olívia Rui Saulo Tereza Vera Walter""".split()

SURNAMES = """Silva Santos Oliveira Souza Rodrigues Ferreira Alves Pereira Lima Gomes Costa Ribeiro Martins Carvalho Almeida
Lopes Soares Fernandes Vieira Barbosa Rocha Dias Nascimento Andrade Moreira Nunes Marques Machado Mendes Freitas Cardoso
Ramos Gonçalves Santana Teixeira Araújo Magalhães Guimarães Conceição Assunção Brandão Falcão Müller Schäfer Cavalcanti
Albuquerque Bittencourt Nóbrega Queiroz Siqueira Tavares Xavier Zanetti Bianchi Rossi Kowalski Yamamoto Tanaka Abreu Aguiar
Azevedo Batista Bezerra Borges Camargo Campos Coelho Corrêa Cruz Duarte Farias Figueiredo Fonseca Franco Garcia Leite
Macedo Maia Medeiros Melo Miranda Monteiro Morais Moura Neves Paiva Peixoto Pinheiro Pinto Pires Prado Reis Sales Sampaio
Simões Torres Valença Vargas Vasconcelos Exemplo Fictício Modelo Amostra D'Ávila Sant'Anna Sá Luz Paz Leão Hübner""".split()

SMALL_NAMES = "de da do dos das e".split()

CITIES = """São Paulo,Rio de Janeiro,Belo Horizonte,Salvador,Fortaleza,Brasília,Curitiba,Manaus,Recife,Goiânia,Belém,Porto
Alegre,Guarulhos,Campinas,São Luís,Maceió,Teresina,Natal,Campo Grande,João Pessoa,Santo André,Osasco,Jaboatão dos Guararapes,
Ribeirão Preto,Uberlândia,Sorocaba,Contagem,Aracaju,Feira de Santana,Cuiabá,Joinville,Juiz de Fora,Londrina,Aparecida de
Goiânia,Niterói,Ananindeua,Porto Velho,Serra,Caxias do Sul,Florianópolis,Vila Velha,Macapá,Mauá,Campos dos Goytacazes,
São José do Rio Preto,Mogi das Cruzes,Betim,Santos,Jundiaí,Boa Vista,Rio Branco,Montes Claros,Maringá,Piracicaba,Carapicuíba,
Anápolis,Olinda,Cariacica,Bauru,Itaquaquecetuba,Vitória,Caucaia,São Vicente,Petrolina,Ponta Grossa,Blumenau,Paulista,
Vitória da Conquista,Franca,Foz do Iguaçu,Petrópolis,Paulínia,Cubatão,Araçatuba,Três Lagoas,Ji-Paraná,Içara,Óbidos,Ijuí,
Jaú,Itajaí,Açailândia,Guaíba,Poços de Caldas,Sete Lagoas,Barra do Piraí,Quixadá,Uruaçu,Igarapé-Açu""".replace(
    "\n", " "
).split(
    ","
)

STATES = {
    "AC": "Acre",
    "AL": "Alagoas",
    "AM": "Amazonas",
    "AP": "Amapá",
    "BA": "Bahia",
    "CE": "Ceará",
    "DF": "Distrito Federal",
    "ES": "Espírito Santo",
    "GO": "Goiás",
    "MA": "Maranhão",
    "MG": "Minas Gerais",
    "MS": "Mato Grosso do Sul",
    "MT": "Mato Grosso",
    "PA": "Pará",
    "PB": "Paraíba",
    "PE": "Pernambuco",
    "PI": "Piauí",
    "PR": "Paraná",
    "RJ": "Rio de Janeiro",
    "RN": "Rio Grande do Norte",
    "RO": "Rondônia",
    "RR": "Roraima",
    "RS": "Rio Grande do Sul",
    "SC": "Santa Catarina",
    "SE": "Sergipe",
    "SP": "São Paulo",
    "TO": "Tocantins",
}

MONTHS = "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split()

STREETS = """das Acácias,Sete de Setembro,XV de Novembro,Dom Pedro II,Tiradentes,da Independência,Marechal Deodoro,São João,
Santos Dumont,das Palmeiras,Barão do Rio Branco,Getúlio Vargas,Presidente Vargas,dos Ipês,Rui Barbosa,da Saudade,do Comércio,
Duque de Caxias,Padre Anchieta,das Indústrias,Brigadeiro Faria,Amazonas,Quinze,Projetada A,Joaquim Nabuco,Sergipe""".replace(
    "\n", ""
).split(
    ","
)

TRADES = """Laticínios,Transportes,Mineração,Agropecuária,Química,Logística,Metalúrgica,Curtume,Cerâmica,Frigorífico,Papel e
Celulose,Combustíveis,Reciclagem,Saneamento,Plásticos,Têxtil,Galvanoplastia,Fertilizantes,Madeiras,Usinagem,Gráfica,Alimentos,
Bebidas,Energia,Construções,Pavimentação,Resíduos,Tintas,Fundição,Armazéns Gerais""".replace(
    "\n", " "
).split(
    ","
)

OCCUPATIONS = """professora,agricultor,aposentada,motorista,do lar,enfermeira,comerciante,servidor público,autônoma,pedreiro,
advogada,técnico em contabilidade,diarista,vendedor,engenheira,costureira,lavrador,pensionista,estudante,médico,bancária,
cozinheira,eletricista,pescador,empresária""".replace(
    "\n", ""
).split(
    ","
)

LABELS = """NOME|NOME E SOBRENOME|2 e 1 NOME E SOBRENOME|DOC. IDENTIDADE / ÓRG. EMISSOR / UF|4c DOC. IDENTIDADE / ÓRG. EMISSOR / UF|CPF
|4d CPF|DATA NASCIMENTO|3 DATA, LOCAL E UF DE NASCIMENTO|FILIAÇÃO|PERMISSÃO|ACC|CAT. HAB.|CAT.HAB.|9 CAT. HAB.|Nº REGISTRO|5 Nº REGISTRO
|VALIDADE|4b VALIDADE|1ª HABILITAÇÃO|OBSERVAÇÕES|12 OBSERVAÇÕES|ASSINATURA DO PORTADOR|7 ASSINATURA DO PORTADOR|LOCAL|DATA EMISSÃO
|4a DATA EMISSÃO|ASSINATURA DO EMISSOR|NACIONALIDADE|BRASILEIRO(A)|BRASILEIRA|REPÚBLICA FEDERATIVA DO BRASIL|MINISTÉRIO DAS CIDADES
|MINISTÉRIO DA INFRAESTRUTURA|MINISTÉRIO DOS TRANSPORTES|DEPARTAMENTO NACIONAL DE TRÂNSITO|SECRETARIA NACIONAL DE TRÂNSITO
|SECRETARIA NACIONAL DE TRÂNSITO - SENATRAN|CARTEIRA NACIONAL DE HABILITAÇÃO|DRIVER LICENSE|PERMISO DE CONDUCCIÓN|DRIVER LICENSE / PERMISO DE CONDUCCIÓN
|VÁLIDA EM TODO O TERRITÓRIO NACIONAL|PROIBIDO PLASTIFICAR|ASSINADO DIGITALMENTE|DEPARTAMENTO ESTADUAL DE TRÂNSITO|SERPRO / SENATRAN|QR-CODE
|Date and Place of Birth DD/MM/YYYY|Fecha y Lugar de Nacimiento|Issuing Date|Fecha de Emisión|Expiration Date|Name and Surname / Nombre y Apellidos
|First Driver License / Primera Licencia de Conducir|Número de registro da CNH / Driver License Number / Número de Permiso de Conducir
|LICENÇA DE OPERAÇÃO|LICENÇA AMBIENTAL DE OPERAÇÃO|LICENÇA MUNICIPAL DE OPERAÇÃO|RENOVAÇÃO DA LICENÇA DE OPERAÇÃO|LICENÇA PRÉVIA|LICENÇA DE INSTALAÇÃO
|LICENÇA AMBIENTAL SIMPLIFICADA|LICENÇA DE FUNCIONAMENTO|CERTIFICADO DE LICENÇA AMBIENTAL|AUTORIZAÇÃO AMBIENTAL|PREFEITURA MUNICIPAL|GOVERNO DO ESTADO
|SECRETARIA DE ESTADO DE MEIO AMBIENTE E DESENVOLVIMENTO SUSTENTÁVEL|SECRETARIA MUNICIPAL DE MEIO AMBIENTE|INSTITUTO ESTADUAL DO AMBIENTE - INEA
|CETESB - COMPANHIA AMBIENTAL DO ESTADO DE SÃO PAULO|FUNDAÇÃO ESTADUAL DE PROTEÇÃO AMBIENTAL|INSTITUTO ÁGUA E TERRA|SERVIÇO PÚBLICO FEDERAL
|IDENTIFICAÇÃO DA ENTIDADE|IDENTIFICAÇÃO DO EMPREENDEDOR|Dados do Empreendimento|CARACTERÍSTICAS DO PROJETO|Razão Social|RAZÃO SOCIAL|Nome Fantasia
|CNPJ|C.N.P.J.|C.P.F.|C.P.F. n.º|R.G.|R.G. n.º|I.E.|CNPJ n.º|CPF N°|N°|N.º|Nº|CPF/CNPJ|CNPJ/CPF|CPF / CNPJ / Doc Estr|Inscrição Estadual|Logradouro|Número|Complemento|Bairro|CEP|Município|UF|Telefone|E-mail
|Atividade(s)|Autorizado(s)|Placa(s)|Veículo(s)|Responsável(is)|Curador(es)|Atividade Principal|ATIVIDADE|RAMO DE ATIVIDADE|Descrição|Código|Parâmetro|Quantidade|Unidade|PROCESSO Nº|Processo|Protocolo|VALIDADE ATÉ|Válido até
|Emitido em|Data|Versão|Bacia Hidrográfica|Corpo Receptor|Vazão|Área construída|Área do terreno|Número de funcionários|Horário de funcionamento
|CONDICIONANTES|CONDIÇÕES DE VALIDADE|EXIGÊNCIAS TÉCNICAS|OBSERVAÇÕES GERAIS|USO DO ÓRGÃO|EMITENTE|ENTIDADE|Placa|PLACA|Nº RNTRC|Tipo|Veículos|Classes de Risco
|RENAVAM|Marca/Modelo|Chassi|Código de autenticidade|CÓDIGO VERIFICADOR|CÓDIGO CRC|Chave de acesso|Latitude|Longitude|Coordenadas UTM|Datum|SIRGAS 2000
|PODER JUDICIÁRIO|TRIBUNAL DE JUSTIÇA DO ESTADO DE SÃO PAULO|TRIBUNAL DE JUSTIÇA|COMARCA DE|FORO REGIONAL|VARA DE FAMÍLIA E SUCESSÕES|VARA DA INFÂNCIA E DA JUVENTUDE
|VARA CÍVEL|VARA ÚNICA|TERMO DE GUARDA|TERMO DE GUARDA E RESPONSABILIDADE|TERMO DE GUARDA PROVISÓRIA|TERMO DE COMPROMISSO DE TUTOR|TERMO DE TUTELA
|TERMO DE COMPROMISSO DE CURADOR PROVISÓRIO|TERMO DE CURATELA|TERMO DE COMPROMISSO DE CURADOR(A)|Processo Digital nº|Classe - Assunto|Classe – Assunto
|Requerente|Requerido|Requerido(a)|Interditando|Interditanda|Autor|Justiça Gratuita|Juiz(a) de Direito|Escrivã(o)|Oficial de Justiça|Curador(a)
|Horário de Atendimento ao Público|Interdição/Curatela - Nomeação|Guarda de Família - Guarda|Compromissado(a)|Testemunha|fls.|Pág.|Página|Folha
|CERTIDÃO DE NASCIMENTO|DECISÃO|SENTENÇA|DESPACHO|OFÍCIO|MANDADO|ALVARÁ|ANEXO|ANEXO I|ANEXO II|ANEXO III|CAPÍTULO IV|SEÇÃO II|TÍTULO I
|Assunto|Interessado|Órgão|Setor|Responsável Técnico|ART nº|CREA|OAB|Diretor|Presidente|Secretário|Gerente|Superintendente|Coordenador
|Item|Total|Subtotal|Valor|Prazo|Frequência|Ponto|Amostra|Resultado|Limite|Método|pH|DBO|DQO|Óleos e graxas|Sólidos sedimentáveis|Temperatura
""".replace(
    "\n", ""
).split(
    "|"
)
"""Captions and titles, as printed."""

NOUNS = """licença validade empreendimento resíduo efluente relatório monitoramento água solo área vegetação veículo transporte
produto carga armazenamento tanque posto combustível coleta tratamento disposição aterro emissão ruído poeira fonte medida
controle projeto instalação operação ampliação atividade equipamento unidade processo produção sistema lagoa rede drenagem
outorga captação poço nascente córrego rio bacia reserva parecer vistoria auto infração multa prazo renovação requerimento
protocolo publicação jornal edital responsável técnico engenheiro anotação município estado órgão secretaria diretoria
guarda tutela curatela criança adolescente menor interdito curador tutor guardião genitor genitora pai mãe filho irmã avó
sentença decisão juízo vara comarca cartório autos audiência compromisso encargo termo certidão nascimento registro bens
imóvel benefício pensão conta banco contas autorização anuência parte advogado defensoria ministério público perito laudo
saúde escola moradia residência endereço documento identidade carteira habilitação categoria motorista portador assinatura
código autenticidade cópia original folha página anexo tabela item limite valor período data hora dia mês ano""".split()

ADJECTIVES = """ambiental provisório definitiva judicial legal técnico anual semestral mensal industrial sanitário perigoso sólido
líquido atmosférico hídrica vigente competente responsável presente referida respectivo necessário adequado permanente
temporário público privada estadual municipal federal nacional rodoviário urbana rural principal específica geral integral""".split()

VERBS = """apresentar comunicar manter realizar encaminhar comprovar atender executar instalar monitorar armazenar destinar
transportar requerer renovar publicar exercer prestar representar administrar zelar assistir educar receber movimentar
comparecer assinar declarar cumprir informar solicitar obter respeitar garantir adotar implantar recuperar evitar""".split()


@cache
def dictionary_words() -> list[str]:
    """Every word of the Debian list that the charset can print."""
    words = DICTIONARY.read_text(encoding="utf8").split("\n")
    return [word for word in words if word and all(character in CLASS_OF for character in word)]
