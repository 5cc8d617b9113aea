import { fold } from '../../values/fold.ts'
import type { FoundValue } from '../../weigh/role-field.ts'
import { plates } from '../../weigh/values-of-text.ts'

/** A sentence that takes vehicles out of the licence: gazettes and licences of seven authors say it in one of these words. */
const TAKES_OUT = /(?<![A-Z])(?:EXCLUI|EXCLUSAO|BAIXAD|RETIRAD|DESVINCULAD)/
/** A sentence that lists more vehicles authorises them, and takes out one of them at most. */
const TAKEN_OUT_MAX = 2
/** Longer sentences are lists. */
const SENTENCE_MAX = 240

/** The plates of a text but for those of vehicles that it takes out: `O veículo de placa ABC-1234 foi excluído a pedido`. */
export function authorisedPlates(text: string): FoundValue[] {
  const found = plates(text).sort((a, b) => a.start - b.start)
  return found.filter(({ start, end }, i) => {
    const [from, to] = [beginOf(text, start), endOf(text, end)]
    // So many plates before and behind are of the same list.
    const [before, behind] = [found[i - TAKEN_OUT_MAX], found[i + TAKEN_OUT_MAX]]
    const isList =
      (before !== undefined && before.start >= from) || (behind !== undefined && behind.end <= to)
    return isList || !TAKES_OUT.test(fold(text.slice(from, to)))
  })
}

function beginOf(text: string, at: number): number {
  const from = Math.max(0, at - SENTENCE_MAX)
  const stops = [...text.slice(from, at).matchAll(/[.;]\s/g)]
  return from + (stops.at(-1)?.index ?? 0)
}

function endOf(text: string, at: number): number {
  const after = text.slice(at, at + SENTENCE_MAX)
  const stop = after.search(/[.;](?:\s|$)/)
  return at + (stop < 0 ? after.length : stop)
}
