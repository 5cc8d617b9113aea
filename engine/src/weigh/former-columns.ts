import type { ReadDocument, ReadLine } from '../fields/reading.ts'
import { centreOf, isOneEdge } from '../geometry.ts'
import { anyOf } from '../values/pattern.ts'
import { isCell } from './role-runs.ts'

/** Headings of two columns: what does not hold, any more or yet, and what does. */
const FORMER = anyOf(
  'ANTERIOR|ANTERIORES|ONDE SE LE|ANTIGA|ANTIGO|ANTIGAS|ANTIGOS|PLACA EXCLUIDA|PLACAS EXCLUIDAS',
)
/** `Categoria pretendida`: a form asks for it in one cell, and for others below. */
const WANTED = anyOf('PRETENDIDA|REQUERIDA')
const PRESENT = anyOf('ATUAL|ATUAIS|LEIA-SE|NOVA|NOVO|NOVAS|NOVOS|PLACA INCLUIDA|PLACAS INCLUIDAS')

/**
 * A document without what stands below `Onde se lê`, `Placa anterior` or `Categoria pretendida`, where `Leia-se` or what is `atual` is
 * beside it: the network is as sure of either column.
 */
export function withoutFormer(reading: ReadDocument): ReadDocument {
  const former = new Set(reading.pages.flatMap(({ rows }) => rows.flatMap((_, i) => formerBelow(rows, i))))
  if (former.size === 0) return reading
  const pages = reading.pages.map((page) => {
    return { ...page, blocks: page.blocks.map((block) => block.filter((line) => !former.has(line))) }
  })
  return { ...reading, pages }
}

/** Cells below the heading of what was, in the rows that have one below both headings. */
function formerBelow(rows: readonly (readonly ReadLine[])[], at: number): ReadLine[] {
  const heads = rows[at] ?? []
  const headings = heads.filter(isCell)
  const former = headings.find(({ norm }) => FORMER.test(norm) || WANTED.test(norm))
  const present = headings.find((one) => one !== former && PRESENT.test(one.norm))
  if (!former || !present) return []
  const found: ReadLine[] = []
  const end = WANTED.test(former.norm) ? at + 2 : rows.length
  for (let i = at + 1; i < Math.min(end, rows.length); i++) {
    const row = rows[i] ?? []
    const below = row.find((cell) => isBelow(former, cell))
    const isRow = row.length <= heads.length && row.some((cell) => isBelow(present, cell))
    // Another heading has cells of its own: each is looked at once.
    if (!below || !isRow || FORMER.test(below.norm)) break
    found.push(below)
  }
  return found
}

/** Whether a cell begins or has its middle where the heading has. */
function isBelow({ box: heading }: ReadLine, { box }: ReadLine): boolean {
  const height = heading.bottom - heading.top
  const [own, other] = [centreOf(heading)[0], centreOf(box)[0]]
  return isOneEdge(heading.left, box.left, height) || isOneEdge(own, other, height)
}
