import type { ReadDocument, ReadLine } from '../../fields/reading.ts'
import { fold } from '../../values/fold.ts'
import { pattern } from '../../values/pattern.ts'
import { SENTENCE_REACH } from '../../weigh/document-text.ts'
import type { Proposal } from '../../weigh/proposal.ts'
import { isCell } from '../../weigh/role-runs.ts'
import type { FoundValue } from '../../weigh/values-of-grammar.ts'
import { plates } from '../../weigh/values-of-text.ts'

/** What takes vehicles out of the licence, or refuses them: six licences of five authors say it in one of these ways. */
const TAKES_OUT = pattern()`
  (?<![A-Z])(?:EXCLUI|EXCLUSAO|BAIXAD|RETIRAD|DESVINCULAD|SUBSTITUID|REPROVAD|RECUSAD|CANCELAD|INATIV|DESATIVAD|VENDID
  |DEIX(?:OU|ARAM) DE\x20|NAO (?:(?:[A-Z]+ ){1,2}(?:APROVAD|AUTORIZAD|CONTEMPLAD|INCLUID|LIBERAD|LICENCIAD|UTILIZAD|VISTORIAD)
  |INTEGRA|(?:FIGURA|PERTENCE|FAZ(?:EM)? PARTE|CONSTA)[A-Z]* (?:[ND](?:ESTA|[AEO])S?|ENTRE)\b))
`
/** Right before the plate that another stands for: `em substituição à placa`, `no lugar do veículo de placa`, `(placa anterior`. */
const STANDS_FOR =
  /(?<![A-Z])(?:SUBSTITUI[A-Z]*|(?:NO|EM) LUGAR|ANTERIOR|ANTIG[AO])(?: (?!.*PEL[AO] )[^\d.,;:()]{0,30})?\W$/
/** A sentence with more vehicles than this lists those that stay. */
const TAKEN_OUT_MAX = 2

/** The plates of a text but for those of vehicles that it takes out: `O veículo de placa ABC-1234 foi excluído a pedido`. */
export function authorisedPlates(text: string): FoundValue[] {
  const all = plates(text).sort((a, b) => a.start - b.start)
  const own = all.filter((one, i) => !isOfSeries(one, all[i + 1], text) && !isOfSeries(all[i - 1], one, text))
  return own.filter(({ start, end }, i) => {
    const [from, to] = [beginOf(text, start), endOf(text, end)]
    const near = own.slice(Math.max(0, i - TAKEN_OUT_MAX), i + TAKEN_OUT_MAX + 1)
    const isList = near.filter((one) => one.start >= from && one.end <= to).length > TAKEN_OUT_MAX
    const isReplaced = STANDS_FOR.test(fold(text.slice(from, start)))
    return !isReplaced && (isList || !TAKES_OUT.test(fold(text.slice(from, to))))
  })
}

/** `caçambas SEM1001 a SEM1036`: numbers of a series, which plates never are. */
function isOfSeries(one: FoundValue | undefined, next: FoundValue | undefined, text: string): boolean {
  if (!one || !next || `${one.value}`.slice(0, 3) !== `${next.value}`.slice(0, 3)) return false
  return /^\s(?:a|até|ao)\s$/iu.test(text.slice(one.end, next.start))
}

/** A cell beside a plate that says this and little else. */
const isState = (line: ReadLine) => line.norm.search(TAKES_OUT) === 0 && isCell(line)

/** Lines of rows that say in a cell of its own that the row's vehicle is taken out. */
export function takenOutRows({ pages }: ReadDocument): ReadonlySet<ReadLine> {
  const isVehicle = ({ line }: ReadLine) => plates(line.text).length > 0
  const rows = pages.flatMap((page) => page.rows)
  return new Set(rows.filter((row) => row.some(isState) && row.some(isVehicle)).flat())
}

/** Plates but for those of such rows. */
export function stayingPlates(all: readonly Proposal[], reading: ReadDocument): readonly Proposal[] {
  const rows = takenOutRows(reading)
  return all.filter(({ spans }) => !spans.some(({ line }) => rows.has(line)))
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
