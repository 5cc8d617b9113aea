/** Invented terms in wordings and layouts of their own; nobody in them exists. Form: see `courtPages`. */
export const TERMS = {
  curatorNamedAfterWard: `PODER JUDICIÁRIO DO ESTADO DE SANTA CATARINA
2ª Vara Cível da Comarca de Chapecó
Rua Augusta Müller, 300 - Bairro: Centro - CEP: 89801000 - Fone: (49) 3321-0000 - www.tjsc.jus.br - Email: chapeco.civel2@tjsc.jus.br

INTERDIÇÃO/CURATELA Nº 5003217-09.2023.8.24.0018/SC
REQUERENTE: ODAIR JOSÉ BRANDALISE
REQUERIDO: GENOVEVA BRANDALISE

TERMO DE COMPROMISSO DE CURADOR PROVISÓRIO

Por este termo, nos autos em epígrafe e em cumprimento ao determinado na decisão do evento 12, proferida em 4 de setembro de 2023 pelo \
MM. Juiz de Direito Ernani Dal Pozzo, foi nomeado CURADOR PROVISÓRIO da interditanda GENOVEVA BRANDALISE, brasileira, viúva, aposentada, \
nascida em 03/02/1941, natural de Xaxim/SC, filha de Ângelo Tessaro e de Rosa Tessaro, inscrita no CPF sob o n. 165.324.175-64, o Senhor \
ODAIR JOSÉ BRANDALISE, brasileiro, casado, agricultor, portador da CI n. 1.234.567 SSP/SC e inscrito no CPF sob o n. 182.690.812-99, \
filho da curatelanda, residente e domiciliado na Linha Tope da Serra, s/n, interior, Chapecó/SC, o qual aceitou o encargo e prometeu bem \
e fielmente cumpri-lo, pelo prazo de 1 (um) ano.

Fica o curador ciente de que não poderá vender, transferir ou onerar bens da curatelanda sem autorização deste Juízo.

Chapecó, 11 de setembro de 2023.

_______________________________
Odair José Brandalise
Curador Provisório

Documento eletrônico assinado por ERNANI DAL POZZO, Juiz de Direito, na forma do artigo 1º, inciso III, da Lei 11.419, de 19 de dezembro \
de 2006. A conferência da autenticidade do documento está disponível no endereço eletrônico \
https://eproc1g.tjsc.jus.br/eproc/externo_controlador.php?acao=consulta_autenticidade_documentos, mediante o preenchimento do código \
verificador 310049876543v3 e do código CRC 4fa01b9c.
Informações adicionais da assinatura:
Signatário (a): ERNANI DAL POZZO
Data e Hora: 12/9/2023, às 9:14:55`,
  tutorOfTwo: `ESTADO DO CEARÁ
PODER JUDICIÁRIO
COMARCA DE SOBRAL
1ª VARA DE FAMÍLIA E SUCESSÕES
Av. Monsenhor Inventado, s/n, Fórum Dr. José Fictício, Sobral-CE

TERMO DE TUTELA DEFINITIVA

Processo n.º 0200345-11.2022.8.06.0167
Ação: Tutela
Requerente(s): Raimunda Nonata Sampaio Vieira
Tutelandos: F. A. V. e M. C. V.

No dia 5 (cinco) de maio de 2023, nesta Secretaria, perante a Exma. Sra. Dra. Liduína Parente Cavalcante, Juíza de Direito Titular, \
compareceu a Sra. RAIMUNDA NONATA SAMPAIO VIEIRA, brasileira, solteira, doméstica, RG nº 2001034567890 SSPDS-CE, CPF nº 202.231.691-61, \
residente na Rua do Açude, 45, bairro Alto da Brasília, Sobral/CE, CEP 62040-000, avó materna dos tutelados, que foi nomeada TUTORA dos \
menores FRANCISCO ANTÔNIO VIEIRA, nascido em 10/10/2012, CPF 242.360.098-46, e MARIA CLARA VIEIRA, nascida em 22/01/2015, CPF \
475.004.450-40, ambos filhos de Antônia Sampaio Vieira, falecida, por sentença datada de 20 de abril de 2023, já transitada em julgado.

A tutora deverá zelar pela pessoa e pelos bens dos menores, prestando contas de sua administração a cada dois anos.

Do que, para constar, lavrei este termo. Eu, Expedito Lopes Araújo, Analista Judiciário, o digitei e subscrevi.

LIDUÍNA PARENTE CAVALCANTE
Juíza de Direito

RAIMUNDA NONATA SAMPAIO VIEIRA
Tutora

>>Para conferir o original, acesse o site https://esaj.tjce.jus.br/pastadigital/pg/abrirConferenciaDocumento.do, informe o processo \
0200345-11.2022.8.06.0167 e código A1b2C3d.
>>Este documento é cópia do original, assinado digitalmente por LIDUINA PARENTE CAVALCANTE, liberado nos autos em 05/05/2023 às 16:02 .`,
  headedForm: `TRIBUNAL DE JUSTIÇA DO ESTADO DO AMAZONAS
Juizado da Infância e da Juventude Cível
Comarca de Manaus

TERMO DE GUARDA PROVISÓRIA

Autos nº: 0601122-33.2021.8.04.0001
Classe: Guarda

DADOS DO(A) GUARDIÃO(Ã)
Nome: Jucilene Batista Pantoja
CPF: 165.324.175-64   RG: 1234567-8 SSP/AM
Nacionalidade: brasileira   Estado civil: solteira   Profissão: manicure
Endereço: Rua Igarapé do Meio, 12, Compensa, Manaus/AM, CEP 69030-000
Grau de parentesco: tia materna

DADOS DA CRIANÇA
Nome: Enzo Gabriel Pantoja
Data de nascimento: 14/07/2018   Naturalidade: Manaus/AM
Mãe: Jordana Batista Pantoja
Pai: não declarado

O MM. Juiz de Direito, Dr. Abelardo Tavares Mustafa, por decisão proferida em 02/06/2021, concedeu a guarda provisória da criança acima \
qualificada à requerente, pelo prazo de 180 (cento e oitenta) dias, podendo a guardiã representá-la perante escolas, postos de saúde e \
órgãos previdenciários.

Manaus, 10 de junho de 2021.

______________________
Jucilene Batista Pantoja
Guardiã`,
  judgeNominates: `PODER JUDICIÁRIO DO ESTADO DO ESPÍRITO SANTO
Vila Velha - Comarca da Capital - 3ª Vara de Órfãos e Sucessões
Fórum Desembargador Afonso Fictício, Praça Central, Vila Velha - ES

TERMO DE CURATELA

Processo nº 0012345-76.2019.8.08.0035

O Exmo. Sr. Dr. Delmo Rosetti Falqueto, MM. Juiz de Direito da 3ª Vara de Órfãos e Sucessões, no uso de suas atribuições legais, NOMEIA \
como CURADORA de ALCIDES FERRARI BONOMO, brasileiro, divorciado, aposentado, nascido em 30/08/1948, filho de Pedro Bonomo e Isaura \
Ferrari Bonomo, CPF nº 202.231.691-61, a sua filha LUZINETE BONOMO DE SOUZA, brasileira, casada, comerciária, CI nº 987.654 SPTC/ES, CPF \
nº 242.360.098-46, residente à Rua das Conchas, nº 7, Itapuã, Vila Velha/ES, CEP 29101-000, em conformidade com a sentença de 15/10/2019, \
transitada em julgado em 20/11/2019, devendo a curadora representar o curatelado nos atos de natureza patrimonial e negocial, vedada a \
alienação de bens sem autorização judicial.

Dado e passado nesta cidade de Vila Velha, aos 2 de dezembro de 2019. Eu, Marli Zanotelli Pirola, Chefe de Secretaria, o digitei.

DELMO ROSETTI FALQUETO
JUIZ DE DIREITO`,
  coupleOfGrandparents: `TRIBUNAL DE JUSTIÇA DO ESTADO DE SÃO PAULO
COMARCA DE MARÍLIA
FORO DE MARÍLIA
VARA DA INFÂNCIA E DA JUVENTUDE

TERMO DE GUARDA E RESPONSABILIDADE

Processo Digital nº:   1004567-12.2020.8.26.0344
Classe - Assunto:   Guarda de Infância e Juventude - Guarda
Requerente:   Valdirene Prates Lima e outro
Requerido:   Jéssica Prates Lima
Data da audiência:   10/03/2020

Aos 10 de março de 2020, às 14h30, na sala de audiências, sob a presidência da MMª. Juíza de Direito Dra. Tarsila Boaventura Nogueira, \
compareceram VALDIRENE PRATES LIMA, RG 22.333.444-5 SSP/SP, CPF 165.324.175-64, e seu marido EDIVALDO LIMA, RG 19.888.777-X SSP/SP, CPF \
182.690.812-99, brasileiros, casados, residentes e domiciliados à Rua Sete, 99, Jardim Cavalari, Marília/SP, CEP 17500-000, avós \
maternos, aos quais foi deferida a guarda definitiva dos netos ISADORA PRATES LIMA, nascida em 01/02/2014, e BENJAMIN PRATES LIMA, \
nascido em 20/12/2016, filhos de Jéssica Prates Lima, conforme sentença de 02/03/2020.

Os guardiões comprometem-se a prestar assistência material, moral e educacional às crianças, podendo opor-se a terceiros, inclusive aos \
pais, nos termos do art. 33 da Lei nº 8.069/90.

Nada mais. Eu, Cléber Antunes, Escrevente Técnico Judiciário, digitei.

>>Para conferir o original, acesse o site https://esaj.tjsp.jus.br/pastadigital/pg/abrirConferenciaDocumento.do, informe o processo \
1004567-12.2020.8.26.0344 e código 9XkQ2mZ1.
>>Este documento é cópia do original, assinado digitalmente por TARSILA BOAVENTURA NOGUEIRA, liberado nos autos em 11/03/2020 às 10:05 .`,
  firstPerson: `PODER JUDICIÁRIO
TRIBUNAL DE JUSTIÇA DO ESTADO DO PARÁ
COMARCA DE MARABÁ
1ª VARA CÍVEL E EMPRESARIAL

TERMO DE COMPROMISSO DE CURADOR(A) DEFINITIVO(A)

PROCESSO: 0801234-55.2020.8.14.0028
REQUERENTE: DEUSARINA MOTA DA LUZ

Eu, DEUSARINA MOTA DA LUZ, brasileira, viúva, lavradora, portadora do RG n° 3456789 PC/PA e CPF n° 202.231.691-61, residente e \
domiciliada na Folha 21, Quadra 5, Lote 10, Nova Marabá, Marabá/PA, nomeada curadora definitiva de meu filho RAILSON MOTA DA LUZ, \
portador do CPF n° 242.360.098-46, nascido em 17/11/1990, pela r. sentença proferida nos autos em epígrafe pelo MM. Juiz Dr. Aldemir \
Pinheiro Gaia em 08/08/2022, com trânsito em julgado certificado em 30/09/2022, assumo o compromisso de bem e fielmente exercer o \
encargo, ficando ciente de que não poderei alienar bens do curatelado sem autorização judicial.

Marabá (PA), 14 de outubro de 2022.

____________________________
DEUSARINA MOTA DA LUZ
Compromissada

Assinado eletronicamente por: ALDEMIR PINHEIRO GAIA - 14/10/2022 11:20:31
http://pje.tjpa.jus.br:80/pje/Processo/ConsultaDocumento/listView.seam?x=22101411203100000000075432198
Número do documento: 22101411203100000000075432198`,
  tables: `PODER JUDICIÁRIO DO ESTADO DE MATO GROSSO
COMARCA DE SINOP
VARA ESPECIALIZADA DA INFÂNCIA E JUVENTUDE

TERMO DE TUTELA PROVISÓRIA

Processo: 1000123-45.2022.8.11.0015

TUTOR

Nome                        CPF               RG              Estado civil
Valmor Antônio Kreutz       165.324.175-64    5566778 SSP/MT   casado

TUTELADOS

Nome                        Nascimento     CPF               Filiação
Luan Henrique Kreutz        05/05/2010     182.690.812-99    Marlise Kreutz
Tainá Kreutz                09/09/2013     202.231.691-61    Marlise Kreutz

O Juiz de Direito Anselmo Teixeira Prado, em decisão liminar de 3 de fevereiro de 2022, nomeou o tutor acima, até ulterior deliberação.

Ao tutor compete representar os pupilos nos atos da vida civil e administrar seus bens.

Sinop/MT, 8 de fevereiro de 2022.

Anselmo Teixeira Prado
Juiz de Direito`,
  closingInOneParagraph: `Poder Judiciário do Estado do Rio Grande do Norte
6ª Vara de Família e Sucessões da Comarca de Natal
Processo: 0812345-67.2021.8.20.5001
Ação: INTERDIÇÃO/CURATELA (58)
Autor: Ministério Público do Estado do Rio Grande do Norte
Interditado: JOSENILDO BEZERRA CÂMARA

COMPROMISSO DE CURADOR

Ao 1º dia do mês de junho do ano de 2022, nesta cidade de Natal, Capital do Estado do Rio Grande do Norte, na Secretaria desta 6ª Vara, \
presente a Dra. Zuleide Galvão Medeiros, Juíza de Direito, comigo Chefe de Secretaria, compareceu MARIA DO SOCORRO BEZERRA CÂMARA, \
brasileira, solteira, servidora pública municipal, inscrita no CPF sob o número 242.360.098-46 e RG 001.234.567 ITEP/RN, residente na Rua \
Mossoró, 300, apto. 402, Tirol, Natal/RN, CEP: 59.020-090, telefone (84) 90000-0000, irmã do interditado, e disse que aceitava o cargo de \
curadora de JOSENILDO BEZERRA CÂMARA, CPF 475.004.450-40, para o qual foi nomeada por sentença de 18/05/2022, prometendo exercê-lo com \
zelo. A interdição restringe-se aos atos de natureza patrimonial e negocial. Para constar, eu, Ivonete Dantas Maia, Chefe de Secretaria, \
lavrei o presente, que vai assinado.

Juíza: ZULEIDE GALVÃO MEDEIROS
Curadora: MARIA DO SOCORRO BEZERRA CÂMARA

Documento assinado eletronicamente por Zuleide Galvão Medeiros, Juíza de Direito, em 01/06/2022, às 15:47, conforme art. 1º, III, "b", da \
Lei 11.419/2006. A autenticidade deste documento pode ser conferida no site \
https://sei.tjrn.jus.br/sei/controlador_externo.php?acao=documento_conferir&id_orgao_acesso_externo=0 informando o código verificador \
1234567 e o código CRC 0A1B2C3D.`,
  motherAsGuardian: `ESTADO DO TOCANTINS
TRIBUNAL DE JUSTIÇA
Comarca de Gurupi
Vara de Família, Sucessões, Infância e Juventude

TERMO DE GUARDA UNILATERAL

Autos n. 0004321-09.2022.8.27.2722
Classe da ação: Guarda de Família
Assunto: Guarda

Pelo presente termo, fica a menor LARISSA GOMES TAVARES, nascida aos 25 (vinte e cinco) dias do mês de abril de 2017, natural de Gurupi - \
TO, filha de Wanderson Tavares Luz e de Kellen Gomes Araújo, sob a guarda e responsabilidade de sua genitora, KELLEN GOMES ARAÚJO, \
brasileira, união estável, cabeleireira, CPF nº 165.324.175-64, RG nº 876.543 SSP/TO, residente e domiciliada na Av. Goiás, nº 1200, \
Setor Central, Gurupi-TO, a quem incumbe o dever de sustento, guarda e educação da filha, conforme acordo homologado por sentença \
proferida em 30/11/2022.

Gurupi/TO, 6 de dezembro de 2022.

Adriano Morelli Barra
Juiz de Direito`,
  untilOfAge: `Poder Judiciário do Estado de Mato Grosso do Sul
Comarca de Três Lagoas
Vara de Família e Sucessões

TERMO DE COMPROMISSO DE TUTORA

Autos: 0800987-21.2023.8.12.0021
Ação: Tutela - Nomeação
Parte autora: Marlucia Espíndola Ortiz

Perante o Juiz de Direito Fábio Henrique Calarge, a Sra. Marlucia Espíndola Ortiz, brasileira, divorciada, professora, RG 000.111.222 \
SEJUSP/MS, CPF 202.231.691-61, moradora da Rua Paranaíba, 51, Centro, Três Lagoas/MS, CEP 79600-000, prestou o compromisso de tutora da \
adolescente Yasmin Espíndola Ortiz, de 15 anos de idade, nascida em 11/06/2008, sua sobrinha, filha de Marcelo Espíndola Ortiz (falecido) \
e Daniela Ortiz (falecida), até que esta complete 18 anos, nos termos da decisão de 17 de outubro de 2023.

Compromete-se a tutora a dirigir a educação da tutelada, defendê-la e prestar-lhe alimentos.

Três Lagoas, 24 de outubro de 2023.

Este documento foi assinado digitalmente por FABIO HENRIQUE CALARGE em 24/10/2023 às 17:31:08.
Para acessar os autos processuais, acesse o site https://esaj.tjms.jus.br/pastadigital/pg/abrirConferenciaDocumento.do, informe o \
processo 0800987-21.2023.8.12.0021 e o código 7A3F9C1.`,
  captionsBeside: `PODER JUDICIÁRIO DO ESTADO DE ALAGOAS
Juízo de Direito - 28ª Vara Infância e Juventude da Capital

TERMO DE GUARDA PROVISÓRIA

Processo   0700123-45.2021.8.02.0090
Comarca   Maceió
Classe   Guarda de Infância e Juventude
Requerente   Josefa Lins Calheiros
Requerido   Ministério Público

1. GUARDIÃ
Nome   Josefa Lins Calheiros
Documento   RG 1234567/SSP-AL
CPF   165.324.175-64
Endereço   Rua do Sol, 10, Jatiúca, Maceió/AL, CEP 57035-000

2. CRIANÇA
Nome   Pedro Lins Amorim
Nascimento   02/02/2015
Filiação   Carla Lins e João Amorim

Por decisão de 05/05/2021, proferida pelo Juiz de Direito Ney Alcântara Bulhões, a guardiã acima recebe a guarda provisória da criança \
pelo prazo de 6 (seis) meses. Deverá prestar assistência material, moral e educacional.

Maceió, 7 de maio de 2021.`,
  captionsAbove: `TRIBUNAL DE JUSTIÇA DO ESTADO DE SERGIPE
14ª Vara Cível de Aracaju

TERMO DE CURATELA

Processo
202110400123

Número único
0012345-67.2021.8.25.0001

Classe
Interdição

Comarca
Aracaju

CURADORA

Nome
Edilene Menezes Barreto

CPF              RG
202.231.691-61   3.456.789-0 SSP/SE

Estado civil   Profissão
solteira       técnica de enfermagem

Endereço
Rua Laranjeiras, 200, Centro, Aracaju/SE, CEP 49010-000

CURATELADO

Nome
José Augusto Barreto

Data de nascimento   CPF
12/12/1950           242.360.098-46

A MM. Juíza de Direito Dra. Gilvanda Prado Fontes, por sentença de 01/03/2021, nomeou a curadora, limitada a curatela aos atos \
patrimoniais e negociais.

Aracaju, 15 de março de 2021.

Gilvanda Prado Fontes
Juíza de Direito`,
  numberedCaptions: `PODER JUDICIÁRIO DO ESTADO DA PARAÍBA
COMARCA: CAMPINA GRANDE
1ª VARA DE FAMÍLIA

TERMO DE COMPROMISSO DE TUTOR

Processo nº 0801111-22.2020.8.15.0001
Classe processual: TUTELA

I - TUTOR NOMEADO
1.1. Nome: Severino Gomes da Nóbrega
1.2. CPF nº 165.324.175-64
1.3. Identidade nº 1.222.333 - SSDS/PB
1.4. Nacionalidade: brasileiro; estado civil: casado; profissão: eletricista
1.5. Endereço: Rua das Flores, 33, Catolé, Campina Grande - PB

II - TUTELADO
2.1. Nome: Artur Gomes Batista
2.2. Data de nascimento: 01/01/2012
2.3. Filiação: Ednaldo Batista (falecido) e Ivone Gomes da Nóbrega (falecida)

Em 20/10/2020, o tutor acima prestou compromisso perante o Juiz de Direito Dr. Hermance Pereira Leal, nos termos da sentença de 13/10/2020.

O tutor deverá administrar os bens do tutelado e prestar contas.`,
  detailsInBrackets: `ESTADO DO MARANHÃO
PODER JUDICIÁRIO
Comarca de Imperatriz
Vara da Infância e Juventude

TERMO DE GUARDA

PROCESSO Nº 0802222-33.2022.8.10.0040 - GUARDA DE INFÂNCIA E JUVENTUDE
GUARDIÃO: Domingos Sousa Carvalho (CPF 182.690.812-99, RG 0123456789-0 SSP/MA), brasileiro, casado, mototaxista, residente na Rua Ceará, \
45, Bacuri, Imperatriz/MA
CRIANÇA: Ana Júlia Sousa Ribeiro (nascida em 09/09/2019, filha de Rayane Sousa Carvalho)

Em cumprimento à decisão de 10 de agosto de 2022, o MM. Juiz Delvan Tavares Oliveira mandou lavrar o presente termo, pelo qual o guardião \
assume a guarda da criança por prazo indeterminado, obrigando-se à assistência material, moral e educacional.

Imperatriz/MA, aos 15 dias do mês de agosto de 2022.`,
  listOfChildren: `PODER JUDICIÁRIO DO ESTADO DE RORAIMA
COMARCA DE BOA VISTA
1ª VARA DA INFÂNCIA E JUVENTUDE

TERMO DE ENTREGA E RESPONSABILIDADE
GUARDA PROVISÓRIA

Autos nº 0803333-44.2023.8.23.0010
Natureza da ação: Guarda
Parte requerente: Francinete Peixoto Level

Aos vinte dias do mês de março do ano de dois mil e vinte e três (20.03.2023), na sala de audiências deste Juízo, presente o MM. Juiz de \
Direito, Dr. Parima Dias Veras, compareceu a requerente, FRANCINETE PEIXOTO LEVEL, nacionalidade brasileira, estado civil solteira, \
profissão agente de saúde, portadora da Cédula de Identidade RG nº 123456-7/SESP-RR, inscrita no Cadastro de Pessoas Físicas sob o nº \
165.324.175-64, residente na Av. Ville Roy, n.º 500, bairro Caçari, nesta cidade, fone (95) 99999-0000, avó paterna, à qual o MM. Juiz \
entregou, sob compromisso de bem e fielmente cumprir o encargo, as crianças: 1. KAUÃ LEVEL SILVA, nascido aos 10.10.2014; 2. LAVÍNIA \
LEVEL SILVA, nascida aos 11.11.2016; filhos de Rodson Level e Tatiane Silva, pelo prazo de 90 dias, ficando a mesma responsável por \
prestar-lhes assistência material, moral e educacional. E, para constar, lavrou-se o presente.`,
} as const
