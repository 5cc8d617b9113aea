import type { TextBlock, TextPage, TextReading, TextTable } from './text-reading.ts'

/** Signs that would be read as Markdown wherever they stand. */
const SIGNS = /[\\`*_[\]<>|]/g
/** And at the beginning of a paragraph: a heading, a list, a rule. */
const AT_START = /^(\s*)(#{1,6}(?=\s)|[-+=~](?=\s|-|=|~|$)|\d{1,9}(?=[.)]\s))/
const BROKEN_WORD = /(\p{L})-\n(?=\p{Ll})/gu

/** Headings, paragraphs and tables (GitHub's form); a rule between pages. */
export function toMarkdown({ pages }: Pick<TextReading, 'pages'>): string {
  const texts = pages.map((page) => page.blocks.map((block) => markdownOf(block, page)).join('\n\n'))
  return `${texts.join('\n\n---\n\n')}\n`
}

function markdownOf(block: TextBlock, { lines }: TextPage): string {
  if (block.kind === 'table') return tableOf(block)
  const text = block.lines
    .map((i) => lines[i]?.text ?? '')
    .join('\n')
    .replace(BROKEN_WORD, '$1')
    .replace(/\n/g, ' ')
  return block.kind === 'heading' ? `## ${escaped(text)}` : escaped(text).replace(AT_START, '$1\\$2')
}

function tableOf({ rows, columns, cells }: TextTable): string {
  const [head = [], ...body] = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      const cell = cells.find((one) => one.row === row && one.column === column)
      return escaped(cell?.text ?? '')
    }),
  )
  const line = (texts: readonly string[]) => `| ${texts.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n')
}

function escaped(text: string): string {
  return text.replace(SIGNS, '\\$&')
}
