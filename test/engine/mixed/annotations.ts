import { PDFBool, type PDFFont, PDFName, type PDFObject, type PDFPage, PDFString } from 'pdf-lib'

/** Where an annotation stands: points from the page's bottom-left corner. */
export interface Place {
  readonly left: number
  readonly bottom: number
  readonly width: number
  readonly height: number
}

type Flag = 'shown' | 'hidden' | 'printed-only'
/** ISO 32000-1, 12.5.3: hidden, printed with the page, and not shown beside that. */
const FLAGS = { hidden: 2, shown: 4, 'printed-only': 36 } as const

/** FreeText or Stamp whose appearance is lines of text. */
export function addWritten(
  page: PDFPage,
  subtype: 'FreeText' | 'Stamp',
  place: Place,
  lines: readonly string[],
  font: PDFFont,
  flag: Flag = 'shown',
  more: Entries = {},
): void {
  const text = lines.map((line) => `(${line}) Tj 0 -14 Td`).join(' ')
  const content = `BT /F1 10 Tf 4 ${place.height - 14} Td ${text} ET`
  const appearance = addAppearance(page, place, content, { Font: { F1: font.ref } })
  addTo(page, subtype, place, { AP: { N: appearance }, F: FLAGS[flag], ...more })
}

/** A stamp whose appearance is a picture. */
export async function addPicture(page: PDFPage, place: Place, png: Uint8Array): Promise<void> {
  const { ref } = await page.doc.embedPng(png)
  const content = `q ${place.width} 0 0 ${place.height} 0 0 cm /I1 Do Q`
  const appearance = addAppearance(page, place, content, { XObject: { I1: ref } })
  addTo(page, 'Stamp', place, { AP: { N: appearance }, F: FLAGS.shown })
}

const TYPED_IN = '/Helv 10 Tf 0 g'

/** FreeText that its program left to the viewer to draw. */
export function addTyped(page: PDFPage, place: Place, text: string, font: PDFFont): void {
  nameFont(page, font)
  addTo(page, 'FreeText', place, {
    Contents: PDFString.of(text),
    DA: PDFString.of(TYPED_IN),
    F: FLAGS.shown,
  })
}

/** A stamp of a layer that is off when the file is opened, itself or as the only member of a membership. */
export function addLayered(
  page: PDFPage,
  place: Place,
  lines: readonly string[],
  font: PDFFont,
  by: 'group' | 'membership',
): void {
  const { context, catalog } = page.doc
  const group = context.register(context.obj({ Type: 'OCG', Name: PDFString.of('Antiga') }))
  const membership = context.register(context.obj({ Type: 'OCMD', OCGs: [group] }))
  catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: [group], D: { OFF: [group] } }))
  const layer = by === 'group' ? group : membership
  addWritten(page, 'Stamp', place, lines, font, 'shown', { OC: layer })
}

/** A field whose program wrote another value than it has drawn, and asks viewers to draw all fields anew. */
export function addChangedField(
  page: PDFPage,
  { left, bottom, width, height }: Place,
  drawn: string,
  value: string,
  font: PDFFont,
): void {
  const form = page.doc.getForm()
  const field = form.createTextField('changed field')
  field.setText(drawn)
  field.addToPage(page, { x: left, y: bottom, width, height, font })
  nameFont(page, font)
  field.acroField.setDefaultAppearance(TYPED_IN)
  field.acroField.setValue(PDFString.of(value))
  form.acroForm.dict.set(PDFName.of('NeedAppearances'), PDFBool.True)
}

/** A list of which one option is chosen, and all are drawn. */
export function addList(page: PDFPage, at: Place, options: string[], chosen: string, font: PDFFont): void {
  const list = page.doc.getForm().createOptionList('list')
  list.setOptions(options)
  list.select(chosen)
  list.addToPage(page, { x: at.left, y: at.bottom, width: at.width, height: at.height, font })
  nameFont(page, font)
  list.acroField.setDefaultAppearance(TYPED_IN)
}

/** Two boxes of which the second is ticked. */
export function addBoxes(page: PDFPage, { left, bottom }: Place): void {
  const boxes = [0, 100].map((x) => {
    const box = page.doc.getForm().createCheckBox(`box ${x}`)
    box.addToPage(page, { x: left + x, y: bottom, width: 12, height: 12 })
    return box
  })
  boxes[1]?.check()
}

/** A field of a form that is filled in; its appearance is written by the program, or left to the viewer. */
export function addField(
  page: PDFPage,
  { left, bottom, width, height }: Place,
  text: string,
  font: PDFFont,
  drawnBy: 'program' | 'viewer',
): void {
  const field = page.doc.getForm().createTextField(`field ${text}`)
  field.setText(text)
  field.addToPage(page, { x: left, y: bottom, width, height, font })
  if (drawnBy === 'program') return
  nameFont(page, font)
  field.updateAppearances(font)
  field.acroField.setDefaultAppearance(TYPED_IN)
  for (const widget of field.acroField.getWidgets()) widget.dict.delete(PDFName.of('AP'))
}

/** The fonts that fields and typed text of a file may name. */
function nameFont({ doc }: PDFPage, font: PDFFont): void {
  doc.getForm().acroForm.dict.set(PDFName.of('DR'), doc.context.obj({ Font: { Helv: font.ref } }))
}

/** What pdf-lib takes as a dictionary. */
interface Entries {
  readonly [name: string]: PDFObject | string | number | Entries
}

function addAppearance({ doc }: PDFPage, { width, height }: Place, content: string, resources: Entries) {
  const stream = doc.context.stream(content, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, width, height],
    Resources: doc.context.obj({ ...resources }),
  })
  return doc.context.register(stream)
}

function addTo(page: PDFPage, subtype: string, { left, bottom, width, height }: Place, more: Entries): void {
  const { context } = page.doc
  const rectangle = [left, bottom, left + width, bottom + height]
  page.node.addAnnot(
    context.register(context.obj({ Type: 'Annot', Subtype: subtype, Rect: rectangle, ...more })),
  )
}
