import { spawnSync } from 'node:child_process'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
/** Written by `npm run deploy`: wrangler.toml with the identifier of the deployed database. */
const LIVE_CONFIG = 'wrangler.live.toml'

export interface KeyDatabase {
  /** Run statements; the rows of the last one. */
  run(sql: string): Record<string, unknown>[]
}

/** The service's D1 database, spoken to through wrangler: locally a file, remotely Cloudflare's interface. */
export function openDatabase(where: { readonly remote: boolean; readonly persistTo: string }): KeyDatabase {
  const place = where.remote
    ? ['--remote', '-c', LIVE_CONFIG]
    : ['--local', '--persist-to', resolve(where.persistTo), '-c', 'wrangler.toml']
  // A command and not a file: D1 answers files without rows. The SQL holds hashes, never keys.
  return { run: (sql) => execute(['d1', 'execute', 'ficha', ...place, '--yes', '--json', '--command', sql]) }
}

function execute(args: readonly string[]): Record<string, unknown>[] {
  const wrangler = join(ROOT, 'node_modules/wrangler/bin/wrangler.js')
  const done = spawnSync(process.execPath, [wrangler, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false' },
  })
  if (done.stdout.includes('no such table')) {
    throw new UsageError(
      'there is no database yet: `npm start` makes the local one, `npm run deploy` the remote',
    )
  }
  if (done.status !== 0) throw new Error(`wrangler failed: ${done.stderr || done.stdout}`)
  const answers: { results?: Record<string, unknown>[] }[] = JSON.parse(
    done.stdout.slice(done.stdout.indexOf('[')),
  )
  return answers.at(-1)?.results ?? []
}

/** An SQL string literal. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

/** What the user typed cannot be carried out. */
export class UsageError extends Error {}
