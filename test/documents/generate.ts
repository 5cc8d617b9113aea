import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { fileNames } from './generator/capture/capture.ts'
import { type CaptureRow, idOf, sheetsFile } from './generator/capture/rows.ts'
import type { CardLayout } from './generator/card-sheets.ts'
import type { Layout } from './generator/layout.ts'
import { compactPdf } from './generator/pdf/compact-pdf.ts'
import { openBrowser, printPdf, withLetterhead } from './generator/print-pdf.ts'
import { printedLines } from './generator/printed-lines.ts'
import { seededRandom } from './generator/random.ts'
import { sheetsOf } from './generator/sheets.ts'
import { listPictures } from './list-pictures.ts'
import { captureRows, modulesIn } from './recipes.ts'

/**
 * Prints all test documents again: `npm run documents [-- [--part tuning|held-out] [NAME…]]` (part of a layout's or
 * card's name; none: all), and lists the hashes of their pictures. `--pictures` prints nothing: for a change of the
 * simulator (then NAME is part of an id). The expected JSON comes from the values that were printed, never from reading.
 */
const PARTS = ['tuning', 'held-out'] as const
const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { part: { type: 'string' }, pictures: { type: 'boolean', default: false } },
})
const parts = PARTS.filter((name) => !options.part || options.part === name)
if (!options.pictures) {
  const browser = await openBrowser()
  for (const part of parts) await printPart(browser, part)
  await browser.close()
}
await listPictures(PARTS, isWanted)

async function printPart(browser: Browser, part: string): Promise<void> {
  const folder = join(import.meta.dirname, part)
  const layouts = (await modulesIn<{ layout: Layout }>(join(folder, 'layouts'))).map(({ layout }) => layout)
  const cards = (await modulesIn<{ card: CardLayout }>(join(folder, 'cards'))).map(({ card }) => card)
  for (const kind of ['documents', 'sheets']) {
    if (wanted.length === 0) await rm(join(folder, kind), { recursive: true, force: true })
    await mkdir(join(folder, kind), { recursive: true })
  }
  for (const layout of layouts) {
    if (layout.source === 'none' || !isWanted(layout.name)) continue
    for (const variant of layout.variants) await printDigital(browser, part, layout, variant)
  }
  const rows = await captureRows(part)
  for (const file of new Set(rows.map(sheetsFile))) {
    const own = rows.filter((row) => sheetsFile(row) === file)
    if (isWanted(file)) await printSheets(browser, part, file, own, layouts, cards)
  }
}

function isWanted(name: string): boolean {
  return wanted.length === 0 || wanted.some((one) => name.includes(one))
}

async function printDigital(browser: Browser, part: string, layout: Layout, variant: string): Promise<void> {
  const id = `${layout.type}-${layout.name}-${variant}`
  const { html, pictures, ...expected } = await layout.print(seededRandom(id), variant)
  const printed = await printPdf(browser, await withLetterhead(browser, html, layout.letterhead), pictures)
  const about = { id, type: layout.type, layout: layout.name, part, source: layout.source ?? 'digital' }
  await write(part, `documents/${id}.pdf`, await compactPdf([printed]))
  await write(part, `documents/${id}.json`, json({ ...about, ...expected }))
}

/** One PDF with the sheets of all captures of a layout, which have their fonts and backgrounds in common. */
async function printSheets(
  browser: Browser,
  part: string,
  file: string,
  rows: readonly CaptureRow[],
  layouts: readonly Layout[],
  cards: readonly CardLayout[],
): Promise<void> {
  const printed: Uint8Array[] = []
  let pageCount = 0
  for (const row of rows) {
    const id = idOf(row)
    const { type, layout, sheets, pictures, letterhead, expected } = await sheetsOf(
      row,
      layouts,
      cards,
      seededRandom(id),
    )
    const lines: string[][] = []
    for (const sheet of sheets) {
      const pdf = await printPdf(browser, await withLetterhead(browser, sheet, letterhead), pictures)
      printed.push(pdf)
      lines.push(...printedLines(pdf))
    }
    const captured = lines.slice(0, row.capture.pagesMax)
    const pages = captured.map((_, i) => pageCount + i)
    pageCount += lines.length
    const about = { id, type: row.sentAs ?? type, layout, part, source: row.capture.source }
    const files = fileNames(id, row.capture, pages.length)
    await write(part, `documents/${id}.json`, json({ ...about, files, sheets: { file, pages }, ...expected }))
    // What a crop cut off is printed on no pixel.
    if (!row.capture.crop) await write(part, `documents/${id}.words.txt`, `${captured.flat().join('\n')}\n`)
  }
  await write(part, `sheets/${file}`, await compactPdf(printed))
}

async function write(part: string, name: string, content: string | Uint8Array): Promise<void> {
  await writeFile(join(import.meta.dirname, part, name), content)
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`
}
