import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { whenGone } from '../../scripts/start-connection.mjs'

const folder = mkdtempSync(join(tmpdir(), 'ficha-registry-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const SECOND = 1000

test('a Worker that has not come up yet is not gone, however short a reload may be', async () => {
  const entry = join(folder, 'slow')
  const said: string[] = []
  const gone = whenGone(entry, { startMs: 60 * SECOND, reloadMs: 0 }).then(() => said.push('gone'))
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  writeFileSync(entry, JSON.stringify({ debugPortAddress: `127.0.0.1:${address.port}` }))
  const [socket] = await once(server, 'connection')
  said.push('connected')
  server.close()
  socket.destroy()
  await gone
  expect(said).toEqual(['connected', 'gone'])
})

test('one that never comes up is gone when the time for its start is over', async () => {
  await expect(
    whenGone(join(folder, 'never'), { startMs: 0, reloadMs: 60 * SECOND }),
  ).resolves.toBeUndefined()
})
