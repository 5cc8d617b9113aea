import { expect, test } from 'vitest'
import { decode, inspect } from '../../../engine/src/decode/decode.ts'
import type { DecodedPage } from '../../../engine/src/decode/decoded-page.ts'
import { nodeRuntime } from '../../../engine/src/runtime/node.ts'
import { CATALOG, rawPdf, stream } from './raw-pdf.ts'

const PAGE = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842]'
const SECONDS_MAX = 5

async function readInTime(objects: readonly (string | Uint8Array)[]): Promise<DecodedPage | undefined> {
  const [file, runtime, before] = [rawPdf([...CATALOG, ...objects]), nodeRuntime(), process.cpuUsage()]
  let last: DecodedPage | undefined
  for await (const page of decode([file], await inspect([file], runtime), runtime)) last = page
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(SECONDS_MAX)
  return last
}

test('many fields of one list of options that do not end', async () => {
  const widget = '<< /Type /Annot /Subtype /Widget /Rect [10 10 90 30] /Parent 4 0 R >>'
  const widgets = new Array<string>(60).fill(widget)
  const references = widgets.map((_, i) => `${i + 5} 0 R`).join(' ')
  const list = `<< /FT /Ch /T (a) % ${'/Opt[[('.repeat(9000)}\n>>`
  const page = await readInTime([`${PAGE} /Annots [${references}] >>`, list, ...widgets])
  expect(page?.issues).toEqual([])
})

test('letters as large as the page that are cut off', async () => {
  const letters = 'ABCDEFGHJKLMNOPQRSTUVWXYZabcdefghijkmnop'.repeat(150)
  // They hardly advance, so that all stand on the page.
  const text = `BT /F1 12 Tf 60 700 Td (seen) Tj ET q 0 0 0 0 re W n BT /F1 800 Tf -479.99 Tc 0 100 Td (${letters}) Tj ET Q`
  const page = await readInTime([
    `${PAGE} /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    stream('', new TextEncoder().encode(text)),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>',
  ])
  expect(page?.glyphs.map((glyph) => glyph.text).join('')).toBe('seen')
  expect(page?.unseen).toHaveLength(letters.length)
})
