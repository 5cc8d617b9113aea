import { type PDFFont, type PDFPage, StandardFonts } from 'pdf-lib'
import { expect, test } from 'vitest'
import { boxOf } from '../../../engine/src/geometry.ts'
import { readPages } from '../../../engine/src/read-pages.ts'
import { nodeRuntime } from '../../../engine/src/runtime/node.ts'
import {
  addBoxes,
  addChangedField,
  addField,
  addLayered,
  addList,
  addPicture,
  addTyped,
  addWritten,
  type Place,
} from './annotations.ts'
import { text as drawn, drawnPage, formOf, OWN } from './drawn-page.ts'
import { mixedPage, printedPicture } from './mixed-page.ts'

const LAYER = Array.from({ length: 6 }, (_, i) => `${i + 1}. Manter limpa a faixa de protecao do rio.`)
const PLACE: Place = { left: 200, bottom: 300, width: 240, height: 36 }
const STAMP = ['RECEBIDO EM 12/03/2024', 'Protocolo 4471']

/** What is annotated, and what is read of it. */
const cases: readonly [
  name: string,
  annotate: (page: PDFPage, font: PDFFont) => void | Promise<void>,
  read: readonly string[],
][] = [
  ['a stamp of text', (page, font) => addWritten(page, 'Stamp', PLACE, STAMP, font), STAMP],
  ['text in a box', (page, font) => addWritten(page, 'FreeText', PLACE, STAMP, font), STAMP],
  ['a hidden stamp', (page, font) => addWritten(page, 'Stamp', PLACE, STAMP, font, 'hidden'), []],
  [
    'a note that is printed alone',
    (page, font) => addWritten(page, 'FreeText', PLACE, STAMP, font, 'printed-only'),
    [],
  ],
  ['a stamp of a layer that is off', (page, font) => addLayered(page, PLACE, STAMP, font, 'group'), []],
  ['a stamp whose only layer is off', (page, font) => addLayered(page, PLACE, STAMP, font, 'membership'), []],
  [
    'a field that still shows its former value',
    (page, font) => addChangedField(page, PLACE, '14/08/2026', '14/08/2028', font),
    ['14/08/2028'],
  ],
  [
    'the chosen option of a list',
    (page, font) => addList(page, PLACE, ['14/08/2026', '14/08/2028'], '14/08/2028', font),
    ['14/08/2028'],
  ],
  ['boxes to tick', (page) => addBoxes(page, PLACE), ['( )', '(X)']],
  ['a stamp that is a picture', async (page) => addPicture(page, PLACE, await printedPicture(STAMP)), STAMP],
  [
    'text that is not drawn yet',
    (page, font) => addTyped(page, PLACE, 'Protocolo 4471', font),
    ['Protocolo 4471'],
  ],
  [
    'a field',
    (page, font) => addField(page, PLACE, 'Fulana Inventada', font, 'program'),
    ['Fulana Inventada'],
  ],
  [
    'a field that is not drawn yet',
    (page, font) => addField(page, PLACE, 'Fulana Inventada', font, 'viewer'),
    ['Fulana Inventada'],
  ],
]

test.each(cases)('beside a text layer is read: %s', async (_, annotate, expected) => {
  const pdf = await mixedPage(async ({ pdf, page, text }) => {
    text(LAYER, { x: 60, y: 60 })
    await annotate(page, await pdf.embedFont(StandardFonts.Helvetica))
  })
  const { pages } = await readPages([pdf], nodeRuntime())
  const lines = pages.flatMap((page) => page.lines)
  expect(lines.slice(0, LAYER.length).map(({ text }) => text)).toEqual(LAYER)
  const added = lines.slice(LAYER.length)
  expect(added.map(({ text }) => text)).toEqual(expected)
  for (const { quad } of added) {
    const { left, top, right, bottom } = boxOf(quad)
    expect(left).toBeGreaterThanOrEqual(PLACE.left - 1)
    expect(right).toBeLessThanOrEqual(PLACE.left + PLACE.width + 1)
    expect(842 - top).toBeLessThanOrEqual(PLACE.bottom + PLACE.height + 1)
    expect(842 - bottom).toBeGreaterThanOrEqual(PLACE.bottom - 1)
  }
})

test.each(['page', 'tree'] as const)(
  'a stamp takes no font away: resources of the %s',
  async (resourcesAt) => {
    // Bold is wider: in another font the second run would begin too far to the right of the first.
    const bold = 'BT /B 24 Tf 60 700 Td (Aos 9 dias de no) Tj 190.73 0 Td (vembro de 2023) Tj ET\n'
    const file = drawnPage({
      content: bold,
      resourcesAt,
      page: `/Annots [<< /Type /Annot /Subtype /Stamp /F 4 /Rect [0 0 595 842] /AP << /N ${OWN[0]} >> >>]`,
      objects: [formOf(drawn('Protocolo 4471', 60, 300))],
    })
    const { pages } = await readPages([file], nodeRuntime())
    const texts = pages.flatMap(({ lines }) => lines).map(({ text }) => text)
    expect(texts).toEqual(['Aos 9 dias de novembro de 2023', 'Protocolo 4471'])
  },
)
