import { areaOf, boxOf } from '../geometry.ts'
import type { Box, Point } from '../types.ts'
import type { PdfPage } from './pdf.ts'
import { displayTransform } from './pdf-display.ts'
import {
  boundsOf,
  type Matrix,
  matrixOf,
  PAGE_OBJECT,
  type PageObject,
  SEGMENT,
  within,
} from './pdf-objects.ts'
import { heap, objectCalls, pathCalls, withScratch } from './pdfium.ts'

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
  /** Lines that its path is made of; counted where it is wide enough for a word. */
  readonly subpaths: number
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

/** A rectangle has 5, an `o` as two circles 10. */
const SHAPE_SEGMENTS_MIN = 4
/** Print of 4 to 40 pt; a whole word may be one path. */
const LETTER_HEIGHT = { min: 2, max: 40 } as const
const SHAPES_MAX = 5000
/** A word that is one path, from two letters on; no more segments of a page are looked at than a few lines of print have. */
const WORD = { segmentsMin: 16, wideness: 1.25, segmentsOfPage: 20_000 } as const

export function pageArt(page: PdfPage, objects: readonly PageObject[]): PageArt {
  const { pdfium } = page
  const toDisplay = displayTransform(page)
  const pictures: Picture[] = []
  const shapes: Shape[] = []
  let paths = 0
  let segmentsMax = 0
  let left: number = WORD.segmentsOfPage
  for (const { handle, type, parent } of objects) {
    if (type === PAGE_OBJECT.path) {
      paths += 1
      const segments = pdfium.FPDFPath_CountSegments(handle)
      segmentsMax = Math.max(segmentsMax, segments)
      if (segments >= SHAPE_SEGMENTS_MIN && shapes.length < SHAPES_MAX) {
        const box = boundsOf(page, { handle, parent })
        if (box && isLetterSized(box)) {
          const mayBeWord = isWide(box) && segments >= WORD.segmentsMin && segments <= left
          if (mayBeWord) left -= segments
          shapes.push({ box, segments, subpaths: mayBeWord ? subpathsOf(page, handle, segments) : 1 })
        }
      }
    } else if (type === PAGE_OBJECT.image) {
      const picture = placePicture(page, handle, within(matrixOf(page, handle), parent), toDisplay)
      if (picture) pictures.push(picture)
    }
  }
  const area = pictures.reduce((sum, { box }) => sum + areaOf(box), 0)
  return { pictures, coverage: Math.min(1, area / (page.width * page.height)), paths, shapes, segmentsMax }
}

function isLetterSized({ left, top, right, bottom }: Box): boolean {
  const height = bottom - top
  return height >= LETTER_HEIGHT.min && height <= LETTER_HEIGHT.max && right - left >= 0.1 * height
}

function isWide({ left, top, right, bottom }: Box): boolean {
  return right - left >= WORD.wideness * (bottom - top)
}

function subpathsOf({ pdfium }: PdfPage, path: number, segments: number): number {
  const [{ FPDFPath_GetPathSegment: segmentAt }, { FPDFPathSegment_GetType: typeOf }] = [
    objectCalls(pdfium),
    pathCalls(pdfium),
  ]
  return Array.from({ length: segments }, (_, i) => typeOf(segmentAt(path, i))).filter(
    (type) => type === SEGMENT.move,
  ).length
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
  const shown = ([x, y]: Point): Point => [
    Math.min(page.width, Math.max(0, x)),
    Math.min(page.height, Math.max(0, y)),
  ]
  const box = boxOf([...corners, at(1, 0)].map(shown))
  if (!(box.right > box.left && box.bottom > box.top)) return null
  return withScratch(page.pdfium, 8, (out) => {
    if (!page.pdfium.FPDFImageObj_GetImagePixelSize(handle, out, out + 4)) return null
    const [width = 0, height = 0] = new Uint32Array(heap(page.pdfium).buffer, out, 2)
    return { handle, box, corners, width, height }
  })
}
