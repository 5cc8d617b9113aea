// The key that `npm start` makes once for whoever works on this machine.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './start-install.mjs'

/** Any well-formed id will do: a key that works answers 404, one that does not answers 401. */
const NO_DOCUMENT = '/documents/00000000-0000-4000-8000-000000000000'

/** The file with a key that works: the one from last time, or a new one if the state was deleted. */
export async function ensureApiKey(base, folder) {
  const file = join(folder, 'api-key')
  if (existsSync(file)) {
    const headers = { 'SERVICE-API-KEY': readFileSync(file, 'utf8').trim() }
    const answer = await fetch(base + NO_DOCUMENT, { headers })
    await answer.body?.cancel()
    if (answer.status !== 401) return file
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, `${createKey(join(folder, 'state'))}\n`, { mode: 0o600 })
  return file
}

function createKey(state) {
  const done = spawnSync(
    process.execPath,
    [
      '--import',
      'tsx',
      'scripts/keys.ts',
      'create',
      '--tenant',
      'local',
      '--name',
      'npm start',
      '--persist-to',
      state,
      '--json',
    ],
    { cwd: ROOT, encoding: 'utf8' },
  )
  if (done.status !== 0) throw new Error(`the local API key could not be made:\n${done.stderr}`)
  return JSON.parse(done.stdout).key
}
