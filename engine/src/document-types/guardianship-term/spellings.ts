import { fuzzyFind } from '../../fields/fuzzy-find.ts'
import { readingConfidence } from '../../fields/span.ts'
import type { Mention } from './mentions.ts'
import type { Prose } from './prose.ts'

/** Letters of a name for each that may have been misread; brothers differ in a whole given name. */
const LETTERS_PER_EDIT = 8
const EDITS_MAX = 3

/**
 * One key for every person in a text that was read from pixels: names that differ by a few letters are one
 * name, spelt as where it was read with the most confidence, in capitals or not as each place has it. A text
 * layer is left as it is printed.
 */
export function withOneSpelling(prose: Prose, mentions: readonly Mention[]): Mention[] {
  if (!prose.lines.some(({ line }) => line.line.source === 'ocr')) return [...mentions]
  const persons: Spelling[][] = []
  for (const mention of mentions) {
    const confidence = readingConfidence(prose.locate(mention.start, mention.end))
    const known = persons.find((spellings) => spellings.some((one) => isNear(one.mention.key, mention.key)))
    if (known) known.push({ mention, confidence })
    else persons.push([{ mention, confidence }])
  }
  return mentions.map((mention) => {
    const own = persons.find((spellings) => spellings.some((one) => one.mention === mention)) ?? []
    const ranked = [...own].sort((a, b) => b.confidence - a.confidence)
    const key = ranked[0]?.mention.key ?? mention.key
    const alike = ranked.find((one) => isCapitals(one.mention.name) === isCapitals(mention.name))
    return { ...mention, name: alike?.mention.name ?? mention.name, key }
  })
}

interface Spelling {
  readonly mention: Mention
  readonly confidence: number
}

function isCapitals(name: string): boolean {
  return name === name.toUpperCase()
}

function isNear(a: string, b: string): boolean {
  if (a === b) return true
  const [longer, shorter] = a.length >= b.length ? [a, b] : [b, a]
  const edits = Math.min(EDITS_MAX, Math.floor(shorter.length / LETTERS_PER_EDIT))
  if (edits === 0 || longer.length - shorter.length > edits) return false
  return fuzzyFind(longer, shorter, edits).some((hit) => hit.edits <= edits)
}
