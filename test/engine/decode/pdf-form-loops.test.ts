import { PDFDocument, PDFName, PDFOperator, PDFOperatorNames, StandardFonts } from 'pdf-lib'
import { expect, test } from 'vitest'
import { decode, inspect } from '../../../engine/src/decode/decode.ts'
import { withoutFormLoops } from '../../../engine/src/decode/pdf-form-loops.ts'
import { nodeRuntime } from '../../../engine/src/runtime/node.ts'

const runtime = nodeRuntime()
const INSIDE = 'BT /F1 12 Tf 60 700 Td (inside it) Tj ET'
const LINES = Array.from(
  { length: 40 },
  (_, i) => `BT /F1 9 Tf 60 ${680 - 15 * i} Td (condicionante ${i}) Tj ET`,
)

/** A page that draws a form X0, between two lines of its own; X1 of the form's resources is a form as well. */
async function pageWithForm(body: string, other: string, apart = false): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([595, 842])
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const { context } = pdf
  const [form, second] = [context.nextRef(), context.nextRef()]
  const XObject = context.obj({ X0: form, X1: second })
  const resources = { Font: { F1: font.ref }, XObject: apart ? context.register(XObject) : XObject }
  const dictionary = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 595, 842] }
  context.assign(form, context.stream(body, { ...dictionary, Resources: context.obj(resources) }))
  context.assign(
    second,
    context.stream(other, { ...dictionary, Resources: { Font: { F1: font.ref }, XObject: { X0: form } } }),
  )
  page.node.setXObject(PDFName.of('X0'), form)
  page.drawText('before', { x: 60, y: 780, size: 12, font })
  page.pushOperators(PDFOperator.of(PDFOperatorNames.DrawObject, [PDFName.of('X0')]))
  page.drawText('after', { x: 60, y: 40, size: 12, font })
  return pdf.save({ useObjectStreams: !apart })
}

async function textOf(bytes: Uint8Array): Promise<string> {
  for await (const { glyphs } of decode([bytes], await inspect([bytes], runtime), runtime)) {
    return glyphs
      .map(({ text, before }) => (before === 'glyph' ? text : ` ${text}`))
      .join('')
      .trim()
  }
  throw new RangeError('no page')
}

test.each([
  ['once', `q /X0 Do Q ${INSIDE}`, '', false],
  ['twice', `${INSIDE} q /X0 Do Q q /X0 Do Q`, '', false],
  ['smaller each time', `${INSIDE} q 0.9 0 0 0.9 0 0 cm /X0 Do Q`, '', false],
  ['by resources that stand apart', `${INSIDE} q /X0 Do Q q /X0 Do Q`, '', true],
])('a form that draws itself %s is read once', async (_, body, other, apart) => {
  expect(await textOf(await pageWithForm(body, other, apart))).toBe('before inside it after')
})

test('a page of text in a form that draws itself is not cut off', async () => {
  const text = await textOf(await pageWithForm(`${LINES.join(' ')} q 1 0 0 1 0 -5 cm /X0 Do Q`, '', false))
  expect(text.split(' ').filter((word) => word === 'condicionante')).toHaveLength(40)
  expect(text).toMatch(/ after$/)
})

test('forms that draw others, and files without a form, are left as they are', async () => {
  const plain = await pageWithForm(INSIDE, '', false)
  const second = 'BT /F1 12 Tf 160 700 Td (also) Tj ET'
  const nested = await pageWithForm(`${INSIDE} q /X1 Do Q`, second, false)
  expect(await textOf(plain)).toBe('before inside it after')
  // X1 has X0 among its resources as well, without drawing it: programs often give all forms the same.
  expect(await textOf(nested)).toBe('before inside it also after')
  const bytes = new TextEncoder().encode('%PDF-1.7 /Subtype /Form '.repeat(2000))
  expect(withoutFormLoops(bytes)).toBe(bytes)
})
