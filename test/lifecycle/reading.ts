import { type Check, type ExtractionResult, type JsonValue, recheck, SCHEMAS } from '@ficha/engine'

const CHECKS: readonly Check[] = [
  ['cpf_check_digits', ['personalNumber']],
  ['date_order', ['dateOfBirth', 'issueDate', 'expirationDate']],
].map(([rule, fields]) => ({
  rule: String(rule),
  outcome: 'pass',
  message: '',
  fields: [fields ?? []].flat(),
}))

const LICENCE: Readonly<Record<string, JsonValue>> = {
  name: 'ANA SOUZA',
  dateOfBirth: '1982-08-01',
  issueDate: '2022-01-10',
  expirationDate: '2032-01-08',
  licenseNumber: '04019683411',
  licenseClass: 'B',
  personalNumber: '11144477735',
}

/** A driver licence as the reader tells of it, with other values and confidences where a test says so. */
export function licenceReading(
  values: Readonly<Record<string, JsonValue>> = {},
  confidences: Readonly<Record<string, number>> = {},
): ExtractionResult {
  const schema = SCHEMAS.find(({ type }) => type === 54)
  if (schema === undefined) throw new RangeError('there is no type 54')
  const fields = Object.fromEntries(
    Object.entries(schema.fields).map(([name, { kind }]) => {
      const value =
        values[name] ?? LICENCE[name] ?? (kind.kind === 'list' ? [] : kind.kind === 'flag' ? false : null)
      const found = { raw: null, page: null, polygon: null, source: null, evidence: [], validations: [] }
      return [name, { ...found, value, confidence: confidences[name] ?? 0.99 }]
    }),
  )
  const given = Object.fromEntries(
    Object.entries(fields).flatMap(([name, { value }]) =>
      name === 'documentValidation' ? [] : [[name, value]],
    ),
  )
  // The rules are applied to what was read, as the engine does.
  const blank = Object.fromEntries(Object.keys(fields).map((name) => [name, { value: null, confidence: 1 }]))
  const { data, validations } = recheck(54, { fields: blank, validations: CHECKS, text: [] }, given)
  const { documentValidation: verdict = false } = data as Readonly<Record<string, JsonValue>>
  return {
    data,
    fields: { ...fields, documentValidation: { ...fields['documentValidation'], value: verdict } },
    validations,
    text: [{ page: 1, width: 100, height: 100, sheet: null, lines: [], issues: [] }],
    pageCount: 1,
    engine: { version: '0', models: {} },
  } as unknown as ExtractionResult
}
