import { expect, test } from 'vitest'
import { openPdf } from '../../../engine/src/decode/pdf.ts'
import { readGlyphs } from '../../../engine/src/decode/pdf-glyphs.ts'
import { pageObjects } from '../../../engine/src/decode/pdf-objects.ts'
import { borrowPdfium } from '../../../engine/src/decode/pdfium.ts'
import { isPlainPrint } from '../../../engine/src/decode/plain-print.ts'
import { nodeRuntime } from '../../../engine/src/runtime/node.ts'
import { type DrawnPage, drawnPage, text } from './drawn-page.ts'
import { HIDDEN } from './ways-to-hide.ts'

async function isPlain(page: DrawnPage): Promise<boolean> {
  const pdfium = await borrowPdfium(nodeRuntime())
  const pdf = openPdf(pdfium, drawnPage(page))
  const plain = pdf.withPage(0, (open) => {
    const drawn = readGlyphs(open).glyphs.filter(({ isDrawn, clips }) => isDrawn && !clips)
    return drawn.length > 0 && isPlainPrint(open, pageObjects(open), drawn)
  })
  pdf.close()
  return plain
}
const LINE = text('Validade: 31/12/2039', 60, 400)

test.each([
  ['dark print on paper', LINE],
  ['on a light cell with its frame', `0.9 g 50 390 400 30 re f 0 G 50 390 400 30 re S 0 g ${LINE}`],
  ['between rules', `50 380 m 400 380 l S 50 430 m 400 430 l S ${LINE}`],
  ['within the clip of a page', `q 0 0 595 842 re W n ${LINE} Q`],
])('%s needs no look at its pixels', async (_name, content) => {
  expect(await isPlain({ content })).toBe(true)
})

/** The size of its boxes tells it. */
const TOLD_OTHERWISE = 'as small as dust'
test.each(Object.keys(HIDDEN).filter((name) => name !== TOLD_OTHERWISE))(
  '%s is no plain print',
  async (name) => {
    expect(await isPlain(HIDDEN[name]?.('Validade: 31/12/2039', 60, 400) ?? { content: LINE })).toBe(false)
  },
)
