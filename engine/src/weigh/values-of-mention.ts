import { LIMITS } from '../limits.ts'
import type { Roles } from '../reader/read-roles.ts'
import type { JsonValue } from '../types.ts'
import { withPrintSpaces } from '../values/print-spaces.ts'
import { type Mention, probabilityOf } from './mentions.ts'
import type { Proposal } from './proposal.ts'
import { spansOf, textOf } from './role-runs.ts'

/** The values of mentions, each parsed by itself. */
export function byMention(
  mentions: readonly Mention[],
  parse: (text: string) => JsonValue | null,
): Proposal[] {
  return mentions.flatMap((mention) => {
    const { words, probability } = mention
    const spans = spansOf(words)
    const isRead = spans.some(({ line }) => line.line.source === 'ocr')
    const value = parse(isRead ? withPrintSpaces(textOf(words)) : textOf(words))
    if (value === null) return []
    return [{ value, spans, probability, isDoubtful: false, position: positionOf(mention) }]
  })
}

function positionOf({ words }: Mention): number {
  return words[0]?.row ?? 0
}

/** Joins mentions of a code that touch: `PJJMJ YZTSY 8GQGB`, or `RWJZZ-` at the end of a line and the next one. */
export function touching(mentions: readonly Mention[], roles: Roles): Mention[] {
  const joined: Mention[] = []
  for (const mention of mentions) {
    const before = joined.at(-1)
    const [last, first] = [before?.words.at(-1), mention.words[0]]
    const touches = last && first && first.index === last.index + 1
    if (
      before &&
      before.words.length < LIMITS.entityWordsMax &&
      touches &&
      (last.line === first.line || /[\p{L}\d]-$/u.test(last.text))
    ) {
      const own = [...before.words, ...mention.words]
      joined[joined.length - 1] = {
        ...mention,
        words: own,
        probability: probabilityOf(own, roles, mention.role),
      }
    } else joined.push(mention)
  }
  return joined
}

/** The mentions of a code as one value, and each by itself. */
export function inParts(mentions: readonly Mention[], parse: (text: string) => string | null): Proposal[] {
  const each = byMention(mentions, parse)
  const [first] = each
  if (each.length < 2 || !first) return each
  const value = [...new Set(each.map((one) => String(one.value)))].join(' ')
  const probability = Math.max(...each.map((one) => one.probability))
  return [{ ...first, value, spans: each.flatMap(({ spans }) => spans), probability }, ...each]
}

/** Without parts of a code that are printed alone elsewhere, as a number in the letterhead, where the whole is there. */
export function withoutParts(values: readonly Proposal[]): Proposal[] {
  const wholes = values.map(({ value }) => String(value).split(' ')).filter(({ length }) => length > 1)
  const parts = new Set(wholes.flat())
  return values.filter(({ value }) => !parts.has(String(value)))
}
