import type { FileObjects } from './pdf-file-objects.ts'
import type { Pdfium } from './pdfium.ts'
import { heap, withScratch } from './pdfium.ts'

/** A value is a line or a paragraph; a longer one is left as it is drawn. */
const STRING_BYTES_MAX = 4096
/** FPDF_ANNOT_APPEARANCEMODE_NORMAL of fpdf_annot.h. */
const NORMAL_APPEARANCE = 0
/** Flags of a choice that shows its value alone, and of a button that has no state. */
const [COMBO, PUSHED] = [1 << 17, 1 << 16]
/** Options that are no pairs of the name that programs have for one and another that is shown; pairs may be of one text. */
const SHOWN_AS_NAMED = /\/Opt\s*\[\s*(?:[(<]|\[\s*(\((?:[^()\\]|\\.)*\)|<[^<>]*>)\s*\1)/s
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
  return /\/FT\s*\/Tx\b/.test(fieldOf(objects, widget))
}

/** A box to tick as people write it: shapes are no text, and say nothing of what stands beside them. Null of other fields. */
export function tickOf(pdfium: Pdfium, annotation: number, objects: FileObjects): '(X)' | '( )' | null {
  const field = fieldOf(objects, pdfium.EPDFAnnot_GetObjectNumber(annotation))
  if (!/\/FT\s*\/Btn\b/.test(field) || flagsOf(field) & PUSHED) return null
  const state = stringOf(pdfium, (out, bytes) =>
    pdfium.FPDFAnnot_GetStringValue(annotation, 'AS', out, bytes),
  )
  return state === '' || state === 'Off' ? '( )' : '(X)'
}

/** A list box shows all of its options and says the one that is chosen: it is drawn as a box that shows that one, or not at all. */
export function drawChosen(pdfium: Pdfium, annotation: number, objects: FileObjects): void {
  const field = fieldOf(objects, pdfium.EPDFAnnot_GetObjectNumber(annotation))
  if (!/\/FT\s*\/Ch\b/.test(field) || flagsOf(field) & COMBO) return
  pdfium.FPDFAnnot_SetAP(annotation, NORMAL_APPEARANCE, 0)
  if (!SHOWN_AS_NAMED.test(field)) return
  pdfium.EPDFAnnot_SetNumberValue(annotation, 'Ff', COMBO)
  pdfium.EPDFAnnot_GenerateFormFieldAP(annotation)
}

function flagsOf(field: string): number {
  return Number(/\/Ff\s+(\d{1,10})/.exec(field)?.[1] ?? 0)
}

/** What a widget says, and the field that it is a part of. */
function fieldOf(objects: FileObjects, widget: number): string {
  const own = objects.byNumber(widget) ?? ''
  const [, parent] = /\/Parent\s+(\d{1,10})\s+\d{1,5}\s+R\b/.exec(own) ?? []
  return `${own} ${objects.byNumber(Number(parent ?? 0)) ?? ''}`
}

/** @param call answers with the length in bytes of a UTF-16 string and its closing zero */
function stringOf(pdfium: Pdfium, call: (out: number, bytes: number) => number): string {
  return withScratch(pdfium, STRING_BYTES_MAX, (out) => {
    const length = call(out, STRING_BYTES_MAX)
    if (length <= 2 || length > STRING_BYTES_MAX) return ''
    return new TextDecoder('utf-16le').decode(heap(pdfium).slice(out, out + length - 2))
  })
}
