import { openAsBlob } from 'node:fs'
import { join } from 'node:path'
import { newPlace, ROOT, removePlace, startService, stopService } from '../service/service.ts'

// `npm run bench:upload`: from upload to FINISHED, as a client sees it, for a digital PDF of three pages.
const ROUNDS = 21
const DOCUMENT = join(ROOT, 'test/documents/tuning/documents/51-ibama-lo-rectified.pdf')

const place = await newPlace()
const service = await startService(place)
const headers = { 'SERVICE-API-KEY': service.key }
const times: { readonly total: number; readonly processing: number }[] = []
for (let round = 0; round < ROUNDS; round++) {
  const form = new FormData()
  form.set('type', '51')
  form.set('files', await openAsBlob(DOCUMENT), 'licence.pdf')
  const started = performance.now()
  const uploaded = await fetch(`${service.base}/documents/upload`, { method: 'POST', headers, body: form })
  const { id } = (await uploaded.json()) as { id: string }
  const fetched = await fetch(`${service.base}/documents/${id}?wait=25`, { headers })
  const document = (await fetched.json()) as { status: number; processTime: number }
  if (document.status !== 1) throw new Error(`status ${document.status} instead of FINISHED`)
  times.push({ total: performance.now() - started, processing: document.processTime * 1000 })
}
await stopService(service)
removePlace(place)

const [first, ...warm] = times
const middle = (values: number[]) =>
  Math.round(values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN)
const total = warm.map((time) => time.total)
process.stdout.write(
  `Upload to FINISHED, 3-page digital PDF, ${warm.length} rounds: median ${middle(total)} ms ` +
    `(slowest ${Math.round(Math.max(...total))} ms), of it reading ${middle(warm.map((time) => time.processing))} ms; ` +
    `the first after a start ${Math.round(first?.total ?? Number.NaN)} ms\n`,
)
