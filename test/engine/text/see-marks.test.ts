import { describe, expect, it } from 'vitest'
import { CHARACTERS, CLASS_COUNT, LINE_ROWS, RECOGNISER } from '../../../engine/src/model-facts.ts'
import { decodeCtc } from '../../../engine/src/text/ctc.ts'
import { seeMarks } from '../../../engine/src/text/see-marks.ts'
import type { Raster } from '../../../engine/src/types.ts'

/** Columns and rows of a mark, from the middle of its letter and the row of its foot. */
type Mark = readonly (readonly [number, number])[]

const both = (x: number, y: number) => [[-x, y] as const, [x, y] as const]
const ACUTE: Mark = [-1, 0, 1, 2].flatMap((x, y) => [[x, -y] as const, [x + 1, -y] as const])
const GRAVE: Mark = ACUTE.map(([x, y]) => [-x, y])
const HAT: Mark = [...both(3, 0), ...both(2, -1), ...both(1, -2), [0, -3]]
const DOTS: Mark = [0, -1, -2].flatMap((y) => [...both(3, y), ...both(2, y)])
const SPECK: Mark = [-5, -6].flatMap((y) => [...both(1, y), [0, y] as const])
const FRAME: Mark = Array.from({ length: 40 }, (_, x) => [x - 20, -1])

const FOOT = 6
const [TOP, BOTTOM] = [8, 25]
const STEPS_APART = 5
const middleOf = (at: number) => (STEPS_APART * (at + 1) + 0.5) * RECOGNISER.stride

/** Bars for the letters of a word, with a mark above one of them. */
function printed(length: number, at: number, mark: Mark, [ink, paper]: readonly [number, number]): Raster {
  const width = middleOf(length)
  const data = new Uint8Array(width * LINE_ROWS).fill(paper)
  for (let i = 0; i < length; i++) {
    for (let y = TOP; y < BOTTOM; y++)
      data.fill(ink, y * width + middleOf(i) - 4, y * width + middleOf(i) + 4)
  }
  for (const [x, y] of mark) data[(FOOT + y) * width + middleOf(at) + x] = ink
  return { width, height: LINE_ROWS, data }
}

/** What a recogniser says that reads a word, with rivals of one of its letters. */
function logitsOf(word: string, at: number, rivals: Readonly<Record<string, number>>): Float32Array {
  const logits = new Float32Array(STEPS_APART * (word.length + 1) * CLASS_COUNT).fill(-30)
  for (let step = 0; step < logits.length / CLASS_COUNT; step++) {
    const i = step / STEPS_APART - 1
    const set = (value: number, share: number) => {
      logits[step * CLASS_COUNT + value] = share * RECOGNISER.temperature
    }
    set(0, -8)
    if (!Number.isInteger(i) || i < 0) set(0, 0)
    else set(CHARACTERS.indexOf(word[i] ?? ''), 0)
    if (i === at) for (const [sign, share] of Object.entries(rivals)) set(CHARACTERS.indexOf(sign), share)
  }
  return logits
}

const textOf = (logits: Float32Array) =>
  decodeCtc(logits)
    .map(({ value }) => CHARACTERS[value])
    .join('')

const DARK = [30, 230] as const

function seen(
  word: string,
  at: number,
  rivals: Readonly<Record<string, number>>,
  mark: Mark,
  tones: readonly [number, number] = DARK,
): string {
  const logits = logitsOf(word, at, rivals)
  return textOf(seeMarks(printed(word.length, at, mark, tones), decodeCtc(logits), logits))
}

describe('a mark that stands above a doubtful capital', () => {
  it.each<[string, string, number, Readonly<Record<string, number>>, Mark, string]>([
    ['is a circumflex where it is a hat', 'CAUE', 3, { É: -2.6, Ê: -3.6 }, HAT, 'CAUÊ'],
    ['though another was read', 'MAITÉ', 4, { Ê: -1.9, E: -3.5 }, HAT, 'MAITÊ'],
    ['is an acute where it rises', 'ANDRE', 4, { É: -3, Ê: -2.9 }, ACUTE, 'ANDRÉ'],
    ['is a grave where it falls', 'NICOLO', 5, { Ó: -2.5, Ò: -3.5 }, GRAVE, 'NICOLÒ'],
    ['is a diaeresis where it has two parts', 'GRÓSS', 2, { Ö: -4.5, O: -3.5 }, DOTS, 'GRÖSS'],
    ['of a letter between others', 'CONCEIÇAO', 7, { Ã: -3, Á: -3.9 }, HAT, 'CONCEIÇÃO'],
  ])('%s', (_, word, at, rivals, mark, text) => {
    expect(textOf(logitsOf(word, at, rivals))).toBe(word)
    expect(seen(word, at, rivals, mark)).toBe(text)
  })

  it('is seen light on dark too', () => {
    expect(seen('CAUE', 3, { É: -2.6, Ê: -3.6 }, HAT, [220, 40])).toBe('CAUÊ')
  })
})

describe('what stays as it was read', () => {
  it.each<[string, string, number, Readonly<Record<string, number>>, Mark]>([
    ['a letter with nothing above', 'CAUE', 3, { É: -2.6, Ê: -3.6 }, []],
    ['one far below a speck', 'UNIDADE', 0, { Ú: -0.9, Ù: -3 }, SPECK],
    ['one below a frame', 'CAUE', 3, { É: -2.6, Ê: -3.6 }, FRAME],
    ['one that was surely read', 'CAUE', 3, { É: -5 }, HAT],
    ['small letters, which rise as they please', 'caue', 3, { é: -2.6, ê: -3.6 }, HAT],
    ['a word too short to show where capitals begin', 'AVE', 2, { É: -2.6, Ê: -3.6 }, HAT],
    ['a letter that has no accents', 'CAUB', 3, { R: -2.6, E: -3.6 }, HAT],
  ])('%s', (_, word, at, rivals, mark) => {
    expect(seen(word, at, rivals, mark)).toBe(word)
  })

  it('are the logits that were given', () => {
    const logits = logitsOf('CAUE', 3, { Ê: -2.6 })
    const before = logits.slice()
    const line = printed(4, 3, HAT, DARK)
    expect(seeMarks(line, decodeCtc(logits), logits)).not.toBe(logits)
    expect(logits).toEqual(before)
  })
})
