import type { JsonValue } from '@ficha/engine'
import { type Corrections, changeDocument, type Path } from '../state/state.ts'
import { isRecord } from './leaves.ts'

/** What a person says stands in the document. It never overwrites what was read. */
export function correct(id: string, field: string, path: Path, value: JsonValue): void {
  const at = pointer(field, path)
  changeDocument(id, (document) => ({ ...document, corrections: { ...document.corrections, [at]: value } }))
}

export function uncorrect(id: string, field: string, path: Path): void {
  const at = pointer(field, path)
  changeDocument(id, (document) => {
    const { [at]: _, ...corrections } = document.corrections
    return { ...document, corrections }
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

function replaceAt(value: JsonValue, path: readonly string[], replacement: JsonValue): JsonValue {
  const [step, ...rest] = path
  if (step === undefined) return replacement
  if (Array.isArray(value))
    return value.map((item, i) => (String(i) === step ? replaceAt(item, rest, replacement) : item))
  if (!isRecord(value)) return value
  return { ...value, [step]: replaceAt(value[step] ?? null, rest, replacement) }
}
