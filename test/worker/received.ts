import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import type { ApiEnv } from '../../worker/src/env.ts'
import { newId, toHex } from '../../worker/src/ids.ts'
import api from '../../worker/src/index.ts'
import type { ExtractionMessage } from '../../worker/src/queue/message.ts'
import { insertUploading, markReceived, type NewDocument } from '../../worker/src/store/documents.ts'
import { fileKey, putFile } from '../../worker/src/store/files.ts'
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
  const document: NewDocument = {
    id,
    tenantId: tenant.id,
    externalId: null,
    type: 51,
    pages: null,
    pageCount: 1,
    retentionHours: null,
    hasIdempotencyKey: false,
    files: [
      {
        mediaType: 'application/pdf',
        pageCount: 1,
        byteCount: bytes.byteLength,
        sha256: toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))),
        objectKey: fileKey(tenant.id, id, 0),
      },
    ],
    createdAt,
  }
  await insertUploading(tenant.db, document)
  for (const stored of document.files) await putFile(env.DOCUMENTS, stored.objectKey, bytes, stored)
  if (options.state !== 'uploading') {
    await markReceived(tenant.db, document, newId(createdAt), options.sendAt ?? createdAt + HOUR_MS)
  }
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
      const tenantId = await tenantOf(documentId)
      const message = { id, attempts, timestamp: new Date(), body: { documentId, tenantId } }
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
