import type { Box } from '../types.ts'
import type { PdfPage } from './pdf.ts'
import { drawWindow, type Window } from './pdf-raster.ts'
import { heap, withScratch } from './pdfium.ts'

/** Of 255: a stroke at a letter's edge changes its pixel by more, and PDFium's rounding by less. */
const CHANGE_MIN = 12
const COLOURS = 3

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
  const changed = tones === 'grey' ? greyChanges(shown, bare) : colourChanges(shown, bare)
  const [across, down] = [window.columns / page.width, window.rows / page.height]
  return {
    shown,
    ground: bare,
    isIn(box, wider) {
      const left = Math.max(0, Math.floor(box.left * across) - window.left - wider)
      const right = Math.min(width, Math.ceil(box.right * across) - window.left + wider)
      const top = Math.max(0, Math.floor(box.top * down) - window.top - wider)
      const bottom = Math.min(height, Math.ceil(box.bottom * down) - window.top + wider)
      for (let y = top; y < bottom; y++)
        for (let at = y * width + left; at < y * width + right; at++) if (changed[at] === 1) return true
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

function greyChanges(a: Uint8Array, b: Uint8Array): Uint8Array {
  const changed = new Uint8Array(a.length)
  for (let i = 0; i < a.length; i++) if (Math.abs((a[i] ?? 0) - (b[i] ?? 0)) >= CHANGE_MIN) changed[i] = 1
  return changed
}

/** Red on green of the same grey is seen. */
function colourChanges(a: Uint8Array, b: Uint8Array): Uint8Array {
  const changed = new Uint8Array(a.length / 4)
  for (let i = 0; i < changed.length; i++) {
    for (let c = 0; c < COLOURS; c++)
      if (Math.abs((a[4 * i + c] ?? 0) - (b[4 * i + c] ?? 0)) >= CHANGE_MIN) changed[i] = 1
  }
  return changed
}
