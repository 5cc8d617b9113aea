import type { FileObjects } from './pdf-file-objects.ts'
import { drawChosen, isStaleField } from './pdf-form-fields.ts'
import { isLayerShown, layerOf } from './pdf-layers.ts'
import type { Pdfium } from './pdfium.ts'

/** FPDF_ANNOT_* of fpdf_annot.h. */
const SUBTYPE = { freeText: 3, popup: 16, fileAttachment: 17, widget: 20 } as const
/** Lines, boxes, polygons, markers, strokes through and below text, ink: viewers draw them from their numbers. */
const DRAWN_BY_VIEWERS = new Set<number>([SUBTYPE.freeText, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15])
/** FPDF_ANNOT_FLAG_*: what is not shown, and what is printed but not shown. */
const FLAG = { hidden: 2, noView: 32 } as const
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
export function flattenAnnotations(pdfium: Pdfium, page: number, objects: FileObjects): void {
  let left = pdfium.FPDFPage_GetAnnotCount(page)
  if (left > ANNOTATIONS_MAX) return
  // One that became content, or was taken away, is no annotation any more: the next takes its number.
  for (let next = 0; next < left; ) {
    if (isGone(pdfium, page, next, objects)) left -= 1
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

function isGone(pdfium: Pdfium, page: number, index: number, objects: FileObjects): boolean {
  const annotation = pdfium.FPDFPage_GetAnnot(page, index)
  if (annotation === 0) return false
  const isHidden = (pdfium.FPDFAnnot_GetFlags(annotation) & (FLAG.hidden | FLAG.noView)) !== 0
  const isComment = pdfium.FPDFAnnot_GetSubtype(annotation) === SUBTYPE.popup
  const isOff = !isInShownLayer(pdfium, annotation, objects)
  const isContent = !isHidden && !isComment && !isOff
  if (isContent) drawTyped(pdfium, annotation, objects)
  const isFlat = isContent && pdfium.EPDFAnnot_Flatten(page, annotation)
  pdfium.FPDFPage_CloseAnnot(annotation)
  // PDFium asks no layer of an annotation that it draws.
  return isFlat || (isOff && pdfium.FPDFPage_RemoveAnnot(page, index))
}

function isInShownLayer(pdfium: Pdfium, annotation: number, objects: FileObjects): boolean {
  if (!pdfium.FPDFAnnot_HasKey(annotation, 'OC')) return true
  const layer = layerOf(objects, pdfium.EPDFAnnot_GetObjectNumber(annotation))
  return layer === null || isLayerShown(objects, layer)
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
