import { UnreadableDocument } from '@ficha/engine'
import { describe, expect, test } from 'vitest'
import { readPages } from '../../../engine/src/read-pages.ts'
import { nodeRuntime } from '../../../engine/src/runtime/node.ts'
import type { Runtime } from '../../../engine/src/runtime/runtime.ts'
import type { ReadPage } from '../../../engine/src/types.ts'
import { pngOf } from '../../fixtures/images/make-png.ts'
import { type MixedPage, mixedPage } from './mixed-page.ts'

const runtime = nodeRuntime()
const TOP = { x: 60, y: 60 }
const BELOW = { x: 60, y: 560 }
/** More than any page has whose content is all in its pictures. */
const PROSE = Array.from(
  { length: 22 },
  (_, i) => `${i + 1}. Manter limpa a faixa de protecao do rio durante a obra.`,
)
const CARD = ['JOANA DAS DORES INVENTADA', 'Registro 04512378901', 'Validade 12/03/2031']
const SAID = ['Licenciada: Padaria Inventada do Vale', 'Processo numero 4471 de 2024']

async function read(
  draw: (mixed: MixedPage) => void | Promise<void>,
  host: Runtime = runtime,
): Promise<ReadPage> {
  const { pages } = await readPages([await mixedPage(draw)], host)
  const [page] = pages
  if (!page) throw new RangeError('one page was drawn')
  return page
}

const from = ({ lines }: ReadPage, source: 'ocr' | 'text-layer') =>
  lines.filter((line) => line.source === source).map(({ text }) => text)

/** What is drawn besides the prose, and what is read of it where: from pixels or from the layer. */
const cases: readonly [
  name: string,
  draw: (mixed: MixedPage) => void | Promise<void>,
  pixels: readonly string[],
  layer: readonly string[],
][] = [
  ['a picture below long prose', ({ picture }) => picture(CARD, BELOW), CARD, []],
  [
    'two pictures, the halves of a card',
    async ({ picture }) => {
      await picture(CARD.slice(0, 2), BELOW)
      await picture(CARD.slice(2), { ...BELOW, y: 680 })
    },
    CARD,
    [],
  ],
  ['a picture in strips', ({ picture }) => picture(CARD, BELOW, 5), CARD, []],
  [
    'a picture of one value',
    async ({ text, picture }) => {
      text(['Validade:'], BELOW)
      await picture(['12/03/2031'], { x: 130, y: 552 }, 1)
    },
    ['12/03/2031'],
    ['Validade:'],
  ],
  ['a date as one path', ({ path }) => path('11/11/2011', BELOW), ['11/11/2011'], []],
  [
    'drawn glyphs that say other digits',
    ({ unmapped }) =>
      unmapped('Validade 27/08/2041', BELOW, (letter) =>
        letter.replace(/\d/, (digit) => `${(+digit + 1) % 10}`),
      ),
    ['Validade 27/08/2041'],
    [],
  ],
  [
    'drawn glyphs that say what they are',
    ({ unmapped }) => unmapped('Validade 27/08/2041', BELOW, (letter) => letter),
    [],
    ['Validade 27/08/2041'],
  ],
  ['a word as outlines', ({ outlines }) => outlines('Validade', BELOW), ['Validade'], []],
  [
    'words of a font of plates',
    ({ mapped }) => mapped(['RVB4C27', 'MKT8153', 'QXW1D45', 'XZQ7J21', 'WKX3V90'], BELOW, (code) => code),
    [],
    ['RVB4C27', 'MKT8153', 'QXW1D45', 'XZQ7J21', 'WKX3V90'],
  ],
  ['a picture of one line', ({ picture }) => picture(CARD.slice(1, 2), BELOW), CARD.slice(1, 2), []],
  [
    'text whose font maps to private use',
    ({ mapped }) => mapped(SAID, BELOW, (code) => 0xe000 + code),
    SAID,
    [],
  ],
  [
    'text of a font without a map',
    ({ unmapped }) => unmapped('Padaria Inventada do Vale 4471', BELOW),
    ['Padaria Inventada do Vale 4471'],
    [],
  ],
  [
    'text that the file says is called something else',
    ({ called }) => called('Licenciada: Padaria Inventada', 'Cafeteria Escondida do Monte', BELOW),
    [],
    ['Licenciada: Padaria Inventada'],
  ],
  ['text whose font maps to nothing known', ({ mapped }) => mapped(SAID, BELOW, () => 0xfffd), SAID, []],
  [
    'text whose font maps to other letters',
    ({ mapped }) => mapped(SAID, BELOW, (code) => code + 3),
    SAID,
    [],
  ],
  [
    'print as outlines',
    ({ outlines }) => outlines('Padaria Inventada do Vale Verde Ltda', BELOW),
    ['Padaria Inventada do Vale Verde Ltda'],
    [],
  ],
  [
    'a picture over text that says something else',
    async ({ text, picture }) => {
      text(['Cafeteria Escondida do Monte', 'Registro 99999999999', 'Validade 01/01/1990'], { x: 72, y: 568 })
      await picture(CARD, BELOW)
    },
    CARD,
    [],
  ],
  [
    'text of a recognition below the picture that it was made of',
    async ({ text, picture }) => {
      text(CARD, { x: 72, y: 569 }, true)
      await picture(CARD, BELOW)
    },
    CARD,
    [],
  ],
  [
    'a caption of the layer beside a value in a picture',
    async ({ text, picture }) => {
      text(['Processo numero 4471'], { x: 380, y: 575 })
      await picture(CARD.slice(0, 1), BELOW)
    },
    CARD.slice(0, 1),
    ['Processo numero 4471'],
  ],
  ['text that is not drawn', ({ text }) => text(['Cafeteria Escondida do Monte'], BELOW, true), [], []],
]

/** Whose file says more than the page shows. */
const HIDING = [
  'a picture over text that says something else',
  'drawn glyphs that say other digits',
  'text that is not drawn',
]

describe('a page of text and pixels is read where its content is', () => {
  test.each(cases)('%s', async (name, draw, pixels, layer) => {
    const page = await read(async (mixed) => {
      mixed.text(PROSE, TOP)
      await draw(mixed)
    })
    expect(from(page, 'ocr')).toEqual(pixels)
    expect(from(page, 'text-layer')).toEqual([...PROSE, ...layer])
    expect(page.issues.map(({ code }) => code)).toEqual(HIDING.includes(name) ? ['hidden_text'] : [])
    for (const { quad } of page.lines) {
      expect(Math.min(...quad.flat())).toBeGreaterThan(50)
      expect(quad[2][1]).toBeLessThan(800)
    }
  })
})

test.each(['RVB4C27', '12/03/2031', 'Estadual'])('a page that is %s and no more', async (value) => {
  const line = { x: 130, y: 560 }
  const small = await read(({ picture }) => picture([value], line))
  const path = await read((mixed) => mixed.path(value, line))
  for (const page of [small, path]) expect(page.lines.map(({ text }) => text)).toEqual([value])
})

test('lines of a picture stand on the page where they are shown', async () => {
  const page = await read(async ({ text, picture }) => {
    text(PROSE, TOP)
    await picture(CARD, BELOW)
  })
  const [first] = page.lines.filter(({ source }) => source === 'ocr')
  const [[left, top] = [0, 0]] = first?.quad ?? []
  expect(Math.abs(left - 72)).toBeLessThan(3)
  expect(Math.abs(top - 570)).toBeLessThan(4)
})

test('a coat of arms without letters costs no network', async () => {
  let opened = 0
  const host: Runtime = {
    ...runtime,
    network(name) {
      // A network that reads the text itself is another matter.
      if (name === 'detector' || name === 'recogniser') opened += 1
      return runtime.network(name)
    },
  }
  const arms = pngOf(160, 160, (x, y) =>
    Math.hypot(x - 80, y - 80) % 24 < 9 || Math.abs(x - y) < 4 ? 60 : 250,
  )
  const page = await read(async ({ pdf, page, text }) => {
    text(PROSE, TOP)
    page.drawImage(await pdf.embedPng(arms), { x: 60, y: 180, width: 80, height: 80 })
  }, host)
  expect(from(page, 'text-layer')).toEqual(PROSE)
  expect(opened).toBe(0)
})

test('a page of which all that a layer says is not drawn holds no text', async () => {
  const pdf = await mixedPage(({ text }) => text(PROSE, TOP, true))
  await expect(readPages([pdf], runtime)).rejects.toThrow(UnreadableDocument)
})
