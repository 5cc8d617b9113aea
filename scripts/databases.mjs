// The shards: every D1 database of the API Worker's configuration, DB_0 first.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './start-install.mjs'

const BLOCK = /binding = "(DB_\d+)"\ndatabase_name = "([^"]+)"\n(?:#.*\n)*database_id = "([^"]+)"/g

/** @param config a file of the repository, `wrangler.toml` or what `npm run deploy` made of it with the real identifiers */
export function listDatabases(config) {
  const text = readFileSync(join(ROOT, config), 'utf8')
  const found = [...text.matchAll(BLOCK)].map(([, binding, name, id]) => ({ binding, name, id }))
  found.forEach(({ binding }, i) => {
    if (binding !== `DB_${i}`) throw new Error(`${config}: ${binding} stands where DB_${i} is expected`)
  })
  return found
}
