import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Sink, startSink, until } from '../webhook/sink.ts'
import { fetchEnded, makePdf, upload } from './client.ts'
import {
  newPlace,
  type Place,
  ROOT,
  removePlace,
  type Service,
  startService,
  stopService,
} from './service.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 300_000 })

let place: Place
let service: Service
let sink: Sink
beforeAll(async () => {
  place = await newPlace()
  service = await startService(place)
  sink = await startSink(() => ({ status: 200 }))
})
afterAll(async () => {
  await stopService(service)
  await sink.close()
  removePlace(place)
})

/** Behind the service's back, so that no queue knows of it. */
function change(sql: string): void {
  const wrangler = join(ROOT, 'node_modules/wrangler/bin/wrangler.js')
  const local = ['--local', '-c', 'wrangler.toml', '--persist-to', join(place.folder, 'state'), '--yes']
  const args = [wrangler, 'd1', 'execute', 'ficha', ...local, '--command', sql]
  // The service may be writing just then.
  for (let left = 5; left > 0; left--)
    if (spawnSync(process.execPath, args, { cwd: ROOT }).status === 0) return
  throw new Error('the database could not be changed')
}

/** The sweeper runs each minute; on a busy machine what it wakes takes its time. */
const SWEEP_MS_MAX = 100_000

test('without any request a due webhook is sent again, and a stuck document is read', async () => {
  await fetch(`${service.base}/webhooks`, {
    method: 'POST',
    headers: { 'SERVICE-API-KEY': service.key },
    body: JSON.stringify({ url: `${sink.base}/hook`, events: ['document.finished'] }),
  })
  const sent = await upload(service, await makePdf('stuck', 1), '51')
  await fetchEnded(service, sent.body['id'], 60)
  await until(() => sink.received.length === 1, 30_000, 'the first webhook')

  // From here on nobody asks the service for anything but its health.
  change(`UPDATE deliveries SET state = 'pending', next_attempt_at = 0`)
  await until(() => sink.received.length === 2, SWEEP_MS_MAX, 'the webhook, sent again')
  expect(sink.received[1]?.id).toBe(sink.received[0]?.id)

  // A document whose message was lost.
  change(
    `UPDATE documents SET state = 'received', run = NULL, attempts = 0, send_at = 0, ended_at = NULL,
       result_key = NULL, source_purge_at = NULL, result_purge_at = NULL, updated_at = created_at`,
  )
  await until(() => sink.received.length === 3, SWEEP_MS_MAX, 'the webhook of the document, read anew')
  expect(sink.received[2]?.id).not.toBe(sink.received[0]?.id)
  expect((await fetchEnded(service, sent.body['id'], 5)).body['status']).toBe(1)
})
