import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nodeRuntime } from '@ficha/engine/parts/node'
import { decode as decodePng } from 'fast-png'
import { expect, test } from 'vitest'
import { findLines } from '../../../engine/src/detect/find-lines.ts'
import { DETECTOR } from '../../../engine/src/model-facts.ts'
import { pageTensor } from '../../../engine/src/raster/to-tensor.ts'
import type { Quad } from '../../../engine/src/types.ts'

const SAMPLES = join(import.meta.dirname, '../../../models/samples')

/** The page of models/samples and the quads that the reference (Python) finds on it. */
async function sample() {
  const { width, height, data } = decodePng(await readFile(join(SAMPLES, 'page.png')))
  const facts = JSON.parse(await readFile(join(SAMPLES, 'page.json'), 'utf8')) as {
    lines: { quad: Quad; score: number }[]
  }
  return { page: { width, height, data: Uint8Array.from(data) }, facts }
}

test('lines of the sample page are those of the reference', async () => {
  const { page, facts } = await sample()
  const tensor = pageTensor(page)
  const network = await nodeRuntime().network('detector')
  const { core, fields } = await network.run(tensor)
  const [, , height = 0, width = 0] = tensor.shape
  if (!core || !fields) throw new TypeError('the detector gives core and fields')
  const found = findLines({ core: core.data, fields: fields.data, width, height })
  expect(found.length).toBe(facts.lines.length)
  for (const { quad, score } of facts.lines) {
    const twin = found.find((one) => cornerDistance(one.quad, quad) < 1.5)
    expect(twin?.score).toBeCloseTo(score, 2)
  }
})

/** Just enough to be seen. */
const FAINT = DETECTOR.lines.threshold + 0.01

/** Rectangles in pixels of the core's map: columns from and to, rows from and to. */
type Patch = readonly [left: number, right: number, top: number, bottom: number]

/** Where cores touch, and the probability there. */
type Bridge = readonly [at: Patch, probability: number]

/** Text that the detector sees read to the left, with its probability. */
type Opposite = readonly [at: Patch, certainty: number]

/**
 * Maps of a page of 320 x 160 that sees cores, fainter where they touch, and text all over `lines`, read to the right but
 * for what is opposite.
 */
function mapsOf(
  cores: readonly Patch[],
  lines: readonly Patch[],
  bridges: readonly Bridge[] = [],
  opposite: readonly Opposite[] = [],
) {
  const [width, height] = [320, 160]
  const core = new Float32Array((width / 2) * (height / 2)).fill(-6)
  const fields = new Float32Array(4 * (width / 4) * (height / 4))
  const size = fields.length / 4
  fields.fill(-6, 0, 2 * size).fill(1, 2 * size, 3 * size)
  const paint = (
    map: Float32Array,
    columns: number,
    scale: number,
    patches: readonly Patch[],
    value: number,
  ) => {
    for (const [left, right, top, bottom] of patches) {
      for (let y = top / scale; y < bottom / scale; y++) {
        map.fill(value, Math.floor(y) * columns + left / scale, Math.floor(y) * columns + right / scale)
      }
    }
  }
  paint(core, width / 2, 1, cores, 6)
  for (const [at, probability] of bridges)
    paint(core, width / 2, 1, [at], Math.log(probability / (1 - probability)))
  paint(fields, width / 4, 2, lines, 6)
  for (const [at, certainty] of opposite) {
    paint(fields.subarray(2 * size, 3 * size), width / 4, 2, [at], -certainty)
  }
  return { core, fields, width, height }
}

const words: readonly [name: string, count: number, ...Parameters<typeof mapsOf>][] = [
  [
    'a digit alone, whose core is mostly edge',
    1,
    [[30, 32, 20, 24]],
    [[26, 36, 18, 26]],
    [
      [[28, 30, 19, 25], 0.6],
      [[32, 34, 19, 25], 0.6],
    ],
  ],
  ['a speck that is nowhere sure', 0, [], [[26, 36, 18, 26]], [[[28, 34, 19, 25], 0.8]]],
  [
    'a wide space within a line',
    1,
    [
      [20, 60, 20, 24],
      [64, 110, 20, 24],
    ],
    [[16, 114, 18, 26]],
  ],
  [
    'cells of a table',
    2,
    [
      [20, 60, 20, 24],
      [64, 110, 20, 24],
    ],
    [
      [16, 60, 18, 26],
      [64, 114, 18, 26],
    ],
  ],
  [
    'too wide for one line',
    2,
    [
      [20, 60, 20, 24],
      [90, 130, 20, 24],
    ],
    [[16, 134, 18, 26]],
  ],
  [
    'one above the other',
    2,
    [
      [20, 110, 20, 24],
      [20, 110, 28, 32],
    ],
    [[16, 114, 18, 34]],
  ],
  [
    'small print whose cores touch',
    2,
    [
      [20, 110, 20, 23],
      [20, 110, 26, 29],
    ],
    [[16, 114, 18, 31]],
    [[[40, 60, 23, 26], FAINT]],
  ],
  [
    'a block of small print, some lines of which touch more',
    4,
    [
      [20, 110, 20, 23],
      [20, 110, 26, 29],
      [20, 110, 32, 35],
      [20, 110, 38, 41],
    ],
    [[16, 114, 18, 43]],
    [
      [[40, 60, 23, 26], FAINT],
      [[50, 70, 29, 32], 0.75],
      [[30, 50, 35, 38], 0.85],
    ],
  ],
  ['a single letter', 1, [[20, 23, 20, 24]], [[18, 26, 18, 26]]],
]
test.each(words)('%s: %d', (_name, count, ...maps) => {
  const found = findLines(mapsOf(...maps))
  expect(found.length).toBe(count)
  for (const { quad } of found) expect(quad[1][0]).toBeGreaterThan(quad[0][0])
})

/** Two long lines, and a shorter one below them. */
const OTHERS: readonly Patch[] = [
  [20, 110, 20, 24],
  [20, 110, 32, 36],
]
const SHORTER: Patch = [20, 50, 44, 48]

test.each([
  ['a line that seems to be upside down among others stands as they do', 0.9, 1],
  ['a line that is upside down for sure stays', 1, -1],
])('%s', (_name, certainty, points) => {
  const opposite: readonly Opposite[] = [[SHORTER, certainty]]
  const lines = findLines(mapsOf([...OTHERS, SHORTER], [[16, 114, 18, 50]], [], opposite))
  const [a, b] = lines.find(({ quad }) => quad.flat().every((value) => value < 110))?.quad ?? []
  expect(Math.sign((b?.[0] ?? 0) - (a?.[0] ?? 0))).toBe(points)
})

test('a narrow letter alone is as high as its core is, and stands upright', () => {
  const letter: Patch = [140, 142, 44, 50]
  const found = findLines(
    mapsOf(
      [...OTHERS, letter],
      [
        [16, 114, 18, 38],
        [136, 146, 40, 54],
      ],
    ),
  )
  const one = found.find(({ quad }) => quad[0][0] > 220)
  const [a, b, , d] = one?.quad ?? []
  expect([(b?.[0] ?? 0) - (a?.[0] ?? 0) > 0, (b?.[1] ?? 0) - (a?.[1] ?? 0)]).toEqual([
    true,
    expect.closeTo(0),
  ])
  expect((d?.[1] ?? 0) - (a?.[1] ?? 0)).toBeGreaterThan(10)
})

/** Farthest that a corner is from its like, in pixels. */
function cornerDistance(a: Quad, b: Quad): number {
  return Math.max(...a.map(([x, y], i) => Math.hypot(x - (b[i]?.[0] ?? 0), y - (b[i]?.[1] ?? 0))))
}
