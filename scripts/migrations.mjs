// The tables of a local service: made, or brought up to date.
import { resolve } from 'node:path'
import { listDatabases } from './databases.mjs'
import { runWrangler } from './start-install.mjs'

/** @param {string} state the folder of the local D1 and R2 */
export function applyMigrations(state) {
  for (const { name } of listDatabases()) {
    const local = ['--local', '-c', 'wrangler.toml', '--persist-to', resolve(state)]
    runWrangler(['d1', 'migrations', 'apply', name, ...local])
  }
}
