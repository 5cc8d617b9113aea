import { MRZ_LINES } from '../../constrain/grammars.ts'
import { readUnderGrammar } from '../../constrain/read-under-grammar.ts'
import type { ReadDocument } from '../../fields/reading.ts'
import { type Span, wholeLine } from '../../fields/span.ts'
import { findMrz, type Mrz } from '../../values/mrz.ts'
import { normalise } from '../../values/normalise.ts'

/** Each line of the zone has its fillers; a name of 30 letters still has the two after the first name. */
const FILLER = /[<«‹].*[<«‹]/

/** The machine-readable zone with its three lines. */
export interface MachineZone {
  readonly mrz: Mrz
  readonly spans: readonly [number: Span, dates: Span, name: Span]
}

export function findMachineZone({ lines }: ReadDocument): MachineZone | null {
  const rows = lines.filter(({ line }) => FILLER.test(line.text))
  for (let at = 0; at + 2 < rows.length; at++) {
    const [number, dates, name] = rows.slice(at, at + 3).map(wholeLine)
    if (!number || !dates || !name) break
    const mrz = zoneOf([number, dates, name])
    if (mrz) return { mrz, spans: [number, dates, name] }
  }
  return null
}

/** As it was read, or line by line under the grammar of the zone where a check digit fails. */
function zoneOf(spans: readonly [Span, Span, Span]): Mrz | null {
  const texts = spans.map(({ line }) => line.line.text)
  const read = findMrz(texts.join('\n'))
  const { checks } = read ?? {}
  if (checks?.licenceNumber && checks.dateOfBirth && checks.expirationDate) return read
  const again = spans.map(({ line, start, end }, at) => {
    const grammar = MRZ_LINES[at]
    return (grammar && readUnderGrammar(line.line, start, end, grammar)?.text) ?? texts[at]
  })
  return findMrz(again.join('\n')) ?? read
}

/** Whether the printed name begins as the zone says; accents, hyphens and apostrophes aside. */
export function startsAs(name: string, { mrz }: MachineZone): boolean {
  const letters = (text: string) => normalise(text).replace(/[^A-Z]/g, '')
  const [printed, inZone] = [letters(name), letters(mrz.name)]
  return mrz.nameTruncated ? printed.startsWith(inZone) : printed === inZone
}
