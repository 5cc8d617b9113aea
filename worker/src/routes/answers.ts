import type { RouteConfig, z } from '@hono/zod-openapi'
import { problemSchema } from '../wire.ts'

const MEANINGS = {
  400: 'A parameter is missing or not valid',
  401: 'The key is missing or not valid',
  403: 'The key does not have the scope',
  404: 'There is no such document',
  409: 'Another document has this externalId',
  413: 'The upload is too large',
  415: 'Files of this kind cannot be read',
  422: 'The file cannot be read',
  503: 'The service is not available for the moment',
} as const

/** The answers of one route for the OpenAPI document. */
export function describeAnswers(
  success: z.ZodType,
  problems: readonly (keyof typeof MEANINGS)[],
): RouteConfig['responses'] {
  const failures = problems.map((status) => [
    status,
    { description: MEANINGS[status], content: { 'application/problem+json': { schema: problemSchema } } },
  ])
  return {
    200: { description: 'Success', content: { 'application/json': { schema: success } } },
    ...Object.fromEntries(failures),
  }
}
