import { LIMITS as ENGINE_LIMITS, parsePages } from '@ficha/engine'
import { ANY_ASKED, type AskedType, parseAskedType } from '../document-type.ts'
import { LIMITS } from '../limits.ts'
import { type ParameterError, Problem } from '../problem.ts'
import { parameterProblem } from '../validation.ts'
import { nearestName } from './nearest-name.ts'
import { type FormPart, tooLarge } from './read-form.ts'

export interface SentFile {
  readonly bytes: Uint8Array
  /** As its sender calls it; null without one. */
  readonly name: string | null
}

export interface UploadParameters {
  /** The files, which are the pages of one document in the order sent. */
  readonly files: readonly [SentFile, ...SentFile[]]
  readonly type: AskedType
  /** As sent; its syntax has been checked. */
  readonly pages: string | null
  readonly externalId: string | null
  /** Hours the source is kept after the end; null: what the tenant decided. */
  readonly retentionHours: number | null
  /** Of a PDF that asks for one. It is kept sealed, until the document has been read. */
  readonly password: string | null
  /** Each document of a file with several becomes one of its own. */
  readonly split: boolean
  readonly idempotencyKey: string | null
}

/** Anything but control, format, private-use, unassigned and separator characters. */
const PRINTABLE = /^[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]*$/u

export const FORM_FIELDS = [
  'files',
  'type',
  'pages',
  'externalId',
  'retentionHours',
  'password',
  'split',
] as const

/**
 * Check every part of the form. One that we do not know is refused: a misspelt name would be lost silently.
 *
 * @param idempotencyKey the header, null without one
 * @throws {Problem} with all parameter errors at once
 */
export function parseParameters(form: readonly FormPart[], idempotencyKey: string | null): UploadParameters {
  refuseUnknown(form)
  const errors: ParameterError[] = []
  const parse = <T>(parameter: string, read: () => T): T | null => {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof BadParameter)) throw error
      errors.push({ parameter, code: error.code, detail: error.message })
      return null
    }
  }
  const files = parse('files', () => readFiles(form.filter(({ name }) => name === 'files')))
  const type = parse('type', () => readType(readText(form, 'type')))
  const pages = parse('pages', () => readPages(readText(form, 'pages')))
  const externalId = parse('externalId', () => readExternalId(readText(form, 'externalId')))
  const retentionHours = parse('retentionHours', () => readRetention(readText(form, 'retentionHours')))
  const password = parse('password', () => readPassword(readText(form, 'password')))
  const split = parse('split', () => readSplit(readText(form, 'split'))) ?? false
  parse('Idempotency-Key', () => checkIdempotencyKey(idempotencyKey))
  if (files === null || type === null || errors.length > 0) throw parameterProblem(errors)
  if (split && type === 'text') throw parameterProblem([SPLIT_TEXT])
  if (split && files.length > 1) {
    const detail = 'split is for one file: several files are the pages of one document'
    throw parameterProblem([{ parameter: 'split', code: 'invalid_value', detail }])
  }

  if (files.length > ENGINE_LIMITS.pagesMax) {
    throw new Problem('too_many_pages', {
      detail: `a document may have ${ENGINE_LIMITS.pagesMax} pages; every file is at least one`,
    })
  }
  if (files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0) > ENGINE_LIMITS.uploadBytesMax)
    throw tooLarge()
  return { files, type, pages, externalId, retentionHours, password, split, idempotencyKey }
}

/** Where one document ends and the next begins is found by what they are. */
export const SPLIT_TEXT: ParameterError = {
  parameter: 'split',
  code: 'invalid_value',
  detail: 'split makes documents of the types that can be read; with type=text a file is one text',
}

class BadParameter extends Error {
  readonly code: ParameterError['code']
  constructor(code: ParameterError['code'], message: string) {
    super(message)
    this.code = code
  }
}

/** @throws {Problem} 422 with the nearest known name of each */
function refuseUnknown(form: readonly FormPart[]): void {
  const unknown = form.map(({ name }) => name).filter((name) => !FORM_FIELDS.some((known) => known === name))
  if (unknown.length === 0) return
  throw parameterProblem(
    [...new Set(unknown)].map((name) => ({
      // A name is an input, too: it is told where it is one that somebody meant to write.
      parameter: nearestName(name, FORM_FIELDS) === null ? 'body' : printable(name),
      code: 'unknown_parameter' as const,
      detail: describeUnknown(name),
    })),
  )
}

function describeUnknown(name: string): string {
  const nearest = nearestName(name, FORM_FIELDS)
  return nearest === null
    ? `the form has a field that there is not; there are ${FORM_FIELDS.join(', ')}`
    : `there is no such field; ${nearest} is the nearest`
}

function printable(name: string): string {
  return name.replace(/[^\w.-]/g, '').slice(0, 40)
}

function readFiles(parts: readonly FormPart[]): UploadParameters['files'] {
  const files = parts.filter(({ filename }) => filename !== null)
  if (files.length < parts.length) throw new BadParameter('invalid_parameter', 'files must be sent as files')
  // A browser's empty file input sends one part without a name and without bytes.
  const [first, ...rest] = files.filter(({ bytes, filename }) => bytes.byteLength > 0 || filename !== '')
  if (first === undefined) throw new BadParameter('missing_parameter', 'files is required')
  return [asSent(first), ...rest.map(asSent)]
}

function asSent({ bytes, filename }: FormPart): SentFile {
  return { bytes, name: filename }
}

function readText(form: readonly FormPart[], name: string): string | null {
  const [part, second] = form.filter((one) => one.name === name)
  if (second !== undefined) throw new BadParameter('invalid_parameter', `${name} is given more than once`)
  if (part === undefined) return null
  if (part.filename !== null) throw new BadParameter('invalid_parameter', `${name} must be text, not a file`)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(part.bytes)
  } catch {
    throw new BadParameter('invalid_parameter', `${name} must be UTF-8`)
  }
}

function readType(text: string | null): AskedType {
  if (text === null || text === '') throw new BadParameter('missing_parameter', 'type is required')
  const type = parseAskedType(text)
  if (type === null) throw new BadParameter('unknown_type', `type must be ${ANY_ASKED}`)
  return type
}

function readSplit(text: string | null): boolean {
  if (text === null || text === '' || text === 'false') return false
  if (text === 'true') return true
  throw new BadParameter('invalid_parameter', 'split must be true or false')
}

/** Nothing is no password. */
function readPassword(text: string | null): string | null {
  if (text === null || text === '') return null
  const { passwordBytesMax } = ENGINE_LIMITS
  if (new TextEncoder().encode(text).byteLength <= passwordBytesMax) return text
  throw new BadParameter('invalid_parameter', `password may have ${passwordBytesMax} bytes of UTF-8`)
}

function readPages(text: string | null): string | null {
  if (text === null) return null
  try {
    parsePages(text)
    return text
  } catch (error) {
    if (error instanceof RangeError) throw new BadParameter('invalid_pages', error.message)
    throw error
  }
}

function readExternalId(text: string | null): string | null {
  if (text === null) return null
  const length = [...text].length
  if (length < 1 || length > LIMITS.externalIdLengthMax || !PRINTABLE.test(text)) {
    throw new BadParameter(
      'invalid_parameter',
      `externalId must be 1 to ${LIMITS.externalIdLengthMax} printable characters`,
    )
  }
  return text
}

function readRetention(text: string | null): number | null {
  if (text === null) return null
  if (!/^\d{1,4}$/.test(text) || Number(text) > LIMITS.retentionHoursMax) {
    throw new BadParameter(
      'invalid_parameter',
      `retentionHours must be a whole number from 0 to ${LIMITS.retentionHoursMax}`,
    )
  }
  return Number(text)
}

function checkIdempotencyKey(text: string | null): void {
  if (text === null || (text.length >= 1 && text.length <= LIMITS.idempotencyKeyLengthMax)) return
  throw new BadParameter(
    'invalid_parameter',
    `Idempotency-Key must have 1 to ${LIMITS.idempotencyKeyLengthMax} characters`,
  )
}
