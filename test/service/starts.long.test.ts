import { expect, test } from 'vitest'
import { get } from './client.ts'
import { groupsOf, newPlace, processesOf, removePlace, startService, stopService } from './service.ts'

/** `FICHA_STARTS=20` for more than a look: one of each end. */
const STARTS = Number(process.env.FICHA_STARTS ?? 2)

test(
  `${STARTS} fresh starts in a row, each ended in another way, leave nothing behind`,
  async () => {
    const seconds: number[] = []
    for (let start = 0; start < STARTS; start++) {
      const place = await newPlace()
      const startedAt = performance.now()
      const service = await startService(place)
      seconds.push((performance.now() - startedAt) / 1000)
      expect((await get(service, '/documents')).body).toMatchObject({ items: [] })
      const groups = groupsOf(place)
      if (start % 2 === 0) expect(await stopService(service)).toBe(0)
      else service.process.kill('SIGKILL')
      await expect.poll(() => processesOf(groups), { timeout: 10_000 }).toEqual([])
      removePlace(place)
    }
    console.log(`${STARTS} starts, slowest ${Math.max(...seconds).toFixed(1)} s`)
  },
  STARTS * 60_000,
)
