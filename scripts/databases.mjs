// The shards: every D1 database of the API Worker's configuration, DB_0 first.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './start-install.mjs'

const BLOCK = /binding = "(DB_\d+)"\ndatabase_name = "([^"]+)"\n(?:#.*\n)*database_id = "([^"]+)"/g

/** The binding, the name, and the identifier that stands for the real one until `npm run deploy` knows it. */
export function listDatabases() {
  const text = readFileSync(join(ROOT, 'wrangler.toml'), 'utf8')
  const found = [...text.matchAll(BLOCK)].map(([, binding, name, placeholder]) => ({
    binding,
    name,
    placeholder,
  }))
  found.forEach(({ binding }, i) => {
    if (binding !== `DB_${i}`) throw new Error(`wrangler.toml: ${binding} stands where DB_${i} is expected`)
  })
  return found
}
