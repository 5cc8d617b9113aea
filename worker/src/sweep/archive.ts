import { deleteRows, findSpent, putArchive } from '../store/archive.ts'
import { inSteps } from './in-steps.ts'
import type { PurgeEnv } from './purge.ts'

/** Rows that have served become lines in R2. @returns how many */
export function archiveSpent(env: PurgeEnv, now: number): Promise<number> {
  return inSteps(async () => {
    const spent = await findSpent(env.DB, now)
    await putArchive(env.DOCUMENTS, spent, now)
    if (spent.length > 0) await deleteRows(env.DB, spent)
    return spent.length
  })
}
