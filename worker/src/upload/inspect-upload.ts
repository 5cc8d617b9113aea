import type { InspectorPort } from '../env.ts'
import { LIMITS } from '../limits.ts'
import { describeError, log } from '../log.ts'
import { Problem, unavailable } from '../problem.ts'
import { type InspectAnswer, inspectAnswer } from '../read/inspect-answer.ts'
import { tooLarge } from './read-form.ts'

const ATTEMPTS = 2
const AWAY_PAUSE_MS = 250

/**
 * Have the inspector look at the files before they are accepted.
 *
 * An inspector that dies takes only this call with it. It is asked a second time, since the death may have
 * been its neighbour's doing; if it dies again but lives without these files, they are to blame. One that is away, as
 * while it is started again, is waited for.
 *
 * @throws {Problem} 413, 415 or 422 when the files cannot be read, 503 when the inspector cannot be reached
 */
export async function inspectUpload(
  inspector: InspectorPort,
  files: readonly Uint8Array[],
  pages: string | null,
  password: string | null,
): Promise<Extract<InspectAnswer, { outcome: 'readable' }>> {
  const deadline = Date.now() + LIMITS.inspectorAwaySecondsMax * 1000
  for (let deaths = 0; deaths < ATTEMPTS; ) {
    const answer = await ask(inspector, files, pages, password)
    if (answer?.outcome === 'readable') return answer
    if (answer?.outcome === 'busy') throw unavailable()
    if (answer?.outcome === 'unreadable') {
      if (answer.code === 'file_too_large') throw tooLarge()
      throw new Problem(answer.code, { detail: answer.detail })
    }
    if (await isAlive(inspector)) deaths++
    else if (Date.now() >= deadline) throw unavailable()
    else await scheduler.wait(AWAY_PAUSE_MS)
  }
  throw new Problem('corrupt_file', { detail: 'the file stops the reader each time it is opened' })
}

async function ask(
  inspector: InspectorPort,
  files: readonly Uint8Array[],
  pages: string | null,
  password: string | null,
): Promise<InspectAnswer | null> {
  try {
    return inspectAnswer.parse(await inspector.inspect(files, pages, password))
  } catch (error) {
    log({ event: 'inspect-died', ...describeError(error) })
    return null
  }
}

async function isAlive(inspector: InspectorPort): Promise<boolean> {
  try {
    await inspector.ping()
    return true
  } catch {
    return false
  }
}
