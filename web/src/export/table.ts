import type { SheetCell } from '@ficha/engine'

/** A table as it is written: which cells a person has changed is seen where a file can show it. */
export interface Table {
  readonly name: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly TableCell[])[]
}

export interface TableCell {
  readonly value: SheetCell
  readonly isCorrected?: boolean
}
