import { MRZ_LINES } from '../../constrain/grammars.ts'
import { readUnderGrammar } from '../../constrain/read-under-grammar.ts'
import type { Candidate } from '../../fields/choose.ts'
import { wholeLines } from '../../fields/flow.ts'
import { evidenceOf, type Span } from '../../fields/span.ts'
import type { JsonValue } from '../../types.ts'
import { findMrz, type Mrz } from '../../values/mrz.ts'
import type { Face } from './face.ts'

/** Each line of the zone has its fillers; a name of 30 letters still has the two after the first name. */
const FILLER = /[<«‹].*[<«‹]/
/** Drivers are 18 at least when a card is issued, so births are that long before the expiry. */
const AGE_MIN = 18
const YEAR_DEFAULT = 2026

/** The machine-readable zone with its three lines. */
export interface MachineZone {
  readonly mrz: Mrz
  readonly spans: readonly [number: Span, dates: Span, name: Span]
}

export function findMachineZone(faces: readonly Face[]): MachineZone | null {
  for (const face of faces) {
    const rows = face.lines.filter(({ read }) => FILLER.test(read.line.text)).map(({ read }) => read)
    for (let at = 0; at + 2 < rows.length; at++) {
      const [number, dates, name] = wholeLines(rows.slice(at, at + 3))
      if (!number || !dates || !name) break
      const mrz = zoneOf([number, dates, name])
      if (mrz) return { mrz, spans: [number, dates, name] }
    }
  }
  return null
}

/** As it was read, or line by line under the grammar of the zone where a check digit fails. */
function zoneOf(spans: readonly [Span, Span, Span]): Mrz | null {
  const texts = spans.map(({ line }) => line.line.text)
  const read = readZone(texts.join('\n'))
  const { checks } = read ?? {}
  if (checks?.licenceNumber && checks.dateOfBirth && checks.expirationDate) return read
  const again = spans.map(({ line, start, end }, at) => {
    const grammar = MRZ_LINES[at]
    return (grammar && readUnderGrammar(line.line, start, end, grammar)?.text) ?? texts[at]
  })
  return readZone(again.join('\n')) ?? read
}

/** No clock here: the expiry tells the century of the birth. */
function readZone(text: string): Mrz | null {
  const mrz = findMrz(text, YEAR_DEFAULT)
  const expiryYear = Number(mrz?.expirationDate?.slice(0, 4) ?? YEAR_DEFAULT)
  return mrz && findMrz(text, expiryYear - AGE_MIN)
}

/** A value that the zone says, for a field of the card. */
export function zoneCandidate(value: JsonValue, span: Span, score: number): Candidate {
  return { value, spans: [span], score, evidence: evidenceOf([span], [], 'mrz') }
}
