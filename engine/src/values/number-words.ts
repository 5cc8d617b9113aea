/** What a word adds, and which smaller ranks may still follow it. */
interface Numeral {
  readonly value: number
  /** 2 hundreds, 1 tens and teens, 0 units. */
  readonly rank: number
  /** The highest rank that may follow: nothing after a teen, anything but hundreds after a hundred. */
  readonly next: number
}

const NUMERALS = buildNumerals()
/** Shorter words have neighbours that are no numerals. */
const LETTERS_MIN = 5
/** Longer numerals without one of their letters. */
const BY_REST = new Map(
  [...NUMERALS].flatMap(([word, numeral]) =>
    word.length < LETTERS_MIN ? [] : withoutOne(word).map((rest) => [rest, numeral] as const),
  ),
)

/**
 * The longest Portuguese cardinal, 0 to 9999, that starts at `at`: `QUARENTA E OITO`, `DOIS MIL E VINTE E SETE`. A
 * missing `E` and hyphens are tolerated; `UM`, `UMA` and the `HUM` of old papers count as 1. Behind `E` one
 * letter of a longer word may be misread: `MIL NOVECENTOS E ITENTA`.
 *
 * @param norm normalised text
 * @param at offset of a word's first letter
 * @returns its value and the offset after it; null when none starts there or it exceeds 9999
 */
export function readNumberWords(norm: string, at: number): { value: number; end: number } | null {
  const token = /([A-Z]+)(?![A-Z])/y
  // A speck beside `E` is a space.
  const glue = /[ .-]{1,2}E[ .-]|[ -]/y
  let value = 0
  let next = 2
  let end = -1
  let thousands = false
  let isBehindAnd = false
  for (let from = at; ; ) {
    token.lastIndex = from
    const word = token.exec(norm)?.[1]
    if (word === undefined) break
    if (word === 'ZERO' && end === -1) return { value: 0, end: from + word.length }
    if (word === 'MIL') {
      if (thousands || value > 9) return null
      value = Math.max(value, 1) * 1000
      next = 2
      thousands = true
    } else {
      const numeral = NUMERALS.get(word) ?? (isBehindAnd ? misread(word) : undefined)
      if (numeral === undefined || numeral.rank > next) break
      value += numeral.value
      next = numeral.next
    }
    end = from + word.length
    glue.lastIndex = end
    const glued = glue.exec(norm)
    if (glued === null) break
    from = end + glued[0].length
    isBehindAnd = glued[0].includes('E')
  }
  return end === -1 ? null : { value, end }
}

/**
 * The longest cardinal that ends exactly at `end`; the mirror of `readNumberWords`.
 *
 * @returns its value and the offset of its first letter
 */
export function readNumberWordsBefore(norm: string, end: number): { value: number; start: number } | null {
  // "nove mil novecentos e noventa e nove" has 36 letters; a window keeps the search linear.
  const windowStart = Math.max(0, end - 60)
  for (const word of norm.slice(windowStart, end).matchAll(/[A-Z]+/g)) {
    const start = windowStart + word.index
    if (/[A-Z]/.test(norm.charAt(start - 1))) continue
    const read = readNumberWords(norm, start)
    if (read !== null && read.end === end) return { value: read.value, start }
  }
  return null
}

/** The only numeral that a word is but for one letter. */
function misread(word: string): Numeral | undefined {
  const near = word.length < LETTERS_MIN - 1 ? [] : [word, ...withoutOne(word)]
  const [numeral, ...others] = new Set(near.flatMap((rest) => BY_REST.get(rest) ?? NUMERALS.get(rest) ?? []))
  return others.length === 0 ? numeral : undefined
}

function withoutOne(word: string): string[] {
  return Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1))
}

function buildNumerals(): ReadonlyMap<string, Numeral> {
  const numerals = new Map<string, Numeral>()
  const add = (words: string, first: number, step: number, rank: number, next: number): void => {
    words.split(' ').forEach((spellings, nth) => {
      for (const word of spellings.split('/')) numerals.set(word, { value: first + nth * step, rank, next })
    })
  }
  add('UM/UMA/HUM DOIS/DUAS TRES QUATRO CINCO SEIS SETE OITO NOVE', 1, 1, 0, -1)
  add(
    'DEZ ONZE DOZE TREZE QUATORZE/CATORZE QUINZE DEZESSEIS/DEZASSEIS DEZESSETE/DEZASSETE DEZOITO DEZENOVE/DEZANOVE',
    10,
    1,
    1,
    -1,
  )
  add('VINTE TRINTA QUARENTA CINQUENTA/CINCOENTA SESSENTA SETENTA OITENTA NOVENTA', 20, 10, 1, 0)
  add(
    'CEM/CENTO DUZENTOS/DUZENTAS TREZENTOS/TREZENTAS QUATROCENTOS/QUATROCENTAS QUINHENTOS/QUINHENTAS ' +
      'SEISCENTOS/SEISCENTAS SETECENTOS/SETECENTAS OITOCENTOS/OITOCENTAS NOVECENTOS/NOVECENTAS',
    100,
    100,
    2,
    1,
  )
  return numerals
}
