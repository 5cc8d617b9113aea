import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nodeRuntime } from '@ficha/engine/parts/node'
import { expect, test } from 'vitest'
import { readPixels } from '../../../engine/src/read-pixels.ts'
import { rasterise } from '../../documents/generator/capture/rasterise.ts'
import { LINES } from '../../fixtures/typefaces/lines.ts'

const PAGE = join(import.meta.dirname, '../../fixtures/typefaces/page.pdf')

/** Lines of a page of pixels, from top to bottom; cells of one row are parted by a bar. */
async function linesAt(dpi: number): Promise<string[]> {
  const [raster] = await rasterise(await readFile(PAGE), dpi, 1)
  if (!raster) throw new RangeError('the page has no pixels')
  const { width, height, data } = raster
  const { lines } = await readPixels(
    { width, height, data: Uint8Array.from(data) },
    { width, height },
    nodeRuntime(),
  )
  const rows = new Map<number, { x: number; text: string }[]>()
  for (const { text, quad } of lines) {
    const middle = (quad[0][1] + quad[3][1]) / 2
    const row = [...rows.keys()].find((y) => Math.abs(y - middle) < dpi / 20) ?? middle
    rows.set(row, [...(rows.get(row) ?? []), { x: quad[0][0], text }])
  }
  const cells = (row: { x: number; text: string }[]) =>
    row.toSorted((a, b) => a.x - b.x).map(({ text }) => text)
  return [...rows].toSorted(([a], [b]) => a - b).map(([, row]) => cells(row).join(' | '))
}

const EXPECTED = LINES.map(({ text }) => text.replace(/ {2,}/, ' | '))
/** In one of the five typefaces a 4 between two digits is a sign of its own, in another a Y at 200 dpi is nearly a V. */
const WRONG_MAX = 2

test.each([150, 200])('names in single-storey faces, gaps and a letter alone, at %i dpi', async (dpi) => {
  const lines = await linesAt(dpi)
  expect(lines).toHaveLength(EXPECTED.length)
  const wrong = lines.filter((line, i) => line !== EXPECTED[i])
  expect(wrong.length, wrong.join('; ')).toBeLessThanOrEqual(WRONG_MAX)
  // A gap between cells and a letter alone are no matter of a typeface.
  expect([lines.at(-4), lines.at(-1)]).toEqual([EXPECTED.at(-4), EXPECTED.at(-1)])
})
