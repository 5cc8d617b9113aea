import type { Grammar } from '../constrain/grammar.ts'
import { readUnderGrammar } from '../constrain/read-under-grammar.ts'
import type { Span } from '../fields/span.ts'
import type { Roles } from '../reader/read-roles.ts'
import { addYears } from '../values/calendar.ts'
import { inLifetime } from '../values/date.ts'
import { cellTexts } from './cell-texts.ts'
import { joinMentions } from './join-mentions.ts'
import { type Mention, meanProbability, roleOf } from './mentions.ts'
import { codesOf, mentionsIn, mentionsWith } from './mentions-by-role.ts'
import { namesWith, peopleWith } from './people.ts'
import { keyOf, LIKELY, type Proposal } from './proposal.ts'
import type { FoundValue, Lifetime, RoleField } from './role-field.ts'
import { locate, type Run, wordsIn } from './role-runs.ts'
import { takingIn } from './taking-in.ts'
import { raisedInLists } from './values-in-lists.ts'
import { byMention, inParts, touching, withoutParts } from './values-of-mention.ts'
import { extended, joinedMentions, sentencesOf } from './whole-texts.ts'

/** Candidates below are dropped: the network gives every date of a page a little probability of every role that dates have. */
const PROBABILITY_MIN = 0.02

/** The candidates of a field, each value once, in the order of the document. */
export function valuesFor(field: RoleField, runs: readonly Run[], roles: Roles): Proposal[] {
  const prints = printsFor(field, runs, roles)
  const merged = mergeEqual(prints)
  const inOrder = field.isMany && field.kind.by === 'grammar' ? merged.map(atFirst(prints)) : merged
  return inOrder.sort((a, b) => a.position - b.position)
}

/** In a list a value has the place where it stands first. */
function atFirst(prints: readonly Proposal[]): (one: Proposal) => Proposal {
  const first = new Map(prints.toReversed().map(({ value, position }) => [value, position]))
  return (one) => ({ ...one, position: first.get(one.value) ?? one.position })
}

/** The same, each as often as it is printed. */
export function printsFor(
  { role, kind, isMany, others, lifetime }: RoleField,
  runs: readonly Run[],
  roles: Roles,
): Proposal[] {
  const isCode = kind.by === 'parts' || (kind.by === 'mention' && kind.isCode === true)
  const own = isCode ? codesOf(role, runs, roles) : (run: Run) => mentionsWith(role, [run], roles)
  const values = (() => {
    switch (kind.by) {
      case 'grammar': {
        const dated = lifetime ? { ...kind, find: inLife(kind.find, lifetime, runs, roles) } : kind
        const found = onlyOne(runs.flatMap((run) => byGrammar({ role, others }, dated, run, roles)))
        const isSeen = ({ probability }: Proposal) => probability >= PROBABILITY_MIN
        return (isMany ? raisedInLists(found) : found).filter(isSeen)
      }
      case 'numberBefore':
        return runs.flatMap((run) => withNumberBefore(role, kind.find, run, roles))
      case 'mention':
        return byMention(
          runs.flatMap((run) => (isMany ? joinMentions(own(run), run) : textsIn(run, own(run), kind, roles))),
          kind.parse,
        )
      case 'cells':
        return byMention(
          cellTexts(
            runs.map((run) => ({ run, mentions: own(run) })),
            roles,
          ),
          kind.parse,
        )
      case 'sentences':
        return byMention(
          runs.flatMap((run) => sentencesOf(own(run), run, roles)),
          kind.parse,
        )
      case 'person':
        return peopleWith(
          role,
          runs.flatMap((run) => mentionsIn(run, roles)),
          runs,
          roles,
          kind.describedBy,
        )
      case 'names':
        return namesWith(
          role,
          runs.flatMap((run) => mentionsIn(run, roles)),
          runs,
          roles,
        )
      case 'parts':
        return withoutParts(runs.flatMap((run) => inParts(touching(own(run), roles), kind.parse)))
    }
  })()
  return values.sort((a, b) => a.position - b.position)
}

type Find = (text: string) => readonly FoundValue[]

/** Finds births with the century that the document's other days allow. */
function inLife(find: Find, { before, years }: Lifetime, runs: readonly Run[], roles: Roles): Find {
  const days = before.flatMap((field) =>
    printsFor(field, runs, roles)
      .filter(({ probability }) => probability >= LIKELY)
      .map(({ value }) => String(value).slice(0, 10)),
  )
  const latest = days[0] === undefined ? null : addYears(days[0], -years)
  return (text) =>
    find(text).map((one) =>
      one.hasShortYear ? { ...one, value: inLifetime(String(one.value), latest) } : one,
    )
}

interface Found extends Proposal {
  /** Probability that it has the role `others` instead. */
  readonly asOther: number
}

/** Where only one valid value is printed, the probability of the role `others` is added to its own. */
function onlyOne(found: readonly Found[]): Proposal[] {
  const valid = new Set(found.filter(({ isDoubtful }) => !isDoubtful).map(({ value }) => value))
  return found.map(({ asOther, ...one }) =>
    valid.size === 1 && !one.isDoubtful
      ? { ...one, probability: Math.min(1, one.probability + asOther) }
      : one,
  )
}

function byGrammar(
  { role, others }: { readonly role: string; readonly others: string | undefined },
  { find, grammar }: Extract<RoleField['kind'], { readonly by: 'grammar' }>,
  run: Run,
  roles: Roles,
): Found[] {
  return find(run.text).map(({ value, start, end, isDoubtful = false }) => {
    const words = wordsIn(run, start, end)
    const spans = locate(run, start, end)
    const again = grammar && isDoubtful ? readAgain(spans, grammar) : null
    return {
      value: again ?? value,
      spans,
      probability: meanProbability(words, roles, role),
      asOther: others ? meanProbability(words, roles, others) : 0,
      isDoubtful: isDoubtful && again === null,
      position: words[0]?.row ?? 0,
    }
  })
}

function readAgain([span, ...rest]: readonly Span[], grammar: Grammar): string | null {
  if (!span || rest.length > 0) return null
  return readUnderGrammar(span.line.line, span.start, span.end, grammar)?.value ?? null
}

function withNumberBefore(
  role: string,
  find: (text: string) => readonly FoundValue[],
  run: Run,
  roles: Roles,
): Proposal[] {
  return find(run.text).flatMap(({ value, start, end }) => {
    const row = wordsIn(run, start, end)[0]?.row ?? 0
    const number = numberBefore(row, roles)
    const probability = number === null ? 0 : roleOf(number, roles, role)
    return number === null || probability < PROBABILITY_MIN
      ? []
      : [{ value, spans: locate(run, start, end), probability, isDoubtful: false, position: number }]
  })
}

/** The nearest number before a word in reading order, in any cell or in the word itself. A date does not count. */
function numberBefore(row: number, { words }: Roles): number | null {
  for (let before = row; before >= Math.max(0, row - NUMBER_REACH); before--) {
    const text = words[before]?.line.words[words[before]?.at ?? 0]?.text ?? ''
    if (text.replace(/\D/g, '').length >= NUMBER_DIGITS && !/\d\/\d/.test(text)) return before
  }
  return null
}

const NUMBER_REACH = 12
const NUMBER_DIGITS = 4

function textsIn(
  run: Run,
  own: readonly Mention[],
  { endsWith, goesOn, takesIn }: Extract<RoleField['kind'], { readonly by: 'mention' }>,
  roles: Roles,
): Mention[] {
  const joined = joinedMentions(own, run, roles, goesOn)
  const texts = takesIn ? takingIn(joined, run, takesIn) : joined
  const next = endsWith === undefined ? [] : mentionsWith(endsWith, [run], roles)
  const nextAt = new Map(next.map((one) => [one.words[0]?.index, one]))
  return texts.map((text) => extended(text, nextAt, run, roles))
}

/** A value that is printed several times counts once, where it is most probable. */
export function mergeEqual(proposals: readonly Proposal[]): Proposal[] {
  const merged = new Map<string, Proposal>()
  for (const proposal of proposals) {
    const key = keyOf(proposal)
    const known = merged.get(key)
    if (!known || known.probability < proposal.probability) merged.set(key, proposal)
  }
  return [...merged.values()]
}
