import type { Grammar } from '../constrain/grammar.ts'
import { readUnderGrammar } from '../constrain/read-under-grammar.ts'
import type { Span } from '../fields/span.ts'
import { roleOf, textAt } from '../reader/role-of.ts'
import { remembered } from '../remembered.ts'
import type { JsonValue } from '../types.ts'
import { IDENTITY_DIGITS_MIN } from '../values/identity-number.ts'
import { TOLD_MAX } from './behind-names.ts'
import { meanProbability } from './mention.ts'
import { type Proposal, proposalOf } from './proposal.ts'
import { locate, type Run, type RunWord, wordsIn } from './role-runs.ts'

/** A value in a run's text; offsets end exclusive. */
export interface FoundValue {
  readonly value: JsonValue
  readonly start: number
  readonly end: number
  /** Its check digits fail. */
  readonly isDoubtful?: boolean
  /** A date whose century is not printed. */
  readonly hasShortYear?: boolean
}

export type Find = (text: string) => readonly FoundValue[]

/** Fields of all types ask for the same values, such as days. */
const found = remembered((_run: Run) => new Map<Find, readonly FoundValue[]>())

function foundIn(run: Run, find: Find): readonly FoundValue[] {
  const known = found(run)
  const values = known.get(find) ?? find(run.text)
  known.set(find, values)
  return values
}

interface Found extends Proposal {
  /** How probable it is that it is one of the others of its kind. */
  readonly asOther: number
}

/** A role, and that of other values of the grammar. */
interface Wanted {
  readonly role: string
  readonly others?: string
}

/** All values of a grammar in a document. With no other of its kind, what speaks for either role speaks for the one. */
export function valuesOfGrammar(
  wanted: Wanted,
  find: Find,
  runs: readonly Run[],
  grammar?: Grammar,
): Proposal[] {
  const found = runs.flatMap((run) => byGrammar(wanted, find, run, grammar))
  const valid = new Set(found.filter(({ isDoubtful }) => !isDoubtful).map(({ value }) => value))
  return found.map(({ asOther, ...one }) =>
    valid.size === 1 && !one.isDoubtful
      ? { ...one, probability: Math.min(1, one.probability + asOther) }
      : one,
  )
}

function byGrammar({ role, others }: Wanted, find: Find, run: Run, grammar?: Grammar): Found[] {
  return foundIn(run, find).map(({ value, start, end, isDoubtful = false, hasShortYear = false }) => {
    const words = wordsIn(run, start, end)
    const spans = locate(run, start, end)
    const again = grammar && isDoubtful ? readAgain(spans, grammar) : null
    return {
      value: again ?? value,
      spans,
      probability: meanProbability(words, role),
      asOther: others ? meanProbability(words, others) : 0,
      isDoubtful: isDoubtful && again === null,
      ...(hasShortYear && { hasShortYear }),
      position: words[0]?.row ?? 0,
    }
  })
}

function readAgain([span, ...rest]: readonly Span[], grammar: Grammar): string | null {
  if (!span || rest.length > 0) return null
  return readUnderGrammar(span.line.line, span.start, span.end, grammar)?.value ?? null
}

/** Values of a grammar that belong to the number with the role before them. */
export function valuesOfNumber(role: string, find: Find, run: Run): Proposal[] {
  return foundIn(run, find).flatMap(({ value, start, end }) => {
    const [first] = wordsIn(run, start, end)
    const number = first ? numberBefore(first) : null
    if (!first || number === null) return []
    return [proposalOf(value, locate(run, start, end), roleOf(number, first.roles, role), number)]
  })
}

/** In reading order, whatever cell it stands in, or in the same word. */
function numberBefore({ row, roles }: RunWord): number | null {
  for (let before = row; before >= Math.max(0, row - TOLD_MAX); before--) {
    if (textAt(before, roles).replace(/\D/g, '').length >= IDENTITY_DIGITS_MIN) return before
  }
  return null
}
