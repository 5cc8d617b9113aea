/** The set of strings that a field's value may be, check digits included, given by what may follow each beginning. */
export interface Grammar {
  /** The beginning with one more sign; null where no string of the grammar begins so. */
  readonly grow: (begun: Begun, sign: string) => Begun | null
  /** Whether a beginning is a string of the grammar. */
  readonly isWhole: (begun: Begun) => boolean
}

/** The beginning of a string of a grammar. */
export interface Begun {
  /** The place of the pattern that comes next. */
  readonly at: number
  /** Its signs without those that only part it. */
  readonly value: string
}

/** What every string begins with. */
export const NOTHING_YET: Begun = { at: 0, value: '' }

/** Whether a text is a string of a grammar. */
export function accepts({ grow, isWhole }: Grammar, text: string): boolean {
  const begun = [...text].reduce<Begun | null>((before, sign) => before && grow(before, sign), NOTHING_YET)
  return begun !== null && isWhole(begun)
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
 * makes it optional; other signs stand for themselves. Optional places are taken where they fit: no pattern here has one whose
 * signs the next may hold too.
 *
 * @param isPossible whether a value may begin like this, asked for beginnings of any length: a check digit
 * that does not fit ends the search at once
 */
export function patternGrammar(pattern: string, isPossible: (value: string) => boolean): Grammar {
  const slots = parse(pattern)
  return {
    grow({ at: from, value: before }, sign) {
      let at = from
      while (slots[at]?.optional && !slots[at]?.signs.has(sign)) at += 1
      const slot = slots[at]
      if (!slot?.signs.has(sign)) return null
      const value = slot.parts ? before : before + sign
      return isPossible(value) ? { at: at + 1, value } : null
    },
    isWhole: ({ at }) => slots.slice(at).every(({ optional }) => optional),
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
