/** The set of strings that a field's value may be, check digits included, given by what may follow each beginning. */
export interface Grammar {
  /** Whether a string of the grammar may begin like this; everything begins with ''. */
  readonly begins: (text: string) => boolean
  /** Whether `text` is a string of the grammar. */
  readonly accepts: (text: string) => boolean
  /** The value of a string of the grammar: its signs without those that only part it. */
  readonly valueOf: (text: string) => string
}

/** One place of a pattern. */
interface Slot {
  readonly signs: ReadonlySet<string>
  readonly optional: boolean
  /** Not part of the value. */
  readonly parts: boolean
}

const CLASSES: Readonly<Record<string, string>> = {
  9: '0123456789',
  A: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  '#': '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  '<': 'ABCDEFGHIJKLMNOPQRSTUVWXYZ<',
}

/**
 * A grammar from a pattern: `9` a digit, `A` a capital, `#` either, `<` a capital or filler of the
 * machine-readable zone, `[.,]` one of these signs, which is not part of the value; a `?` after any of them
 * makes it optional; other signs stand for themselves.
 *
 * @param isPossible whether a value may begin like this, asked for beginnings of any length: a check digit
 * that does not fit ends the search at once
 */
export function patternGrammar(pattern: string, isPossible: (value: string) => boolean): Grammar {
  const slots = parse(pattern)
  const valueOn = (path: readonly number[], text: string) =>
    [...text].filter((_, at) => !(slots[path[at] ?? 0]?.parts ?? false)).join('')
  const canEnd = (at: number) => slots.slice(at).every(({ optional }) => optional)
  return {
    begins: (text) => {
      const path = walk(slots, text)
      return path !== null && isPossible(valueOn(path, text))
    },
    accepts: (text) => {
      const path = walk(slots, text)
      return path !== null && canEnd((path.at(-1) ?? -1) + 1) && isPossible(valueOn(path, text))
    },
    valueOf: (text) => {
      const path = walk(slots, text)
      return path === null ? '' : valueOn(path, text)
    },
  }
}

function parse(pattern: string): Slot[] {
  return [...pattern.matchAll(/(\[[^\]]+\]|.)(\??)/gu)].map((match): Slot => {
    const [, sign = '', mark] = match
    const parts = sign.startsWith('[')
    const signs = parts ? sign.slice(1, -1) : (CLASSES[sign] ?? sign)
    return { signs: new Set(signs), optional: mark === '?', parts }
  })
}

/**
 * The slot of each sign, optional ones taken where they fit: no pattern here has an optional slot whose
 * signs the next may hold too.
 */
function walk(slots: readonly Slot[], text: string): number[] | null {
  const path: number[] = []
  let at = 0
  for (const sign of text) {
    while (slots[at]?.optional && !slots[at]?.signs.has(sign)) at += 1
    if (!slots[at]?.signs.has(sign)) return null
    path.push(at)
    at += 1
  }
  return path
}
