import { type PrintedLine, readingFromText } from '../document-types/reading-from-text.ts'

/** The lines of a page whose rows are printed one below the other. */
export function pageOf(rows: number, textOf: (row: number) => string) {
  const lines = Array.from({ length: rows }, (_, row): PrintedLine => {
    return { text: textOf(row), x: 60, y: 60 + 15 * row, height: 12 }
  })
  return readingFromText([{ lines }]).pages[0]?.page.lines ?? []
}
