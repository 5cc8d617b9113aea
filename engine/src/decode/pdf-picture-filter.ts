import type { Pdfium } from './pdfium.ts'
import { heap, withScratch } from './pdfium.ts'

const NAME_BYTES_MAX = 64

/** The only filter of a picture's data, such as `DCTDecode`; null where there is none or more than one. */
export function pictureFilter(pdfium: Pdfium, handle: number): string | null {
  if (pdfium.FPDFImageObj_GetImageFilterCount(handle) !== 1) return null
  return withScratch(pdfium, NAME_BYTES_MAX, (out) => {
    const length = pdfium.FPDFImageObj_GetImageFilter(handle, 0, out, NAME_BYTES_MAX)
    return String.fromCharCode(...heap(pdfium).subarray(out, out + Math.max(0, length - 1)))
  })
}
