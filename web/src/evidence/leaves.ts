import type { JsonValue } from '@ficha/engine'
import type { Path } from '../state/state.ts'
import type { EvidenceReport, FieldReport } from './reports.ts'

/** One plain value of a field: the field itself, an item of a list, or a member of one of its records. */
export interface Leaf {
  readonly path: Path
  readonly value: string | number | boolean | null
}

/** Plain values in their order; an empty list has none. */
export function leavesOf(value: JsonValue, path: Path = []): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((item, i) => leavesOf(item, [...path, i]))
  if (isRecord(value))
    return Object.entries(value).flatMap(([name, member]) => leavesOf(member, [...path, name]))
  // What is neither list nor record is plain.
  return [{ path, value: value as Leaf['value'] }]
}

export function isRecord(value: JsonValue | undefined): value is { readonly [key: string]: JsonValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Where a part of a field was read: the evidence of just that part, else of what it is part of. */
export function evidenceFor(report: FieldReport, path: Path): readonly EvidenceReport[] {
  const within = report.evidence.filter((item) => startsWith(item.path, path))
  if (within.length > 0) return within
  return report.evidence.filter((item) => startsWith(path, item.path))
}

/** The plain value that a piece of evidence speaks for: the part itself, its first member, or what it is part of. */
export function leafAt(value: JsonValue, path: Path): Path {
  const leaves = leavesOf(value)
  const leaf =
    leaves.find((one) => startsWith(one.path, path)) ?? leaves.find((one) => startsWith(path, one.path))
  return leaf?.path ?? []
}

export function samePath(a: Path, b: Path): boolean {
  return a.length === b.length && startsWith(a, b)
}

function startsWith(path: Path, start: Path): boolean {
  return start.every((step, i) => path[i] === step)
}
