import { deleteRows, findSpent, putArchive } from '../store/archive.ts'
import type { PurgeEnv } from './purge.ts'

/** The next rows that have served become lines in R2. @returns how many */
export async function archiveSpent(env: PurgeEnv, now: number): Promise<number> {
  const spent = await findSpent(env.DB, now)
  await putArchive(env.DOCUMENTS, spent, now)
  if (spent.length > 0) await deleteRows(env.DB, spent)
  return spent.length
}
