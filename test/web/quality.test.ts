import { expect, test } from 'vitest'
import type { Grey } from '../../web/src/quality/grey.ts'
import { measure } from '../../web/src/quality/measure.ts'
import { lookAt, withReflection } from './pictures.ts'

const SIDE = 1200
const PAPER = 190

/** A page of print: dark strokes a few pixels apart, within margins, on paper under an even light. */
function print(margin: number): Grey {
  const data = new Uint8Array(SIDE * SIDE).fill(PAPER)
  let seed = 7
  const random = () => {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff
    return seed / 0x7fffffff
  }
  for (let top = margin; top + 12 < SIDE - margin; top += 26) {
    for (let left = margin; left + 4 < SIDE - margin; left += 6) {
      if (random() < 0.15) continue
      for (let y = top; y < top + 12; y++) for (let x = left; x < left + 3; x++) data[y * SIDE + x] = 40
    }
  }
  return { width: SIDE, height: SIDE, data }
}

function blurred({ width, height, data }: Grey, radius: number): Grey {
  const smooth = (from: Uint8Array, step: number, line: number): Uint8Array => {
    const to = new Uint8Array(from.length)
    for (let i = 0; i < SIDE; i++) {
      for (let x = 0; x < SIDE; x++) {
        let sum = 0
        for (let d = -radius; d <= radius; d++)
          sum += from[i * line + Math.min(SIDE - 1, Math.max(0, x + d)) * step] ?? 0
        to[i * line + x * step] = sum / (2 * radius + 1)
      }
    }
    return to
  }
  return { width, height, data: smooth(smooth(data, 1, SIDE), SIDE, 1) }
}

function changed(grey: Grey, change: (value: number, x: number, y: number) => number): Grey {
  const data = grey.data.map((value, i) => change(value, i % SIDE, Math.floor(i / SIDE)))
  return { ...grey, data }
}

/** A lamp: white in its middle, fading on all sides. */
function reflected(value: number, x: number, y: number): number {
  return value + (255 - value) * Math.exp(-(((x - 500) / 150) ** 2 + ((y - 500) / 110) ** 2))
}

test('a good picture needs no advice', () => {
  expect(measure(print(100), 3000)).toEqual([])
})

test.each([
  ['blurred', blurred(print(100), 6), 3000],
  ['small', print(100), 600],
  ['dark', changed(print(100), (value) => value / 5), 3000],
  ['glare', changed(print(100), reflected), 3000],
  ['cut_edge', print(0), 3000],
] as const)('%s is told', (code, grey, side) => {
  expect(measure(grey, side)).toContain(code)
})

test('a picture without print is not called blurred', () => {
  expect(measure({ width: SIDE, height: SIDE, data: new Uint8Array(SIDE * SIDE).fill(PAPER) }, 3000)).toEqual(
    [],
  )
})

// Photos of the tuning documents by the preset they were made with (test/documents/tuning/presets.ts).
test.each([
  ['54-folded-card-l1-words-open-glare.jpg', ['glare']],
  ['54-folded-card-l2-front-dim.jpg', ['dark']],
  ['54-folded-card-l1-open-photo.jpg', []],
  ['54-numbered-card-plain-both-photos-1.jpg', []],
])('%s: %j', async (name, codes) => {
  const { grey, side } = await lookAt(name)
  expect(measure(grey, side)).toEqual(codes)
})

test('a reflection is told for what it is, wherever it lies on a darker paper', async () => {
  const { grey, side } = await lookAt('54-folded-card-l1-open-photo.jpg')
  const told = [1, 2, 3, 4, 5, 6].filter((seed) =>
    measure(withReflection(grey, seed), side).includes('glare'),
  )
  expect(told.length).toBeGreaterThan(1)
})
