import type { TextBlock, TextPage, TextReading } from './text-reading.ts'

/** Lines as they are printed, an empty line between blocks, a tab between cells, a form feed between pages. */
export function toPlainText({ pages }: Pick<TextReading, 'pages'>): string {
  return pages.map((page) => page.blocks.map((block) => textOf(block, page)).join('\n\n')).join('\n\f')
}

function textOf(block: TextBlock, { lines }: TextPage): string {
  if (block.kind !== 'table') return block.lines.map((i) => lines[i]?.text ?? '').join('\n')
  return Array.from({ length: block.rows }, (_, row) => {
    const cells = block.cells.filter((cell) => cell.row === row)
    const last = Math.max(0, ...cells.map(({ column }) => column))
    const texts = Array.from(
      { length: last + 1 },
      (_, column) => cells.find((cell) => cell.column === column)?.text ?? '',
    )
    return texts.join('\t')
  }).join('\n')
}
