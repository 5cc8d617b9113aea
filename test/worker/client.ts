import { env, exports } from 'cloudflare:workers'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { newApiKey, SCOPES, type Scope } from '../../worker/src/api-key.ts'
import { newId } from '../../worker/src/ids.ts'
import { onShardOf } from '../../worker/src/store/shards.ts'
import { insertTenant } from '../../worker/src/store/tenants.ts'
import { assertDescribed } from './conformance.ts'

export interface Tenant {
  readonly id: string
  /** The shard with its rows. */
  readonly db: D1Database
  readonly key: string
  readonly keyId: string
}

/** What a request needs. */
export type Key = Omit<Tenant, 'db'>

export interface KeyOptions {
  readonly tenantId?: string
  readonly scopes?: readonly Scope[]
  readonly naming?: 'snake' | 'camel'
  readonly values?: 'json' | 'text'
  readonly expiresAt?: number
  readonly revokedAt?: number
  /** 1 is what customers have; tests send faster. */
  readonly limitFactor?: number
}

/** A new tenant with one key, or another key for a tenant. */
export async function newTenant(options: KeyOptions = {}): Promise<Tenant> {
  const now = Date.now()
  const id = options.tenantId ?? newId(now)
  const made = await newApiKey('test')
  await insertTenant(env, id, id, now)
  await env.DB_0.prepare(
    `INSERT INTO api_keys
         (id, tenant_id, hash, name, scopes, naming, value_form, created_at, expires_at, revoked_at,
          limit_factor)
       VALUES (?1, ?2, ?3, 'test', ?4, ?5, ?6, ?7, ?8, ?9, ?10)`,
  )
    .bind(
      made.id,
      id,
      made.hash,
      (options.scopes ?? SCOPES).join(' '),
      options.naming ?? 'snake',
      options.values ?? 'json',
      now,
      options.expiresAt ?? null,
      options.revokedAt ?? null,
      options.limitFactor ?? 100,
    )
    .run()
  const shard = await onShardOf(env, id)
  if (shard === null) throw new Error('a tenant that was just made is not there')
  return { id, db: shard.DB, key: made.key, keyId: made.id }
}

/** A body that comes when something else has happened: after its request was let pass. */
export function bodyAfter(meanwhile: () => Promise<unknown>, body: object): ReadableStream<Uint8Array> {
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    await meanwhile()
    controller.enqueue(new TextEncoder().encode(JSON.stringify(body)))
    controller.close()
  }
  return new ReadableStream({ pull }, { highWaterMark: 0 })
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  // Tests look at members that other tests would type differently.
  readonly body: Record<string, unknown>
}

/** Every answer of the suite passes through here, and is held against the OpenAPI document. */
export async function call(path: string, tenant: Key | null, init: RequestInit = {}): Promise<Answer> {
  const headers = new Headers(init.headers)
  if (tenant) headers.set('SERVICE-API-KEY', tenant.key)
  const request = new Request(`http://ficha.test${path}`, { ...init, headers })
  const response = await exports.default.fetch(request)
  const answer = await readAnswer(response)
  await assertDescribed(request, response, answer.body)
  return answer
}

export async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text()
  const isJson = /[/+]json(?:;|$)/.test(response.headers.get('Content-Type') ?? '')
  const body = text === '' ? {} : isJson ? JSON.parse(text) : { text }
  return { status: response.status, headers: response.headers, body }
}

export function upload(
  tenant: Key | null,
  parts: Readonly<Record<string, string | Blob | readonly Blob[]>>,
): Promise<Answer> {
  return call('/documents/upload', tenant, { method: 'POST', body: formOf(parts) })
}

export function formOf(parts: Readonly<Record<string, string | Blob | readonly Blob[]>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) {
    for (const part of Array.isArray(value) ? value : [value]) form.append(name, part)
  }
  return form
}

/** A PDF with a text layer, one string per page. */
export async function makePdf(pages: readonly string[]): Promise<Blob> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (const text of pages) document.addPage([595, 842]).drawText(text, { x: 50, y: 700, size: 12, font })
  return new Blob([await document.save()])
}

const LICENCE = `LICENÇA DE OPERAÇÃO
Nº 29004512
Validade até 01/04/2031
CNPJ 11.222.333/0001-81
CETESB - Companhia Ambiental do Estado de São Paulo`

export const licence = (): Promise<Blob> => makePdf([LICENCE, 'Exigências técnicas'])
