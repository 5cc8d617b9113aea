import { expect, test } from 'vitest'
import { mergeLines } from '../../../engine/src/text/merge-lines.ts'
import type { Homography, Quad, TextLine, TextSource } from '../../../engine/src/types.ts'

function line(text: string, left: number, top: number, source: TextSource): TextLine {
  const at = (from: number, to: number): Quad => [
    [left + 6 * from, top],
    [left + 6 * to, top],
    [left + 6 * to, top + 10],
    [left + 6 * from, top + 10],
  ]
  let start = 0
  const words = text.split(' ').map((word) => {
    const from = start
    start += word.length + 1
    return { text: word, quad: at(from, from + word.length), confidence: source === 'ocr' ? 0.9 : 1 }
  })
  return { text, words, quad: at(0, text.length), angleDegrees: 0, height: 10, source }
}
const layer = (text: string, left = 50, top = 100) => line(text, left, top, 'text-layer')
const seen = (text: string, left = 50, top = 100) => line(text, left, top, 'ocr')
const texts = (lines: readonly TextLine[]) => lines.map(({ text, source }) => `${source}: ${text}`)

const cases: readonly [
  name: string,
  layer: readonly TextLine[],
  seen: readonly TextLine[],
  merged: readonly string[],
][] = [
  [
    'a layer is exact where it is seen otherwise',
    [layer('RVB4C27')],
    [seen('RV84C2Z')],
    ['text-layer: RVB4C27'],
  ],
  ['a layer where nothing is seen stays', [layer('fls. 2')], [], ['text-layer: fls. 2']],
  [
    'a stamp over a scan stands beside what is seen',
    [layer('fls. 2', 50, 10)],
    [seen('fls. 2', 50, 10), seen('Termo de guarda', 50, 100)],
    ['text-layer: fls. 2', 'ocr: Termo de guarda'],
  ],
]
test.each(cases)('%s', (_name, layerLines, lines, merged) => {
  expect(texts(mergeLines({ lines: layerLines, doubtful: [] }, { lines, view: null }))).toEqual(merged)
})

test('the layer is brought into the rectangle that the page was read in', () => {
  // The page as displayed is the rectangle moved by (100, 0).
  const toDisplayed: Homography = [1, 0, 100, 0, 1, 0, 0, 0, 1]
  const view = { toDisplayed, width: 500, height: 500 }
  const [merged, ...more] = mergeLines(
    { lines: [layer('Termo de guarda', 150)], doubtful: [] },
    {
      lines: [seen('Termo de guarda', 50)],
      view,
    },
  )
  expect(more).toEqual([])
  expect(merged?.source).toBe('text-layer')
  expect(merged?.quad[0]).toEqual([50, 100])
})

test.each([
  ['Processo nº 12', 'Processo n 12', ['text-layer: Processo nº 12']],
  ['xqz jkw vvw', 'Processo 12', ['ocr: Processo 12']],
])('a doubtful line stays where about the same is seen: %s', (said, read, merged) => {
  const lines = mergeLines({ lines: [], doubtful: [layer(said)] }, { lines: [seen(read)], view: null })
  expect(texts(lines)).toEqual(merged)
})
