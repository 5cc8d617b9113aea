import { boxOf } from '../geometry.ts'
import type { Box } from '../types.ts'
import type { PdfPage } from './pdf.ts'
import { displayTransform } from './pdf-display.ts'
import { heap, objectCalls, withScratch } from './pdfium.ts'

/** FPDF_PAGEOBJ_* of fpdf_edit.h. */
export const PAGE_OBJECT = { text: 1, path: 2, image: 3, form: 5 } as const
/** FPDF_SEGMENT_* of fpdfview.h. */
export const SEGMENT = { line: 0, bezier: 1, move: 2 } as const
/** Forms inside forms; deeper nesting is a bomb and is not looked into. */
const FORM_DEPTH_MAX = 8
/** More than a page of `LIMITS.charactersPerPageMax` has whose program draws each character by itself. */
const OBJECTS_MAX = 60_000

/** x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** What a page draws, but for forms, whose objects stand in their place. */
export interface PageObject {
  /** FPDF_PAGEOBJECT; valid as long as the page. */
  readonly handle: number
  readonly type: number
  /** From the space that the object is in to that of the page. */
  readonly parent: Matrix
  /** Whether a form holds it, whose clip, layer and opacity are its own. */
  readonly isInForm: boolean
}

/** The objects of a page in the order in which they are painted. */
export function pageObjects(page: PdfPage): PageObject[] {
  const calls = objectCalls(page.pdfium)
  const objects: PageObject[] = []
  let left = OBJECTS_MAX
  const look = (handle: number, parent: Matrix, depth: number) => {
    if (left-- <= 0) return
    const type = calls.FPDFPageObj_GetType(handle)
    if (type !== PAGE_OBJECT.form) {
      objects.push({ handle, type, parent, isInForm: depth > 0 })
      return
    }
    if (depth >= FORM_DEPTH_MAX) return
    const matrix = within(matrixOf(page, handle), parent)
    const inside = calls.FPDFFormObj_CountObjects(handle)
    for (let i = 0; i < inside && left > 0; i++)
      look(calls.FPDFFormObj_GetObject(handle, i), matrix, depth + 1)
  }
  const count = calls.FPDFPage_CountObjects(page.handle)
  for (let i = 0; i < count && left > 0; i++) look(calls.FPDFPage_GetObject(page.handle, i), IDENTITY, 0)
  return objects
}

/** Where an object is displayed, strokes included. */
export function boundsOf(
  page: PdfPage,
  { handle, parent }: Pick<PageObject, 'handle' | 'parent'>,
): Box | null {
  const { pdfium } = page
  const toDisplay = displayTransform(page)
  return withScratch(pdfium, 16, (out) => {
    if (!objectCalls(pdfium).FPDFPageObj_GetBounds(handle, out, out + 4, out + 8, out + 12)) return null
    const [left = 0, bottom = 0, right = 0, top = 0] = new Float32Array(heap(pdfium).buffer, out, 4)
    const [a, b, c, d, e, f] = parent
    const corners = [left, right].flatMap((x) =>
      [bottom, top].map((y) => toDisplay(a * x + c * y + e, b * x + d * y + f)),
    )
    return boxOf(corners)
  })
}

export function matrixOf({ pdfium }: PdfPage, object: number): Matrix {
  return withScratch(pdfium, 24, (out) => {
    if (!pdfium.FPDFPageObj_GetMatrix(object, out)) return IDENTITY
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = new Float32Array(heap(pdfium).buffer, out, 6)
    return [a, b, c, d, e, f]
  })
}

export function within(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner
  const [A, B, C, D, E, F] = outer
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F]
}
