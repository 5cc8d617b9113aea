import { boxOf } from '../geometry.ts'
import type { Box, Point } from '../types.ts'
import type { PdfPage } from './pdf.ts'
import { displayTransform } from './pdf-display.ts'
import { heap, withScratch } from './pdfium.ts'

/** What a page shows besides text. */
export interface PageArt {
  readonly pictures: readonly Picture[]
  /** Fraction of the page covered by pictures, in [0, 1]. */
  readonly coverage: number
  readonly paths: number
  /** Shapes of the size of letters. */
  readonly shapes: readonly Shape[]
  /** Segments of the path that has most: a QR code is often one path of hundreds. */
  readonly segmentsMax: number
}

export interface Shape {
  /** In points, as displayed. */
  readonly box: Box
  /** Of its path: most letters have 8 to 40, an `I` no more than a rectangle. */
  readonly segments: number
}

/** One image object that is at least partly on the page. */
export interface Picture {
  /** FPDF_PAGEOBJECT; valid as long as the page. */
  readonly handle: number
  /** What is seen of it, in points as displayed. */
  readonly box: Box
  /** Where its top-left, top-right and bottom-left corners are displayed. */
  readonly corners: readonly [Point, Point, Point]
  /** Samples, as stored. */
  readonly width: number
  readonly height: number
}

const PAGE_OBJECT = { path: 2, image: 3, form: 5 } as const
/** Forms inside forms; deeper nesting is a bomb and is not looked into. */
const FORM_DEPTH_MAX = 4
/** Objects looked at on one page before it counts as having no further picture. */
const OBJECTS_MAX = 20_000

/** A rectangle has 5, an `o` as two circles 10. */
const SHAPE_SEGMENTS_MIN = 4
/** Print of 4 to 40 pt; a whole word may be one path. */
const LETTER_HEIGHT = { min: 2, max: 40 } as const
const SHAPES_MAX = 5000

/** x' = a·x + c·y + e, y' = b·x + d·y + f. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

export function pageArt(page: PdfPage): PageArt {
  const { pdfium } = page
  const toDisplay = displayTransform(page)
  const pictures: Picture[] = []
  const shapes: Shape[] = []
  let paths = 0
  let segmentsMax = 0
  let left = OBJECTS_MAX
  const look = (object: number, parent: Matrix, depth: number) => {
    if (left-- <= 0) return
    const type = pdfium.FPDFPageObj_GetType(object)
    if (type === PAGE_OBJECT.path) {
      paths += 1
      const segments = pdfium.FPDFPath_CountSegments(object)
      segmentsMax = Math.max(segmentsMax, segments)
      if (segments >= SHAPE_SEGMENTS_MIN && shapes.length < SHAPES_MAX) {
        const box = boundsOf(page, object, parent, toDisplay)
        if (box && isLetterSized(box)) shapes.push({ box, segments })
      }
    } else if (type === PAGE_OBJECT.image) {
      const picture = placePicture(page, object, within(matrixOf(page, object), parent), toDisplay)
      if (picture) pictures.push(picture)
    } else if (type === PAGE_OBJECT.form && depth < FORM_DEPTH_MAX) {
      const matrix = within(matrixOf(page, object), parent)
      const inside = pdfium.FPDFFormObj_CountObjects(object)
      for (let i = 0; i < inside && left > 0; i++)
        look(pdfium.FPDFFormObj_GetObject(object, i), matrix, depth + 1)
    }
  }
  const count = pdfium.FPDFPage_CountObjects(page.handle)
  for (let i = 0; i < count && left > 0; i++) look(pdfium.FPDFPage_GetObject(page.handle, i), IDENTITY, 0)
  const area = pictures.reduce((sum, { box }) => sum + (box.right - box.left) * (box.bottom - box.top), 0)
  return { pictures, coverage: Math.min(1, area / (page.width * page.height)), paths, shapes, segmentsMax }
}

function isLetterSized({ left, top, right, bottom }: Box): boolean {
  const height = bottom - top
  return height >= LETTER_HEIGHT.min && height <= LETTER_HEIGHT.max && right - left >= 0.1 * height
}

function boundsOf(
  { pdfium }: PdfPage,
  object: number,
  parent: Matrix,
  toDisplay: (x: number, y: number) => Point,
): Box | null {
  return withScratch(pdfium, 16, (out) => {
    if (!pdfium.FPDFPageObj_GetBounds(object, out, out + 4, out + 8, out + 12)) return null
    const [left = 0, bottom = 0, right = 0, top = 0] = new Float32Array(heap(pdfium).buffer, out, 4)
    const [a, b, c, d, e, f] = parent
    const corners = [left, right].flatMap((x) =>
      [bottom, top].map((y) => toDisplay(a * x + c * y + e, b * x + d * y + f)),
    )
    return boxOf(corners)
  })
}

/** An image fills the unit square of its own space, its first sample at the top-left. */
function placePicture(
  page: PdfPage,
  handle: number,
  matrix: Matrix,
  toDisplay: (x: number, y: number) => Point,
): Picture | null {
  const [a, b, c, d, e, f] = matrix
  const at = (x: number, y: number) => toDisplay(a * x + c * y + e, b * x + d * y + f)
  const corners = [at(0, 1), at(1, 1), at(0, 0)] as const
  const xs = [...corners, at(1, 0)].map(([x]) => Math.min(page.width, Math.max(0, x)))
  const ys = [...corners, at(1, 0)].map(([, y]) => Math.min(page.height, Math.max(0, y)))
  const box = { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
  if (!(box.right > box.left && box.bottom > box.top)) return null
  return withScratch(page.pdfium, 8, (out) => {
    if (!page.pdfium.FPDFImageObj_GetImagePixelSize(handle, out, out + 4)) return null
    const [width = 0, height = 0] = new Uint32Array(heap(page.pdfium).buffer, out, 2)
    return { handle, box, corners, width, height }
  })
}

function matrixOf({ pdfium }: PdfPage, object: number): Matrix {
  return withScratch(pdfium, 24, (out) => {
    if (!pdfium.FPDFPageObj_GetMatrix(object, out)) return IDENTITY
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = new Float32Array(heap(pdfium).buffer, out, 6)
    return [a, b, c, d, e, f]
  })
}

function within(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner
  const [A, B, C, D, E, F] = outer
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F]
}
