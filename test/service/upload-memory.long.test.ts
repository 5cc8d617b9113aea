import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { upload } from './client.ts'
import { type MemoryWatch, watchMemory } from './isolate-memory.ts'
import { newPlace, removePlace, runKeys, type Service, startService, stopService } from './service.ts'

/** What Cloudflare gives an isolate. */
const ISOLATE_BYTES_MAX = 128_000_000
/** The largest upload. While its pieces become one body no look can be had: so much may come on top of what was seen. */
const BODY_BYTES_MAX = 20_000_000 + 64 * 1024
const FILE_BYTES = 19_990_000

/** A PDF of one page with so many bytes that nothing compresses. */
async function largePdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.addPage([595, 842])
  const noise = new Uint8Array(FILE_BYTES)
  for (let i = 0, x = 1; i < noise.length; i++) {
    x = (Math.imul(x, 1_664_525) + 1_013_904_223) >>> 0
    noise[i] = x >>> 24
  }
  document.context.register(document.context.stream(noise))
  return document.save({ useObjectStreams: false })
}

/** On a busy machine an upload may find no room in time, and is sent again. */
async function send(who: Service, pdf: Uint8Array): Promise<number> {
  for (let left = 3; ; left--) {
    const status = await upload(who, pdf, '51').then(
      (answer) => answer.status,
      () => 503,
    )
    if (status !== 503 || left === 0) return status
  }
}

// The inspector's port is found in /proc.
describe.skipIf(process.platform !== 'linux')('the isolate of the API', () => {
  let service: Service
  let memory: MemoryWatch
  beforeAll(async () => {
    service = await startService(await newPlace())
    memory = await watchMemory(service.place)
  })
  afterAll(async () => {
    await memory?.stop()
    await stopService(service)
    removePlace(service.place)
  })

  test('uploads of 20 MB, two at once and of more tenants, fit an isolate of 128 MB', async () => {
    const pdf = await largePdf()
    expect(pdf.byteLength).toBeLessThan(20_000_000)
    const tenants = [service]
    for (const tenant of ['two', 'three']) {
      const { key } = await runKeys(service.place, ['create', '--tenant', tenant])
      tenants.push({ ...service, key: String(key) })
    }
    const peakOf = async (who: readonly Service[]) => {
      memory.peak()
      const statuses = await Promise.all(who.map((one) => send(one, pdf)))
      expect(statuses).toEqual(who.map(() => 200))
      const peak = memory.peak() + BODY_BYTES_MAX
      console.log(`peak with ${who.length} of ${new Set(who).size} tenants: ${peak}`)
      return peak
    }
    const [one = service, two = service] = tenants
    const peaks = {
      one: await peakOf([one]),
      twoOfOneTenant: await peakOf([one, one]),
      twoTenants: await peakOf([one, two]),
      threeTenants: await peakOf(tenants),
    }
    for (const [name, bytes] of Object.entries(peaks)) expect(bytes, name).toBeLessThan(ISOLATE_BYTES_MAX)
    // Otherwise nothing was seen of it.
    expect(peaks.one).toBeGreaterThan(2 * BODY_BYTES_MAX)
  })
})
