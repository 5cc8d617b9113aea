import { expect, test } from 'vitest'
import { mapsOfPage, printedPart } from '../../../engine/src/detect/printed-part.ts'
import { pageTensor } from '../../../engine/src/raster/to-tensor.ts'
import type { Box, Raster } from '../../../engine/src/types.ts'

/** A sheet of grey 240 with bars for lines of print inside a box, and noise of up to `noise` levels. */
function sheet(print: Box | null, noise = 0, width = 956, height = 1340): Raster {
  let state = 1
  const data = Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const grain = Math.round(((state >>> 16) / 65_536 - 0.5) * 2 * noise)
    const isInside = print && x >= print.left && x < print.right && y >= print.top && y < print.bottom
    return (isInside && (y - print.top) % 30 < 8 ? 30 : 240) + grain
  })
  return { width, height, data }
}

const PRINT: Box = { left: 200, top: 300, right: 700, bottom: 808 }

test.each([0, 12])('plain margins are left out, with noise of %i', (noise) => {
  const part = printedPart(sheet(PRINT, noise))
  if (!part) throw new TypeError('the whole page')
  for (const side of Object.values(part)) expect(side % 32).toBe(0)
  expect([PRINT.left - part.left, PRINT.top - part.top]).toEqual([40, 44])
  expect([part.right - PRINT.right, part.bottom - PRINT.bottom]).toEqual([36, 24])
})

test('a page without print, or with print all over it, is taken whole', () => {
  expect(printedPart(sheet(null, 5))).toBeNull()
  expect(printedPart(sheet({ left: 20, top: 20, right: 940, bottom: 1320 }))).toBeNull()
})

test('a faint page number in the margin is print, dust is none', () => {
  const page = sheet(PRINT)
  page.data.fill(200, 1280 * page.width + 860, 1280 * page.width + 866)
  const dusty = printedPart(page)
  expect(dusty?.right).toBeLessThan(860)
  for (let y = 1280; y < 1290; y++) page.data.fill(200, y * page.width + 860, y * page.width + 866)
  const part = printedPart(page)
  expect(part?.right).toBeGreaterThanOrEqual(866 + 32)
  expect(part?.bottom).toBeGreaterThanOrEqual(1290 + 32)
})

test('the tensor of a part holds the numbers that the whole page has there', () => {
  const page = sheet(PRINT, 9)
  const part: Box = { left: 160, top: 256, right: 768, bottom: 896 }
  const [whole, cut] = [pageTensor(page), pageTensor(page, part)]
  expect(cut.shape).toEqual([1, 1, 640, 608])
  for (const [x, y] of [[0, 0] as const, [607, 0] as const, [33, 400] as const, [607, 639] as const]) {
    expect(cut.data[y * 608 + x]).toBe(whole.data[(part.top + y) * 960 + part.left + x])
    expect(cut.levels).toEqual(whole.levels)
  }
})

test('maps of a part become maps of the page: no line beyond it, the sheet as at its edge', () => {
  const part: Box = { left: 32, top: 64, right: 96, bottom: 128 }
  const maps = {
    core: new Float32Array(32 * 32).fill(3),
    fields: new Float32Array(4 * 16 * 16).fill(2),
    width: 64,
    height: 64,
  }
  const whole = mapsOfPage(maps, part, 160, 192)
  expect([whole.core.length, whole.fields.length]).toEqual([80 * 96, 4 * 40 * 48])
  expect(whole.core.filter((value) => value === 3).length).toBe(32 * 32)
  expect(whole.core[32 * 80 + 16]).toBe(3)
  expect(whole.core[31 * 80 + 16]).toBeLessThan(-10)
  const field = (n: number) => whole.fields.subarray(n * 40 * 48, (n + 1) * 40 * 48)
  expect(field(1).every((value) => value === 2)).toBe(true)
  expect(field(2).filter((value) => value === 2).length).toBe(16 * 16)
})
