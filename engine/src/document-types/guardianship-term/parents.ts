import { type PersonRecord, SHARED_CERTAINTY } from './person-record.ts'
import type { Prose } from './prose.ts'
import type { RoleMention } from './roles.ts'
import { textOf } from './segment-text.ts'
import type { Segment } from './segments.ts'

/** `Os genitores A e B …`: parents who are not named beside the ward. */
export function withStatedParents(
  prose: Prose,
  mentions: readonly RoleMention[],
  wards: readonly PersonRecord[],
): PersonRecord[] {
  const stated = mentions.filter((one, i) => {
    const cue = /(?:GENITORES|OS PAIS|GENITORA?|SEUS PAIS)[:,]?\s*$/.test(
      prose.folded.slice(Math.max(0, one.start - 24), one.start),
    )
    const previous = mentions[i - 1]
    return one.role === 'parent' && (cue || (one.joined && previous?.role === 'parent'))
  })
  const unique = stated.filter((one, i) => stated.findIndex((other) => other.key === one.key) === i)
  if (unique.length === 0 || unique.length > 2) return [...wards]
  const filiation = unique.map(({ name, start, end }) => ({ value: name, start, end }))
  return wards.map((one) => ({
    ...one,
    value: { ...one.value, filiation: filiation.map(({ value }) => value) },
    ranges: { ...one.ranges, filiation },
    certainty: Math.min(one.certainty, SHARED_CERTAINTY),
  }))
}

/** Details of the parents (`filho de A, brasileiro, RG …`) are not the ward's. */
export function withoutParents(
  segment: Segment,
  parents: readonly RoleMention[],
): { text: string; folded: string } {
  const { text, folded } = textOf(segment)
  const blank = (source: string) =>
    parents.reduce((masked, parent, n) => {
      const from = parent.end - segment.start
      if (!/^, ?(?:[A-Z ]{3,20}, ?)?(?:BRASILEIR|CASAD|SOLTEIR|DIVORCIAD|VIUV)/.test(folded.slice(from)))
        return masked
      const next = parents[n + 1]
      const stop = folded.slice(from).search(/[);\n]|\.\s/)
      const to = next ? next.start - segment.start : stop < 0 ? masked.length : from + stop
      return masked.slice(0, from) + ' '.repeat(Math.max(0, to - from)) + masked.slice(Math.max(from, to))
    }, source)
  return { text: blank(text), folded: blank(folded) }
}
