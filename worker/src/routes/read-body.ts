import type { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { ApiContext } from '../app-context.ts'
import { admit } from '../auth.ts'
import { LIMITS } from '../limits.ts'
import { Problem } from '../problem.ts'
import { invalidParameters } from '../validation.ts'

/**
 * The JSON body of a request, checked. Read by hand, because the library would read it without a limit.
 *
 * @throws {Problem} with all errors at once
 */
export async function readBody<T extends z.ZodType>(
  c: Context<ApiContext>,
  schema: T,
  bytesMax: number = LIMITS.jsonBytesMax,
): Promise<z.output<T>> {
  return check(schema, parse(await readText(c, bytesMax)))
}

/** As `readBody`; without a body, be its length told or not, there are no members. @throws {Problem} as `readBody` */
export async function readOptionalBody<T extends z.ZodType>(
  c: Context<ApiContext>,
  schema: T,
): Promise<z.output<T>> {
  const text = await readText(c, LIMITS.jsonBytesMax)
  return check(schema, text === '' ? {} : parse(text))
}

function check<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value)
  if (!result.success) invalidParameters(result)
  return result.data as z.output<T>
}

async function readText(c: Context<ApiContext>, bytesMax: number): Promise<string> {
  const parts: Uint8Array[] = []
  let count = 0
  for await (const part of c.req.raw.body ?? []) {
    count += part.byteLength
    if (count > bytesMax) {
      throw badBody(`the body may have ${bytesMax} bytes`)
    }
    parts.push(part)
  }
  // A body may take its time and then be empty. The administrator is no caller.
  if (c.req.raw.body !== null && c.get('caller') !== undefined) await admit(c)
  return new Blob(parts).text()
}

function parse(text: string): unknown {
  let isStrange = false
  try {
    // Schemas would overlook this name, which no schema has.
    const value: unknown = JSON.parse(text, (name, member: unknown) => {
      isStrange ||= name === '__proto__'
      return member
    })
    if (!isStrange) return value
  } catch {
    throw badBody('the body must be JSON')
  }
  throw badBody('no member may have the name __proto__')
}

function badBody(detail: string): Problem {
  const error = { parameter: 'body', code: 'invalid_parameter' as const, detail }
  return new Problem('invalid_parameter', { detail, errors: [error] })
}
