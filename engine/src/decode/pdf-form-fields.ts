import type { FileObjects } from './pdf-file-objects.ts'
import type { Pdfium } from './pdfium.ts'
import { heap, withScratch } from './pdfium.ts'

/** A value is a line or a paragraph; a longer one is left as it is drawn. */
const STRING_BYTES_MAX = 4096
/** FPDF_ANNOT_APPEARANCEMODE_NORMAL of fpdf_annot.h. */
const NORMAL_APPEARANCE = 0
const NEEDED = /\/NeedAppearances\s+true\b/

/**
 * Whether viewers draw a text field by its value and not as a program left it drawn. Buttons and choices are drawn from
 * lists of their own, and say what they say.
 *
 * @see ISO 32000-1, 12.7.2: NeedAppearances
 */
export function isStaleField(pdfium: Pdfium, annotation: number, objects: FileObjects): boolean {
  const read = (key: string) =>
    stringOf(pdfium, (out, bytes) => pdfium.FPDFAnnot_GetStringValue(annotation, key, out, bytes))
  // A widget apart from its field has the kind and the value of that.
  const isPart = pdfium.FPDFAnnot_HasKey(annotation, 'Parent') && !pdfium.FPDFAnnot_HasKey(annotation, 'FT')
  if (!isPart && (read('FT') !== 'Tx' || read('V') === '')) return false
  const drawn = stringOf(pdfium, (out, bytes) =>
    pdfium.FPDFAnnot_GetAP(annotation, NORMAL_APPEARANCE, out, bytes),
  )
  if (!isPart && drawn.includes(read('V'))) return false
  return (
    objects.lastWith(NEEDED) !== null &&
    (!isPart || isTextField(objects, pdfium.EPDFAnnot_GetObjectNumber(annotation)))
  )
}

function isTextField(objects: FileObjects, widget: number): boolean {
  const [, parent] = /\/Parent\s+(\d{1,10})\s+\d{1,5}\s+R\b/.exec(objects.byNumber(widget) ?? '') ?? []
  return /\/FT\s*\/Tx\b/.test(objects.byNumber(Number(parent ?? 0)) ?? '')
}

/** @param call answers with the length in bytes of a UTF-16 string and its closing zero */
function stringOf(pdfium: Pdfium, call: (out: number, bytes: number) => number): string {
  return withScratch(pdfium, STRING_BYTES_MAX, (out) => {
    const length = call(out, STRING_BYTES_MAX)
    if (length <= 2 || length > STRING_BYTES_MAX) return ''
    return new TextDecoder('utf-16le').decode(heap(pdfium).slice(out, out + length - 2))
  })
}
