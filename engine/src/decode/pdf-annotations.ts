import type { FileObjects } from './pdf-file-objects.ts'
import { isStaleField } from './pdf-form-fields.ts'
import { isLayerShown, layerOf } from './pdf-layers.ts'
import type { Pdfium } from './pdfium.ts'

/** FPDF_ANNOT_* of fpdf_annot.h. */
const SUBTYPE = { freeText: 3, widget: 20 } as const
/** FPDF_ANNOT_FLAG_*: what flattening leaves out, and what is printed but not shown. */
const FLAG = { hidden: 2, noView: 32 } as const
/** FLAT_NORMALDISPLAY and FLATTEN_SUCCESS of fpdf_flatten.h. */
const FLATTEN = { display: 0, done: 1 } as const
/** More are a bomb, or comments on a book. */
const ANNOTATIONS_MAX = 2000

/**
 * A page on which its annotations are content: stamps, typed text and filled form fields are text, pictures and shapes
 * as all others are. What is hidden, and the balloons of comments, are not shown.
 *
 * @param objects of the document's file
 * @returns the page's handle, which may be another than the one given
 */
export function withAnnotations(
  pdfium: Pdfium,
  document: number,
  index: number,
  page: number,
  objects: FileObjects,
): number {
  const count = pdfium.FPDFPage_GetAnnotCount(page)
  if (count === 0 || count > ANNOTATIONS_MAX) return page
  for (let i = 0; i < count; i++) prepare(pdfium, page, i, objects)
  if (pdfium.FPDFPage_Flatten(page, FLATTEN.display) !== FLATTEN.done) return page
  pdfium.FPDF_ClosePage(page)
  return pdfium.FPDF_LoadPage(document, index)
}

/** What viewers do before they draw an annotation. */
function prepare(pdfium: Pdfium, page: number, index: number, objects: FileObjects): void {
  const annotation = pdfium.FPDFPage_GetAnnot(page, index)
  if (annotation === 0) return
  if (isShown(pdfium, annotation, objects)) drawTyped(pdfium, annotation, objects)
  else pdfium.FPDFAnnot_SetFlags(annotation, pdfium.FPDFAnnot_GetFlags(annotation) | FLAG.hidden)
  pdfium.FPDFPage_CloseAnnot(annotation)
}

/** Flattening knows hidden ones, but neither those that are printed alone nor layers. */
function isShown(pdfium: Pdfium, annotation: number, objects: FileObjects): boolean {
  if ((pdfium.FPDFAnnot_GetFlags(annotation) & FLAG.noView) !== 0) return false
  if (!pdfium.FPDFAnnot_HasKey(annotation, 'OC')) return true
  const layer = layerOf(objects, pdfium.EPDFAnnot_GetObjectNumber(annotation))
  return layer === null || isLayerShown(objects, layer)
}

/** What a program left to the viewer to draw: typed text, and fields that a form was filled with. */
function drawTyped(pdfium: Pdfium, annotation: number, objects: FileObjects): void {
  const subtype = pdfium.FPDFAnnot_GetSubtype(annotation)
  const isDrawn = pdfium.FPDFAnnot_HasKey(annotation, 'AP')
  if (subtype === SUBTYPE.freeText && !isDrawn) pdfium.EPDFAnnot_GenerateAppearance(annotation)
  if (subtype === SUBTYPE.widget && (!isDrawn || isStaleField(pdfium, annotation, objects)))
    pdfium.EPDFAnnot_GenerateFormFieldAP(annotation)
}
