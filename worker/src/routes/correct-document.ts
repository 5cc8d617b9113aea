import {
  type CorrectionFault,
  type DocumentSchema,
  type JsonValue,
  type Profile,
  readCorrections,
  SCHEMAS,
} from '@ficha/engine'
import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { ApiContext } from '../app-context.ts'
import { assertHolds, requireScope } from '../auth.ts'
import { LIMITS } from '../limits.ts'
import { wakeCourier } from '../messages/wake-courier.ts'
import { type ParameterError, Problem } from '../problem.ts'
import { isRepeated, keepReview, type Reviewed, type Said } from '../review/keep-review.ts'
import { etagOf, type Finished, versionOf } from '../review/render-finished.ts'
import type { DocumentRow } from '../store/documents.ts'
import { readSettings } from '../store/settings.ts'
import { nearestName } from '../upload/nearest-name.ts'
import { describeAnswers } from './answers.ts'
import { assertSettled } from './assert-settled.ts'
import { fieldsSchema, renderReading } from './document-fields.ts'
import { ifMatchHeader, isMatch, plainTag } from './if-match.ts'
import { loadDocument } from './load-document.ts'
import { readBody } from './read-body.ts'

const NAMES = `a correction may name ${LIMITS.correctionNamesMax} fields`
const correction = z
  .strictObject({
    values: z
      .record(z.string(), z.unknown())
      .refine((values) => Object.keys(values).length <= LIMITS.correctionNamesMax, NAMES)
      .default({})
      .openapi({
        description:
          'Field, in either spelling, and its value: text as people write it (`01/08/1982`, `111.444.777-35`, `sim`), or ' +
          'JSON as in `data`. It takes the place of the whole value; null says that the document has none.',
        example: { date_of_birth: '01/08/1982' },
      }),
    reset: z
      .array(z.string('reset must list names of fields'))
      .max(LIMITS.correctionNamesMax, NAMES)
      .default([])
      .openapi({ description: 'Fields that get the value back that was read' }),
    review: z
      .enum(['needed', 'done'], 'review must be needed or done')
      .optional()
      .openapi({ description: 'done: a person confirms the document as it stands then' }),
  })
  .openapi('Correction')

export function registerCorrectDocument(api: OpenAPIHono<ApiContext>): void {
  // The body is described here and read by `readBody`, which has a limit.
  api.openAPIRegistry.registerPath({
    method: 'patch',
    path: '/documents/{id}/fields',
    tags: ['Documents'],
    summary: 'Correct and confirm what was read',
    description:
      'Values are kept beside the reading, and the same rules judge them again. With `If-Match` and the `ETag` of an ' +
      'earlier answer the change is made to that version only; without it, to whichever there is. Sending the same ' +
      'again changes nothing. It needs the scopes documents:write and documents:read.',
    security: [{ apiKey: [] }],
    request: {
      params: z.object({ id: z.string() }),
      headers: ifMatchHeader,
      body: { required: true, content: { 'application/json': { schema: correction } } },
    },
    responses: describeAnswers(fieldsSchema, [400, 401, 403, 404, 409, 410, 412, 422]),
  })
  api.patch('/documents/:id/fields', requireScope('documents:write'), async (c) => {
    // The answer is what was read.
    assertHolds(c.get('caller').scopes, ['documents:read'])
    const { values, reset, review } = await readBody(c, correction, LIMITS.correctionBytesMax)
    const { profile } = await readSettings(c.get('shard').DB, c.get('caller').tenantId)
    for (let tries = LIMITS.correctionTriesMax; tries > 0; tries--) {
      const finished = await loadFinished(c)
      const { keyId } = c.get('caller')
      const said = { ...readSaid(finished.document, values, reset), state: review ?? null, by: keyId }
      const expected = c.req.header('If-Match')
      if (expected !== undefined && !isMatch(expected, finished.document)) {
        if (await isRepeatedOf(finished, expected, said)) return answer(c, finished, profile)
        throw new Problem('version_conflict')
      }
      const kept = await keepReview(c.get('shard'), finished, said, Date.now())
      if (kept !== null) {
        if (kept.isAwaited) c.executionCtx.waitUntil(wakeCourier(c.env.WEBHOOKS))
        return answer(c, kept, profile)
      }
    }
    await assertSettled(c)
    throw new Problem('version_conflict')
  })
}

/** @throws {Problem} where there is nothing to correct, or not for long enough */
async function loadFinished(c: Context<ApiContext>): Promise<Finished> {
  const { document, finished, text } = await loadDocument(c, c.req.param('id') ?? '', undefined)
  await text?.body.cancel()
  if (document.state === 'received') throw new Problem('document_in_progress')
  if (finished === null) throw new Problem('nothing_to_review')
  const goesAt = document.result_purge_at ?? Number.POSITIVE_INFINITY
  if (goesAt < Date.now() + LIMITS.correctionMarginSeconds * 1000) throw new Problem('document_expired')
  return finished
}

function answer(c: Context<ApiContext>, reviewed: Reviewed, profile: Profile | null): Response {
  const body = renderReading(reviewed, profile, c.get('caller').naming)
  return c.json(body, 200, { 'Cache-Control': 'no-store', ETag: etagOf(reviewed.document) })
}

function isRepeatedOf(reviewed: Reviewed, header: string, said: Said): Promise<boolean> {
  return isRepeated(reviewed, plainTag(header), said)
}

/** @throws {Problem} with every name and value that cannot be taken, and never with a value */
function readSaid(
  document: DocumentRow,
  values: z.output<typeof correction>['values'],
  reset: readonly string[],
): Pick<Said, 'values' | 'reset'> {
  const { type } = document
  if (type === null || type === 'text')
    throw new RangeError(`the document ${versionOf(document)} has no type with fields`)
  // Out of JSON: the engine says whether it is a value of its field.
  const read = readCorrections(type, values as Readonly<Record<string, JsonValue>>)
  // Names alone: nothing is a value of every field.
  const named = readCorrections(type, Object.fromEntries(reset.map((name) => [name, null])))
  const faults = [
    ...read.faults.map((fault) => ({ fault, where: 'values' })),
    ...named.faults.map((fault) => ({ fault, where: 'reset' })),
  ]
  const errors = faults
    .slice(0, LIMITS.errorsMax)
    .map(({ fault, where }) => describeFault(fault, where, type))
  if (errors.length > 0) {
    // Both kinds of faults are of a request that is understood and cannot be carried out.
    const isNames = errors.every(({ code }) => code === 'unknown_parameter')
    throw new Problem(isNames ? 'unknown_parameter' : 'invalid_value', { errors })
  }
  return { values: read.values, reset: Object.keys(named.values) }
}

function describeFault({ path, reason }: CorrectionFault, where: string, type: number): ParameterError {
  const names = namesOf(type)
  const name = String(path.findLast((step) => typeof step === 'string'))
  const place = [where, ...path].join('.')
  if (reason === 'invalid_value') {
    const detail = 'the value is none of the kind of this field, or has control characters'
    return { parameter: place, code: 'invalid_value', detail }
  }
  if (reason === 'derived_field') {
    return { parameter: place, code: 'invalid_value', detail: 'this field follows from the checks' }
  }
  if (reason === 'repeated_field') {
    return { parameter: place, code: 'invalid_value', detail: 'this field is named in both spellings' }
  }
  // A name is an input, too: it is told where it is one that somebody meant to write.
  const nearest = nearestName(name, names)
  return nearest === null
    ? { parameter: where, code: 'unknown_parameter', detail: 'a field is named that the type does not have' }
    : {
        parameter: `${where}.${name.replace(/[^\w]/g, '').slice(0, 40)}`,
        code: 'unknown_parameter',
        detail: `there is no such field; ${nearest} is the nearest`,
      }
}

/** Of fields and of members of their groups. */
function namesOf(type: number): string[] {
  const schema: DocumentSchema | undefined = SCHEMAS.find((known) => known.type === type)
  return Object.entries(schema?.fields ?? {}).flatMap(([name, { kind }]) => {
    const of = kind.kind === 'list' ? kind.of : kind
    return [name, ...(of.kind === 'group' ? Object.keys(of.members) : [])]
  })
}
