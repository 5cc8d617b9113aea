import type { ApiEnv } from '../env.ts'
import { log } from '../log.ts'
import { wakeForNext } from '../queue/consume-webhooks.ts'
import { deleteOldDeliveries, releaseDeliveries } from '../store/deliveries-due.ts'
import { deleteUploading } from '../store/documents.ts'
import { abandonUploads, findDue, releaseAll } from '../store/due.ts'
import { deleteObjects } from '../store/files.ts'
import { deleteExpiredRows } from '../store/purge.ts'
import { purge } from './purge.ts'
import { settleDocument } from './settle-document.ts'

/** What makes the queue a mere wake-up: every minute, bring to an end whatever it lost. */
export async function sweep(env: ApiEnv, now: number): Promise<void> {
  const due = await findDue(env.DB, now)
  let ended = 0
  for (const document of due) if (await settleDocument(env, document, now)) ended++

  const abandoned = await abandonUploads(env.DB, now)
  for (const upload of abandoned) {
    await deleteObjects(env.DOCUMENTS, upload.tenant_id, upload.id)
    await deleteUploading(env.DB, upload.id)
  }
  const sources = await purge(env, 'source', null, now)
  const results = await purge(env, 'result', null, now)
  await deleteExpiredRows(env.DB, now)
  await deleteOldDeliveries(env.DB, now)
  await wakeForNext(env.DB, env.WEBHOOKS, 0)
  if (due.length + abandoned.length + sources + results > 0) {
    log({ event: 'sweep', due: due.length, ended, abandoned: abandoned.length, sources, results })
  }
}

let isRecovered = false

/** Local mode only, once per process: take up what the last process left. */
export async function recoverAtStart(env: ApiEnv, now: number): Promise<void> {
  if (env.ENVIRONMENT !== 'local' || isRecovered) return
  isRecovered = true
  await releaseAll(env.DB, now)
  await releaseDeliveries(env.DB, now)
  await sweep(env, now)
}
