import { readFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { documentFile } from '../documents/pictures.ts'
import { fetchEnded, upload } from '../service/client.ts'
import type { Service } from '../service/service.ts'

/** Milliseconds that nobody should notice; the issue's goals for two cores of which a reading takes one. */
const GOALS = { getP95: 100, healthMax: 300, uploadMax: 400 } as const
const PHOTO = '23-code-and-link-aunt-photo.jpg'
const PHOTOS = 3
/** Between two requests of a kind: well within the rate limits of one key. */
const PAUSE_MS = { gets: 40, health: 40, uploads: 300 } as const

interface Samples {
  readonly ms: number[]
  failures: number
}

/**
 * How the service answers others while three photos are read, one after the other.
 *
 * @param pdf what the others upload
 * @returns false when a goal was missed
 */
export async function measureWhileReading(service: Service, pdf: Uint8Array): Promise<boolean> {
  const headers = { 'SERVICE-API-KEY': service.key }
  const photo = new Uint8Array(await readFile(await documentFile(PHOTO)))
  let isOver = false

  /** Requests of one kind, one after the other, until the photos are read. */
  async function sample(pauseMs: number, send: () => Promise<number>): Promise<Samples> {
    const samples: Samples = { ms: [], failures: 0 }
    while (!isOver) {
      const startedAt = performance.now()
      const status = await send().catch(() => 0)
      samples.ms.push(performance.now() - startedAt)
      if (status < 200 || status >= 300) samples.failures++
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
    return samples
  }
  const statusOf = async (path: string) => {
    const response = await fetch(service.base + path, { headers })
    await response.arrayBuffer()
    return response.status
  }

  const first = await upload(service, pdf, '51')
  await fetchEnded(service, first.body['id'], 60)
  const readMs: number[] = []
  const photos = (async () => {
    for (let i = 0; i < PHOTOS; i++) {
      const startedAt = performance.now()
      const sent = await upload(service, photo, '23')
      await fetchEnded(service, sent.body['id'], 120)
      readMs.push(performance.now() - startedAt)
    }
    isOver = true
  })()
  const [gets, health, uploads] = await Promise.all([
    sample(PAUSE_MS.gets, () => statusOf(`/documents/${first.body['id']}`)),
    sample(PAUSE_MS.health, () => statusOf('/health')),
    sample(PAUSE_MS.uploads, async () => (await upload(service, pdf, '51')).status),
    photos,
  ])

  process.stdout.write(
    `While ${PHOTOS} photos are read (${readMs.map((ms) => `${(ms / 1000).toFixed(1)} s`).join(', ')}; ` +
      `load average of the machine ${loadavg()[0]?.toFixed(1)}):\n`,
  )
  const failures = gets.failures + health.failures + uploads.failures
  const verdicts = [
    judge('GET /documents/{id}, p95', quantile(gets.ms, 0.95), GOALS.getP95, gets.ms.length),
    judge('GET /health, max', quantile(health.ms, 1), GOALS.healthMax, health.ms.length),
    judge('POST /documents/upload, max', quantile(uploads.ms, 1), GOALS.uploadMax, uploads.ms.length),
  ]
  process.stdout.write(`  ${failures} requests failed\n`)
  return failures === 0 && verdicts.every((isMet) => isMet)
}

function judge(name: string, ms: number, goal: number, count: number): boolean {
  const isMet = ms <= goal
  process.stdout.write(
    `  ${name}: ${Math.round(ms)} ms of ${count} requests, goal ${goal} ms${isMet ? '' : ': MISSED'}\n`,
  )
  return isMet
}

/** @param share from 0 to 1; 1 is the largest */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}
