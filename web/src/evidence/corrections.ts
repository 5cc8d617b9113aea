import { type JsonValue, readCorrections } from '@ficha/engine'
import { isType } from '../state/document-types.ts'
import { type Corrections, changeDocument, type OpenDocument, type Path } from '../state/state.ts'
import { isRecord } from './leaves.ts'

/**
 * What a person says stands in the document, in their own spelling: `01/08/1982`, `111.444.777-35`. It never overwrites
 * what was read.
 *
 * @returns false where it is no value of the field: nothing is changed then
 */
export function correct(document: OpenDocument, field: string, path: Path, typed: JsonValue): boolean {
  const { id, type, phase, corrections } = document
  if (!isType(type) || phase.kind !== 'read') return false
  const at = pointer(field, path)
  const read = phase.reading.fields[field]?.value ?? null
  const whole = applyCorrections({ [field]: read }, { ...within(corrections, field), [at]: typed })
  const { values, faults } = readCorrections(type, { [field]: whole[field] ?? null })
  if (faults.length > 0) return false
  const value = valueAt(values[field] ?? null, path)
  changeDocument(id, (one) => ({
    ...one,
    corrections: { ...one.corrections, [at]: value },
    isConfirmed: false,
  }))
  return true
}

export function uncorrect(id: string, field: string, path: Path): void {
  const at = pointer(field, path)
  changeDocument(id, (document) => {
    const { [at]: _, ...corrections } = document.corrections
    return { ...document, corrections, isConfirmed: false }
  })
}

/** JSON pointer (RFC 6901) into `data`. */
export function pointer(field: string, path: Path): string {
  return [field, ...path]
    .map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('')
}

export function parsePointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** `data` with everything corrected in place. */
export function applyCorrections(
  data: Readonly<Record<string, JsonValue>>,
  corrections: Corrections,
): Readonly<Record<string, JsonValue>> {
  return Object.entries(corrections).reduce<Readonly<Record<string, JsonValue>>>((changed, [at, value]) => {
    const replaced = replaceAt(changed, parsePointer(at), value)
    return isRecord(replaced) ? replaced : changed
  }, data)
}

/** The part of a value that a path leads to; null where it has no such part. */
export function valueAt(value: JsonValue, path: Path): JsonValue {
  return path.reduce<JsonValue>((part, step) => {
    if (Array.isArray(part)) return (typeof step === 'number' ? part[step] : undefined) ?? null
    return isRecord(part) ? (part[step] ?? null) : null
  }, value)
}

function within(corrections: Corrections, field: string): Corrections {
  return Object.fromEntries(Object.entries(corrections).filter(([at]) => parsePointer(at)[0] === field))
}

function replaceAt(value: JsonValue, path: readonly string[], replacement: JsonValue): JsonValue {
  const [step, ...rest] = path
  if (step === undefined) return replacement
  if (Array.isArray(value))
    return value.map((item, i) => (String(i) === step ? replaceAt(item, rest, replacement) : item))
  if (!isRecord(value)) return value
  return { ...value, [step]: replaceAt(value[step] ?? null, rest, replacement) }
}
