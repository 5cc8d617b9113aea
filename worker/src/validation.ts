import type { z } from '@hono/zod-openapi'
import { LIMITS } from './limits.ts'
import { type ParameterError, Problem } from './problem.ts'

/** All parameter errors in one answer: with one code if they agree, else as `invalid_parameter`. */
export function parameterProblem(errors: readonly ParameterError[]): Problem {
  const [first] = errors
  const agree = first !== undefined && errors.every((error) => error.code === first.code)
  return new Problem(agree ? first.code : 'invalid_parameter', {
    ...(errors.length === 1 && first ? { detail: first.detail } : {}),
    errors,
  })
}

/** The hook of zod-openapi: what a schema refuses becomes a problem that quotes no input. */
export function invalidParameters(
  result: { readonly target?: string } & (
    | { readonly success: true }
    | { readonly success: false; readonly error: z.core.$ZodError }
  ),
): void {
  if (result.success) return
  const { target = 'body', error } = result
  throw parameterProblem(
    error.issues.slice(0, LIMITS.errorsMax).map((issue) => {
      const parameter = issue.path.join('.') || target
      // All that a query says is text; what it says twice comes as a list.
      const isTwice = target === 'query' && issue.code === 'invalid_type'
      const detail = isTwice ? `${parameter} must be given once` : issue.message
      return { parameter, code: 'invalid_parameter', detail }
    }),
  )
}
