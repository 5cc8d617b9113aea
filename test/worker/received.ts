import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import type { ApiEnv } from '../../worker/src/env.ts'
import { newId, toHex } from '../../worker/src/ids.ts'
import api from '../../worker/src/index.ts'
import type { ExtractionMessage } from '../../worker/src/messages/extraction-message.ts'
import { fileKey, putFile } from '../../worker/src/store/files.ts'
import { beginUpload, insertDocument } from '../../worker/src/store/uploads.ts'
import type { Tenant } from './client.ts'
import { database } from './database.ts'

const HOUR_MS = 3_600_000

export interface ReceivedOptions {
  readonly createdAt?: number
  readonly sendAt?: number
  /** Stop before the upload is complete. */
  readonly state?: 'uploading' | 'received'
}

/** A document as an upload leaves it, but with no message sent: the test says when it is read. */
export async function receive(tenant: Tenant, file: Blob, options: ReceivedOptions = {}): Promise<string> {
  const createdAt = options.createdAt ?? Date.now()
  const id = newId(createdAt)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const sha256 = toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
  const stored = { mediaType: 'application/pdf', pageCount: 1, byteCount: bytes.byteLength, sha256 }
  const claim = { tenantId: tenant.id, documentId: id, externalId: null, idempotencyKey: null }
  await beginUpload(tenant.db, claim, createdAt)
  await putFile(env.DOCUMENTS, fileKey(tenant.id, id, 0), bytes, stored)
  if (options.state === 'uploading') return id
  const parts = {
    type: 51 as const,
    pages: null,
    pageCount: 1,
    retentionHours: null,
    passwordId: null,
    splits: false,
    parent: null,
    files: [stored],
    keyId: null,
    createdAt,
  }
  const sendAt = options.sendAt ?? createdAt + HOUR_MS
  await insertDocument(tenant.db, { claim, ...parts }, newId(createdAt), sendAt, Date.now())
  return id
}

export interface TestMessage {
  readonly id: string
  readonly attempts: number
  readonly documentId: string
}

/** Have messages consumed, one batch each as configured, and say how they were settled. */
export async function deliver(messages: readonly TestMessage[], bindings: Partial<ApiEnv> = {}) {
  let [acked, retried] = [0, 0]
  await Promise.all(
    messages.map(async ({ id, attempts, documentId }) => {
      const body = { documentId, tenantId: await tenantOf(documentId) }
      const message = { id, attempts, timestamp: new Date(), body }
      const batch = createMessageBatch<ExtractionMessage>('ficha-extraction', [message])
      await api.queue(batch, { ...env, ...bindings })
      const result = await getQueueResult(batch, createExecutionContext())
      acked += result.explicitAcks.length
      retried += result.retryMessages.length
    }),
  )
  return { acked, retried }
}

/** What a message says beside the document. */
export async function tenantOf(documentId: string): Promise<string> {
  return String((await rowOf(documentId))['tenant_id'])
}

export async function rowOf(documentId: string): Promise<Record<string, unknown>> {
  return (await database.prepare('SELECT * FROM documents WHERE id = ?1').bind(documentId).first()) ?? {}
}

/** Kinds of a document's events in order. */
export async function eventsOf(documentId: string): Promise<string[]> {
  const { results } = await database
    .prepare('SELECT kind FROM events WHERE document_id = ?1 ORDER BY sequence')
    .bind(documentId)
    .all<{ kind: string }>()
  return results.map(({ kind }) => kind)
}

export async function resultsOf(tenant: Tenant, documentId: string): Promise<string[]> {
  const { objects } = await env.DOCUMENTS.list({ prefix: `${tenant.id}/${documentId}/results/` })
  return objects.map(({ key }) => key)
}

/** A tenant's uploads that have begun and not ended. */
export async function uploadsOf(tenant: Tenant): Promise<string[]> {
  const { results } = await database
    .prepare('SELECT document_id FROM uploads WHERE tenant_id = ?1')
    .bind(tenant.id)
    .all<{ document_id: string }>()
  return results.map(({ document_id }) => document_id)
}
