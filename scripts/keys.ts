/**
 * API keys from the command line, in the local database or a deployed one. A key is printed once, when
 * it is made; the database holds its SHA-256 only.
 */
import { newApiKey, SCOPES } from '../worker/src/api-key.ts'
import { newId } from '../worker/src/ids.ts'
import { openDatabase, quote, UsageError } from './keys-database.ts'
import { readArguments } from './read-arguments.ts'

const USAGE = `Usage: npm run --silent keys -- <command> [options]

  create --tenant NAME [--name TEXT] [--scopes "documents:read documents:write"] [--expires-days N]
         [--naming snake|camel] [--values json|text]   a key, and the tenant if it is new
  list   [--tenant NAME]
  revoke KEY_ID
  rotate KEY_ID [--grace-seconds N]                    a new key; the old one works for N more (86400)

  --remote              the deployed database instead of the local one
  --persist-to FOLDER   the local database (.local/state)
  --json                for programs
`
const GRACE_SECONDS_MAX = 604_800
const DAY_MS = 86_400_000

const { values: options, positionals } = readArguments(USAGE, {
  allowPositionals: true,
  options: {
    help: { type: 'boolean', default: false },
    tenant: { type: 'string' },
    name: { type: 'string', default: 'key' },
    scopes: { type: 'string', default: SCOPES.join(' ') },
    'expires-days': { type: 'string' },
    naming: { type: 'string', default: 'snake' },
    values: { type: 'string', default: 'json' },
    'grace-seconds': { type: 'string', default: '86400' },
    remote: { type: 'boolean', default: false },
    'persist-to': { type: 'string', default: '.local/state' },
    json: { type: 'boolean', default: false },
  },
})
const database = openDatabase({ remote: options.remote, persistTo: options['persist-to'] })
const mode = options.remote ? 'live' : 'test'

try {
  const [command, keyId] = positionals
  if (command === 'create') await create()
  else if (command === 'list') list()
  else if (command === 'revoke' && keyId) revoke(keyId)
  else if (command === 'rotate' && keyId) await rotate(keyId)
  else throw new UsageError(command === undefined ? 'a command is missing' : 'the command is not complete')
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  process.stderr.write(`${error.message}\n\n${USAGE}`)
  process.exitCode = 2
}

async function create(): Promise<void> {
  if (!options.tenant) throw new UsageError('--tenant is required')
  const scopes = oneOrMore(options.scopes, SCOPES, '--scopes')
  oneOrMore(options.naming, ['snake', 'camel'], '--naming')
  oneOrMore(options.values, ['json', 'text'], '--values')
  const now = Date.now()
  const days = options['expires-days']
  const expiresAt = days === undefined ? null : now + whole(days, 1, 3650, '--expires-days') * DAY_MS
  const tenant = quote(options.tenant)
  const made = await newApiKey(mode)
  database.run(
    `INSERT INTO tenants (id, name, created_at) SELECT ${quote(newId(now))}, ${tenant}, ${now}
       WHERE NOT EXISTS (SELECT 1 FROM tenants WHERE name = ${tenant});
     INSERT INTO api_keys (id, tenant_id, hash, name, scopes, naming, value_form, created_at, expires_at)
       SELECT ${quote(made.id)}, id, ${quote(made.hash)}, ${quote(options.name)}, ${quote(scopes)},
         ${quote(options.naming)}, ${quote(options.values)}, ${now}, ${expiresAt ?? 'NULL'}
       FROM tenants WHERE name = ${tenant} ORDER BY created_at LIMIT 1;`,
  )
  print({ id: made.id, key: made.key, tenant: options.tenant, scopes: scopes.split(' ') })
}

function list(): void {
  const where = options.tenant ? `WHERE tenants.name = ${quote(options.tenant)}` : ''
  const rows = database.run(
    `SELECT api_keys.id, tenants.name AS tenant, api_keys.name, scopes, api_keys.created_at, expires_at,
       last_used_at, revoked_at
     FROM api_keys JOIN tenants ON tenants.id = tenant_id ${where} ORDER BY api_keys.created_at;`,
  )
  const keys = rows.map((row) => ({
    id: row.id,
    tenant: row.tenant,
    name: row.name,
    createdAt: time(row.created_at),
    expiresAt: time(row.expires_at),
    lastUsedAt: time(row.last_used_at),
    revokedAt: time(row.revoked_at),
    scopes: row.scopes,
  }))
  if (options.json) process.stdout.write(`${JSON.stringify(keys)}\n`)
  else console.table(keys)
}

function revoke(keyId: string): void {
  const rows = database.run(
    `UPDATE api_keys SET revoked_at = coalesce(revoked_at, ${Date.now()}) WHERE id = ${quote(keyId)} RETURNING id;`,
  )
  if (rows.length === 0) throw new UsageError('there is no key with this id')
  print({ id: keyId, revoked: true })
}

async function rotate(keyId: string): Promise<void> {
  const graceMs = whole(options['grace-seconds'], 0, GRACE_SECONDS_MAX, '--grace-seconds') * 1000
  const made = await newApiKey(mode)
  const now = Date.now()
  const usable = `id = ${quote(keyId)} AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > ${now})`
  const rows = database.run(
    `INSERT INTO api_keys
         (id, tenant_id, hash, name, scopes, naming, value_form, created_at, expires_at, limit_factor)
       SELECT ${quote(made.id)}, tenant_id, ${quote(made.hash)}, name, scopes, naming, value_form, ${now}, expires_at,
         limit_factor
       FROM api_keys WHERE ${usable};
     UPDATE api_keys SET expires_at = min(coalesce(expires_at, ${now + graceMs}), ${now + graceMs}) WHERE ${usable};
     SELECT id FROM api_keys WHERE id = ${quote(made.id)};`,
  )
  if (rows.length === 0) throw new UsageError('there is no usable key with this id')
  print({ id: made.id, key: made.key, oldKeyWorksUntil: time(now + graceMs) })
}

function print(answer: Readonly<Record<string, unknown>>): void {
  if (options.json) process.stdout.write(`${JSON.stringify(answer)}\n`)
  else for (const [name, value] of Object.entries(answer)) process.stdout.write(`${name}: ${String(value)}\n`)
}

function time(value: unknown): string | null {
  return typeof value === 'number' ? new Date(value).toISOString() : null
}

function oneOrMore(text: string, allowed: readonly string[], option: string): string {
  const words = text.split(/[\s,]+/).filter((word) => word !== '')
  if (words.length === 0 || words.some((word) => !allowed.includes(word))) {
    throw new UsageError(`${option} takes ${allowed.join(', ')}`)
  }
  return words.join(' ')
}

function whole(text: string, min: number, max: number, option: string): number {
  const number = Number(text)
  if (!/^\d+$/.test(text) || number < min || number > max) {
    throw new UsageError(`${option} takes a whole number from ${min} to ${max}`)
  }
  return number
}
