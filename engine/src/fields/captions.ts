import { normalise } from '../values/normalise.ts'
import type { ReadLine } from './reading.ts'

/** Numbering before a caption: `01`, `2 e 1`, `4a`, `1.2 -`. */
const NUMBERING = /^[\d\W]*(?:\d\s?E\s?\d|\d[A-D]\b)?[\d\W]*/
/** What forms print as captions all over the country, in `normalise` spelling; a line that is nothing else is no value. */
const WORDS = [
  'NOME(?: COMPLETO)?|RAZAO SOCIAL|NOME ?/ ?RAZAO(?: SOCIAL)?(?: ?/ ?ENDERECO)?|NOME FANTASIA|DENOMINACAO|ENTIDADE|EMPRESA',
  'C\\.?N\\.?P\\.?J\\.?(?: ?/ ?(?:CPF|MF))?|C\\.?P\\.?F\\.?(?: ?/ ?(?:CNPJ|MF))?|(?:CPF|CNPJ)(?: ?/ ' +
    '?[A-Z ]{2,12}){1,2}|RG|IDENTIDADE|DOCUMENTO',
  'INSCRICAO(?: (?:ESTADUAL|MUNICIPAL|CNPJ))?(?: ?/ ?RG)?|CADASTRO .{2,30}|CTF|REGISTRO .{2,30}',
  'ENDERECO(?: COMPLETO)?|LOGRADOURO(?: E NUMERO)?|RUA|NUMERO|N|COMPLEMENTO|BAIRRO|DISTRITO|CEP|' +
    'MUNICIPIOS?(?: ?/ ?UF)?(?: - CEP)?|CIDADE|UF|ESTADO|LOCALIDADE|LOCALIZACAO|LOCAL(?: E DATA(?: ' +
    '.{2,20})?)?',
  'TELEFONE|FONE|FAX|E-?MAIL|CONTATO|COORDENADAS?(?: .{2,20})?|LATITUDE|LONGITUDE',
  'PROCESSO(?: .{1,20})?|PROTOCOLO|LICENCA(?: ANTERIOR)?|VALIDADE(?: D[AE] LICENCA)?|VENCIMENTO|' +
    'EMISSAO|DATA(?: D[AE] .{4,20})?|VERSAO|PRAZO(?: DE VALIDADE)?',
  'ATIVIDADES?(?: (?:PRINCIPAL|ESPECIFICA|LICENCIADAS?|SECUNDARIAS?|ECONOMICA))?|RAMO DE ATIVIDADE|' +
    'DESCRICAO(?: DA ATIVIDADE)?|(?:SUB)?TIPOLOGIA|SUBATIVIDADE|CODRAM|CODIGO|CNAES?(?: (?:PRINCIPAL|' +
    'SECUNDARI[AO]S?|FISCAL))?|OBJETO|FINALIDADE|TIPO(?: DE EMPREENDIMENTO)?',
  'PORTE|MEDIDA(?: DE PORTE)?|PARAMETRO|QUANTIDADE|UNIDADE|POTENCIAL(?: POLUIDOR)?(?:.{0,20})|' +
    'CLASSE(?: ?/ ?.{2,25})?|GRUPO|AREA(?: .{2,25})?',
  'BACIA HIDROGRAFICA|CORPO .{4,30}|UGRHI|DESTINO .{4,30}|HORARIO .{4,30}|FUNCIONARIOS .{4,20}',
  'RESP(?:\\.|ONSAVEL) (?:TECNIC[OA]|LEGAL)|CONSULTORA?|REPRESENTANTE(?: LEGAL)?|PROCURADOR|ART(?: N)?|CREA',
  'CONDICIONANTES|CONDICOES(?: .{2,30})?|EXIGENCIAS(?: TECNICAS)?|RESTRICOES|OBSERVAC(?:AO|OES)|' +
    'INTERESSAD[OA]|REQUERENTE|REQUERID[OA]|EMPREENDEDOR(?: RESPONSAVEL)?|EMPREENDIMENTO|TITULAR',
  '(?:[A-Z]+ ){1,2}D[AEO]S? (?:ATIVIDADES?|EMPREENDIMENTO|EMPREENDEDOR|IMOVEL|LICENCA|PROJETO|' +
    'REQUERENTE|INTERESSADO)|CAPACIDADE(?: .{2,25})?|MATERIAS?[- ]PRIMAS?|INSUMOS',
  'PLACAS?|VEICULOS?|N RNTRC|RNTRC|RENAVAM|MARCA|MODELO|ANO',
].join('|')
const WHOLE_LINE = new RegExp(`^(?:${WORDS})$`)

/** A line that only announces a value: a known caption, or anything that ends with a colon. */
export function isCaptionLine(line: ReadLine): boolean {
  if (/:\s*$/.test(line.line.text)) return true
  const words = line.norm.replace(NUMBERING, '').replace(/[\s.:]+$/, '')
  return WHOLE_LINE.test(words)
}

/** `Endereço: …`, `1.2 CPF/CNPJ: …`, `BAIRRO.....: …` at the beginning of a line; not `às 10:30` and not `https://…`. */
export function startsWithCaption(line: ReadLine): boolean {
  return CAPTION.test(line.line.text)
}

/** The same beside a label: `Extração mineral: areia e cascalho` is its value, for of captions only known ones go on in small letters. */
export function isOtherCaption(line: ReadLine): boolean {
  const found = CAPTION.exec(line.line.text)
  if (!found) return false
  const goesOn = /^\s*\p{Ll}/u.test(line.line.text.slice(found[0].length))
  return !goesOn || WHOLE_LINE.test(normalise(found[1] ?? ''))
}

const CAPTION =
  /^(?:(?:\d{1,2}(?:\.\d{1,2})*[.)]?|(?:[IVX]{1,4}|[a-z])\s?[.)–-])\s)?(\p{Lu}[^:.;,]{1,45})(?:\.{3,})?:(?!\/\/)(?:\s|$)/u
