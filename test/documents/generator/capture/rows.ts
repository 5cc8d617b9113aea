import type { Arrangement, Card, CardLayout } from '../card-sheets.ts'
import { cardSheets } from '../card-sheets.ts'
import type { Expected, Json, Layout, Type } from '../layout.ts'
import { type Mark, marked } from '../marks.ts'
import type { Random } from '../random.ts'
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

/** The sheets to capture and what the engine should say of them. */
export interface Sheets {
  readonly type: Type
  readonly layout: string
  readonly sheets: readonly string[]
  readonly pictures: readonly string[]
  readonly letterhead: string | undefined
  readonly expected: Expected
}

export async function sheetsOf(
  row: CaptureRow,
  layouts: readonly Layout[],
  cards: readonly CardLayout[],
  random: Random,
): Promise<Sheets> {
  if ('card' in row) {
    const layout = cards.find(({ name }) => name === row.card)
    if (!layout) throw new RangeError(`no card layout is called ${row.card}`)
    const card: Card = await layout.print(random, row.variant)
    const { sheets, data } = cardSheets(card, row.show, random)
    const expected = sent(row, 54, { data })
    return { type: 54, layout: layout.name, sheets, pictures: [], letterhead: undefined, expected }
  }
  const layout = layouts.find(({ name, type }) => `${type}-${name}` === row.layout)
  if (!layout) throw new RangeError(`no layout is called ${row.layout}`)
  const { html, pictures = [], ...expected } = await layout.print(random, row.variant)
  return {
    type: layout.type,
    layout: layout.name,
    sheets: [marked(html, row.marks ?? [], random)],
    pictures,
    letterhead: layout.letterhead,
    expected: sent(row, layout.type, expected),
  }
}

function sent(row: CaptureRow, type: Type, expected: Expected): Expected {
  if (row.sentAs && row.sentAs !== type && 'data' in expected) {
    return { error: 'wrong_document_type', detectedType: type }
  }
  return 'data' in expected && row.lost ? { data: { ...expected.data, ...row.lost } } : expected
}
