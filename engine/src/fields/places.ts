import type { Block, PageReading, ReadLine } from './reading.ts'

/** The block that a line belongs to. */
export function blockOf(page: PageReading, line: ReadLine): Block {
  return page.blocks.find((block) => block.includes(line)) ?? [line]
}

export function previousInBlock(page: PageReading, line: ReadLine): ReadLine | undefined {
  const block = blockOf(page, line)
  return block[block.indexOf(line) - 1]
}

function rowOf(page: PageReading, line: ReadLine): readonly ReadLine[] {
  return page.rows.find((row) => row.includes(line)) ?? [line]
}

export function rightNeighbour(page: PageReading, line: ReadLine): ReadLine | undefined {
  const row = rowOf(page, line)
  return row[row.indexOf(line) + 1]
}

export function leftNeighbour(page: PageReading, line: ReadLine): ReadLine | undefined {
  const row = rowOf(page, line)
  return row[row.indexOf(line) - 1]
}
