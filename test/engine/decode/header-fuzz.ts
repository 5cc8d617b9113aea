import { UnreadableDocument } from '@ficha/engine'
import { expect, test } from 'vitest'
import { CRAFTED } from './crafted-headers.ts'
import { random } from './mutate.ts'
import { readPages } from './read-image.ts'

/** Of processor time: a busy machine is no fault of ours. */
const SECONDS_MAX = 10
/** What the process may grow to at its peak, over all files of a kind: pixels, heaps and what waits to be collected. */
const GROWTH_MIB_MAX = 400
const cpuSeconds = () => process.cpuUsage().user / 1e6
const peakMiB = () => process.resourceUsage().maxRSS / 1024

/** Files made to pass the limits are each an answer, in little time and memory. */
export function testCraftedHeaders(count: number): void {
  test.each(Object.entries(CRAFTED))(
    `${count} crafted headers: %s`,
    { timeout: 600_000 },
    async (kind, make) => {
      const next = random(20261125)
      const outcomes = { read: 0, lost: 0, refused: 0 }
      let [slowest, refusedIn] = [0, 0]
      const before = peakMiB()
      for (let i = 0; i < count; i++) {
        const bytes = make(next)
        const started = cpuSeconds()
        let refused = 0
        try {
          const pages = await readPages([bytes])
          outcomes[pages.some(({ raster }) => raster) ? 'read' : 'lost'] += 1
        } catch (error) {
          // Anything else than a typed refusal is our own error and fails the test with its stack.
          if (!(error instanceof UnreadableDocument)) throw error
          outcomes.refused += 1
          refused = cpuSeconds() - started
        }
        slowest = Math.max(slowest, cpuSeconds() - started)
        refusedIn = Math.max(refusedIn, refused)
        expect(slowest, `file ${i}`).toBeLessThan(SECONDS_MAX)
        expect(peakMiB() - before, `file ${i}`).toBeLessThan(GROWTH_MIB_MAX)
      }
      console.info(
        `${kind}: ${JSON.stringify(outcomes)}, slowest ${slowest.toFixed(2)} s, refusal ${refusedIn.toFixed(2)} s, ` +
          `peak ${Math.round(peakMiB() - before)} MiB over the start`,
      )
      expect(outcomes.read).toBeGreaterThan(0)
      expect(outcomes.refused).toBeGreaterThan(0)
    },
  )
}
