import { type RouteConfig, z } from '@hono/zod-openapi'
import { problemSchema } from '../wire.ts'

const MEANINGS = {
  400: 'A parameter is missing or not valid',
  401: 'The key is missing or not valid',
  403: 'The key does not have the scope',
  404: 'There is no such thing: unknown, deleted, malformed or of another tenant',
  408: 'The body came too slowly',
  409: 'The state of things does not allow it (yet)',
  410: 'Retention has removed what was asked for',
  412: 'It is not as If-Match says any more',
  413: 'The body is too large',
  415: 'Files of this kind cannot be read',
  422: 'The request is understood, but cannot be carried out',
  429: 'Too many requests; Retry-After says when to try again',
  500: 'The service failed',
  503: 'The service is not available for the moment',
} as const
type ProblemStatus = keyof typeof MEANINGS

export const binary = z.string().openapi({ format: 'binary' })

/** The answers of one route for the OpenAPI document. */
export function describeAnswers(
  success: z.ZodType,
  problems: readonly ProblemStatus[],
  status: 200 | 201 = 200,
): RouteConfig['responses'] {
  const description = status === 201 ? 'Created' : 'Success'
  return {
    [status]: { description, content: { 'application/json': { schema: success } } },
    ...describeProblems(problems),
  }
}

/** Of a route whose success has nothing to say. */
export function describeNoContent(problems: readonly ProblemStatus[]): RouteConfig['responses'] {
  return { 204: { description: 'Done' }, ...describeProblems(problems) }
}

/** The problems named, and those that every route can meet. */
export function describeProblems(problems: readonly ProblemStatus[]): RouteConfig['responses'] {
  // Only a request with a key is counted against its limits.
  const anywhere: ProblemStatus[] = problems.includes(401) ? [429, 500, 503] : [500]
  const statuses = [...new Set([...problems, ...anywhere])].sort((a, b) => a - b)
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      { description: MEANINGS[status], content: { 'application/problem+json': { schema: problemSchema } } },
    ]),
  )
}
