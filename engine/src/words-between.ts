import { firstWhere } from './in-order.ts'
import { remembered } from './remembered.ts'
import type { TextLine, Word } from './types.ts'

/** Words that offsets [start, end) of a line's text touch, and where the first of them begins. */
export function wordsBetween(line: TextLine, start: number, end: number) {
  const starts = startsOf(line)
  const ends = (i: number) => (starts[i] ?? 0) + (line.words[i]?.text.length ?? 0)
  const index = firstWhere(line.words.length, (i) => ends(i) > start)
  let to = index
  while ((starts[to] ?? end) < end) to += 1
  return { words: line.words.slice(index, to), index, from: starts[index] ?? 0 }
}

/** Where each word of a line begins in its text, which is its words joined by one space. */
const startsOf = remembered(({ words }: TextLine): readonly number[] => {
  let at = 0
  return words.map(({ text }: Word) => {
    const start = at
    at += text.length + 1
    return start
  })
})
