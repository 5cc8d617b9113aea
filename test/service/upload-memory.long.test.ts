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
      const answers = await Promise.all(who.map((one) => upload(one, pdf, '51')))
      expect(answers.map(({ status }) => status)).toEqual(who.map(() => 200))
      return memory.peak() + BODY_BYTES_MAX
    }
    const [one = service, two = service] = tenants
    const peaks = {
      one: await peakOf([one]),
      twoOfOneTenant: await peakOf([one, one]),
      twoTenants: await peakOf([one, two]),
      threeTenantsTwoEach: await peakOf([...tenants, ...tenants]),
    }
    console.log(`peak of an upload: ${JSON.stringify(peaks)}`)
    for (const [name, bytes] of Object.entries(peaks)) expect(bytes, name).toBeLessThan(ISOLATE_BYTES_MAX)
    // Otherwise nothing was seen of it.
    expect(peaks.one).toBeGreaterThan(2 * BODY_BYTES_MAX)
  })
})
