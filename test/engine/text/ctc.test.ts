import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { nodeRuntime } from '@ficha/engine/parts/node'
import { expect, test } from 'vitest'
import { CHARACTERS, CLASS_COUNT } from '../../../engine/src/model-facts.ts'
import { decodeCtc } from '../../../engine/src/text/ctc.ts'
import { recognise } from '../../../engine/src/text/recognise.ts'
import { compactRecognition } from '../../../engine/src/text/recognition.ts'
import type { Quad, Raster } from '../../../engine/src/types.ts'

const UNIT: Quad = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]

/** Logits whose best class at each step is the given character; `_` is the blank. */
function logitsOf(path: string, lead = 8): Float32Array {
  const logits = new Float32Array(path.length * CLASS_COUNT)
  for (const [step, character] of [...path].entries()) {
    logits[step * CLASS_COUNT + (character === '_' ? 0 : CHARACTERS.indexOf(character))] = lead
  }
  return logits
}

const textOf = (logits: Float32Array) =>
  decodeCtc(logits)
    .map(({ value }) => CHARACTERS[value])
    .join('')

const paths: readonly [name: string, path: string, text: string][] = [
  ['runs collapse', 'aaab', 'ab'],
  ['a blank parts equal letters', 'a_a', 'aa'],
  ['blanks say nothing', '__a__b__', 'ab'],
  ['all blank', '____', ''],
  ['accents and spaces are characters', 'ç_ãã o', 'çã o'],
]
test.each(paths)('best path: %s', (_name, path, text) => expect(textOf(logitsOf(path))).toBe(text))

test('a character stands at the step of its run where it is surest', () => {
  const logits = logitsOf('_aaa_')
  logits[2 * CLASS_COUNT + CHARACTERS.indexOf('a')] = 12
  const [only] = decodeCtc(logits)
  expect(only?.step).toBe(2)
  expect(only?.confidence).toBeGreaterThan(0.99)
})

test('logits that are no whole steps are refused', () => {
  expect(() => decodeCtc(new Float32Array(CLASS_COUNT + 1))).toThrow(RangeError)
})

test('the compact form keeps the best classes of each step, best first', () => {
  const logits = logitsOf('ab')
  logits[CHARACTERS.indexOf('o')] = 5
  const { steps, kept, classes, logProbabilities } = compactRecognition(logits, UNIT)
  expect([steps, classes.length, logProbabilities.length]).toEqual([2, 2 * kept, 2 * kept])
  expect([...classes.subarray(0, 2)].map((value) => CHARACTERS[value])).toEqual(['a', 'o'])
  expect(CHARACTERS[classes[kept] ?? 0]).toBe('b')
  for (const value of logProbabilities) expect(value).toBeLessThanOrEqual(0)
})

interface SampleLine {
  readonly read: string
  readonly classes: readonly number[]
  readonly width: number
  readonly height: number
  readonly deflated: string
}

async function sampleLines(): Promise<{ line: SampleLine; raster: Raster }[]> {
  const file = join(import.meta.dirname, '../../../models/samples/lines.json')
  const lines: SampleLine[] = JSON.parse(await readFile(file, 'utf8'))
  return lines.map((line) => ({
    line,
    raster: {
      width: line.width,
      height: line.height,
      data: new Uint8Array(inflateSync(Buffer.from(line.deflated, 'base64'))),
    },
  }))
}

test('the sample lines are read as the reference reads them', async () => {
  const recogniser = await nodeRuntime().network('recogniser')
  for (const { line, raster } of await sampleLines()) {
    expect(textOf(await recognise(raster, recogniser))).toBe(line.read)
  }
})

test('a line too long for one run reads as its parts do', async () => {
  const recogniser = await nodeRuntime().network('recogniser')
  const [sample] = await sampleLines()
  if (!sample) throw new RangeError('no sample lines')
  const { line, raster } = sample
  const times = 9
  const data = new Uint8Array(raster.width * times * raster.height)
  for (let row = 0; row < raster.height; row++) {
    const pixels = raster.data.subarray(row * raster.width, (row + 1) * raster.width)
    for (let n = 0; n < times; n++) data.set(pixels, (row * times + n) * raster.width)
  }
  const long = await recognise({ ...raster, width: raster.width * times, data }, recogniser)
  const words = textOf(long).split(' ')
  // Where two copies meet there is no space; every word inside a copy is read each time.
  for (const word of line.read.split(' ').slice(1, -1)) {
    expect(words.filter((other) => other === word).length).toBeGreaterThanOrEqual(times)
  }
})
