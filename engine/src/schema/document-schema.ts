import { type FieldSchemas, FLAG, field, type Label } from './value-kinds.ts'

/** What a document type is, without how it is read. */
export interface DocumentSchema<
  T extends number = number,
  F extends FieldSchemas = FieldSchemas,
  E extends boolean = boolean,
> {
  /** The number in uploads and answers. */
  readonly type: T
  /** What an upload may say instead of the number. */
  readonly names: readonly string[]
  /** Of its `data` in TypeScript and in the OpenAPI description. */
  readonly title: string
  readonly label: Label
  /** What belongs to the type, beside its label on the page. */
  readonly hint: Label
  /** Whether `data` is an empty object where nothing at all was found. */
  readonly isEmptyWithoutFinds: E
  readonly fields: F
}

/** The field with which every type ends: what is printed is consistent. It follows from the checks. */
export const VERDICT = 'documentValidation'

const DERIVED = {
  [VERDICT]: field(
    'Conferência do documento',
    'Consistency of the document',
    FLAG,
    'Of what is printed; no register is asked.',
  ),
}

export function documentSchema<const T extends number, F extends FieldSchemas, const E extends boolean>(
  schema: DocumentSchema<T, F, E>,
): DocumentSchema<T, F & typeof DERIVED, E> {
  return { ...schema, fields: { ...schema.fields, ...DERIVED } }
}
