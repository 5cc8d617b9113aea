import { newId } from '../ids.ts'
import { importSealingKey, openSecret, sealSecret } from '../webhook/seal.ts'
import { type DocumentKey, type DocumentRow, keyOf } from './documents.ts'
import { openObject, sourcesPrefix } from './files.ts'

/**
 * The password of a document's PDF. It lies beside the file that it opens, sealed with the deployment's secret and bound to
 * the document, so that neither the bucket nor the secret alone opens anything: a message of a queue could be lost and is
 * kept for days, and D1 has a history. It goes when the document has been read, or else with its file.
 *
 * @param passwordId each has its own: the end of one reading and the beginning of the next may be at the same time; '' is
 *   that of an earlier version
 */
function passwordKey({ tenantId, id }: DocumentKey, passwordId: string): string {
  return `${sourcesPrefix(tenantId, id)}password${passwordId === '' ? '' : `-${passwordId}`}`
}

/** @returns null: there is none to read it with */
export function passwordIdOf({ password_id: id, has_password: isOld }: DocumentRow): string | null {
  return id ?? (isOld ? '' : null)
}

/** For the sealing: a secret of a webhook can never be opened as a password. */
function boundTo({ tenantId, id }: DocumentKey): string {
  return `password ${tenantId} ${id}`
}

interface PasswordEnv {
  readonly DOCUMENTS: R2Bucket
  readonly WEBHOOK_SECRET_KEY?: string
}

/** @returns its id for the document's row; null where the deployment has no secret to seal it with */
export async function keepPassword(
  env: PasswordEnv,
  key: DocumentKey,
  password: string,
  now: number,
): Promise<string | null> {
  const sealing = await importSealingKey(env.WEBHOOK_SECRET_KEY)
  if (sealing === null) return null
  const passwordId = newId(now)
  await env.DOCUMENTS.put(passwordKey(key, passwordId), await sealSecret(password, sealing, boundTo(key)))
  return passwordId
}

/** @returns null where there is none, or none any more @throws {BucketAway} */
export async function readPassword(env: PasswordEnv, document: DocumentRow): Promise<string | null> {
  const key = keyOf(document)
  const passwordId = passwordIdOf(document)
  const object = passwordId === null ? null : await openObject(env.DOCUMENTS, passwordKey(key, passwordId))
  if (object === null) return null
  return openSecret(await object.text(), await importSealingKey(env.WEBHOOK_SECRET_KEY), boundTo(key))
}

/** Nobody reads with it any more. */
export async function forgetPassword(
  env: PasswordEnv,
  key: DocumentKey,
  passwordId: string | null,
): Promise<void> {
  if (passwordId !== null) await env.DOCUMENTS.delete(passwordKey(key, passwordId))
}
