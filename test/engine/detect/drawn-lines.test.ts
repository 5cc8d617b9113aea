import { nodeRuntime } from '@ficha/engine/parts/node'
import { expect, test } from 'vitest'
import { drawnLines } from '../../../engine/src/detect/drawn-lines.ts'
import type { Frame } from '../../../engine/src/detect/frame.ts'
import type { Homography, Raster, Rule } from '../../../engine/src/types.ts'

const [WIDTH, HEIGHT] = [1000, 1400]
const IDENTITY: Homography = [1, 0, 0, 0, 1, 0, 0, 0, 1]
const FRAME = { width: WIDTH, height: HEIGHT, toRaster: IDENTITY }

const { onPixels } = nodeRuntime()
const rulesOf = (raster: Raster, frame: Frame) =>
  onPixels((machine) => drawnLines(raster, frame, machine).rules)

/** Paper with what is drawn on it, as shares of black. */
function paper(drawAt: (x: number, y: number) => number, size = { width: WIDTH, height: HEIGHT }): Raster {
  const data = new Uint8Array(size.width * size.height)
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++) data[y * size.width + x] = 235 - Math.round(200 * drawAt(x, y))
  return { ...size, data }
}

const inRange = (value: number, from: number, to: number) => value >= from && value < to
/** A frame of two rows and three columns, its lines two pixels thick. */
const GRID = { xs: [100, 300, 620, 900], ys: [200, 260, 390] }
function grid(x: number, y: number): number {
  const isIn = inRange(x, 100, 902) && inRange(y, 200, 392)
  const isOn = GRID.xs.some((at) => inRange(x, at, at + 2)) || GRID.ys.some((at) => inRange(y, at, at + 2))
  return isIn && isOn ? 1 : 0
}

function expectRule(rules: readonly Rule[], axis: Rule['axis'], at: number, from: number, to: number) {
  const near = rules.filter((rule) => rule.axis === axis && Math.abs(rule.at - at) <= 2)
  expect(near).toHaveLength(1)
  expect(Math.abs((near[0]?.from ?? 0) - from)).toBeLessThan(8)
  expect(Math.abs((near[0]?.to ?? 0) - to)).toBeLessThan(8)
}

test.each([1, 0.35, 0.15])(
  'lines of a table are found where they are drawn, with %d of black',
  async (ink) => {
    const rules = await rulesOf(
      paper((x, y) => ink * grid(x, y)),
      FRAME,
    )
    expect(rules).toHaveLength(GRID.xs.length + GRID.ys.length)
    for (const y of GRID.ys) expectRule(rules, 'level', y + 1, 100, 902)
    for (const x of GRID.xs) expectRule(rules, 'upright', x + 1, 200, 392)
  },
)

test('a large picture has them at the same places, however thin they are', async () => {
  const size = { width: 2 * WIDTH, height: 2 * HEIGHT }
  const thin = (x: number, y: number) =>
    (GRID.ys.some((at) => y === 2 * at) && inRange(x, 200, 1800)) || (x === 400 && inRange(y, 400, 780))
      ? 1
      : 0
  const rules = await rulesOf(paper(thin, size), { ...size, toRaster: IDENTITY })
  expect(rules).toHaveLength(4)
  for (const y of GRID.ys) expectRule(rules, 'level', 2 * y + 0.5, 200, 1800)
  expectRule(rules, 'upright', 400.5, 400, 780)
})

test('a sheet that lies askew is looked at in its frame', async () => {
  const [cos, sin] = [Math.cos(0.05), Math.sin(0.05)]
  const skewed = paper((x, y) => grid(Math.round(cos * x + sin * y), Math.round(cos * y - sin * x)))
  const toRaster: Homography = [cos, -sin, 0, sin, cos, 0, 0, 0, 1]
  const rules = await rulesOf(skewed, { ...FRAME, toRaster })
  for (const y of GRID.ys) expectRule(rules, 'level', y + 1, 100, 902)
  for (const x of GRID.xs) expectRule(rules, 'upright', x + 1, 200, 392)
})

test('letters are none, whether in a row or above each other', async () => {
  // Bars of the size of letters, three pixels apart, in lines.
  const letters = (x: number, y: number) =>
    inRange(y % 30, 5, 19) && (x % 9 < 2 || (inRange(y % 30, 5, 7) && x % 9 < 6)) ? 1 : 0
  expect(await rulesOf(paper(letters), FRAME)).toEqual([])
})

test('a page that does not lie flat has none: they would part its rows in the wrong places', async () => {
  const bent = paper((x, y) => grid(x, Math.round(y - 14 * Math.sin((Math.PI * x) / WIDTH))))
  expect(await rulesOf(bent, FRAME)).toEqual([])
})

test('edges of what is black are none', async () => {
  expect(
    await rulesOf(
      paper((x, y) => (inRange(x, 200, 700) && inRange(y, 300, 500) ? 1 : 0)),
      FRAME,
    ),
  ).toEqual([])
})

test('cells that stand apart are a row of them, though no rule runs below all', async () => {
  // Of 22 by 36 pixels, every 28.
  const boxes = (x: number, y: number) => {
    const [column, isIn] = [(x - 100) % 28, inRange(x, 100, 100 + 24 * 28) && inRange(y % 100, 30, 66)]
    const isWall = column < 1 || column === 21
    const isRule = column < 22 && (y % 100 === 30 || y % 100 === 65)
    return isIn && (isWall || isRule) ? 1 : 0
  }
  const { combs } = await onPixels((machine) => drawnLines(paper(boxes), FRAME, machine))
  expect(combs.map(({ feet }) => feet.length - 1)).toEqual(Array(14).fill(24))
})

test('squared paper has no cells of a form', async () => {
  const squares = (x: number, y: number) => (x % 16 < 2 || y % 16 < 2 ? 1 : 0)
  const { combs } = await onPixels((machine) => drawnLines(paper(squares), FRAME, machine))
  expect(combs).toEqual([])
})
