import { importSealingKey, openSecret, sealSecret } from '../webhook/seal.ts'
import type { DocumentKey, DocumentRow } from './documents.ts'
import { sourcesPrefix } from './files.ts'

/**
 * The password of a document's PDF. It lies beside the file that it opens, sealed with the deployment's secret and bound to
 * the document, so that neither the bucket nor the secret alone opens anything: a message of a queue could be lost and is
 * kept for days, and D1 has a history. It goes when the document has been read, or else with its file.
 */
function passwordKey({ tenantId, id }: DocumentKey): string {
  return `${sourcesPrefix(tenantId, id)}password`
}

/** For the sealing: a secret of a webhook can never be opened as a password. */
function boundTo({ tenantId, id }: DocumentKey): string {
  return `password ${tenantId} ${id}`
}

interface PasswordEnv {
  readonly DOCUMENTS: R2Bucket
  readonly WEBHOOK_SECRET_KEY?: string
}

/** @returns false where the deployment has no secret to seal it with */
export async function keepPassword(env: PasswordEnv, key: DocumentKey, password: string): Promise<boolean> {
  const sealing = await importSealingKey(env.WEBHOOK_SECRET_KEY)
  if (sealing === null) return false
  await env.DOCUMENTS.put(passwordKey(key), await sealSecret(password, sealing, boundTo(key)))
  return true
}

/** @returns null where there is none any more */
export async function readPassword(env: PasswordEnv, key: DocumentKey): Promise<string | null> {
  const object = await env.DOCUMENTS.get(passwordKey(key))
  if (object === null) return null
  return openSecret(await object.text(), await importSealingKey(env.WEBHOOK_SECRET_KEY), boundTo(key))
}

/** The document has ended, however it did. */
export async function forgetPassword(
  env: PasswordEnv,
  document: Pick<DocumentRow, 'tenant_id' | 'id' | 'has_password'>,
): Promise<void> {
  if (!document.has_password) return
  await env.DOCUMENTS.delete(passwordKey({ tenantId: document.tenant_id, id: document.id }))
}
