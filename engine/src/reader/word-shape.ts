import { READER } from '../model-facts.ts'
import { isValidCaseNumber } from '../values/case-number.ts'
import { isValidCnpj } from '../values/cnpj.ts'
import { isValidCpf } from '../values/cpf.ts'
import { crc32 } from './crc32.ts'

/** What the network knows of a word by itself: models/training/ficha_train/reader/word_shape.py computes the same. */
const { buckets: BUCKETS, grams: GRAMS, sizes: SIZES, punctuation, shapes } = READER.features
const PUNCTUATION = new Set(punctuation)
const SHAPES = shapes.map(([of = '', pattern = '']) => ({ of, pattern: new RegExp(pattern, 'u') }))

/** Buckets of the word, its beginning and end, its trigrams and its last sign; digits are all alike. 0: none. */
export function gramsOf(word: string): number[] {
  const whole = fold(word).replace(/[0-9]/g, '0')
  const core = stripped([...whole])
  const text = core.join('')
  const grams = [`=${text}`]
  if (core.length > 3) grams.push(`<${core.slice(0, 3).join('')}`, `>${core.slice(-3).join('')}`)
  if (core.length > 4) grams.push(`<${core.slice(0, 4).join('')}`)
  const framed = ['^', ...core.slice(0, SIZES.framed), '$']
  for (let i = 0; i < framed.length - 2; i++) grams.push(framed.slice(i, i + 3).join(''))
  if (whole !== '' && whole !== text) grams.push(`~${[...whole].at(-1)}`)
  const hashed = grams.slice(0, GRAMS).map((gram) => (crc32(gram) % (BUCKETS - 1)) + 1)
  return [...hashed, ...Array<number>(GRAMS - hashed.length).fill(0)]
}

/** Patterns and check digits that hold (1) or not (0), then shares and lengths, in the manifest's order. */
export function shapeOf(word: string): number[] {
  const signs = stripped([...word])
  const core = signs.join('')
  const forms: Readonly<Record<string, string>> = { word, core, folded: fold(core) }
  const matches = SHAPES.map(({ of, pattern }) => {
    const form = forms[of]
    if (form === undefined) throw new RangeError(`no pattern can be of a word's ${of}`)
    return pattern.test(form)
  })
  const digits = word.replace(/[^0-9]/g, '')
  const checks = [
    signs.length <= SIZES.cpfMax && isValidCpf(digits),
    signs.length >= SIZES.cnpjMin && isValidCnpj(core.replace(/[./-]/g, '')),
    isValidCaseNumber(digits),
  ]
  const size = Math.max(1, signs.length)
  const letters = core.replace(/[^A-Za-zÀ-ÿ]/g, '').length
  return [
    ...[...matches, ...checks].map(Number),
    letters / size,
    digits.length / size,
    Math.min(signs.length, SIZES.length) / SIZES.length,
    Math.min(signs.length, SIZES.short) / SIZES.short,
  ]
}

/** Small letters without accents. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Without punctuation around it. */
function stripped(signs: readonly string[]): readonly string[] {
  const isInner = (sign: string) => !PUNCTUATION.has(sign)
  const first = signs.findIndex(isInner)
  return first < 0 ? [] : signs.slice(first, signs.findLastIndex(isInner) + 1)
}
