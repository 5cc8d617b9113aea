import { UnreadableDocument } from '@ficha/engine'
import { look } from '@ficha/engine/workerd'
import { LIMITS } from '../limits.ts'
import type { InspectAnswer } from './inspect-answer.ts'
import { takeReadingTurn } from './turn.ts'

export async function inspectFiles(
  files: readonly Uint8Array[],
  pages: string | null,
  password: string | null,
): Promise<InspectAnswer> {
  const turn = await takeReadingTurn({
    weight: 1,
    holdSeconds: LIMITS.inspectHoldSeconds,
    waitSeconds: LIMITS.inspectSecondsMax,
  })
  if (turn === null) return { outcome: 'busy' }
  try {
    const inspection = await look(files, pages, password ?? undefined)
    return {
      outcome: 'readable',
      pageCount: inspection.pageCount,
      files: inspection.files.map(({ mediaType, pageCount }) => ({ mediaType, pageCount })),
    }
  } catch (error) {
    if (error instanceof UnreadableDocument) {
      return { outcome: 'unreadable', code: error.code, detail: error.message }
    }
    throw error
  } finally {
    turn.end()
  }
}
