import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { upload } from './client.ts'
import { LICENCE } from './client-documents.ts'
import { canWatchHeap, peakOf } from './heap.ts'
import { newPlace, type Place, removePlace, type Service, startService, stopService } from './service.ts'

/** Cloudflare ends an isolate above this. */
const ISOLATE_BYTES_MAX = 128_000_000
const LARGE_BYTES = 19_900_000

let place: Place
let service: Service
beforeAll(async () => {
  place = await newPlace()
  service = await startService(place)
})
afterAll(async () => {
  await stopService(service)
  removePlace(place)
})

/** What a PDF's reader skips weighs as much as what it reads. */
function largePdf(): Uint8Array {
  const licence = readFileSync(LICENCE)
  return new Uint8Array(
    Buffer.concat([licence, Buffer.from(`\n%${'x'.repeat(LARGE_BYTES - licence.length)}\n`)]),
  )
}

test.runIf(canWatchHeap)(
  'one upload of 20 MB, and two at once, stay below the memory of an isolate',
  async () => {
    const pdf = largePdf()
    for (const count of [1, 2]) {
      const peak = await peakOf(place, async () => {
        const answers = await Promise.all(Array.from({ length: count }, () => upload(service, pdf, '51')))
        expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
      })
      console.log(`${count} of 20 MB at once: peak of the API isolate ${(peak / 1e6).toFixed(1)} MB`)
      expect(peak, `${count} at once`).toBeLessThan(ISOLATE_BYTES_MAX)
      // Otherwise nothing was watched: one whole upload at least.
      expect(peak, `${count} at once`).toBeGreaterThan(LARGE_BYTES)
    }
  },
)
