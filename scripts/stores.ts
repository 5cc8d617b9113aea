// The service's databases and bucket, opened from the command line: the local simulator's, or a deployed account's.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { D1Database, R2Bucket } from '@cloudflare/workers-types'
import { getPlatformProxy } from 'wrangler'
import { listDatabases } from './databases.mjs'

const BUCKET = 'ficha-documents'

export interface Stores {
  readonly databases: readonly { readonly name: string; readonly database: D1Database }[]
  readonly bucket: R2Bucket
  close(): Promise<void>
}

/**
 * @param where `remote`: the account that `npm run deploy` deployed to, by its wrangler.live.toml; else the folder of a
 *   local state
 */
export async function openStores(where: {
  readonly remote: boolean
  readonly persistTo: string
}): Promise<Stores> {
  const databases = listDatabases(where.remote ? 'wrangler.live.toml' : 'wrangler.toml')
  const folder = mkdtempSync(join(tmpdir(), 'ficha-stores-'))
  const configPath = join(folder, 'wrangler.json')
  // Nothing but storage: whoever copies it needs no Worker, queue or page.
  const config = {
    name: 'ficha-stores',
    compatibility_date: '2026-04-26',
    d1_databases: databases.map(({ binding, name, id }) => ({
      binding,
      database_name: name,
      database_id: id,
      remote: where.remote,
    })),
    r2_buckets: [{ binding: 'DOCUMENTS', bucket_name: BUCKET, remote: where.remote }],
  }
  writeFileSync(configPath, JSON.stringify(config))
  const persist = where.remote ? false : { path: join(resolve(where.persistTo), 'v3') }
  const proxy = await getPlatformProxy<Record<string, D1Database> & { DOCUMENTS: R2Bucket }>({
    configPath,
    persist,
    remoteBindings: where.remote,
  })
  return {
    databases: databases.map(({ binding, name }) => ({ name, database: proxy.env[binding] as D1Database })),
    bucket: proxy.env.DOCUMENTS,
    async close() {
      await proxy.dispose()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
