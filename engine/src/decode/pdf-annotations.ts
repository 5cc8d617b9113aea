import type { FileObjects } from './pdf-file-objects.ts'
import { drawChosen, isStaleField, tickOf } from './pdf-form-fields.ts'
import { layerOf, shownLayers } from './pdf-layers.ts'
import { heap, type Pdfium, withScratch } from './pdfium.ts'

/** FPDF_ANNOT_* of fpdf_annot.h. */
const SUBTYPE = { freeText: 3, popup: 16, fileAttachment: 17, widget: 20 } as const
/** Lines, boxes, polygons, markers, strokes through and below text, ink: viewers draw them from their numbers. */
const DRAWN_BY_VIEWERS = new Set<number>([SUBTYPE.freeText, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15])
/** FPDF_ANNOT_FLAG_*: what is not shown, and what is printed but not shown. */
const FLAG = { hidden: 2, noView: 32 } as const
/** Size of print of which a mark with its brackets is as wide as its box. */
const TICK = 0.75
/** More are a bomb, or comments on a book. */
const ANNOTATIONS_MAX = 2000

/**
 * A page on which its annotations are content: stamps, typed text and filled form fields are text, pictures and shapes
 * as all others are. What is hidden, and the balloons of comments, are not shown.
 *
 * PDFium's own `FPDFPage_Flatten` gives the page resources of its own and so takes away those that it inherits: its fonts
 * and its pictures. One annotation at a time becomes an object of the page instead.
 *
 * @param objects of the document's file
 */
export function flattenAnnotations(
  pdfium: Pdfium,
  document: number,
  page: number,
  objects: FileObjects,
): void {
  let left = pdfium.FPDFPage_GetAnnotCount(page)
  if (left > ANNOTATIONS_MAX) return
  const isInShownLayer = layerCheck(pdfium, objects)
  // One that became content, or was taken away, is no annotation any more: the next takes its number.
  for (let next = 0; next < left; ) {
    if (isGone(pdfium, document, page, next, objects, isInShownLayer)) left -= 1
    else next += 1
  }
}

/** Files that stand on a page as a paper clip. */
export function attachedFiles(pdfium: Pdfium, page: number): number {
  const count = Math.min(ANNOTATIONS_MAX, pdfium.FPDFPage_GetAnnotCount(page))
  let files = 0
  for (let index = 0; index < count; index++) {
    const annotation = pdfium.FPDFPage_GetAnnot(page, index)
    if (annotation === 0) continue
    if (pdfium.FPDFAnnot_GetSubtype(annotation) === SUBTYPE.fileAttachment) files += 1
    pdfium.FPDFPage_CloseAnnot(annotation)
  }
  return files
}

function isGone(
  pdfium: Pdfium,
  document: number,
  page: number,
  index: number,
  objects: FileObjects,
  isInShownLayer: (annotation: number) => boolean,
): boolean {
  const annotation = pdfium.FPDFPage_GetAnnot(page, index)
  if (annotation === 0) return false
  const isHidden = (pdfium.FPDFAnnot_GetFlags(annotation) & (FLAG.hidden | FLAG.noView)) !== 0
  const isComment = pdfium.FPDFAnnot_GetSubtype(annotation) === SUBTYPE.popup
  const isOff = !isInShownLayer(annotation)
  const isContent = !isHidden && !isComment && !isOff
  const tick = isContent ? tickOf(pdfium, annotation, objects) : null
  if (tick) write(pdfium, document, page, annotation, tick)
  else if (isContent) drawTyped(pdfium, annotation, objects)
  const isFlat = isContent && !tick && pdfium.EPDFAnnot_Flatten(page, annotation)
  pdfium.FPDFPage_CloseAnnot(annotation)
  // PDFium asks no layer of an annotation that it draws.
  return isFlat || ((isOff || tick !== null) && pdfium.FPDFPage_RemoveAnnot(page, index))
}

/** Whether an annotation is of no layer that is off. Layers are found once for a page, and only where one asks. */
function layerCheck(pdfium: Pdfium, objects: FileObjects): (annotation: number) => boolean {
  let isShown: ((layer: number) => boolean) | null = null
  return (annotation) => {
    if (!pdfium.FPDFAnnot_HasKey(annotation, 'OC')) return true
    const layer = layerOf(objects, pdfium.EPDFAnnot_GetObjectNumber(annotation))
    isShown ??= shownLayers(objects)
    return layer === null || isShown(layer)
  }
}

/** What a program left to the viewer to draw: typed text, marks on the page, fields that a form was filled with. */
function drawTyped(pdfium: Pdfium, annotation: number, objects: FileObjects): void {
  const subtype = pdfium.FPDFAnnot_GetSubtype(annotation)
  const isDrawn = pdfium.FPDFAnnot_HasKey(annotation, 'AP')
  if (DRAWN_BY_VIEWERS.has(subtype) && !isDrawn) pdfium.EPDFAnnot_GenerateAppearance(annotation)
  if (subtype !== SUBTYPE.widget) return
  if (!isDrawn || isStaleField(pdfium, annotation, objects)) pdfium.EPDFAnnot_GenerateFormFieldAP(annotation)
  drawChosen(pdfium, annotation, objects)
}

/** Text in place of an annotation, in the middle of its height. */
function write(pdfium: Pdfium, document: number, page: number, annotation: number, text: string): void {
  withScratch(pdfium, 32, (out) => {
    pdfium.FPDFAnnot_GetRect(annotation, out)
    const [left = 0, top = 0, right = 0, bottom = 0] = new Float32Array(heap(pdfium).buffer, out, 4)
    const size = Math.min(right - left, top - bottom) * TICK
    const object = pdfium.FPDFPageObj_NewTextObj(document, 'Helvetica', size)
    new Uint16Array(heap(pdfium).buffer, out, 16).set([...text, '\0'].map((one) => one.charCodeAt(0)))
    pdfium.FPDFText_SetText(object, out)
    pdfium.FPDFPageObj_Transform(object, 1, 0, 0, 1, left, (top + bottom) / 2 - size * 0.35)
    pdfium.FPDFPage_InsertObject(page, object)
  })
}
