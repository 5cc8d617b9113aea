import { CHARACTERS, LETTERS } from '../model-facts.ts'
import { remembered } from '../remembered.ts'

/**
 * Which letter follows which others in a word, counted on Portuguese, English, French and Spanish words
 * (`python -m ficha_train.letters`): n-grams as a tree. For its bytes see that module.
 */
export interface LetterModel {
  /** Before the first letter of a word. */
  readonly begin: LettersBefore
  /** @param letter a place in the model's alphabet */
  after(
    before: LettersBefore,
    letter: number,
  ): { readonly before: LettersBefore; readonly logProbability: number }
}

/** The nodes of the last letters of a beginning: of none at index 0, of the last n at index n; -1 where the tree has none. */
export type LettersBefore = Int32Array

/** Names and codes that no list holds: a letter is never less likely than this (natural logarithm). */
const LEAST = -9

const ORDER = LETTERS.nodes.length
const BEGIN = 0
/** The place of the end of a word in the model's alphabet. */
export const WORD_END = LETTERS.alphabet.indexOf('$')

/** CTC class → place in the model's alphabet, -1 for what is no letter: case, digits and kinds of apostrophes are one. */
export const LETTER_OF_CLASS: readonly number[] = CHARACTERS.map((character) => {
  if (!/^[\p{L}\p{N}'’-]$/u.test(character)) return -1
  return LETTERS.alphabet.indexOf(character.toLowerCase().replace(/\d/, '0').replace('’', "'"))
})

/** Nodes of one level, siblings side by side. */
interface Level {
  readonly letters: Uint8Array
  /** -ln(p) in units of `LETTERS.logUnit`, as `rests`. */
  readonly probabilities: Uint8Array
  /** What a letter that is no child has of the probability without the first letter before. */
  readonly rests: Uint8Array
  /** Node → its first child in the next level; one more at the end. */
  readonly children: Uint32Array
}

/**
 * @param bytes models/letters.bin
 * @throws {RangeError} when they are not as many as the manifest's nodes take
 */
export const letterModel = remembered((bytes: Uint8Array): LetterModel => {
  const levels = levelsOf(bytes)
  const root: Level = {
    letters: new Uint8Array(1),
    probabilities: new Uint8Array(1),
    rests: new Uint8Array(1),
    children: Uint32Array.of(0, LETTERS.nodes[0] ?? 0),
  }
  const levelOf = (length: number) => (length === 0 ? root : levels[length - 1])
  const begin = new Int32Array(ORDER).fill(-1)
  begin[0] = 0
  begin[1] = BEGIN
  return {
    begin,
    after(before, letter) {
      const next = new Int32Array(ORDER).fill(-1)
      next[0] = 0
      let cost = 0
      let isFound = false
      for (let length = ORDER - 1; length >= 0; length--) {
        const [node, level, longer] = [before[length] ?? -1, levelOf(length), levels[length]]
        if (node < 0 || !level || !longer) continue
        const child = childOf(level, node, longer, letter)
        if (length + 1 < ORDER) next[length + 1] = child
        if (isFound) continue
        cost += (child < 0 ? level.rests[node] : longer.probabilities[child]) ?? 0
        isFound = child >= 0
      }
      return { before: next, logProbability: Math.max(LEAST, -cost * LETTERS.logUnit) }
    },
  }
})

/** By halves: siblings are in the order of the alphabet. */
function childOf({ children }: Level, node: number, longer: Level, letter: number): number {
  let [from, to] = [children[node] ?? 0, children[node + 1] ?? 0]
  while (from < to) {
    const middle = (from + to) >> 1
    const found = longer.letters[middle] ?? 0
    if (found === letter) return middle
    if (found < letter) from = middle + 1
    else to = middle
  }
  return -1
}

function levelsOf(bytes: Uint8Array): Level[] {
  let at = 0
  const take = (count: number) => {
    at += count
    return bytes.subarray(at - count, at)
  }
  const levels = LETTERS.nodes.map((count, i): Level => {
    const [letters, probabilities] = [take(count), take(count)]
    const isLast = i === ORDER - 1
    const [rests, counts] = isLast ? [new Uint8Array(), new Uint8Array()] : [take(count), take(count)]
    const children = new Uint32Array(counts.length + 1)
    for (const [node, own] of counts.entries()) children[node + 1] = (children[node] ?? 0) + own
    return { letters, probabilities, rests, children }
  })
  if (at !== bytes.length)
    throw new RangeError(`${bytes.length} bytes of letters; the manifest's nodes take ${at}`)
  return levels
}
