import { nodeRuntime } from '@ficha/engine/parts/node'
import { expect, test } from 'vitest'
import { STAGES, timeStages } from './stage-times.ts'

test('a text layer takes no time in the networks, and every stage that ran takes some', async () => {
  const start = performance.now()
  const { times, pages } = await timeStages(
    { id: '51-ima-sc-transport', part: 'tuning', files: ['51-ima-sc-transport.pdf'], type: 51 },
    nodeRuntime(),
  )
  const clock = performance.now() - start
  expect(pages).toBeGreaterThan(0)
  expect([times.detector, times.recogniser]).toEqual([0, 0])
  for (const stage of ['decode', 'lines and codes', 'constrain, fields, checks'] as const) {
    expect(times[stage]).toBeGreaterThan(0)
  }
  const sum = STAGES.reduce((total, stage) => total + times[stage], 0)
  // Nothing is counted twice; what is left out is reading the file.
  expect(sum).toBeLessThanOrEqual(clock)
})
