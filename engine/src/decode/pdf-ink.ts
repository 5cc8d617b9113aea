import type { Box } from '../types.ts'
import type { PdfPage } from './pdf.ts'
import { drawWindow, type Window } from './pdf-raster.ts'
import { heap, withScratch } from './pdfium.ts'

/** Of 255: a stroke at a letter's edge changes its pixel by more, and PDFium's rounding by less. */
const CHANGE_MIN = 12
/** Bytes of a pixel as it is drawn, and how many of them are tones: of colours the last one says nothing. */
const PIXEL = { grey: { bytes: 1, tones: 1 }, colour: { bytes: 4, tones: 3 } } as const

/** Where a page looks otherwise without some of its objects. */
export interface Ink {
  /** Whether any pixel of a box does, or of a box that is `wider` pixels larger on each side. */
  isIn(box: Box, wider: number): boolean
  /** The part with the objects and without them, as it was drawn. */
  readonly shown: Uint8Array
  readonly ground: Uint8Array
}

/** Where objects leave their ink: a part of the page is drawn with them and without them. */
export function inkOf(
  page: PdfPage,
  objects: readonly number[],
  window: Window,
  tones: 'grey' | 'colour',
): Ink {
  const shown = drawWindow(page, window, tones)
  const bare = without(page, objects, () => drawWindow(page, window, tones))
  const { width, height } = window
  const changed = changesByRow(shown, bare, width, tones)
  const [across, down] = [window.columns / page.width, window.rows / page.height]
  return {
    shown,
    ground: bare,
    isIn(box, wider) {
      const left = Math.max(0, Math.floor(box.left * across) - window.left - wider)
      const right = Math.min(width, Math.ceil(box.right * across) - window.left + wider)
      const top = Math.max(0, Math.floor(box.top * down) - window.top - wider)
      const bottom = Math.min(height, Math.ceil(box.bottom * down) - window.top + wider)
      if (left >= right) return false
      for (let y = top, row = y * (width + 1); y < bottom; y++, row += width + 1)
        if (changed[row + left] !== changed[row + right]) return true
      return false
    },
  }
}

/** Whatever `work` does, the page is as before afterwards: a file may have objects that are switched off from the start. */
export function without<T>({ pdfium }: PdfPage, objects: readonly number[], work: () => T): T {
  const active = withScratch(pdfium, 4, (out) =>
    objects.filter((object) => pdfium.FPDFPageObj_GetIsActive(object, out) && heap(pdfium)[out] === 1),
  )
  for (const object of active) pdfium.FPDFPageObj_SetIsActive(object, false)
  try {
    return work()
  } finally {
    for (const object of active) pdfium.FPDFPageObj_SetIsActive(object, true)
  }
}

/**
 * For each row and column how many pixels of the row before that column look otherwise: a box is as wide as it likes, and a page
 * may have a letter as large as itself forty thousand times. Red on green of the same grey is seen in colour.
 */
function changesByRow(a: Uint8Array, b: Uint8Array, width: number, tones: keyof typeof PIXEL): Uint16Array {
  const pixel = PIXEL[tones]
  const pixels = a.length / pixel.bytes
  const counts = new Uint16Array(pixels + pixels / width)
  for (let i = 0, at = 0; i < pixels; i++, at++) {
    // A row has one place more, before its first pixel.
    if (i % width === 0) counts[at++] = 0
    let most = 0
    for (let tone = pixel.bytes * i; tone < pixel.bytes * i + pixel.tones; tone++)
      most = Math.max(most, Math.abs((a[tone] ?? 0) - (b[tone] ?? 0)))
    counts[at] = (counts[at - 1] ?? 0) + (most >= CHANGE_MIN ? 1 : 0)
  }
  return counts
}
