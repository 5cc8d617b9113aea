import type { Candidate } from '../../fields/choose.ts'
import type { Reading } from '../../fields/reading.ts'
import { evidenceOf, type Span } from '../../fields/span.ts'
import { findPlates } from '../../values/plate.ts'

interface FoundPlate {
  readonly value: string
  readonly span: Span
  /** A word like PLACA or VEÍCULO introduces it, or it stands under such a header. */
  readonly introduced: boolean
}

/** Headers of vehicle tables and words that introduce lists, in `normalise` spelling. */
const CONTEXT =
  /\bPLACAS?\b|\bVEICULOS?\b|\bCAVALOS?\b|\bREBOQUES?\b|\bSEMI-?RREBOQUES?\b|\bCARRETAS?\b|\bCAMINH(?:AO|OES)\b|\bRNTRC\b|\bRENAVAM\b|\bFROTA\b/
/** Lines that a header or an introduction reaches over when plates keep coming. */
const REACH_LINES = 8

/** All plates as one array: unique, upper-case without hyphen, in printed order. */
export function plateCandidates(reading: Reading): Candidate[] {
  const found = accept(findAll(reading))
  const unique = found.filter((plate, i) => found.findIndex((other) => other.value === plate.value) === i)
  if (unique.length === 0) return []
  const introduced = unique.filter((plate) => plate.introduced).length / unique.length
  return [
    {
      value: unique.map((plate) => plate.value),
      spans: unique.map((plate) => plate.span),
      evidence: unique.flatMap((plate, i) => evidenceOf([plate.span], [i])),
      score: 2.2 + 2 * introduced,
    },
  ]
}

function findAll(reading: Reading): FoundPlate[] {
  const plates: FoundPlate[] = []
  let linesSinceContext = Number.POSITIVE_INFINITY
  for (const line of reading.lines) {
    const context = CONTEXT.test(line.norm)
    linesSinceContext = context ? 0 : linesSinceContext + 1
    const hits = findPlates(line.line.text).filter((hit) => !hit.blacklisted)
    for (const hit of hits) {
      const introduced = hit.context !== null || linesSinceContext <= REACH_LINES
      plates.push({ value: hit.value, span: { line, start: hit.start, end: hit.end }, introduced })
    }
    // A plate in an introduced table or list carries the introduction on to the next lines.
    if (hits.length > 0 && linesSinceContext <= REACH_LINES) linesSinceContext = 0
  }
  return plates
}

/** domain.md 2.6: introduced, or at least two in the same column or line. */
function accept(plates: readonly FoundPlate[]): FoundPlate[] {
  return plates.filter((plate) => {
    if (plate.introduced) return true
    return plates.some(
      (other) =>
        other !== plate &&
        other.value !== plate.value &&
        other.span.line.page === plate.span.line.page &&
        (other.span.line === plate.span.line ||
          Math.abs(other.span.line.box.left - plate.span.line.box.left) < plate.span.line.line.height),
    )
  })
}
