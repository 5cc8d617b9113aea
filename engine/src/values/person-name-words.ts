/** Words that tell where a person's name begins and ends; upper-case, without accents. */

/** May stand inside a name, never at its ends. */
export const PARTICLES: ReadonlySet<string> = new Set(['DE', 'DA', 'DO', 'DAS', 'DOS', 'E', 'DI', 'DEL'])

/** Forms of address: not part of the name, but a name may follow. */
export const TITLES: ReadonlySet<string> = new Set(
  (
    'DR DRA DRS DRAS DOUTOR DOUTORA DOUTORES DOUTORAS SR SRA SRS SRAS SENHOR SENHORA SENHORES SENHORAS ' +
    'DON DONA MM MMA EXMO EXMA ILMO ILMA ' +
    'EXCELENTISSIMO EXCELENTISSIMA MERITISSIMO MERITISSIMA PROF PROFA'
  ).split(' '),
)

/** Follow the family name, so they do not make a second person of what follows `e`. */
export const SUFFIXES: ReadonlySet<string> = new Set(
  'FILHO FILHA NETO NETA JUNIOR JR SOBRINHO SOBRINHA SEGUNDO'.split(' '),
)

/** Words that start with these end a name: what the forms print after it. */
const STOP_PREFIXES = [
  'BRASILEIR',
  'NASCID',
  'FILH',
  'PORTADOR',
  'INSCRIT',
  'RESIDENT',
  'DOMICILIAD',
  'CASAD',
  'SOLTEIR',
  'DIVORCIAD',
  'SEPARAD',
  'COMPAREC',
  'NOMEAD',
  'NOMEI',
  'CURATEL',
  'CURADOR',
  'TUTEL',
  'TUTOR',
  'GUARDI',
  'INTERDI',
  'REQUEREN',
  'REQUERID',
  'ASSINAD',
  'ASSINATUR',
  'DEFENSOR',
  'PROMOTOR',
  'ESCREVENTE',
  'ESCRIV',
  'SECRETARI',
  'MUNICIP',
  'JUDICIA',
  'DOCUMENT',
  'HABILITA',
  'LICEN',
]

/** Words that are never part of a name in these documents. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'RG CPF CNPJ CNH OAB SSP CEP UF RNE CIN CTPS PIS LTDA EIRELI CIA CNJ LEI ART ' +
    'JUIZ JUIZA DIREITO VARA FORO COMARCA TRIBUNAL JUSTICA PODER ESTADO GOVERNO REPUBLICA FEDERATIVA ' +
    'MINISTERIO DEPARTAMENTO PREFEITURA INSTITUTO FUNDACAO COMPANHIA AGENCIA SUPERINTENDENCIA ' +
    'FAMILIA SUCESSOES INFANCIA JUVENTUDE CIVEL CRIMINAL REGISTRO CIVIL CARTORIO OFICIO ' +
    'PROCESSO AUTOS TERMO COMPROMISSO GUARDA DECISAO SENTENCA CODIGO PROVISORIO PROVISORIA DEFINITIVO ' +
    'DEFINITIVA CLASSE ASSUNTO AUTOR AUTORA MENOR CRIANCA ADOLESCENTE INFANTE ADVOGADO ADVOGADA ' +
    'RUA AVENIDA AV ALAMEDA TRAVESSA RODOVIA BAIRRO APTO APARTAMENTO BLOCO ' +
    'JANEIRO FEVEREIRO ABRIL MAIO JUNHO JULHO AGOSTO SETEMBRO OUTUBRO NOVEMBRO DEZEMBRO ' +
    'VIUVO VIUVA AOS NESTA NESTE PERANTE QUEM QUE COM PARA POR PELO PELA SOB NA NO EM AO A O AS OS ' +
    'NADA MAIS LIDO ACEITO PAG FLS NUM EXERCER CARGO BEM DATA LOCAL NOME CARTEIRA NACIONAL IDENTIDADE ' +
    'LOCALIZAR VALIDACAO CERTIDAO ESTATUTO CONSTITUICAO FEDERAL LEGAL PUBLICO PUBLICA CIDADE NATURAL MAE PAI'
  ).split(' '),
)

/** @param word upper-case without accents */
export function isStopWord(word: string): boolean {
  if (SUFFIXES.has(word)) return false
  return STOP_WORDS.has(word) || STOP_PREFIXES.some((prefix) => word.startsWith(prefix))
}
