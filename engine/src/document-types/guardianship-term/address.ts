import { pattern } from '../../values/pattern.ts'
import { tidy } from '../../values/tidy.ts'
import { UFS } from '../../values/uf.ts'

export interface TextRange {
  readonly value: string
  readonly start: number
  readonly end: number
}

const OPENING = pattern('g')`
  (?<![A-Z])
  (?:RESIDEM?(?= (?:N|A|EM|D))|END\.\s*:?|COM MORADA|DOMICILIAD[OA]S? E RESIDENTES?
    |RESIDENTES?(?: E DOMICILIAD[OA]S?(?:\([A-Z]+\))?)?|DOMICILIAD[OA]S?(?:\([A-Z]+\))?(?: E RESIDENTES?)?
    |COM (?:ENDERECO(?: RESIDENCIAL)?|RESIDENCIA|DOMICILIO)|ENDERECO(?: COMPLETO| RESIDENCIAL)?\s*:
    |RESIDENCIA\s*:|DOMICILIO\s*:|MORADOR(?:A|ES)?(?:\([A-Z]+\))?|RESIDINDO|ESTABELECID[OA]S?)
  \s*
`
const PREPOSITION =
  /^(?::\s*)?(?:(?:E DOMICILIAD[OA]S?(?:\([A-Z]+\))?|ATUALMENTE|SIT[OA])\s+)*(?:(?:N[AO]S?|A|AO|EM|DA|DO)\s+)?/
/** Nothing announces it, but a street with a postcode is an address. */
const STREET = pattern()`
  (?<![A-Z])(?:RUA|AVENIDA|AV\.|TRAVESSA|ALAMEDA|PRACA|ESTRADA|RODOVIA|QUADRA|SITIO|FAZENDA|VILA|R\.)\s
  [^;\n]{4,140}?CEP\s*:?\s*\d{2}\.?\d{3}
`
/** A postcode, and the city that may still follow it. */
const POSTCODE = /CEP\s*[:-]?\s*N?[º°]?\s*\d{2}\.?\d{3}[.,]?\s?-?\s?\d{3}/
const CITY_AFTER = new RegExp(
  `^\\s?[,–-]\\s?(?:N[OA] (?:CIDADE|MUNICIPIO) D[EO] )?[A-Z][A-Z' -]{2,40}?\\s?[/,–(-]\\s?(?:${UFS.join('|')})\\)?(?![A-Z])`,
)
/** `Bairro do Cedro. Ceres/GO, CEP …`: a comma that was read, or printed, as a full stop. */
const IS_CITY = /^\.\s[A-Z][A-Z' -]{2,40}\/[A-Z]{2}[,.]?\s$/
const STEMS =
  'NOMEAD|PORTADOR|INSCRIT|NASCID|PREST|ASSUM|COMPROMET|GENITOR|FILH|TELEFON|CELULAR|REPRESENT|' +
  'QUALIFIC|DENOMIN|CURADOR|TUTOR|GUARDI|TITULAR'
const WORDS =
  'QUE|COMO|O(?:\\(A\\))? QUAL|A QUAL|OS QUAIS|AS QUAIS|PARA|POR|COM|PELO|PELA|NA QUALIDADE|NA ' +
  'CONDICAO|AV[OA]S?|TI[OA]S?|IRMA|IRMAO|IRMAOS|MAE|PAI|SENDO|TEL|FONE|E-MAIL|EMAIL|CPF|RG|DORAVANTE|' +
  'ORA|CONFORME|QUEM|ATE|FICANDO|EM CUMPRIMENTO|TENDO|A FIM|NOS TERMOS|NA FORMA|PERANTE|SOB|SEU|SUA|' +
  'MADRINHA|PADRINHO|SOBRINH[OA]|PRIM[OA]|CUNHAD[OA]|ESPOS[OA]|COMPANHEIR[OA]'
/** What can follow an address that prints no postcode. */
const BOUNDARY = new RegExp(
  [
    ';|\\n|\\.\\s*$',
    '(?<=[A-Z\\d)]{3})(?<!STA|STO|APTO|CEL|GAL|PROF|PRES|ENG|CONJ|COND|LOTE)\\.\\s+(?=[A-Z]{2})',
    ',?\\s(?:A|AO|AS|AOS)\\s(?:QUEM|QUAL|QUAIS)(?![A-Z])',
    `,\\s(?:E\\s)?(?:${STEMS})`,
    `,\\s(?:E\\s)?(?:${WORDS})(?![A-Z])`,
    ',?\\sE,\\s',
    ',\\sE\\s[A-Z]{3,}(?:OU|EU|IU|ARAM|ERAM|IRAM)(?![A-Z])',
    ",\\sE\\s(?:DE |SUA |SEU |O SR|A SRA|[A-Z]+ [A-Z' ]+, BRASILEIR)",
    '\\s(?:TELEFONE|FONE|TEL\\.|E-MAIL)',
    '\\s(?:COMO|PARA|PARA O|PARA A) (?:EXERCER|PRESTAR|ASSUMIR)',
    ',\\s(?:O|A)\\sMM',
  ].join('|'),
)

/** The address after `residente e domiciliado na`, from the street to the postcode or what ends it. */
export function findAddress(text: string, folded: string): TextRange | null {
  for (const opening of folded.matchAll(OPENING)) {
    const from = opening.index + opening[0].length
    const preposition = PREPOSITION.exec(folded.slice(from))?.[0].length ?? 0
    const start = from + preposition
    const end = start + endOfAddress(text.slice(start), folded.slice(start))
    const value = withWholePostcode(tidy(text.slice(start, end)))
    if (/\p{L}{3}/u.test(value) && value.length > 6) return { value, start, end }
  }
  const street = STREET.exec(folded)
  if (!street) return null
  const start = street.index
  const end = start + endOfAddress(text.slice(start), folded.slice(start))
  return { value: withWholePostcode(tidy(text.slice(start, end))), start, end }
}

/** A hyphen at the end of a line is easily lost: `CEP 40159` and `386` below it are one postcode. */
function withWholePostcode(address: string): string {
  return address.replace(/(CEP\s*:?\s*(?:[Nn][º°]?\s*)?\d{2}\.?\d{3})(?:[.,]\s?|\s)(\d{3})(?!\d)/, '$1-$2')
}

function endOfAddress(text: string, folded: string): number {
  const boundary = BOUNDARY.exec(folded)?.index ?? folded.length
  const postcode = POSTCODE.exec(folded)
  if (!postcode || (postcode.index > boundary + 1 && !IS_CITY.test(folded.slice(boundary, postcode.index))))
    return boundary
  const after = postcode.index + postcode[0].length
  const city = CITY_AFTER.exec(folded.slice(after))?.[0].length ?? 0
  // `compromete-se` is no city of Sergipe.
  return /[A-Z]{2}\)?$/.test(text.slice(after, after + city)) ? after + city : after
}
