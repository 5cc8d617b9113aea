import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createApp } from '../../worker/src/app.ts'
import { formOf, licence, newTenant, readAnswer } from './client.ts'
import { countOperations } from './count-operations.ts'
import type { Operations } from './operations.ts'
import { deliver } from './received.ts'

const app = createApp()
/** Among several databases the directory is asked twice more: for the key when it is written, and when it is read. */
const CALLS_MAX = 'DB_1' in env ? 10 : 8

test(`upload, reading and fetch of a document: at most 12 rows written and ${CALLS_MAX} calls of D1`, async () => {
  const tenant = await newTenant()
  const { bindings, counts } = countOperations(env)
  const ask = async (path: string, init: RequestInit = {}) => {
    const request = new Request(`http://ficha.test${path}`, {
      ...init,
      headers: { 'SERVICE-API-KEY': tenant.key },
    })
    const context = createExecutionContext()
    const answer = await readAnswer(await app.fetch(request, { ...env, ...bindings }, context))
    await waitOnExecutionContext(context)
    return answer
  }
  // A first request a minute writes when the key was last used.
  await ask('/documents/x')
  const atFirst = counts()
  const body = formOf({ files: await licence(), type: '51' })
  const sent = await ask('/documents/upload', { method: 'POST', body })
  const documentId = String(sent.body['id'])
  await deliver([{ id: 'm', attempts: 1, documentId }], bindings)
  const { body: document } = await ask(`/documents/${documentId}`)
  expect(document['status']).toBe(1)
  const all = counts()
  const cost = subtract(all, atFirst)
  // `npm run cost` reads this line.
  console.log(`COST ${JSON.stringify(cost)}`)
  expect(cost.d1.rowsWritten).toBeLessThanOrEqual(12)
  expect(cost.d1.calls).toBeLessThanOrEqual(CALLS_MAX)
})

function subtract(all: Operations, before: Operations): Operations {
  return {
    d1: {
      calls: all.d1.calls - before.d1.calls,
      statements: all.d1.statements - before.d1.statements,
      rowsRead: all.d1.rowsRead - before.d1.rowsRead,
      rowsWritten: all.d1.rowsWritten - before.d1.rowsWritten,
    },
    r2: { classA: all.r2.classA - before.r2.classA, classB: all.r2.classB - before.r2.classB },
    messages: all.messages - before.messages,
  }
}
