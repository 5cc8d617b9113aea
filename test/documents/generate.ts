import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Layout } from './generator/layout.ts'
import { openBrowser, printPdf } from './generator/print-pdf.ts'
import { seededRandom } from './generator/random.ts'

/**
 * Makes all test documents again: `npm run documents [-- NAME…]` (names of layouts; none: all).
 * The expected JSON comes from the values that were printed, never from reading the page.
 */
const PARTS = ['tuning', 'held-apart'] as const
const wanted = process.argv.slice(2)
const browser = await openBrowser()
let count = 0
for (const part of PARTS) {
  const folder = join(import.meta.dirname, part)
  const layouts = (await loadLayouts(join(folder, 'layouts'))).filter(
    ({ name }) => wanted.length === 0 || wanted.includes(name),
  )
  if (wanted.length === 0) await rm(join(folder, 'documents'), { recursive: true, force: true })
  await mkdir(join(folder, 'documents'), { recursive: true })
  for (const layout of layouts) {
    for (const variant of layout.variants) {
      const id = `${layout.type}-${layout.name}-${variant}`
      const { html, ...expected } = layout.print(seededRandom(id), variant)
      const pdf = await printPdf(browser, html, layout.letterhead)
      const about = { id, type: layout.type, layout: layout.name, part, source: 'digital' }
      await writeFile(join(folder, 'documents', `${id}.pdf`), pdf)
      await writeFile(
        join(folder, 'documents', `${id}.json`),
        `${JSON.stringify({ ...about, ...expected }, null, 2)}\n`,
      )
      count++
      if (pdf.length > 61_440) console.warn(`${id}: ${Math.round(pdf.length / 1024)} KB`)
    }
  }
}
await browser.close()
console.log(`${count} documents`)

async function loadLayouts(folder: string): Promise<Layout[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.ts')).sort()
  const layouts: Layout[] = []
  for (const name of names) {
    const module = (await import(join(folder, name))) as { readonly layout: Layout }
    layouts.push(module.layout)
  }
  return layouts
}
