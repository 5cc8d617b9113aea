import { LOST, lostLetters } from './ligature.ts'

/** Text made comparable, with the way back: `map[i]` is the raw offset of `norm[i]`. */
export interface Normalised {
  readonly norm: string
  /** Length `norm.length + 1`, never decreasing; the last entry is the raw offset after the last character. */
  readonly map: readonly number[]
}

/** `º`, `°` and what stands for them in text layers and OCR. */
const ORDINAL = 'º°ª˚⁰∘'
const ORDINAL_SIGN = new RegExp(`[${ORDINAL}]`)

/**
 * `Nº`, `N.º`, `Nºs`, `Nr.`, `nro`, `N. 12`, `No 12` and `No REGISTRO`. A plain `no` is the
 * preposition ("no endereço"), so it counts only before a figure or before the label of the CNH.
 */
const NUMBER_SIGN = new RegExp(
  `[Nn](?:\\.?\\s?[${ORDINAL}](?:s(?!\\p{L}))?\\.?|[oO]\\s?[.:]?(?=\\s?\\d)|\\.(?=\\s?\\d)|r(?!\\p{L})\\.?|R\\.|ro(?!\\p{L})\\.?)` +
    '|N[oO](?=\\s?REGISTRO)|№',
  'uy',
)

/** Accents printed as characters of their own, zero-width characters and the soft hyphen. */
const DROPPED = /[\u00A8\u00AD\u00AF\u00B4\u00B8\u02C6\u02D8-\u02DD\u200B-\u200F\u2060\uFEFF]/
/** Typewriters have no brackets: `doze /12/ dias`, `12 /DOZE/ MESES`. */
const TYPED_BRACKETS = /(^|\s)\/([\p{L}\d.]{1,20})\/(?=[\s,.;:]|$)/gu
const DASH = /[\u2010-\u2015\u2212]/
const SINGLE_QUOTE = /[\u2018\u2019\u201A\u2032]/
const DOUBLE_QUOTE = /[\u201C-\u201E\u2033]/

/**
 * Text as labels are matched on: accents stripped (NFKD), upper-case, spaces and line ends collapsed
 * to one space, ends trimmed, dashes and quotes made ASCII, every number sign `N`, `1ª`/`1º` `1A`.
 * Lost ligatures: see `normaliseWithMap`.
 */
export function normalise(text: string): string {
  return normaliseWithMap(text).norm
}

/**
 * `normalise` with the raw offset of every character: labels are matched on `norm`, values are taken
 * from the raw text as `text.slice(map[from], map[to])`.
 *
 * A glyph without a character (U+FFFD, a control or private-use character: the lost `ti`, `tt`, `fi`
 * of some PDF fonts) is spelt out when exactly one known label word fits (`auten�cidade`), otherwise
 * it stays one U+FFFD, so that patterns can allow for it.
 */
export function normaliseWithMap(printed: string): Normalised {
  const text = printed.replace(TYPED_BRACKETS, '$1($2)')
  const output: Output = { norm: '', last: '', map: [], end: 0 }
  let at = 0
  while (at < text.length) at = step(text, at, output)
  const { norm, last, map } = output
  if (last === ' ') return restoreLigatures({ norm: norm.slice(0, -1), map })
  return restoreLigatures({ norm, map: [...map, output.end] })
}

/** What was written so far; `end` is the raw offset after the last character. */
interface Output {
  norm: string
  /** Its last character. */
  last: string
  readonly map: number[]
  end: number
}

/** Append folded text, all of whose spaces are `' '`, that stands for the raw range [at, end). */
function push(output: Output, folded: string, at: number, end: number): void {
  for (let i = 0; i < folded.length; i++) {
    const char = folded.charAt(i)
    if (char === ' ' && (output.last === ' ' || output.last === '')) continue
    output.norm += char
    output.last = char
    output.map.push(at)
  }
  // Trailing spaces do not belong to the last character, its combining marks do.
  if (output.last !== ' ') output.end = end
}

/** Write what stands at `at`; return the offset of what follows. */
function step(text: string, at: number, output: Output): number {
  const char = text.charAt(at)
  const previous = text.charAt(at - 1)
  if ((char === 'N' || char === 'n' || char === '№') && !/\p{L}/u.test(previous)) {
    NUMBER_SIGN.lastIndex = at
    const sign = NUMBER_SIGN.exec(text)
    if (sign !== null) {
      const end = at + sign[0].length
      push(output, 'N', at, end)
      if (/[\p{L}\d]/u.test(text.charAt(end))) push(output, ' ', end - 1, end)
      return end
    }
  }
  if (previous >= '0' && previous <= '9') {
    const next = text.charAt(at + 1)
    if (char === '.' && ORDINAL_SIGN.test(next)) return ordinal(text, at, at + 2, output)
    if (ORDINAL_SIGN.test(char)) return ordinal(text, at, at + 1, output)
    if (char === 'o' && !/[\p{L}\d]/u.test(next)) return ordinal(text, at, at + 1, output)
  }
  const point = char < '\uD800' ? char : String.fromCodePoint(text.codePointAt(at) ?? 0)
  const end = at + point.length
  push(output, fold(point), at, end)
  return end
}

function ordinal(text: string, at: number, end: number, output: Output): number {
  push(output, 'A', at, end)
  if (/\p{L}/u.test(text.charAt(end))) push(output, ' ', end - 1, end)
  return end
}

/** What code points below this become, which a text has over and over; '' is remembered as well. */
const REMEMBERED = 0x3000
const remembered: (string | undefined)[] = []

/** One code point made comparable; empty when it only modifies its neighbour. */
function fold(point: string): string {
  const code = point.codePointAt(0) ?? 0
  if (code >= REMEMBERED) return folded(point, code)
  const known = remembered[code]
  if (known !== undefined) return known
  const made = folded(point, code)
  remembered[code] = made
  return made
}

function folded(point: string, code: number): string {
  if (code > 0x20 && code < 0x7f) return point.toUpperCase()
  if (/\s/.test(point)) return ' '
  if (code < 0x20 || code === 0x7f) return LOST
  if (DROPPED.test(point)) return ''
  if (DASH.test(point)) return '-'
  if (SINGLE_QUOTE.test(point)) return "'"
  if (DOUBLE_QUOTE.test(point)) return '"'
  if (/\p{Co}/u.test(point)) return LOST
  return point.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase()
}

/** Spell out the lost ligatures of known words; the new letters all point at the raw glyph. */
function restoreLigatures(text: Normalised): Normalised {
  if (!text.norm.includes(LOST)) return text
  const chars: string[] = []
  const map: number[] = []
  let at = 0
  for (const [run] of text.norm.matchAll(/[A-Z\uFFFD]+|[^A-Z\uFFFD]+/g)) {
    const letters = lostLetters(run) ?? []
    let nth = 0
    for (const char of run.split('')) {
      const spelt = char === LOST ? (letters[nth++] ?? LOST) : char
      for (const letter of spelt.split('')) {
        chars.push(letter)
        map.push(text.map[at] ?? 0)
      }
      at += 1
    }
  }
  return { norm: chars.join(''), map: [...map, text.map[at] ?? 0] }
}
