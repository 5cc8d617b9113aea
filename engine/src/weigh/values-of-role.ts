import type { JsonValue } from '../types.ts'
import { addYears } from '../values/calendar.ts'
import { inLifetime } from '../values/date.ts'
import { withPrintSpaces } from '../values/print-spaces.ts'
import { cellTexts } from './cell-texts.ts'
import { codesOf, mentionsWith } from './decode-mentions.ts'
import type { Mention } from './mention.ts'
import { namesWith, peopleWith } from './people.ts'
import { joined, withEnd } from './pieces.ts'
import { isLikely, mergeEqual, PROPOSED_MIN, type Proposal } from './proposal.ts'
import type { Lifetime, RoleField, TextOfRole } from './role-field.ts'
import { type Run, spansOf, textOf } from './role-runs.ts'
import { sentencesOf } from './sentences.ts'
import { takingIn } from './taking-in.ts'
import { raisedInLists } from './values-in-lists.ts'
import { valuesOfGrammar, valuesOfNumber } from './values-of-grammar.ts'

const isSeen = ({ probability }: Proposal) => probability >= PROPOSED_MIN

/** The candidates of a field, each value once, in the order of the document. */
export function valuesOf(field: RoleField, prints: readonly Proposal[]): Proposal[] {
  const merged = mergeEqual(prints)
  const inOrder = field.isMany && field.kind.by === 'grammar' ? merged.map(atFirst(prints)) : merged
  return inOrder.sort((a, b) => a.position - b.position)
}

/** In a list a value has the place where it stands first. */
function atFirst(prints: readonly Proposal[]): (one: Proposal) => Proposal {
  const first = new Map(prints.toReversed().map(({ value, position }) => [value, position]))
  return (one) => ({ ...one, position: first.get(one.value) ?? one.position })
}

/**
 * The same, each as often as it is printed.
 *
 * @param printsOf prints of the fields that tell of a lifetime
 */
export function printsFor(
  field: RoleField,
  runs: readonly Run[],
  printsOf: (field: RoleField) => readonly Proposal[],
): Proposal[] {
  const prints = printsIn(field, runs).sort((a, b) => a.position - b.position)
  return field.lifetime ? inLife(prints, field.lifetime, printsOf) : prints
}

function printsIn(field: RoleField, runs: readonly Run[]): Proposal[] {
  const { role, kind, isMany } = field
  const isCode = kind.by === 'parts' || (kind.by === 'mention' && kind.isCode === true)
  const own = isCode ? codesOf(role, runs, kind.by === 'parts') : (run: Run) => mentionsWith(role, run)
  switch (kind.by) {
    case 'grammar': {
      const found = valuesOfGrammar(field, kind, runs)
      return (isMany ? raisedInLists(found, runs, field.ledBy) : found).filter(isSeen)
    }
    case 'numberBefore':
      return runs.flatMap((run) => valuesOfNumber(role, kind.find, run)).filter(isSeen)
    case 'mention':
      return runs.flatMap((run) => parsed(textsIn(run, own(run), kind), kind.parse))
    case 'cells': {
      const found = runs.map((run) => ({ run, mentions: own(run) }))
      return parsed(cellTexts(found, kind.takesIn), kind.parse)
    }
    case 'sentences':
      return runs.flatMap((run) => parsed(sentencesOf(own(run), run), kind.parse))
    case 'person':
      return peopleWith(role, runs, kind.describedBy)
    case 'names':
      return namesWith(role, runs)
    case 'parts': {
      const codes = runs.flatMap((run) => inParts(parsed(joined('code', own(run), run), kind.parse)))
      return withoutParts(codes)
    }
  }
}

/** Births in the century that the document's days allow. */
function inLife(
  births: readonly Proposal[],
  { before, years }: Lifetime,
  printsOf: (field: RoleField) => readonly Proposal[],
): Proposal[] {
  const day = before.flatMap(printsOf).find(isLikely)
  const latest = day ? addYears(String(day.value).slice(0, 10), -years) : null
  return births.map((one) =>
    one.hasShortYear ? { ...one, value: inLifetime(String(one.value), latest) } : one,
  )
}

function textsIn(run: Run, own: readonly Mention[], { endsWith, goesOn, takesIn }: TextOfRole): Mention[] {
  const whole = joined('text', own, run, goesOn)
  const texts = takingIn(whole, run, takesIn, 1)
  const ends = endsWith === undefined ? [] : mentionsWith(endsWith, run)
  const endingAt = new Map(ends.map((one) => [one.words[0]?.index, one]))
  return texts.map((text) => withEnd(text, endingAt, run))
}

/** The values of mentions, each parsed by itself. */
function parsed(mentions: readonly Mention[], parse: (text: string) => JsonValue | null): Proposal[] {
  return mentions.flatMap(({ words, probability }) => {
    const spans = spansOf(words)
    const isRead = spans.some(({ line }) => line.line.source === 'ocr')
    const value = parse(isRead ? withPrintSpaces(textOf(words)) : textOf(words))
    if (value === null) return []
    return [{ value, spans, probability, isDoubtful: false, position: words[0]?.row ?? 0 }]
  })
}

/** A code with more signs has no second part: it is a document's number, beside that of a seal. */
const PART_LENGTH_MAX = 20
/** One with fewer is a figure beside it: `nº AAK884213-M0P7 – Tipo 3`. */
const PART_LENGTH_MIN = 3

/** The codes of a run as one value, and each by itself. */
function inParts(all: readonly Proposal[]): readonly Proposal[] {
  const each = all.filter(({ value }) => String(value).length >= PART_LENGTH_MIN)
  const [first] = each
  const isWhole = each.some(({ value }) => String(value).length > PART_LENGTH_MAX)
  if (each.length < 2 || !first || isWhole) return all
  const value = [...new Set(each.map((one) => String(one.value)))].join(' ')
  const probability = Math.max(...each.map((one) => one.probability))
  return [{ ...first, value, spans: each.flatMap(({ spans }) => spans), probability }, ...all]
}

/** Without parts of a code that are printed alone elsewhere, as a number in the letterhead, where the whole is there. */
function withoutParts(values: readonly Proposal[]): Proposal[] {
  const wholes = values.map(({ value }) => String(value).split(' ')).filter(({ length }) => length > 1)
  const parts = new Set(wholes.flat())
  return values.filter(({ value }) => !parts.has(String(value)))
}
