import { describe, expect, it } from 'vitest'
import { unreadPlaces } from '../../../engine/src/document-types/driver-licence/second-look.ts'
import { boxOf } from '../../../engine/src/geometry.ts'
import type { Box, ReadPage } from '../../../engine/src/types.ts'
import { back2022, front2022, MARIA, openCard } from './driver-licence-cards.ts'
import { type PrintedPage, readingFromText } from './reading-from-text.ts'

/** The page as a detector sees it that misses some of its lines. */
function pageWithout(page: PrintedPage, isMissed: (text: string) => boolean): ReadPage {
  const lines = page.lines.filter(({ text }) => !isMissed(text))
  const [read] = readingFromText([{ ...page, lines }], 'ocr', 0.98).pages
  if (!read) throw new Error('no page')
  return read.page
}

function boxesOf(page: ReadPage): Box[] {
  return unreadPlaces(page).map((quad) => boxOf(quad))
}

describe('a second look at a card', () => {
  it.each<[string, PrintedPage, string]>([
    ['the class of an open card', openCard(MARIA), 'AB'],
    ['the class of a card of 2022', front2022(MARIA), 'AB'],
  ])('looks where %s stands', (_, page, text) => {
    const printed = page.lines.find((line) => line.text === text)
    if (!printed) throw new Error(`no line ${text}`)
    const boxes = boxesOf(pageWithout(page, (other) => other === text))
    const middle = printed.y + printed.height / 2
    const hits = boxes.filter(({ left, right, top, bottom }) => {
      return left <= printed.x + printed.height && right > printed.x && top < middle && bottom > middle
    })
    expect(hits.length).toBeGreaterThan(0)
    // One em high, as the recogniser takes lines.
    for (const { top, bottom } of hits) expect((bottom - top) / printed.height).toBeCloseTo(1, 0)
  })

  it.each<[string, PrintedPage]>([
    ['an open card', openCard(MARIA)],
    ['a front', front2022(MARIA)],
    ['a back', back2022(MARIA)],
  ])('has nothing to look for on %s that was read', (_, page) => {
    expect(boxesOf(pageWithout(page, () => false))).toEqual([])
  })

  it('has nothing to look for on another page', () => {
    const page = { lines: [{ text: 'LICENÇA DE OPERAÇÃO Nº 123/2020', x: 80, y: 80, height: 14 }] }
    expect(boxesOf(pageWithout(page, () => false))).toEqual([])
  })
})
