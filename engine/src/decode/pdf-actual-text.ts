import type { PdfPage } from './pdf.ts'
import { PAGE_OBJECT, type PageObject } from './pdf-objects.ts'
import { heap, objectCalls, withScratch } from './pdfium.ts'

/** FPDF_OBJECT_UNKNOWN of fpdfview.h: the mark has no such parameter. */
const NO_VALUE = 0
const KEY = 'ActualText'
/** Of one object: marks lie within each other. */
const MARKS_MAX = 32

/**
 * Take away what a file says that its text is called, so that the text layer is of the characters that are drawn. Honest
 * files name the letters of a ligature so, which its font's map gives as well; others may name what they like.
 *
 * @see ISO 32000-1, 14.9.4
 */
export function forgetActualText(page: PdfPage, objects: readonly PageObject[]): void {
  const calls = objectCalls(page.pdfium)
  withScratch(page.pdfium, KEY.length + 1, (key) => {
    heap(page.pdfium).set(new TextEncoder().encode(KEY), key)
    for (const { handle, type } of objects) {
      if (type !== PAGE_OBJECT.text) continue
      for (let i = Math.min(MARKS_MAX, calls.FPDFPageObj_CountMarks(handle)) - 1; i >= 0; i--) {
        const mark = calls.FPDFPageObj_GetMark(handle, i)
        if (calls.FPDFPageObjMark_GetParamValueType(mark, key) !== NO_VALUE)
          calls.FPDFPageObj_RemoveMark(handle, mark)
      }
    }
  })
}
