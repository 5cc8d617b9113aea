import { type ChildProcess, spawn } from 'node:child_process'
import { expect, onTestFinished, test } from 'vitest'
import { get, makePdf, uploadOnce } from './client.ts'
import { groupsOf, newPlace, processesOf, removePlace, startService, stopService } from './service.ts'

/** `FICHA_STARTS=20` for more than a look: one of each end. */
const STARTS = Number(process.env.FICHA_STARTS ?? 2)
/** `FICHA_LOAD=2` computes with so many processes meanwhile. */
const LOAD = Number(process.env.FICHA_LOAD ?? 0)

function makeLoad(): ChildProcess[] {
  return Array.from({ length: LOAD }, () => spawn(process.execPath, ['-e', 'for (;;) Math.random()']))
}

test(
  `${STARTS} fresh starts take their first upload and, each ended in another way, leave nothing behind`,
  async () => {
    const seconds: number[] = []
    const load = makeLoad()
    onTestFinished(() => load.forEach((child) => void child.kill()))
    const pdf = await makePdf('first', 1)
    for (let start = 0; start < STARTS; start++) {
      const place = await newPlace()
      const startedAt = performance.now()
      const service = await startService(place)
      seconds.push((performance.now() - startedAt) / 1000)
      // The first request after "Ficha answers": ready means ready.
      expect(await uploadOnce(service, pdf, '51')).toMatchObject({ status: 200 })
      expect((await get(service, '/documents')).body).toMatchObject({ items: [{ type: 51 }] })
      const groups = groupsOf(place)
      if (start % 2 === 0) expect(await stopService(service)).toBe(0)
      else service.process.kill('SIGKILL')
      await expect.poll(() => processesOf(groups), { timeout: 10_000 }).toEqual([])
      removePlace(place)
    }
    console.log(`${STARTS} starts, slowest ${Math.max(...seconds).toFixed(1)} s`)
  },
  STARTS * 300_000,
)
