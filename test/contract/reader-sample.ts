import type { Box, ReadPage, TextLine } from '@ficha/engine'
import { z } from 'zod'

const numbers = z.array(z.number())
const word = z.tuple([z.string(), z.number(), z.number(), z.number(), z.number()])
const line = z.object({ angle: z.number(), words: z.array(word) })
/** models/samples/reader.json: a document as Python drew it, and what Python and native onnxruntime made of it. */
export const readerSample = z.object({
  pages: z.array(z.array(line)),
  rows: z.array(numbers),
  roles: numbers,
  begins: numbers,
  classes: numbers,
})

export type ReaderSample = z.infer<typeof readerSample>

/** As the engine would have read it. */
export function pagesOf({ pages }: Pick<ReaderSample, 'pages'>): ReadPage[] {
  return pages.map((lines, index) => {
    return { index, width: 595, height: 842, view: null, lines: lines.map(textLine), codes: [], issues: [] }
  })
}

function textLine({ angle, words }: z.infer<typeof line>): TextLine {
  const boxes = words.map(([, left, top, right, bottom]) => ({ left, top, right, bottom }))
  const outer = {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
  return {
    text: words.map(([text]) => text).join(' '),
    words: words.map(([text], i) => ({ text, quad: quadOf(boxes[i] ?? outer), confidence: 1 })),
    quad: quadOf(outer),
    angleDegrees: angle,
    height: angle === 0 ? outer.bottom - outer.top : outer.right - outer.left,
    source: 'text-layer',
  }
}

function quadOf({ left, top, right, bottom }: Box): TextLine['quad'] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
}
