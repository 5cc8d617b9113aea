import { FichaError } from '../error.ts'
import { isRecord } from './readers.ts'

/** A problem (RFC 9457) as the error it stands for. */
export function readProblem(
  value: unknown,
  facts: {
    readonly status: number
    readonly requestId: string | null
    readonly retryAfterMs?: number | null
  },
): FichaError {
  const problem = isRecord(value) ? value : {}
  const { code, detail, title, status } = problem
  const errors = Array.isArray(problem.errors) ? problem.errors.filter(isRecord) : []
  return new FichaError(
    typeof code === 'string' ? code : 'unexpected_answer',
    String(detail ?? title ?? `the service answered ${facts.status}`),
    {
      ...facts,
      status: typeof status === 'number' ? status : facts.status,
      errors: errors.map((error) => ({
        parameter: String(error.parameter ?? ''),
        code: String(error.code ?? ''),
        detail: String(error.detail ?? ''),
      })),
      problem,
    },
  )
}
