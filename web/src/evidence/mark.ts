import type { Point } from '@ficha/engine'
import type { Path } from '../state/state.ts'

/** A place on a page from which a field was read, or where a text stands. */
export interface Mark {
  readonly key: string
  readonly field: string
  readonly path: Path
  readonly page: number
  readonly polygon: readonly Point[]
  readonly tone: 'doubtful' | 'sure' | 'text' | 'found'
  readonly isSelected: boolean
  /** What it says, where that is not the name of a field. */
  readonly says?: string
}

/** Large places first, so that a small one on top of them can be hit. */
export function smallLast(marks: readonly Mark[]): readonly Mark[] {
  return marks.toSorted((a, b) => area(b.polygon) - area(a.polygon))
}

function area(polygon: readonly Point[]): number {
  const xs = polygon.map(([x]) => x)
  const ys = polygon.map(([, y]) => y)
  return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys))
}
