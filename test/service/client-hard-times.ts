import type { FichaClient } from '@ficha/client'
import { expect, test } from 'vitest'
import { makePdf } from './client.ts'

/** What a client goes through in production: more at once than its key may send, and a service that dies. */
export function hardTimes(ficha: () => FichaClient, killAndRestart: () => Promise<void>): void {
  test('more uploads at once than the key may send all arrive', async () => {
    const files = await makePdf('burst', 1)
    const uploads = Array.from({ length: 70 }, () => ficha().upload({ files, type: 51 }))
    const sent = await Promise.all(uploads)
    expect(new Set(sent.map(({ id }) => id)).size).toBe(70)
  }, 120_000)

  test('a wait outlives the service: kill -9, and it goes on after the restart', async () => {
    const { id } = await ficha().upload({ files: await makePdf('survivor', 8), type: 51 })
    const waiting = ficha().waitFor(id, { timeoutMs: 150_000 })
    await killAndRestart()
    expect((await waiting).status).toBe(1)
  }, 180_000)
}
