/**
 * `npm run backup` and `npm run restore`: databases and bucket of the service into a folder, and back. Rows go first, so
 * that what they point to is there; an object that is deleted in between is missing in both.
 */

import { createWriteStream, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { D1Database } from '@cloudflare/workers-types'
import { linesOf } from './backup-lines.ts'
import { restoreObjects, saveObjects } from './backup-objects.ts'
import { isEmpty, migrationsOf, readRows, type TableRow, writeRows } from './backup-rows.ts'
import { applyMigrations } from './migrations.ts'
import { readArguments } from './read-arguments.ts'
import { openStores, type Stores } from './stores.ts'

const USAGE = `Usage: npm run backup  -- --to FOLDER   [--remote | --persist-to .local/state]
       npm run restore -- --from FOLDER [--remote | --persist-to .local/state]

  --to            a new folder for the copy; it holds personal data, so keep it as you keep the service
  --from          a folder that \`npm run backup\` wrote; into empty databases only
  --remote        the deployed service instead of the local one
  --persist-to    where the local one has its state
`
const MANIFEST = 'backup.json'

interface Manifest {
  readonly madeAt: string
  readonly databases: readonly {
    readonly name: string
    readonly rows: number
    readonly migrations: readonly string[]
  }[]
  readonly objects: number
}

/** @throws {RangeError} when the folder holds something already */
export async function backUp(stores: Stores, folder: string): Promise<Manifest> {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new RangeError(`${folder} is not empty`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const databases = []
  for (const { name, database } of stores.databases) {
    const lines = createWriteStream(join(folder, `${name}.ndjson`))
    let rows = 0
    for await (const row of readRows(database)) {
      lines.write(`${JSON.stringify(row)}\n`)
      rows++
    }
    await new Promise((ended) => lines.end(ended))
    databases.push({ name, rows, migrations: await migrationsOf(database) })
  }
  const objects = await saveObjects(stores.bucket, folder)
  const manifest: Manifest = { madeAt: new Date().toISOString(), databases, objects }
  // Last: a folder without it is half a copy.
  writeFileSync(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}

/** @throws {RangeError} when the folder is no whole copy, or the service holds rows or is of another version */
export async function restore(stores: Stores, folder: string): Promise<Manifest> {
  if (!existsSync(join(folder, MANIFEST)))
    throw new RangeError(`${folder} holds no whole copy: ${MANIFEST} is missing`)
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8'))
  for (const { name, migrations } of manifest.databases) {
    const database = databaseOf(stores, name)
    if (!(await isEmpty(database))) throw new RangeError(`the database ${name} is not empty`)
    if ((await migrationsOf(database)).join() !== migrations.join()) {
      throw new RangeError(
        `the copy of ${name} is of another version: its last migration is ${migrations.at(-1)}`,
      )
    }
  }
  // Objects first: no row may point at nothing.
  const objects = await restoreObjects(stores.bucket, folder)
  if (objects !== manifest.objects)
    throw new RangeError(`${objects} of ${manifest.objects} objects are there`)
  for (const { name, rows } of manifest.databases) {
    const written = await writeRows(databaseOf(stores, name), rowsOf(join(folder, `${name}.ndjson`)))
    if (written !== rows) throw new RangeError(`${written} of ${rows} rows of ${name} are there`)
  }
  return manifest
}

function databaseOf(stores: Stores, name: string): D1Database {
  const found = stores.databases.find((one) => one.name === name)
  if (found === undefined) throw new RangeError(`the configuration has no database ${name}`)
  return found.database
}

async function* rowsOf(path: string): AsyncGenerator<TableRow> {
  for await (const line of linesOf(path)) yield JSON.parse(line)
}

async function main(): Promise<void> {
  const { values, positionals } = readArguments(USAGE, {
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      from: { type: 'string' },
      remote: { type: 'boolean', default: false },
      'persist-to': { type: 'string', default: '.local/state' },
    },
  })
  const isRestore = positionals[0] === 'restore'
  const folder = isRestore ? values.from : values.to
  if (folder === undefined) {
    process.stderr.write(USAGE)
    process.exitCode = 2
    return
  }
  const where = { remote: values.remote, persistTo: values['persist-to'] }
  const stores = await openStores(where)
  try {
    if (isRestore && !where.remote) await applyMigrations(stores)
    const { databases, objects } = await (isRestore ? restore : backUp)(stores, resolve(folder))
    const rows = databases.map(({ name, rows }) => `${rows} rows of ${name}`).join(', ')
    process.stdout.write(`${isRestore ? 'Restored' : 'Saved'}: ${rows}, ${objects} objects.\n`)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  } finally {
    await stores.close()
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main()
