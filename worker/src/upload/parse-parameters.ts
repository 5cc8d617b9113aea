import { type DocumentType, LIMITS as ENGINE_LIMITS, parsePages } from '@ficha/engine'
import { ANY_TYPE, parseDocumentType } from '../document-type.ts'
import { LIMITS } from '../limits.ts'
import { type ParameterError, Problem } from '../problem.ts'
import { parameterProblem } from '../validation.ts'
import { tooLarge } from './read-form.ts'

export interface UploadParameters {
  /** The pages of one document in the order sent. */
  readonly files: readonly [File, ...File[]]
  readonly type: DocumentType
  /** As sent; its syntax has been checked. */
  readonly pages: string | null
  readonly externalId: string | null
  /** Hours the source is kept after the end; null: what the tenant decided. */
  readonly retentionHours: number | null
  readonly idempotencyKey: string | null
}

/** Anything but control, format, private-use, unassigned and separator characters. */
const PRINTABLE = /^[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]*$/u

/**
 * Check every part of the form; parts we do not know are ignored.
 *
 * @param idempotencyKey the header, null without one
 * @throws {Problem} with all parameter errors at once
 */
export function parseParameters(form: FormData, idempotencyKey: string | null): UploadParameters {
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
  const files = parse('files', () => readFiles(form.getAll('files')))
  const type = parse('type', () => readType(readText(form, 'type')))
  const pages = parse('pages', () => readPages(readText(form, 'pages')))
  const externalId = parse('externalId', () => readExternalId(readText(form, 'externalId')))
  const retentionHours = parse('retentionHours', () => readRetention(readText(form, 'retentionHours')))
  parse('Idempotency-Key', () => checkIdempotencyKey(idempotencyKey))
  if (files === null || type === null || errors.length > 0) throw parameterProblem(errors)

  if (files.length > ENGINE_LIMITS.pagesMax) {
    throw new Problem('too_many_pages', {
      detail: `a document may have ${ENGINE_LIMITS.pagesMax} pages; every file is at least one`,
    })
  }
  if (files.reduce((sum, file) => sum + file.size, 0) > ENGINE_LIMITS.uploadBytesMax) throw tooLarge()
  return { files, type, pages, externalId, retentionHours, idempotencyKey }
}

class BadParameter extends Error {
  readonly code: ParameterError['code']
  constructor(code: ParameterError['code'], message: string) {
    super(message)
    this.code = code
  }
}

function readFiles(parts: readonly (File | string)[]): UploadParameters['files'] {
  const files = parts.filter((part) => part instanceof File)
  if (files.length < parts.length) throw new BadParameter('invalid_parameter', 'files must be sent as files')
  // A browser's empty file input sends one part without a name and without bytes.
  const [first, ...rest] = files.filter((file) => file.size > 0 || file.name !== '')
  if (first === undefined) throw new BadParameter('missing_parameter', 'files is required')
  return [first, ...rest]
}

function readText(form: FormData, name: string): string | null {
  const [value, second] = form.getAll(name)
  if (second !== undefined) throw new BadParameter('invalid_parameter', `${name} is given more than once`)
  if (value !== undefined && typeof value !== 'string') {
    throw new BadParameter('invalid_parameter', `${name} must be text, not a file`)
  }
  return value ?? null
}

function readType(text: string | null): DocumentType {
  if (text === null || text === '') throw new BadParameter('missing_parameter', 'type is required')
  const type = parseDocumentType(text)
  if (type === null) throw new BadParameter('unknown_type', `type must be ${ANY_TYPE}`)
  return type
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
