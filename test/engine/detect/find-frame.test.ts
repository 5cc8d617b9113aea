import { expect, test } from 'vitest'
import { findFrame } from '../../../engine/src/detect/find-frame.ts'
import type { FoundLine } from '../../../engine/src/detect/find-lines.ts'
import { quarterTurn } from '../../../engine/src/detect/quarter-turn.ts'
import { homographyBetween, IDENTITY, mapPoint, mapQuad } from '../../../engine/src/homography.ts'
import type { Homography, Point, Quad, Raster } from '../../../engine/src/types.ts'

const QUARTER = [1 / 4, 0, 0, 0, 1 / 4, 0, 0, 0, 1] as const

/** As the detector sees it; whole multiples of 32. */
const [WIDTH, HEIGHT] = [960, 1344]
const raster: Raster = { width: WIDTH, height: HEIGHT, data: new Uint8Array() }

/** Six lines of a sheet of 600 × 800, as they lie on the picture. */
function linesOn(sheet: Homography): FoundLine[] {
  return Array.from({ length: 6 }, (_, i) => {
    const top = 100 + 100 * i
    const quad: Quad = [
      [100, top],
      [500, top],
      [500, top + 20],
      [100, top + 20],
    ]
    return { quad: mapQuad(sheet, quad), bend: [], score: 0.9, certainty: 1 }
  })
}

/** A picture of which the inside of `quad` is document; all of it without one. */
function lookAt(lines: readonly FoundLine[], quad: Quad | null) {
  const [width, height] = [WIDTH / 4, HEIGHT / 4]
  const inside = quad && homographyBetween(mapQuad(QUARTER, quad), UNIT)
  const fields = new Float32Array(4 * width * height).fill(-5)
  for (let i = 0; i < width * height; i++) {
    const [x, y] = inside ? mapPoint(inside, [i % width, Math.floor(i / width)]) : [0.5, 0.5]
    if (x >= 0 && x <= 1 && y >= 0 && y <= 1) fields[width * height + i] = 5
  }
  return {
    lines,
    maps: { core: new Float32Array(), fields, width: WIDTH, height: HEIGHT },
    toRaster: IDENTITY,
  }
}

const UNIT: Quad = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]
const SHEET: Quad = [
  [0, 0],
  [600, 0],
  [600, 800],
  [0, 800],
]

function turnedBy(degrees: number): Homography {
  const angle = (degrees * Math.PI) / 180
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const [x, y] = [WIDTH / 2, HEIGHT / 2]
  // About the middle of the picture, where the middle of the sheet is put.
  return [c, -s, x - 300 * c + 400 * s, s, c, y - 300 * s - 400 * c, 0, 0, 1]
}

test('an upright page is read as it is', () => {
  expect(findFrame(lookAt(linesOn(turnedBy(0)), null), raster)).toBeNull()
})

test.each([1.3, -2.4])(
  'lines of a page skewed by %s° are level in its frame, without a second look',
  (degrees) => {
    const lines = linesOn(turnedBy(degrees))
    const found = findFrame(lookAt(lines, null), raster)
    expect(found?.seeAgain).toBe(false)
    expect(slopes(found?.frame.toRaster, lines)).toBeLessThan(0.02)
  },
)

test.each([
  [90, 1],
  [180, 2],
  [270, 3],
] as const)('a page turned by %s° stands upright in its frame and is looked at again', (degrees, turns) => {
  const lines = linesOn(turnedBy(degrees))
  expect(quarterTurn(lines)).toBe(turns)
  const found = findFrame(lookAt(lines, null), raster)
  expect(found?.seeAgain).toBe(true)
  expect([found?.frame.width, found?.frame.height]).toEqual(turns === 2 ? [WIDTH, HEIGHT] : [HEIGHT, WIDTH])
  expect(slopes(found?.frame.toRaster, lines)).toBeLessThan(0.02)
})

const photographed: readonly [name: string, quad: Quad][] = [
  [
    'from the left',
    [
      [150, 200],
      [700, 260],
      [720, 980],
      [130, 1060],
    ],
  ],
  [
    'leaning and turned by a quarter',
    [
      [820, 250],
      [780, 900],
      [120, 880],
      [160, 240],
    ],
  ],
]
test.each(photographed)('a sheet photographed %s is read in its own rectangle', (_name, quad) => {
  const sheet = homographyBetween(SHEET, quad)
  const found = findFrame(lookAt(linesOn(sheet), quad), raster)
  expect(found?.seeAgain).toBe(true)
  if (!found) throw new TypeError('no frame was found')
  const { frame } = found
  // Corners of the frame, less its margin, lie on the corners of the sheet, in the text's own order.
  const corners = cornersOf(frame.width / 1.04, frame.height / 1.04, 0.02)
  for (const [i, corner] of corners.entries()) {
    const [x, y] = mapPoint(frame.toRaster, corner)
    expect(Math.hypot(x - (quad[i]?.[0] ?? 0), y - (quad[i]?.[1] ?? 0))).toBeLessThan(10)
  }
})

test('of two sheets neither is taken for the page', () => {
  const left: Quad = [
    [40, 200],
    [460, 200],
    [460, 1000],
    [40, 1000],
  ]
  const lines = [...linesOn(homographyBetween(SHEET, left)), ...linesOn([0.7, 0, 500, 0, 1, 200, 0, 0, 1])]
  expect(findFrame(lookAt(lines, left), raster)).toBeNull()
})

function cornersOf(width: number, height: number, margin: number): Point[] {
  const [x, y] = [margin * width, margin * height]
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
}

/** Steepest line in the frame, as a slope; a line that reads to the left is vertical here. */
function slopes(toRaster: Homography | undefined, lines: readonly FoundLine[]): number {
  if (!toRaster) return Infinity
  const [a, b, c, d, e, f] = toRaster
  const determinant = a * e - b * d
  const inFrame = ([x, y]: Point): Point => [
    (e * (x - c) - b * (y - f)) / determinant,
    (a * (y - f) - d * (x - c)) / determinant,
  ]
  return Math.max(
    ...lines.map(({ quad }) => {
      const [[x0, y0], [x1, y1]] = [inFrame(quad[0]), inFrame(quad[1])]
      return x1 > x0 ? Math.abs((y1 - y0) / (x1 - x0)) : Infinity
    }),
  )
}
