import type { ReadDocument, ReadLine } from '../../fields/reading.ts'
import { isNextLine, isOneEdge } from '../../geometry.ts'
import { fold } from '../../values/fold.ts'
import { pattern, patternPart } from '../../values/pattern.ts'
import { SENTENCE_REACH } from '../../weigh/document-text.ts'
import { keyOf, type Proposal } from '../../weigh/proposal.ts'
import type { ReaderView } from '../../weigh/reader-view.ts'
import { typedField } from '../../weigh/role-field.ts'
import { isCell } from '../../weigh/role-runs.ts'
import type { FoundValue } from '../../weigh/values-of-grammar.ts'
import { plates } from '../../weigh/values-of-text.ts'

/** What takes vehicles out of the licence, or refuses them: seven licences of six authors say it in one of these ways. */
const OUT = patternPart`
  (?<![A-Z])(?:EXCLUI|EXCLUSAO|BAIXAD|RETIRAD|DESVINCULAD|SUBSTITUID|REPROVAD|RECUSAD|CANCELAD|INATIV|DESATIVAD|VENDID|ALIENAD
  |DEIX(?:OU|ARAM) DE\x20|NAO (?:(?:[A-Z]+ ){1,2}(?:APROVAD|AUTORIZAD|CONTEMPLAD|INCLUID|LIBERAD|LICENCIAD|UTILIZAD|VISTORIAD)
  |INTEGRA|(?:E|SAO) OBJETO D[EA]|(?:FIGURA|PERTENCE|FAZ(?:EM)? PARTE|CONSTA)[A-Z]* (?:[ND](?:ESTA|[AEO])S?|ENTRE)\b))
`
const TAKES_OUT = new RegExp(OUT)
/** Words of one sentence, numbers with points among them. */
const TOLD = String.raw`(?:[^.;]|\.(?=\d))*`
/** `ficam excluídos da frota os veículos:`, `VEÍCULOS EXCLUÍDOS`: the end of what stands above a table. */
const ANNOUNCES_OUT = pattern()`(?:^|[.;] )(?:${TOLD}${OUT}${TOLD}:|(?:[^ ]+ ){0,2}${OUT}[^ ]*(?: [^ ]+){0,3}) ?$`
/** Words of a clause up to its plate. */
const UP_TO = String.raw`[^\d.,;:()]{0,30})?\W$`
/** Right before a plate that is out: `exceto o de placa`, `em substituição à placa`, `no lugar do veículo de placa`, `(placa anterior`. */
const LEADS_OUT = pattern()`
  (?:(?<![A-Z])(?:SUBSTITUI|(?:NO|EM) LUGAR|ANTERIOR|ANTIG[AO]|EXCE(?:TO|CAO|TUAD[AO]S?))|${OUT})[A-Z]*
  (?: (?!.*\b(?:INCLU[A-Z]+|PEL[AO]S?|POR) )${UP_TO}
`
/** Right before one that stays in a sentence that takes out others: `e incluído o de placa`, `substituído pelo veículo`. */
const LEADS_IN = pattern()`(?:INCLU[A-Z]+|(?<=SUBSTITUI[^.;]*) (?:PEL[AO]S?|POR))(?: ${UP_TO}`
/** The first of several plates that a word in the plural leads: `excluídos os de placas` | `ABC-1D23, DEF4G56 e`. */
const LED_BEFORE = /(?<=S )(?:[A-Z]{3}[ -]?\d[A-Z\d]\d{2}(?:,? E |, ))+$/
/** A sentence with more vehicles than this lists those that stay. */
const TAKEN_OUT_MAX = 2

/** The plates of a text but for those of vehicles that it takes out: `O veículo de placa ABC-1234 foi excluído a pedido`. */
export const authorisedPlates = (text: string) => toldPlates(text).filter(({ isOut }) => !isOut)

/** Those of vehicles that it takes out. */
const excludedPlates = (text: string) => toldPlates(text).filter(({ isOut }) => isOut)

function toldPlates(text: string): readonly (FoundValue & { readonly isOut: boolean })[] {
  const all = plates(text).sort((a, b) => a.start - b.start)
  const own = all.filter((one, i) => !isOfSeries(one, all[i + 1], text) && !isOfSeries(all[i - 1], one, text))
  return own.map((one, i) => {
    const [from, to] = [beginOf(text, one.start), endOf(text, one.end)]
    const near = own.slice(Math.max(0, i - TAKEN_OUT_MAX), i + TAKEN_OUT_MAX + 1)
    const isList = near.filter(({ start, end }) => start >= from && end <= to).length > TAKEN_OUT_MAX
    const before = fold(text.slice(from, one.start)).replace(LED_BEFORE, '')
    const isTakenOut = !isList && !LEADS_IN.test(before) && TAKES_OUT.test(fold(text.slice(from, to)))
    return { ...one, isOut: isTakenOut || LEADS_OUT.test(before) }
  })
}

/** `caçambas SEM1001 a SEM1036`: numbers of a series, which plates never are. */
function isOfSeries(one: FoundValue | undefined, next: FoundValue | undefined, text: string): boolean {
  if (!one || !next || `${one.value}`.slice(0, 3) !== `${next.value}`.slice(0, 3)) return false
  return /^\s(?:a|até|ao)\s$/iu.test(text.slice(one.end, next.start))
}

/** A cell beside a plate that says this and little else. */
const isState = (line: ReadLine) => line.norm.search(TAKES_OUT) === 0 && isCell(line)

const isVehicle = ({ line }: ReadLine) => plates(line.text).length > 0

/**
 * Lines of rows that are taken out, of vehicles or of activities: the sentence or title above their table says it, or a cell beside a
 * vehicle.
 */
export function takenOutRows({ pages }: ReadDocument): ReadonlySet<ReadLine> {
  const out: ReadLine[] = []
  const rows = pages.flatMap((page) => page.rows)
  let above = ''
  let isInTable = false
  for (const [i, row] of rows.entries()) {
    isInTable = row.length > 1 || (isInTable && isRestOf(rows[i - 1], row[0]))
    const goesOn = rows[i - 1]?.length === 1
    if (!isInTable) above = `${goesOn ? above : ''} ${row[0]?.norm}`.trim().slice(-SENTENCE_REACH)
    if ((isInTable && ANNOUNCES_OUT.test(above)) || (row.some(isVehicle) && row.some(isState)))
      out.push(...row)
  }
  return new Set(out)
}

/** Whether a line is the next one of a cell of the row above it, other than the first of several. */
function isRestOf(row: readonly ReadLine[] = [], line: ReadLine | undefined): boolean {
  const cells = row.slice(Number(row.length > 1))
  return cells.some(
    ({ box }) =>
      line && isNextLine(box, line.box) && isOneEdge(box.left, line.box.left, box.bottom - box.top),
  )
}

const EXCLUDED = typedField('licensePlate', 'PLATE', excludedPlates)

/** Plates but for those of vehicles that the text takes out. */
export function stayingPlates(all: readonly Proposal[], view: ReaderView): readonly Proposal[] {
  const out = new Set(view.values(EXCLUDED).map(keyOf))
  return all.filter((one) => !out.has(keyOf(one)))
}

function beginOf(text: string, at: number): number {
  const from = Math.max(0, at - SENTENCE_REACH)
  // A list may end with its line alone: `Placas: ABC1D23, DEF4G56` above `Não estão contemplados`.
  const stops = [...text.slice(from, at).matchAll(/[.;]\s|\s(?=(?:Não|Os?|As?)\s\p{Ll})/gu)]
  return from + (stops.at(-1)?.index ?? 0)
}

function endOf(text: string, at: number): number {
  const after = text.slice(at, at + SENTENCE_REACH)
  const stop = after.search(/[.;](?:\s|$)/)
  return at + (stop < 0 ? after.length : stop)
}
