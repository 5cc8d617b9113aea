import { readFile } from 'node:fs/promises'
import { extract, toResult } from '@ficha/engine'
import { nodeRuntime } from '@ficha/engine/node'
import { chromium } from 'playwright-core'
import { openPdf } from '../engine/src/decode/pdf.ts'
import { renderPage } from '../engine/src/decode/pdf-raster.ts'
import { borrowPdfium } from '../engine/src/decode/pdfium.ts'

// Draws docs/evidence.png, the picture of the README: a page with the evidence of every field on it.
const DOCUMENT = new URL('../test/documents/tuning/documents/51-ima-sc-transport.pdf', import.meta.url)
const DPI = 110
const HUES = [210, 340, 150, 30, 270, 90, 0, 180, 300]

const bytes = await readFile(DOCUMENT)
const runtime = nodeRuntime()
const result = toResult(await extract([bytes], 51, runtime))
const pdf = openPdf(await borrowPdfium(runtime, bytes.length), bytes)
const raster = pdf.withPage(0, (page) => renderPage(page, DPI))
const found = Object.entries(result.fields).filter(
  ([, field]) => field.page === 1 && field.source !== 'derived',
)
const marks = found.flatMap(([name, field], i) =>
  field.evidence
    .filter((item) => item.page === 1 && item.source !== 'derived')
    .map((item) => ({ name, hue: HUES[i % HUES.length] ?? 0, polygon: item.polygon })),
)
const rows = found.map(([name, field], i) => ({
  name,
  hue: HUES[i % HUES.length] ?? 0,
  value: Array.isArray(field.value) ? field.value.join('; ') : String(field.value),
  confidence: `${Math.round(field.confidence * 100)} %`,
}))

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const height = 560
const page = await browser.newPage({ viewport: { width: raster.width + 470, height }, deviceScaleFactor: 1 })
await page.setContent(`<style>
  body { margin: 0; display: flex; font: 14px/1.35 'DejaVu Sans', sans-serif; background: #f4f2ee; color: #222 }
  #sheet { position: relative; width: ${raster.width}px; height: ${height}px; overflow: hidden; flex: none; box-shadow: 0 0 14px #0003 }
  svg { position: absolute; inset: 0; width: ${raster.width}px; height: ${raster.height}px }
  dl { margin: 0; padding: 26px 24px; overflow: hidden } dt { font-weight: bold; margin-top: 12px } dd { margin: 0 }
  small { color: #666; font-weight: normal }
</style>
<div id="sheet"><canvas width="${raster.width}" height="${raster.height}"></canvas><svg viewBox="0 0 1 1" preserveAspectRatio="none">${marks
  .map(
    ({ hue, polygon }) =>
      `<polygon points="${polygon.map((point) => point.join(',')).join(' ')}" fill="hsl(${hue} 90% 50% / .22)" stroke="hsl(${hue} 80% 40%)" stroke-width="1.5" vector-effect="non-scaling-stroke"/>`,
  )
  .join('')}</svg></div><dl>${rows
  .map(
    (row) =>
      `<dt style="color:hsl(${row.hue} 80% 32%)">${row.name} <small>${row.confidence}</small></dt><dd>${row.value}</dd>`,
  )
  .join('')}</dl>`)
await page.evaluate(
  ([base64, width, rows]) => {
    const pixels = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
    const image = new ImageData(width, rows)
    for (let i = 0; i < width * rows; i++) image.data.set([...pixels.subarray(i * 3, i * 3 + 3), 255], i * 4)
    document.querySelector('canvas')?.getContext('2d')?.putImageData(image, 0, 0)
  },
  [Buffer.from(raster.data).toString('base64'), raster.width, raster.height] as const,
)
await page.screenshot({ path: new URL('evidence.png', import.meta.url).pathname })
await browser.close()
