import { LIMITS } from '@ficha/engine'
import { expect, inject, test } from 'vitest'
import { lineTensor } from '../../engine/src/raster/to-tensor.ts'
import { bytesOfBase64 } from '../contract/base64.ts'
import { runtimeWithLanes } from '../contract/browser-runtime.ts'

const LANES = 3
const lines = inject('networkSamples').lines.map(({ width, height, pixels }) =>
  lineTensor({ width, height, data: bytesOfBase64(pixels) }),
)

test('lines that are on their way together are read as one after the other, and errors stay their own', async () => {
  const one = await runtimeWithLanes(0).network('recogniser')
  const expected = []
  for (const line of lines) expected.push(await one.run(line))
  const several = await runtimeWithLanes(LANES).network('recogniser')
  expect(several.runsAtOnce).toBeGreaterThan(LANES)
  const misshapen = { data: new Float32Array(31 * 64), shape: [1, 1, 31, 64] }
  const given = await Promise.allSettled([misshapen, ...lines].map((line) => several.run(line)))
  expect(given[0]?.status).toBe('rejected')
  expect(given.slice(1).map((line) => line.status === 'fulfilled' && line.value)).toEqual(expected)
})

test('the heaps of lanes are counted, and end where the limits say', async () => {
  const runtime = runtimeWithLanes(LANES)
  const network = await runtime.network('recogniser')
  const before = runtime.memory.bytes()
  const runs = lines.map((line) => network.run(line))
  expect(runtime.memory.bytes()).toBeGreaterThan(before)
  await Promise.all(runs)
  const megabytes = runtime.memory.bytes() / LANES / 1e6
  expect(megabytes).toBeGreaterThan(1)
  expect(megabytes).toBeLessThanOrEqual(LIMITS.laneMemoryBytesMax / 1e6)
})

test('a lane that cannot start is an error, not a wait', async () => {
  const runtime = runtimeWithLanes(2, () => new Worker('/no-such-script.js'))
  await expect(runtime.network('recogniser')).rejects.toThrow('a lane ended')
})
