import type { PageReading } from '../../fields/reading.ts'
import type { Span } from '../../fields/span.ts'
import { boxOf, overlap } from '../../geometry.ts'
import { ELEMENT_START, namesActivity, standsAlone } from './activity-text.ts'

/** Padding of two cells side by side, in line heights. */
const GUTTER_HEIGHTS = 1.5
/** What a line must leave free beyond the next word for its end to be meant, in line heights. */
const ROOM_HEIGHTS = 1

/**
 * The lines of a cell, one each. Bullets are often drawn and not printed as text: they are put back where a line ended
 * although the next word would have fitted. It was ended there, not wrapped, and the next line is another activity.
 */
export function linesWithBullets(page: PageReading, spans: readonly Span[]): string {
  const lines = spans.map(({ line, start, end }) => line.line.text.slice(start, end))
  const right = rightEdge(page, spans)
  const begins = lines.map((text, i) => {
    const [previous, span] = [spans[i - 1], spans[i]]
    if (!previous || !span) return true
    return isEndedBefore(previous, span, right) && standsAlone(lines[i - 1] ?? '') && isBeginning(text)
  })
  const parts = lines.findIndex(isPart)
  if (parts > 0 && namesActivity(lines[0] ?? '') && isListOfParts(lines.slice(parts)))
    return lines.slice(0, parts).join('\n')
  if (lines.some((text) => ELEMENT_START.test(text))) return lines.join('\n')
  // Below words that name an activity, others that name none speak of something else, unless the list goes on.
  const isNamed = namesActivity(lines[0] ?? '')
  const lastNamed = lines.findLastIndex((text, i) => begins[i] && namesActivity(text))
  const end = lines.findIndex((_, i) => i > lastNamed && begins[i] && isNamed)
  const own = end < 0 ? lines : lines.slice(0, end)
  const isList = own.filter((_, i) => begins[i]).length > 1
  return own.map((text, i) => (isList && begins[i] ? `• ${text}` : text)).join('\n')
}

/** Equipment or goods listed below an activity: bullets or UN numbers, and none of them names an activity. */
function isListOfParts(lines: readonly string[]): boolean {
  const parts = lines.filter(isPart)
  return parts.length > 1 && !parts.some((text) => namesActivity(text.replace(/^[^\p{L}]+/u, '')))
}

function isPart(text: string): boolean {
  return ELEMENT_START.test(text) || /^(?:(?:ONU|UN) ?)?\d{4} \p{Lu}/u.test(text)
}

/** Capitals begin an element; where all letters are capitals, only words that name an activity do. */
function isBeginning(text: string): boolean {
  return /^\p{Lu}/u.test(text) && (/\p{Ll}/u.test(text) || namesActivity(text))
}

function isEndedBefore(previous: Span, { line }: Span, right: number): boolean {
  const [word] = line.line.words
  if (!word) return false
  const { left, right: end } = boxOf(word.quad)
  return right - previous.line.box.right > end - left + ROOM_HEIGHTS * line.line.height
}

/** Where the column of the lines ends: before what stands right of them, or where the page's text ends. */
function rightEdge({ rows }: PageReading, spans: readonly Span[]): number {
  const own = spans.map(({ line }) => line)
  const ownRight = Math.max(...own.map(({ box }) => box.right))
  const lines = rows.flat()
  const beside = lines
    .filter(
      ({ box }) =>
        box.left > ownRight &&
        own.some((one) => overlap(one.box.top, one.box.bottom, box.top, box.bottom) > 0),
    )
    .map(({ box }) => box.left)
  const gutter = GUTTER_HEIGHTS * (own[0]?.line.height ?? 0)
  return Math.max(ownRight, Math.min(...beside, ...(beside.length > 0 ? [] : [pageRight(lines)])) - gutter)
}

function pageRight(lines: PageReading['rows'][number]): number {
  return lines.reduce((right, { box }) => Math.max(right, box.right), 0)
}
