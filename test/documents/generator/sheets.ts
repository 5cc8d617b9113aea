import type { CaptureRow } from './capture/rows.ts'
import type { Card, CardLayout } from './card-sheets.ts'
import { cardSheets } from './card-sheets.ts'
import type { Expected, Layout, Type } from './layout.ts'
import { marked } from './marks.ts'
import type { Random } from './random.ts'

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
