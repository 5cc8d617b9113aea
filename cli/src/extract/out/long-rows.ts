import { type JsonValue, type Naming, oneLine, type SheetCell, snakeCase } from '@ficha/engine'
import type { TableForm } from './judged.ts'

const HEAD = ['file', 'type', 'field', 'value', 'confidence', 'page', 'source', 'raw', 'error', 'detail']

/** A row a value: members of people and items of lists have rows of their own, `guardians.0.cpf`. */
export function longRows({
  naming,
  judged,
}: {
  readonly naming: Naming
  readonly judged: boolean
}): TableForm {
  return {
    head: [...HEAD, ...(judged ? ['decision', 'reasons'] : []), 'sha256'],
    rowsOf({ report, judgement }) {
      const { file, type, sha256, result, error } = report
      const end = [
        ...(judged ? [judgement?.decision ?? null, judgement?.reasons.join('; ') ?? null] : []),
        sha256,
      ]
      if (!result) {
        const detail = oneLine(error?.detail ?? '')
        return [[file, type, null, null, null, null, null, null, error?.code ?? null, detail, ...end]]
      }
      return Object.entries(result.fields).flatMap(([name, field]) =>
        leavesOf(field.value).map(({ path, value }): SheetCell[] => {
          const evidence = evidenceFor(field.evidence, path)
          return [
            file,
            type,
            [name, ...path].map((step) => spelt(step, naming)).join('.'),
            value === null ? null : oneLine(String(value)),
            field.confidence,
            evidence?.page ?? null,
            evidence?.source ?? null,
            evidence === undefined ? null : oneLine(evidence.text),
            null,
            null,
            ...end,
          ]
        }),
      )
    },
  }
}

type Path = readonly (string | number)[]
type Plain = string | number | boolean | null

/** An empty list still has its row: that nothing was found is a result. */
function leavesOf(value: JsonValue, path: Path = []): { readonly path: Path; readonly value: Plain }[] {
  if (value === null || typeof value !== 'object') return [{ path, value }]
  const parts = Array.isArray(value)
    ? value.map((item: JsonValue, i) => [i, item] as const)
    : Object.entries(value)
  if (parts.length === 0) return [{ path, value: null }]
  return parts.flatMap(([step, part]) => leavesOf(part, [...path, step]))
}

/** Of the value itself, or else of what it is a part of. */
function evidenceFor<E extends { readonly path: Path }>(all: readonly E[], path: Path): E | undefined {
  const above = all.filter((one) => one.path.every((step, i) => step === path[i]))
  return above.toSorted((a, b) => b.path.length - a.path.length)[0]
}

function spelt(step: string | number, naming: Naming): string {
  return typeof step === 'number' || naming === 'camel' ? String(step) : snakeCase(step)
}
