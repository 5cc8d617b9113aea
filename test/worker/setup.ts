import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterAll, afterEach, expect } from 'vitest'
import { shardsOf } from '../../worker/src/store/shards.ts'
import { takeLines, watchConsole } from './console-lines.ts'
import { database } from './database.ts'
import { keepPrototypesFlat } from './flat-prototypes.ts'
import { findScans, watchStatements } from './query-plans.ts'

for (const db of shardsOf(env)) await applyD1Migrations(db, env.MIGRATIONS)

/**
 * What no log line may carry: people's numbers and addresses, keys, and what our test documents and
 * requests say. Ids and hashes have no dots, so that they cannot look like a CPF.
 */
const FORBIDDEN = [
  /\d{3}\.\d{3}\.\d{3}-\d{2}/,
  /\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}/,
  /[\w.+-]+@[\w-]+\.[\w.]+/,
  /fch_(live|test)_/,
  /whsec_/,
  /29004512|LICEN[ÇC]A DE OPERA|CETESB|Maria|canary/i,
]

keepPrototypesFlat()
watchConsole()
watchStatements()
afterAll(async () => {
  expect(await findScans(), 'statements that read a growing table from end to end').toEqual([])
})
// A message takes the document whose turn it is: what a test leaves waiting must not have the next one's.
afterEach(async () => {
  await database
    .prepare(`UPDATE documents SET attempts = 1 WHERE state = 'received' AND attempts = 0`)
    .bind()
    .run()
})
afterEach(() => {
  const leaks = takeLines().filter((line) => FORBIDDEN.some((pattern) => pattern.test(line)))
  expect(leaks, 'lines of the log that carry content').toEqual([])
})
