import { exports } from 'cloudflare:workers'
import { type Schema, Validator } from '@cfworker/json-schema'

/** The service's own description of itself, held against what it answers. */
interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}
interface Operation {
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >
}

let openApi: Promise<OpenApi> | undefined
const validators = new Map<string, Validator>()

/** Everything that was answered, as `METHOD path status`: a test says what of the document was never seen. */
export const seenAnswers = new Set<string>()

/** @throws when an answer is not one that the OpenAPI document describes, member for member */
export async function assertDescribed(request: Request, response: Response, body: unknown): Promise<void> {
  openApi ??= loadOpenApi()
  const document = await openApi
  const path = new URL(request.url).pathname.replace(/^\/v1(?=\/)/, '')
  const method = request.method === 'HEAD' ? 'get' : request.method.toLowerCase()
  const template = findTemplate(document, path)
  const operation = template === undefined ? undefined : document.paths[template]?.[method]
  const where = `${request.method} ${template ?? path} ${response.status}`
  const type = response.headers.get('Content-Type')?.split(';')[0]
  if (operation === undefined) {
    // Nothing at this address, no such method, or a page: problems are problems everywhere.
    if (type === 'application/problem+json') validate('Problem', document, problemSchema, body)
    return
  }
  seenAnswers.add(where)
  const described = operation.responses[response.status]
  if (described === undefined) throw new Error(`${where} is not in the OpenAPI document`)
  if (type === undefined || request.method === 'HEAD') return
  const content = described.content?.[type] ?? described.content?.['*/*']
  if (content === undefined) throw new Error(`${where} is of the kind ${type}, which is not in the document`)
  if (/[/+]json$/.test(type)) validate(where, document, content.schema, body)
}

const problemSchema = { $ref: '#/components/schemas/Problem' }

async function loadOpenApi(): Promise<OpenApi> {
  return (await exports.default.fetch(new Request('http://ficha.test/openapi.json'))).json()
}

function findTemplate(document: OpenApi, path: string): string | undefined {
  const templates = Object.keys(document.paths)
  const isMatch = (template: string) => new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(path)
  return templates.find((template) => template === path) ?? templates.find(isMatch)
}

function validate(where: string, document: OpenApi, schema: Schema, body: unknown): void {
  let validator = validators.get(where)
  if (validator === undefined) {
    validator = new Validator(close(schema, document), '2020-12', false)
    validators.set(where, validator)
  }
  const { valid, errors } = validator.validate(body)
  if (valid) return
  const reasons = errors.map(({ instanceLocation, error }) => `${instanceLocation}: ${error}`)
  throw new Error(`${where} is not as the OpenAPI document says:\n${reasons.join('\n')}`)
}

/** The schema without references, and with every object closed: a member that is not described is an error. */
function close(schema: unknown, document: OpenApi): Schema {
  if (Array.isArray(schema)) return schema.map((item) => close(item, document)) as Schema
  if (schema === null || typeof schema !== 'object') return schema as Schema
  const { $ref, allOf, ...own } = schema as Schema & { allOf?: Schema[] }
  const parts = [
    ...($ref === undefined ? [] : [resolve($ref, document)]),
    ...(allOf ?? []).map((part) => close(part, document)),
    ...(Object.keys(own).length === 0 ? [] : [mapValues(own, (value) => close(value, document))]),
  ]
  const properties = parts.flatMap((part) => part.properties ?? [])
  const required = parts.flatMap((part) => part.required ?? [])
  const merged: Schema = Object.assign(
    {},
    ...parts,
    properties.length > 0 && { properties: Object.assign({}, ...properties) },
    required.length > 0 && { required },
  )
  const isOpen = merged.type === 'object' && merged.properties && merged.additionalProperties === undefined
  return isOpen ? { ...merged, additionalProperties: false } : merged
}

function resolve($ref: string, document: OpenApi): Schema {
  const found = document.components.schemas[$ref.replace('#/components/schemas/', '')]
  if (found === undefined) throw new Error(`the OpenAPI document refers to ${$ref}, which it does not have`)
  return close(found, document)
}

function mapValues(record: object, change: (value: unknown) => unknown): Schema {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}
