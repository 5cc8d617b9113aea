import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { ExtractionResult } from '@ficha/engine'
import { type Case, isRight } from '../../cli/src/evaluate/score/metrics.ts'
import { html, raw } from '../documents/generator/html.ts'
import { openBrowser } from '../documents/generator/print-pdf.ts'
import { pathsOf } from '../documents/pictures.ts'
import type { Outcome } from './run.ts'

type Evidence = ExtractionResult['fields'][string]['evidence'][number]

const PDF_DPI = 90
const PAGE_WIDTH = 900
const PAGES_MAX = 3

/**
 * Documents as pictures for a person to look at: the pages with what each field was read from, right in green and
 * wrong in red, and beside them what was expected and what was read.
 */
export async function drawOutcomes(outcomes: readonly Outcome[], folder: string): Promise<void> {
  const browser = await openBrowser()
  try {
    for (const [index, outcome] of outcomes.entries()) {
      const page = await browser.newPage({ viewport: { width: 1500, height: 800 } })
      await page.setContent(await drawing(outcome), { waitUntil: 'load' })
      const name = `${String(index + 1).padStart(2, '0')}-${outcome.document.id}.png`
      await writeFile(join(folder, name), await page.screenshot({ fullPage: true, type: 'png' }))
      await page.close()
    }
  } finally {
    await browser.close()
  }
}

async function drawing({ document, cases, result, failure }: Outcome): Promise<string> {
  const wrong = new Set(cases.filter((one) => !isRight(one)).map(({ field }) => field))
  const evidence = Object.entries(result?.fields ?? {}).flatMap(([field, report]) =>
    report.evidence.map((item) => ({ field, item })),
  )
  const pages = (await Promise.all((await pathsOf(document)).map(pagesOf))).flat().slice(0, PAGES_MAX)
  const outlines = (page: number) =>
    evidence
      .filter(({ item }) => item.page === page)
      .map(({ field, item }) => outline(item, wrong.has(field)))
  const shown = pages.map(
    (uri, index) => html`<div class="page">
      <img src="${uri}">
      <svg viewBox="0 0 1 1" preserveAspectRatio="none">${outlines(index + 1)}</svg>
    </div>`,
  )
  const body = html`<h1>${document.id}${failure ? ` · ${failure}` : ''}</h1>
    <div class="cols"><div>${shown}</div><table>${cases.map(row)}</table></div>`
  return `<!doctype html><style>${STYLE}</style>${body.markup}`
}

const STYLE = `
  body { font: 13px 'Liberation Sans'; margin: 12px }
  h1 { font-size: 16px }
  .cols { display: flex; gap: 14px }
  .page { position: relative; width: ${PAGE_WIDTH}px; margin-bottom: 8px }
  .page img { width: 100%; display: block }
  .page svg { position: absolute; inset: 0; width: 100%; height: 100% }
  table { border-collapse: collapse; width: 560px; align-self: start }
  td { border: 1px solid #ccc; padding: 2px 5px; vertical-align: top; overflow-wrap: anywhere }
  td:first-child, td:last-child { white-space: nowrap }
  .wrong { background: #fdd }
`

function outline(item: Evidence, wrong: boolean) {
  const points = item.polygon.map(([x, y]) => `${x},${y}`).join(' ')
  const colour = wrong ? '#e01010' : '#0a8a30'
  return raw(
    `<polygon points="${points}" fill="${colour}22" stroke="${colour}" stroke-width="2" vector-effect="non-scaling-stroke"/>`,
  )
}

function row(one: Case) {
  const text = (value: Case['expected']): string =>
    typeof value === 'string' ? value : JSON.stringify(value)
  const right = isRight(one)
  const read = right ? '' : html`<br><b>${text(one.actual)}</b>`
  return html`<tr class="${right ? '' : 'wrong'}">
    <td>${one.field}</td><td>${text(one.expected)}${read}</td><td>${one.confidence.toFixed(2)}</td>
  </tr>`
}

/** Data URIs: a browser shows JPEG and PNG itself, EXIF orientation included. */
async function pagesOf(file: string): Promise<string[]> {
  const bytes = await readFile(file)
  const kind = extname(file)
  if (kind !== '.pdf')
    return [`data:image/${kind === '.png' ? 'png' : 'jpeg'};base64,${bytes.toString('base64')}`]
  const count = Number(/Pages:\s+(\d+)/.exec(execFileSync('pdfinfo', [file], { encoding: 'utf8' }))?.[1] ?? 1)
  return Array.from({ length: Math.min(PAGES_MAX, count) }, (_, index) => {
    const args = ['-jpeg', '-r', String(PDF_DPI), '-f', String(index + 1), '-singlefile', file]
    const jpeg = execFileSync('pdftoppm', args, { maxBuffer: 2 ** 28 })
    return `data:image/jpeg;base64,${jpeg.toString('base64')}`
  })
}
