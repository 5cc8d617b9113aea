import { expect, test } from 'vitest'
import { driverLicence } from '../../../engine/src/document-types/driver-licence.ts'
import { boxOf } from '../../../engine/src/geometry.ts'
import type { Box } from '../../../engine/src/types.ts'
import { back2022, front2022, MARIA, onePage, openCard, panel2022 } from './driver-licence-cards.ts'
import { type PrintedLine, type PrintedPage, readingFromText } from './reading-from-text.ts'

const placesOn = (page: PrintedPage) => driverLicence.read(readingFromText([page])).pictures ?? []

/** On a page from (60, 80), what these fractions of a card of this size are. */
const boxAt = ([left, top, right, bottom]: readonly number[], width: number, height: number): Box => ({
  left: 60 + (left ?? 0) * width,
  top: 80 + (top ?? 0) * height,
  right: 60 + (right ?? 0) * width,
  bottom: 80 + (bottom ?? 0) * height,
})

/** Share that two boxes have in common of what either covers. */
function agreement(a: Box, b: Box): number {
  const side = (from: number, to: number) => Math.max(0, to - from)
  const area = (box: Box) => side(box.left, box.right) * side(box.top, box.bottom)
  const both =
    side(Math.max(a.left, b.left), Math.min(a.right, b.right)) *
    side(Math.max(a.top, b.top), Math.min(a.bottom, b.bottom))
  return both / (area(a) + area(b) - both)
}

/** Under the name at the left, as high as the boxes beside it (docs/domain.md 1.11). */
const PORTRAIT_2006 = boxAt([0.165, 0.134, 0.493, 0.419], 850, 1200)
const PORTRAIT_2022 = boxAt([0.067, 0.3, 0.34, 0.87], 850, 600)

test('the portrait of a card of 2006 stands under the name; its signature is on the other side', () => {
  const [portrait, ...others] = placesOn(openCard(MARIA))
  expect(portrait).toMatchObject({ kind: 'portrait', pageIndex: 0 })
  expect(agreement(boxOf(portrait?.quad ?? []), PORTRAIT_2006)).toBeGreaterThan(0.85)
  expect(others).toEqual([])
})

test('a card of 2022 has portrait and signature, one above the other', () => {
  const [portrait, signature, ...others] = placesOn(front2022(MARIA))
  expect([portrait?.kind, signature?.kind, others]).toEqual(['portrait', 'signature', []])
  expect(agreement(boxOf(portrait?.quad ?? []), PORTRAIT_2022)).toBeGreaterThan(0.8)
  // It ends above its caption, which stands at 0.9 of the card.
  expect(boxOf(signature?.quad ?? []).bottom).toBeLessThan(80 + 0.92 * 600)
  expect(boxOf(signature?.quad ?? []).bottom).toBeGreaterThan(80 + 0.86 * 600)
})

test('a card of any size, squeezed and slanting, has its portrait where its captions say', () => {
  const squeezed = (line: PrintedLine): PrintedLine => ({
    ...line,
    x: 300 + 0.6 * line.x + 0.05 * line.y,
    y: 40 + 0.75 * line.y,
  })
  const { lines } = front2022(MARIA)
  const [portrait] = placesOn({ lines: lines.map(squeezed) })
  const [{ x, y }, corner] = [
    squeezed({ text: '', height: 1, x: PORTRAIT_2022.left, y: PORTRAIT_2022.top }),
    squeezed({ text: '', height: 1, x: PORTRAIT_2022.right, y: PORTRAIT_2022.bottom }),
  ]
  const truth = { left: x, top: y, right: corner.x, bottom: corner.y }
  expect(agreement(boxOf(portrait?.quad ?? []), truth)).toBeGreaterThan(0.7)
})

test('a caption that was read elsewhere, and the legend that repeats all of them, change nothing', () => {
  const { lines } = front2022(MARIA)
  const expected = placesOn({ lines })
  const strayed = lines.map((line) => (line.text === '4d CPF' ? { ...line, x: 700, y: 300 } : line))
  const [portrait] = placesOn({ lines: strayed })
  expect(agreement(boxOf(portrait?.quad ?? []), boxOf(expected[0]?.quad ?? []))).toBeGreaterThan(0.93)
  const unfolded = onePage(front2022(MARIA), back2022(MARIA, 60, 700), panel2022(MARIA, 60, 1320))
  const [first] = placesOn(unfolded)
  expect(agreement(boxOf(first?.quad ?? []), boxOf(expected[0]?.quad ?? []))).toBeGreaterThan(0.9)
})

test.each([
  ['a back', back2022(MARIA)],
  ['a legend', panel2022(MARIA)],
  [
    'a card of which five captions were read',
    {
      lines: front2022(MARIA).lines.filter(
        ({ text }) => !/CPF|REGISTRO|CAT|NACIO|FILIA|HABILI|ACC|VALID/.test(text),
      ),
    },
  ],
  [
    'a form with the same words in a list',
    {
      lines: [
        'REPÚBLICA FEDERATIVA DO BRASIL',
        ...'NOME|DOC. IDENTIDADE|CPF|DATA NASCIMENTO|FILIAÇÃO|PERMISSÃO|ACC|CAT. HAB.|Nº REGISTRO|VALIDADE'.split(
          '|',
        ),
        'ASSINATURA DO PORTADOR',
      ].map((text, i) => ({ text, x: 80, y: 100 + 40 * i, height: 12 })),
    },
  ],
])('%s has no pictures', (_, page) => {
  expect(placesOn(page)).toEqual([])
})
