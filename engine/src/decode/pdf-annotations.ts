import type { Pdfium } from './pdfium.ts'

/** FPDF_ANNOT_* of fpdf_annot.h. */
const SUBTYPE = { freeText: 3, widget: 20 } as const
/** FLAT_NORMALDISPLAY and FLATTEN_SUCCESS of fpdf_flatten.h. */
const FLATTEN = { display: 0, done: 1 } as const
/** More are a bomb, or comments on a book. */
const ANNOTATIONS_MAX = 2000

/**
 * A page on which its annotations are content: stamps, typed text and filled form fields are text, pictures and shapes
 * as all others are. What is hidden, and the balloons of comments, are not shown.
 *
 * @returns the page's handle, which may be another than the one given
 */
export function withAnnotations(pdfium: Pdfium, document: number, index: number, page: number): number {
  const count = pdfium.FPDFPage_GetAnnotCount(page)
  if (count === 0 || count > ANNOTATIONS_MAX) return page
  for (let i = 0; i < count; i++) drawTyped(pdfium, page, i)
  if (pdfium.FPDFPage_Flatten(page, FLATTEN.display) !== FLATTEN.done) return page
  pdfium.FPDF_ClosePage(page)
  return pdfium.FPDF_LoadPage(document, index)
}

/** What a program left to the viewer to draw: typed text, and fields that a form was filled with. */
function drawTyped(pdfium: Pdfium, page: number, index: number): void {
  const annotation = pdfium.FPDFPage_GetAnnot(page, index)
  if (annotation === 0) return
  const subtype = pdfium.FPDFAnnot_GetSubtype(annotation)
  if (!pdfium.FPDFAnnot_HasKey(annotation, 'AP')) {
    if (subtype === SUBTYPE.freeText) pdfium.EPDFAnnot_GenerateAppearance(annotation)
    if (subtype === SUBTYPE.widget) pdfium.EPDFAnnot_GenerateFormFieldAP(annotation)
  }
  pdfium.FPDFPage_CloseAnnot(annotation)
}
