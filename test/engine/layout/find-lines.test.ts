import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nodeRuntime } from '@ficha/engine/node'
import { decode as decodePng } from 'fast-png'
import { expect, test } from 'vitest'
import { findLines } from '../../../engine/src/layout/find-lines.ts'
import { pageTensor } from '../../../engine/src/raster/to-tensor.ts'
import type { Quad } from '../../../engine/src/types.ts'

const SAMPLES = join(import.meta.dirname, '../../../models/samples')

/** The page of models/samples and the quads that the reference (Python) finds on it. */
async function sample() {
  const { width, height, data } = decodePng(await readFile(join(SAMPLES, 'page.png')))
  const facts = JSON.parse(await readFile(join(SAMPLES, 'page.json'), 'utf8')) as {
    lines: { quad: Quad; score: number }[]
  }
  return { page: { width, height, channels: 1 as const, data: Uint8Array.from(data) }, facts }
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
    // Short lines stand on the page's own angle here; the reference leaves them the detector's vague one.
    const twin = found.find((one) =>
      isShort(quad) ? middleDistance(one.quad, quad) < 3 : cornerDistance(one.quad, quad) < 1.5,
    )
    expect(twin?.score).toBeCloseTo(score, 2)
  }
})

function isShort([a, b, , d]: Quad): boolean {
  return Math.hypot(b[0] - a[0], b[1] - a[1]) < 2.5 * Math.hypot(d[0] - a[0], d[1] - a[1])
}

function middleDistance(a: Quad, b: Quad): number {
  const middle = (quad: Quad, axis: 0 | 1) => (quad[0][axis] + quad[2][axis]) / 2
  return Math.hypot(middle(a, 0) - middle(b, 0), middle(a, 1) - middle(b, 1))
}

/** Farthest that a corner is from its like, in pixels. */
function cornerDistance(a: Quad, b: Quad): number {
  return Math.max(...a.map(([x, y], i) => Math.hypot(x - (b[i]?.[0] ?? 0), y - (b[i]?.[1] ?? 0))))
}
