// The key that `npm start` makes once for whoever works on this machine.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runScript } from './start-install.mjs'

/** Any well-formed id will do: a key that works answers 404, one that does not answers 401. */
const NO_DOCUMENT = '/documents/00000000-0000-4000-8000-000000000000'

const fileOf = (folder) => join(folder, 'api-key')

/** To be called before the database is made: a key of a database that was deleted opens nothing. */
export function forgetKeyWithoutDatabase(folder) {
  if (!existsSync(join(folder, 'state'))) rmSync(fileOf(folder), { force: true })
}

/** Make the key unless there is one. Before the service runs: SQLite has one writer at a time. */
export function ensureApiKey(folder) {
  if (existsSync(fileOf(folder))) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileOf(folder), `${createKey(join(folder, 'state'))}\n`, { mode: 0o600 })
}

/** @returns the key's file; says so when somebody has revoked the key */
export async function checkApiKey(base, folder) {
  const file = fileOf(folder)
  const headers = { 'SERVICE-API-KEY': readFileSync(file, 'utf8').trim() }
  const answer = await fetch(base + NO_DOCUMENT, { headers })
  await answer.body?.cancel()
  if (answer.status === 401) {
    process.stderr.write(
      `The key in ${file} works no longer. Delete that file: the next start makes another.\n`,
    )
  }
  return file
}

function createKey(state) {
  const command = ['create', '--tenant', 'local', '--name', 'npm start', '--persist-to', state, '--json']
  return JSON.parse(runScript(['scripts/keys.ts', ...command])).key
}
