import { labelledCandidates, slotText } from '../../fields/candidates.ts'
import { type Candidate, choose } from '../../fields/choose.ts'
import { labelList } from '../../fields/labels.ts'
import { nextInBlock } from '../../fields/places.ts'
import type { Reading, ReadLine } from '../../fields/reading.ts'
import { overlap } from '../../geometry.ts'
import type { Field } from '../../types.ts'
import { pattern, patternPart } from '../../values/pattern.ts'
import { parsePlate } from '../../values/plate.ts'

/** Titles of the LO family (docs/domain.md 2.1), in `normalise` spelling. */
const LICENCE_TITLE = pattern()`
  \bLICENCAS?\b(?:,? (?:AMBIENTAL|MUNICIPAL|ESTADUAL|SIMPLIFICADA|UNICA|INTEGRADA))*
    (?: (?:DE|PARA) (?:OPERACAO|FUNCIONAMENTO|REGULARIZACAO))?
  |CERTIFICADO (?:DE |DA )?(?:LICENCA|LICENCIAMENTO|LO\b)|AUTORIZACAO (?:AMBIENTAL|PARA)
  |\bRENOVACAO D[AE] LICENCA|\bATO DE LICENCIAMENTO(?: AMBIENTAL)?|\bPORTARIA\b
`

/** Short names before the number: `LO N`, `LAO`, `L.O.`, `RLO`, `LMO`, `LAS`, …; `LI` and `LP` are other licences. */
const SHORT =
  /(?:\bL\.? ?O\.?|\b(?:LAO|LMO|LAMO|RLO|RENLO|REVLO|LOR|LOC|LAS|LAU|LAI|LAC|LF|RLF|AA|AATI?PP)\b|\bLIC\.? (?:DE )?OPER(?:\.|ACAO))/
/** `IN012345`, `1234/2020`, `36001234`, `01234 / 2022`, `8812/2015-DL`, `LO-GCA/SAIA/N 123/2014`, `05.22.03.001234-5`. */
const NUMBER =
  /(?:(?:[A-Z]{2,8}[/-]){1,3}(?=\d))?(?:[A-Z]{1,4}[.-])?[A-Z]{0,4}\d[\dA-Z]*(?: ?\/ ?[\dA-Z]+|[.-][\dA-Z]+)*/
// `OPERAÇÃO¹ Nº 12/2022`: the sign of a note at the foot of the page may stand before it.
const BEFORE_NUMBER =
  '(?:[1-9](?= N))?(?: ?\\([A-Z-]{2,8}\\))?[ :.,/–·•|[(-]*(?:SEI-?GDF |SEI )?(?:(?:N|NUMERO|NUM)\\b[ .:-]*)'

/** Patterns over one line, each with the log-odds that its number is the licence's own. */
const PATTERNS: readonly (readonly [pattern: RegExp, score: number])[] = [
  [numbered(`(?:${LICENCE_TITLE.source})[A-Z ,/()-]{0,60}?(?:CLASSE [\\dIVX]{1,4})?${BEFORE_NUMBER}`), 3],
  [numbered(`(?:${SHORT.source})(?: ?[ /-] ?[A-Z]{2,6}){0,4} ?/?${BEFORE_NUMBER}`), 3],
  [numbered(`(?:${SHORT.source})[ ):–-]{1,4}`), 1.6],
  // Without a number sign the year makes it a number: `LICENÇA DE OPERAÇÃO 123/2022`.
  [numbered(`(?:${LICENCE_TITLE.source})[A-Z ()-]{0,40}?[ :–·•|-]+(?=\\d{1,7}[/.-](?:19|20)\\d{2})`), 2.2],
  // `Licença de Operação LO.123.2022`
  [
    numbered(
      `(?:${LICENCE_TITLE.source})[A-Z ()-]{0,20}?[ :–-]+(?=[A-Z]{2,4}[.-]\\d{1,7}[./-](?:19|20)\\d{2})`,
    ),
    2,
  ],
  // `LICENÇA DE OPERAÇÃO: 2022.123.LO`
  [numbered(`(?:${LICENCE_TITLE.source})[A-Z ()-]{0,20}?: ?(?=[A-Z]{0,3}\\d)`), 2],
  [numbered('(?:N|NUMERO) ?/ ?ANO[ :.-]*'), 2.6],
  [numbered(`CERTIFICADO ${BEFORE_NUMBER}`), 2.6],
  // A title over two lines: `LICENÇA AMBIENTAL` / `DE OPERAÇÃO Nº 12/2022`.
  [numbered(`(?:^|\\b)(?:DE )?(?:OPERACAO|FUNCIONAMENTO)(?: \\([A-Z]+\\))?${BEFORE_NUMBER}`), 1.8],
  [numbered(`N(?:UMERO)? D[AO] (?:${SHORT.source})[ :.-]*`), 3],
  [numbered(`(?:AUTORIZACAO|DOCUMENTO)${BEFORE_NUMBER}`), 1.2],
  [numbered(`ALVARA(?: AMBIENTAL| DE LICENCA| DE OPERACAO)*${BEFORE_NUMBER}`), 2],
  [
    numbered(
      `N(?:UMERO)? (?:DO DOCUMENTO|DA LICENCA|DO CERTIFICADO|DA AUTORIZACAO|DE REGISTRO NO BANCO DE DADOS|DO REGISTRO)[ :.-]*`,
    ),
    3.4,
  ],
  [numbered(`(?:LICENCA|AUTORIZACAO|CERTIFICADO|DOCUMENTO) (?:DE )?NUMERO[ :]*`), 1.4],
]
/** A caption that holds nothing but the number sign, near a title. */
const BARE = new RegExp(`^(?:N|NUMERO)\\b[ .:-]*(${NUMBER.source})$`)
const ONLY_SIGN = new RegExp(
  patternPart`
    ^(?:\d{1,2} )?(?:ESTA |DA )?(?:(?:${SHORT.source}|${LICENCE_TITLE.source}|CERTIFICADO|DOCUMENTO) )?
    (?:N|NUMERO)(?: D[AO] (?:LICENCA|DOCUMENTO|CERTIFICADO))?[ .:]*$
  `,
)
/** The head of a column of numbers. */
const ONLY_PAPER = /^(?:CERTIFICADO|LICENCA|ALVARA|L[AM]?O)[ .:]*$/
const ONLY_NUMBER = new RegExp(`^${NUMBER.source}$`)

/** Numbers of something else; the word nearest before the number decides. */
const OTHERS = pattern()`
  \b
  (?:PROCESSO|PROTOCOLO|PROC|SD|FCEI|FCE|RCE|L\.?I\.?|L\.?P\.?|LICENCA (?:DE INSTALACAO|PREVIA)|INSTALACAO
    |PREVIA|ANTERIOR|LEI|DECRETO|RESOLUCAO|INSTRUCAO|ART|PARECER|CTF|CADASTRO|OFICIO|AUTO|TERMO|CPF|CNPJ
    |REQUERIMENTO|DELIBERACAO|CONTRATO|MATRICULA|NBR|CRQ|CREA)
  \b(?: [A-Z]{3,}){0,2}[^A-Z]{0,4}(?:N\b)?[^A-Z]{0,4}$
`
/** Words that make a number an older licence's: `renova a Licença de Operação nº …`. */
const OLDER =
  /\b(?:RENOVA|SUBSTITUI|SUBSTITUICAO|REVOGA|CANCELA|ANTERIOR|REFERENTE A|RETIFICA|PRORROGA|ORIUND|VENCID|ANTIGA)\b/

/** Lines of a title block; numbers further down are talk about licences. */
const TITLE_BLOCK_LINES = 14

/** A number that stands in one place only may be another paper's; nothing in it can prove it. */
const ONE_PLACE_CONFIDENCE_MAX = 0.89

/** The number among its candidates. */
export function chooseNumber(candidates: readonly Candidate[]): Field {
  const chosen = choose(candidates)
  const places = new Set(
    candidates.filter((found) => found.value === chosen.value).map((found) => found.spans[0]?.line),
  )
  return places.size > 1 ? chosen : choose(candidates, null, ONE_PLACE_CONFIDENCE_MAX)
}

/** Possible numbers of the licence, punctuation as printed. */
export function numberCandidates(reading: Reading): Candidate[] {
  const candidates = [
    ...reading.lines.flatMap((line, index) => inLine(line, index)),
    ...besideSign(reading),
    ...underTitle(reading),
    ...overLineEnds(reading),
    ...inTwoCells(reading),
    ...labelled(reading),
  ]
  return candidates
    .map((found) => withNextLine(reading, found))
    .map((found) => (underOlder(reading, found) ? { ...found, score: found.score - 4 } : found))
}

/** `… Nº 0187/2024-` / `SMAC`: a title breaks after a hyphen or slash, and the number's last part stands alone below. */
function withNextLine(reading: Reading, found: Candidate): Candidate {
  const [span, ...others] = found.spans
  const sign = span && /^([-/])$/.exec(span.line.line.text.slice(span.end))?.[1]
  if (!sign || others.length > 0) return found
  const next = nextInBlock(reading, span.line)
  if (!next || !LAST_PART.test(next.line.text)) return found
  const spans = [span, { line: next, start: 0, end: next.line.text.length }]
  return { ...found, value: `${found.value}${sign}${next.line.text}`, spans }
}

/** A department or a year. */
const LAST_PART = /^(?:[A-Z]{2,8}|(?:19|20)\d{2})$/

/** Right below the title, or right above: a line of nothing but `123/2022`, or a short one such as `Registro nº 123/2022`. */
function underTitle(reading: Reading): Candidate[] {
  const lines = reading.pages[0]?.rows.flat().slice(0, TITLE_BLOCK_LINES) ?? []
  return lines.flatMap((line, index) => {
    const above = [...lines.slice(Math.max(0, index - 2), index), ...lines.slice(index + 1, index + 2)]
    if (!above.some(({ norm }) => LICENCE_TITLE.test(norm) && norm.length < TITLE_LENGTH_MAX)) return []
    const match =
      YEAR_NUMBER.exec(line.norm) ??
      (line.norm.split(' ').length <= 5 ? SHORT_LINE_NUMBER.exec(line.norm) : null) ??
      ORDER_NUMBER.exec(line.norm) ??
      DOTTED_NUMBER.exec(line.norm) ??
      (isRightOfTitle(line, above) ? LONG_NUMBER.exec(line.norm) : null)
    const number = match?.[1]
    if (!match || !number) return []
    const end = match.index + match[0].length
    return candidate(line, end - number.length, end, 1.6 + placeScore(line, index, 0))
  })
}

/** `… a Licença Ambiental de Operação` / `nº 374/2021`, `… de Operação nº` / `374/2021`: the line ends before the number. */
function overLineEnds(reading: Reading): Candidate[] {
  const indexes = new Map(reading.lines.map((line, index) => [line, index]))
  return reading.pages.flatMap((page) =>
    page.blocks.flatMap((block) =>
      block.flatMap((line, i) => {
        const above = block[i - 1]
        const leading = LEADING.exec(line.norm)
        if (!above || !leading?.[1]) return []
        const both = `${above.norm} ${leading[0]}`
        const at = both.length - leading[1].length
        const score = scoreAt(both, at)
        if (score === null) return []
        const from = leading[0].length - leading[1].length
        const place = placeScore(line, indexes.get(line) ?? 0, above.norm.length)
        return candidate(line, from, leading[0].length, score + place, above.norm)
      }),
    ),
  )
}

/** The number, with or without its sign, at the beginning of a line. */
const LEADING = new RegExp(`^(?:(?:N|NUMERO)\\b[ .:-]*)?(${NUMBER.source})(?![A-Z0-9])`)

/** The best pattern whose number stands at `at` of the text. */
function scoreAt(text: string, at: number): number | null {
  const scores = PATTERNS.flatMap(([pattern, score]) =>
    [...text.matchAll(pattern)].some(
      (match) => match.index + match[0].length - (match[1] ?? '').length === at,
    )
      ? [score]
      : [],
  )
  return scores.length > 0 ? Math.max(...scores) : null
}

/** A cell for the number, `0052 /`, and one for the year. */
function inTwoCells(reading: Reading): Candidate[] {
  const rows = (reading.pages[0]?.rows ?? []).slice(0, TITLE_BLOCK_LINES + 1)
  return rows.flatMap((row, i) =>
    row.flatMap((line, n) => {
      const year = row[n + 1]
      if (!year || !/^(?:19|20)\d{2}$/.test(year.norm)) return []
      const isCaptioned = /^\d{1,7}$/.test(line.norm) && hasNumberAndYear(rows[i - 1] ?? [], line, year)
      if (!isCaptioned && !/^\d{1,7} ?\/$/.test(line.norm)) return []
      const spans = [line, year].map((cell) => ({ line: cell, start: 0, end: cell.line.text.length }))
      return [{ value: `${line.norm.replace(/[ /]/g, '')}/${year.norm}`, spans, score: TWO_CELLS_SCORE }]
    }),
  )
}

/** `Número` and `Ano` as captions above the two cells. */
function hasNumberAndYear(captions: readonly ReadLine[], number: ReadLine, year: ReadLine): boolean {
  const isOver = (caption: ReadLine, cell: ReadLine) =>
    overlap(caption.box.left, caption.box.right, cell.box.left, cell.box.right) > 0
  return (
    captions.some(
      (caption) => /^(?:N|NUMERO)\b(?!.*PROCESSO)/.test(caption.norm) && isOver(caption, number),
    ) && captions.some((caption) => /^(?:ANO|EXERCICIO)$/.test(caption.norm) && isOver(caption, year))
  )
}

/** More than its cells score by themselves. */
const TWO_CELLS_SCORE = 5

const TITLE_LENGTH_MAX = 70
const YEAR_NUMBER = /^[^A-Z\d]*(\d{1,7}[/.-](?:19|20)\d{2}(?:-[A-Z\d]{1,8})?)(?=[^A-Z\d]*$)/
/** `Registro: 123456`, `Número de ordem 0123/2022`. */
const ORDER_NUMBER = new RegExp(
  `^(?:REGISTRO|(?:N|NUMERO) DE ORDEM|ORDEM|CONTROLE|SEQUENCIAL)\\b(?: N\\b)?[ .:-]+(${NUMBER.source})$`,
)
/** `2023.15059876.LO` alone. */
const DOTTED_NUMBER = /^(?=.*\d{4})(\d[\dA-Z]*(?:[./-][\dA-Z]+){2,})$/
const LONG_NUMBER = /^(\d{4,10})$/

/** A cell beside the title. */
function isRightOfTitle(line: ReadLine, others: readonly ReadLine[]): boolean {
  return others.some(
    (title) =>
      LICENCE_TITLE.test(title.norm) &&
      title.box.right <= line.box.left &&
      overlap(title.box.top, title.box.bottom, line.box.top, line.box.bottom) > 0.5 * line.line.height,
  )
}

const SHORT_LINE_NUMBER = new RegExp(`\\bN[ .:-]+(${NUMBER.source})$`)

const SIGNS = ['NUMERO', 'N'] as const
const OF = ['DA', 'DO', 'DESTA', 'DESTE'] as const
/** What the number of a licence is the number of. */
const PAPERS: readonly (readonly [noun: string, weight: number])[] = [
  ['LICENCA', 3],
  ['DOCUMENTO', 2.5],
  ['CERTIFICADO', 2.5],
  ['AUTORIZACAO', 2.5],
  ['ALVARA', 2.2],
  ['ATO', 2],
  ['LO', 3],
  ['LAO', 3],
  ['LMO', 3],
  ['REGISTRO', 1.4],
]
const LABELS = labelList([
  ...SIGNS.flatMap((sign) =>
    OF.flatMap((of) => PAPERS.map(([noun, weight]) => [`${sign} ${of} ${noun}`, weight] as const)),
  ),
  ['LICENCA N', 2],
  ['LICENCA NUMERO', 2],
  ['N DE REGISTRO NO BANCO DE DADOS', 3],
  ['N DE REGISTRO', 1.2],
  ['NUMERO DE REGISTRO', 1.2],
])
const LEADING_NUMBER = new RegExp(`^\\W{0,3}(${NUMBER.source})(?![A-Z0-9])`)

/** `Número da licença` as a caption, the number beside or below it. */
function labelled(reading: Reading): Candidate[] {
  return labelledCandidates(reading, LABELS, (text, neighbour) => {
    const number = LEADING_NUMBER.exec(slotText(text, neighbour).toUpperCase())?.[1]
    if (!number || !/\d{2}/.test(number)) return []
    const start = text.toUpperCase().indexOf(number)
    const value = text
      .slice(start, start + number.length)
      .replace(/\s*([/.-])\s*/g, '$1')
      .replace(/[.,;:/-]+$/, '')
    return [
      { value, start, end: start + number.length, score: /^\d{1,2}\/\d{1,2}\/\d{4}$/.test(value) ? -6 : 0 },
    ]
  })
}

/** `Licença anterior` as a caption above or left of the number. */
function underOlder(reading: Reading, found: Candidate): boolean {
  const line = found.spans[0]?.line
  if (!line) return false
  return reading.lines.some((caption) => {
    if (
      caption.page !== line.page ||
      caption === line ||
      !/^[\d\W]*LICENCAS? (?:\w+ ){0,2}(?:ANTERIOR|RENOVA)|ANTERIOR(?:ES)?(?: N)?:?$/.test(caption.norm)
    )
      return false
    const down = line.box.top - caption.box.top
    return (
      down > -line.line.height &&
      down < 2.6 * line.line.height &&
      line.box.left >= caption.box.left - line.line.height
    )
  })
}

function inLine(line: ReadLine, index: number): Candidate[] {
  const found: Candidate[] = []
  for (const [pattern, score] of PATTERNS) {
    for (const match of line.norm.matchAll(pattern)) {
      const number = match[1] ?? ''
      const end = match.index + match[0].length
      found.push(...candidate(line, end - number.length, end, score + placeScore(line, index, match.index)))
    }
  }
  const bare = BARE.exec(line.norm)
  if (bare?.[1] && index < TITLE_BLOCK_LINES * 2) {
    const start = line.norm.length - bare[1].length
    found.push(...candidate(line, start, line.norm.length, 2 + placeScore(line, index, 0)))
  }
  return found
}

/** `Nº` alone as a caption, the number below it or right of it. */
function besideSign(reading: Reading): Candidate[] {
  const page = reading.pages[0]
  if (!page) return []
  const lines = page.rows.flat()
  return lines.flatMap((sign, index) => {
    if (!ONLY_SIGN.test(sign.norm) && !ONLY_PAPER.test(sign.norm)) return []
    const near = lines
      // `Nº` may head the rows of a table of vehicles.
      .filter((line) => ONLY_NUMBER.test(line.norm) && parsePlate(line.norm) === null && line !== sign)
      .map((line) => ({
        line,
        down: line.box.top - sign.box.top,
        across: Math.abs(line.box.left - sign.box.left),
      }))
      .filter(
        ({ down, across }) =>
          down > -sign.line.height && down < 2.8 * sign.line.height && across < 16 * sign.line.height,
      )
      .sort((a, b) => a.down + a.across - b.down - b.across)[0]
    if (!near) return []
    return candidate(near.line, 0, near.line.norm.length, 2 + placeScore(sign, index, 0))
  })
}

/** @param above the line before it, when its words reach over the line end */
function candidate(line: ReadLine, from: number, to: number, score: number, above = ''): Candidate[] {
  const start = line.map[from] ?? 0
  const end = line.map[to] ?? line.line.text.length
  const value = line.line.text
    .slice(start, end)
    .replace(/\s*([/.-])\s*/g, '$1')
    .replace(/[.,;:/-]+$/, '')
    // `123/2014/CLASSE III`: the class is a remark; other suffixes that touch belong to the number.
    .replace(/\/CLASSE$/i, '')
  if (!/\d{2}/.test(value)) return []
  const head = `${above} ${line.norm.slice(0, from)}`
  const before = head.slice(-40)
  const other = OTHERS.test(before) ? -4 : 0
  const older = OLDER.test(head.slice(-90)) ? -3 : 0
  const dateLike = /^\d{1,2}\/\d{1,2}\/\d{4}$/.test(value) ? -5 : 0
  return [
    {
      value,
      spans: [
        { line, start, end: start + line.line.text.slice(start, end).replace(/[.,;:/\s-]+$/, '').length },
      ],
      score: score + other + older + dateLike,
    },
  ]
}

/** The title block of page 1 holds the number; a page header may repeat it; a sentence talks about licences. */
function placeScore(line: ReadLine, index: number, at: number): number {
  const inTitleBlock = line.page.index === 0 && index < TITLE_BLOCK_LINES
  const top = line.box.top / line.page.height
  const words = line.norm.split(' ').length
  const sentence = words > 12 ? -1.2 : words > 8 ? -0.4 : 0
  const caption = at < 3 ? 0.5 : 0
  const place = inTitleBlock ? 0.8 : line.page.index > 0 && top < 0.1 ? 0 : -1 - Math.min(1, top)
  return place + sentence + caption
}

function numbered(before: string): RegExp {
  return new RegExp(`(?<![A-Z0-9/-])${before}(${NUMBER.source})(?![A-Z0-9])`, 'g')
}
