import type { Machine } from '../runtime/int8/machine.ts'
import type { Raster, Rule } from '../types.ts'
import { withGroups } from './comb-groups.ts'
import { type Comb, findCombs } from './find-combs.ts'
import type { Frame } from './frame.ts'
import { lookThrough } from './rule-look.ts'
import { type Trace, tracesOf } from './trace-rules.ts'

/** Shorter ones are strokes of letters: a centimetre across, and half of it down, where a row may be as low as its text. */
const LONG_MIN = { level: 56, upright: 26 } as const
/** The rule below two cells for a letter each. */
const COMB_MIN = 30
/** Pixels by which a rule may stray from its middle: those of a page that does not lie flat part no rows by one number. */
const STRAY_MAX = 4
/** The longest are kept: a page of squared paper has some hundred. */
const RULES_MAX = 500

/** What lines draw on a page, in pixels of its frame, edges at whole numbers. */
export interface DrawnLines {
  /** Level and upright ones, the longest first; none of a page that does not lie flat. */
  readonly rules: readonly Rule[]
  readonly combs: readonly Comb[]
}

/**
 * @param frame in which the page's text stands upright
 * @param machine what sees the pixels
 */
export function drawnLines(raster: Raster, frame: Frame, machine: Machine): DrawnLines {
  const { scale, ridges } = lookThrough(raster, frame, machine)
  const across = ridges('level')
  const feet = tracesOf(across, COMB_MIN)
  const level = feet.filter(({ from, to }) => to - from >= LONG_MIN.level)
  const seen = { ...across, marks: across.marks.slice(), counts: across.counts.slice() }
  const down = ridges('upright')
  // No table is without a level one.
  const rules = level.length === 0 ? [] : rulesOf(level, tracesOf(down, LONG_MIN.upright), scale)
  return { rules, combs: withGroups(findCombs(feet, seen, down, scale)) }
}

function rulesOf(level: readonly Trace[], upright: readonly Trace[], scale: number): Rule[] {
  if ([...level, ...upright].some(strays)) return []
  const rules = [
    ...level.map((trace) => ruleOf('level', trace, scale)),
    ...upright.map((trace) => ruleOf('upright', trace, scale)),
  ]
  return rules.sort((a, b) => b.to - b.from - (a.to - a.from)).slice(0, RULES_MAX)
}

function strays({ places }: Trace): boolean {
  return Math.max(...places) - Math.min(...places) > 2 * STRAY_MAX
}

function ruleOf(axis: Rule['axis'], { places, from, to }: Trace, scale: number): Rule {
  const middle = places.reduce((sum, place) => sum + place, 0) / places.length
  return { axis, at: (middle + 0.5) * scale, from: from * scale, to: to * scale }
}
