import type { Arrangement } from '../card-sheets.ts'
import type { Json, Type } from '../layout.ts'
import type { Mark } from '../marks.ts'
import type { Capture } from './capture.ts'

/** One document that comes as pixels: what is printed, and how it was captured. */
export type CaptureRow = PageRow | CardRow

export interface PageRow {
  /** `<type>-<name>` of a layout of the same part. */
  readonly layout: string
  readonly variant: string
  readonly capture: Capture
  /** Sent as another type than it is of. */
  readonly sentAs?: Type
  /** What was put on the first page after it was printed. */
  readonly marks?: readonly Mark[]
  /** What can no longer be read, where a crop or a page left out took it away. */
  readonly lost?: Readonly<Record<string, Json>>
}

export interface CardRow {
  /** Name of a card layout of the same part. */
  readonly card: string
  readonly variant: string
  readonly show: Arrangement
  readonly capture: Capture
  readonly sentAs?: Type
  readonly lost?: Readonly<Record<string, Json>>
}

/** `<type>-<layout>-<variant>[-<arrangement>]-<capture>`: also the seed of everything drawn for it. */
export function idOf(row: CaptureRow): string {
  if ('card' in row) return `${row.sentAs ?? 54}-${row.card}-${row.variant}-${row.show}-${row.capture.name}`
  const name = row.layout.slice(3)
  return `${row.sentAs ?? row.layout.slice(0, 2)}-${name}-${row.variant}-${row.capture.name}`
}

/** The PDF that has its sheets: one for each layout or card. */
export function sheetsFile(row: CaptureRow): string {
  return 'card' in row ? `54-${row.card}.pdf` : `${row.layout}.pdf`
}
