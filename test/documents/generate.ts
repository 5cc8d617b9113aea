import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { captured } from './generator/capture/capture.ts'
import { type CaptureRow, idOf, sheetsOf } from './generator/capture/rows.ts'
import type { CardLayout } from './generator/card-sheets.ts'
import type { Layout } from './generator/layout.ts'
import { openBrowser, printPdf, withLetterhead } from './generator/print-pdf.ts'
import { seededRandom } from './generator/random.ts'

/**
 * Makes all test documents again: `npm run documents [-- [--part tuning|held-out] [NAME…]]` (a layout's name, or any
 * part of a captured document's id; none: all). The expected JSON comes from the values that were printed, never from reading the page.
 */
const PARTS = ['tuning', 'held-out'] as const
const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { part: { type: 'string' } },
})
const browser = await openBrowser()
let count = 0
for (const part of PARTS.filter((name) => !options.part || options.part === name)) {
  const folder = join(import.meta.dirname, part)
  const layouts = await loadEach(join(folder, 'layouts'), ({ layout }: { layout: Layout }) => [layout])
  const cards = await loadEach(join(folder, 'cards'), ({ card }: { card: CardLayout }) => [card])
  const rows = await loadEach(
    join(folder, 'captures'),
    ({ captures }: { captures: readonly CaptureRow[] }) => captures,
  )
  if (wanted.length === 0) await rm(join(folder, 'documents'), { recursive: true, force: true })
  await mkdir(join(folder, 'documents'), { recursive: true })
  for (const layout of layouts) {
    if (layout.source === 'none' || (wanted.length > 0 && !wanted.includes(layout.name))) continue
    for (const variant of layout.variants) await printDigital(browser, part, layout, variant)
  }
  for (const row of rows) {
    if (wanted.length > 0 && !wanted.some((name) => idOf(row).includes(name))) continue
    await capturePixels(browser, part, row, layouts, cards)
  }
}
await browser.close()
console.log(`${count} documents`)

async function printDigital(browser: Browser, part: string, layout: Layout, variant: string): Promise<void> {
  const id = `${layout.type}-${layout.name}-${variant}`
  const { html, pictures, ...expected } = await layout.print(seededRandom(id), variant)
  const pdf = await printPdf(browser, await withLetterhead(browser, html, layout.letterhead), pictures)
  const about = { id, type: layout.type, layout: layout.name, part, source: layout.source ?? 'digital' }
  await write(part, `${id}.pdf`, pdf)
  await write(part, `${id}.json`, json({ ...about, ...expected }))
  count++
  if (!layout.source && pdf.length > 61_440) console.warn(`${id}: ${Math.round(pdf.length / 1024)} KB`)
}

async function capturePixels(
  browser: Browser,
  part: string,
  row: CaptureRow,
  layouts: readonly Layout[],
  cards: readonly CardLayout[],
): Promise<void> {
  const id = idOf(row)
  const random = seededRandom(id)
  const { type, layout, sheets, pictures, letterhead, expected } = await sheetsOf(row, layouts, cards, random)
  const pages = await Promise.all(sheets.map((sheet) => withLetterhead(browser, sheet, letterhead)))
  const { files, words } = await captured(browser, pages, pictures, row.capture, random)
  const names = files.map(({ extension }, i) => `${id}${files.length > 1 ? `-${i + 1}` : ''}.${extension}`)
  for (const [i, { bytes }] of files.entries()) await write(part, names[i] ?? id, bytes)
  const about = { id, type: row.sentAs ?? type, layout, part, source: row.capture.source, files: names }
  await write(part, `${id}.json`, json({ ...about, ...expected }))
  // What a crop cut off is printed on no pixel.
  if (!row.capture.crop) await write(part, `${id}.words.txt`, `${words.join('\n')}\n`)
  count++
}

async function write(part: string, name: string, content: string | Uint8Array): Promise<void> {
  await writeFile(join(import.meta.dirname, part, 'documents', name), content)
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

/** What every module of a folder exports, in the order of their names; nothing where there is no such folder. */
async function loadEach<Module, T>(folder: string, take: (module: Module) => readonly T[]): Promise<T[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.ts')).sort()
  const all: T[] = []
  for (const name of names) all.push(...take((await import(join(folder, name))) as Module))
  return all
}
