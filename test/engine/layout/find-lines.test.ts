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
  const partner = facts.lines.map((line) => found.find((one) => cornerDistance(one.quad, line.quad) < 1.5))
  expect(partner.filter((one) => one === undefined)).toEqual([])
  expect(found.length).toBe(facts.lines.length)
  for (const [i, one] of partner.entries()) expect(one?.score).toBeCloseTo(facts.lines[i]?.score ?? 0, 2)
})

/** Farthest that a corner is from its like, in pixels. */
function cornerDistance(a: Quad, b: Quad): number {
  return Math.max(...a.map(([x, y], i) => Math.hypot(x - (b[i]?.[0] ?? 0), y - (b[i]?.[1] ?? 0))))
}
