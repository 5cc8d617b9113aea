import { boxOf, quadAround } from '../geometry.ts'
import type { PlacedLine, Row } from '../page/reading-order.ts'
import type { TextLine, Word } from '../types.ts'

/** A caption that goes on in the cell below it, or announces its value. */
const OPEN_CAPTION = /(?:^|\s)(?:[aà]s?|os?|d[eao]s?|e|ou|em|n[ao]s?|para|por|com)$|[:/,]$/iu
/** Columns of a form are straight to this share of a line's height; words in pixels have soft edges. */
const EDGE_HEIGHTS = 0.8
/** Rows of one form follow each other this closely, in line heights. */
const GAP_HEIGHTS = 1.6

/**
 * Rows of a form in which pixels ran a caption and its value together, where the caption is wide and little room is
 * left between them: the row above or below stands in two cells at the same edges, and what stands left of the second
 * edge is a caption that goes on or ends with a colon.
 */
export function splitCaptions(rows: readonly Row[]): Row[] {
  return rows.map((row, i) => {
    const [only] = row
    if (!only || row.length > 1 || only.line.source !== 'ocr') return row
    const beside = [rows[i - 1], rows[i + 1]].filter((other) => other !== undefined && isNear(only, other))
    for (const other of beside) {
      const [caption, value] = other ?? []
      if (!caption || !value || Math.abs(caption.box.left - only.box.left) > EDGE_HEIGHTS * only.line.height)
        continue
      const parts = splitAt(only, value.box.left)
      if (parts) return parts
    }
    return row
  })
}

function isNear(one: PlacedLine, row: Row): boolean {
  const [other] = row
  if (!other || row.length !== 2) return false
  const gap = Math.max(other.box.top - one.box.bottom, one.box.top - other.box.bottom)
  return gap < GAP_HEIGHTS * one.line.height
}

function splitAt({ line, box }: PlacedLine, edge: number): PlacedLine[] | null {
  const offsets = line.words.map((word, i) => (i === 0 ? Infinity : Math.abs(boxOf(word.quad).left - edge)))
  const at = offsets.indexOf(Math.min(...offsets))
  if (!((offsets[at] ?? Infinity) < EDGE_HEIGHTS * line.height)) return null
  const [caption, value] = [part(line, line.words.slice(0, at)), part(line, line.words.slice(at))]
  if (!OPEN_CAPTION.test(caption.text)) return null
  // `…, exceto carga própria`: a sentence goes on after its comma, wherever other rows have an edge.
  if (caption.text.endsWith(',') && /^\p{Ll}/u.test(value.text)) return null
  const middle = boxOf(value.quad).left
  return [
    { line: caption, box: { ...box, right: boxOf(caption.quad).right } },
    { line: value, box: { ...box, left: middle } },
  ]
}

/** Without what the recogniser said: it was read again before. */
function part({ recognition: _, ...line }: TextLine, words: readonly Word[]): TextLine {
  return {
    ...line,
    text: words.map(({ text }) => text).join(' '),
    words,
    quad: quadAround(words.map(({ quad }) => quad)),
  }
}
