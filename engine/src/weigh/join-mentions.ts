import { LIMITS } from '../limits.ts'
import { isFull } from './full-lines.ts'
import type { Mention } from './mentions.ts'

/** Texts of a list as their cells have them: parted by the network where a line ends, although the text goes on. */
export function joinMentions(mentions: readonly Mention[]): Mention[] {
  const joined: Mention[] = []
  for (const mention of mentions) {
    const last = joined.at(-1)
    if (last && last.words.length < LIMITS.textWordsMax && goesOn(last, mention))
      joined[joined.length - 1] = together(last, mention)
    else joined.push(mention)
  }
  return joined
}

function together(one: Mention, other: Mention): Mention {
  const share = one.words.length / (one.words.length + other.words.length)
  const probability = one.probability ** share * other.probability ** (1 - share)
  return { ...one, words: [...one.words, ...other.words], probability }
}

/**
 * The mark of a new mention was wrong: a small letter goes on, in the same line or the next; a capital in the same line,
 * or where the line before it was full.
 */
function goesOn(one: Mention, other: Mention): boolean {
  const [last, first] = [one.words.at(-1), other.words[0]]
  if (!last || first?.index !== last.index + 1 || /[;:.?]$/u.test(last.text)) return false
  if (/^\p{Ll}(?:\p{Ll}|$)/u.test(first.text)) return true
  return /^\p{Lu}\p{L}+$/u.test(first.text) && (last.line === first.line || isFull(last, first))
}
