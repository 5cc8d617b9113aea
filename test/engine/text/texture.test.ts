import { expect, test } from 'vitest'
import { IDENTITY } from '../../../engine/src/homography.ts'
import { CHARACTERS, CLASS_COUNT, RECOGNISER } from '../../../engine/src/model-facts.ts'
import type { Network } from '../../../engine/src/runtime/runtime.ts'
import { readLines } from '../../../engine/src/text/read-lines.ts'
import type { Quad, Raster } from '../../../engine/src/types.ts'

const PAGE: Raster = { width: 200, height: 60, data: new Uint8Array(200 * 60).fill(255) }
const LINE = {
  quad: [
    [20, 20],
    [120, 20],
    [120, 40],
    [20, 40],
  ],
  bend: [],
} as const

/** A network that sees a letter three times everywhere, each time with this probability. */
function seesLetters(confidence: number, letter = 'm'): Network {
  const logit = Math.log(confidence / ((1 - confidence) / (CLASS_COUNT - 1)))
  return {
    runsAtOnce: 1,
    run: async ({ shape }) => {
      const steps = Math.ceil((shape.at(-1) ?? 0) / RECOGNISER.stride)
      const data = new Float32Array(steps * CLASS_COUNT)
      for (let step = 0; step < steps; step++)
        data[step * CLASS_COUNT + ([3, 6, 9].includes(step) ? CHARACTERS.indexOf(letter) : 0)] = [
          3, 6, 9,
        ].includes(step)
          ? logit
          : 20
      return { logits: { data, shape: [1, steps, CLASS_COUNT] } }
    },
  }
}

const networks = (network: Network) => ({ recogniser: network, handwriting: async () => network })

test('a line whose letters are all doubtful is texture', async () => {
  const read = (confidence: number) => readLines(PAGE, [LINE], IDENTITY, networks(seesLetters(confidence)))
  expect(await read(0.6)).toEqual([])
  expect((await read(0.9)).map(({ text }) => text)).toEqual(['mmm'])
})

test('a doubtful line is read by the network for handwriting too, and the surer counts for more', async () => {
  const read = async (print: number, hand: number) => {
    const opened: string[] = []
    const handwriting = async () => {
      opened.push('handwriting')
      return seesLetters(hand, 'n')
    }
    const [line] = await readLines(PAGE, [LINE], IDENTITY, { recogniser: seesLetters(print), handwriting })
    return { text: line?.text, opened: opened.length }
  }
  expect(await read(0.3, 0.99)).toEqual({ text: 'nnn', opened: 1 })
  expect(await read(0.79, 0.1)).toEqual({ text: 'mmm', opened: 1 })
  expect(await read(0.75, 0.75)).toEqual({ text: undefined, opened: 1 })
  expect(await read(0.95, 0.99)).toEqual({ text: 'mmm', opened: 0 })
})

/** A page with such lines of upright strokes, each of one word, of these grey levels. */
function strokes(...levels: number[]) {
  const data = new Uint8Array(200 * 60 * levels.length).fill(255)
  const places = levels.map((level, line) => {
    const top = 60 * line + 20
    for (let y = top; y < top + 20; y++)
      for (let x = 20; x < 120; x += 5) data.fill(level, 200 * y + x, 200 * y + x + 2)
    return { ...LINE, quad: LINE.quad.map(([x, y]) => [x, y + 60 * line] as const) as unknown as Quad }
  })
  return { page: { width: 200, height: 60 * levels.length, data }, places }
}

test('what is far fainter than the rest of the page shows through its paper', async () => {
  const read = async (...levels: number[]) => {
    const { page, places } = strokes(...levels)
    return (await readLines(page, places, IDENTITY, networks(seesLetters(0.99)))).length
  }
  expect(await read(0, 0, 0, 230)).toBe(3)
  expect(await read(0, 0, 0, 150)).toBe(4)
  // Faint print on a page of its own.
  expect(await read(230, 230)).toBe(2)
})
