import { describe, expect, it } from 'vitest'
import type { Glyph } from '../../../engine/src/decode/pdf-glyphs.ts'
import { linesFromGlyphs } from '../../../engine/src/text/lines-from-glyphs.ts'

const EM = 10
const ADVANCE = 5
const DRAWN = { font: 0, object: 1, isDrawn: true, clips: false }

/** Words on a baseline with gaps of these widths in ems between them; spaces of one width are printed, others inferred. */
function row(words: readonly string[], gaps: readonly number[], baseline: number, left = 50): Glyph[] {
  const printed = new Set(gaps).size === 1 && (gaps[0] ?? 0) < 0.4
  let x = left
  return words.flatMap((word, at) => {
    const glyphs = [...word].map((text, i): Glyph => {
      const start = x + i * ADVANCE
      const ink = { left: start, top: baseline - EM, right: start + ADVANCE, bottom: baseline }
      const before = i > 0 || at === 0 ? 'glyph' : printed ? 'space' : 'inferred-space'
      const loose = { ...ink, bottom: baseline + 0.35 * EM }
      return { text, ink, loose, origin: [start, baseline], angleDegrees: 0, before, ...DRAWN }
    })
    x += word.length * ADVANCE + (gaps[at % gaps.length] ?? 0) * EM
    return glyphs
  })
}

const PROSE = row(
  'o prazo corre da data em que a parte foi ouvida nos autos do processo'.split(' '),
  [0.25],
  40,
)

function textsOf(...rows: Glyph[][]): string[] {
  return linesFromGlyphs([...PROSE, ...rows.flat()])
    .map(({ text }) => text)
    .filter((text) => !text.startsWith('o prazo'))
}

describe('a justified line of a word processor', () => {
  it.each([0.78, 1.3, 2.4])('with spaces of %s em is one line', (gap) => {
    const words = 'condutora VALDIRENE SOUZA DO NASCIMENTO, filha de ADEMAR'.split(' ')
    expect(textsOf(row(words, [gap], 100))).toEqual([words.join(' ')])
  })

  it('beside another column ends where that one begins', () => {
    const words = 'neste município, para beneficiamento de II - destinar e entregar a coletor'.split(' ')
    const gaps = words.map((_, i) => (i === 4 ? 3.1 : i < 4 ? 0.9 : 1.4))
    expect(textsOf(row(words, gaps, 100))).toEqual([
      'neste município, para beneficiamento de',
      'II - destinar e entregar a coletor',
    ])
  })
})

describe('two columns an em apart', () => {
  const LEFT = 'a licença de operação para a lavra de areia em leito'.split(' ')
  const RIGHT = 'o prazo de quatro anos contado de sua emissão no rio'.split(' ')
  const columns = (rows: number) =>
    Array.from({ length: rows }, (_, at) => row([...LEFT, ...RIGHT], widths(0.9), 100 + 14 * at)).flat()
  const widths = (between: number) =>
    [...LEFT, ...RIGHT].map((_, i) => (i === LEFT.length - 1 ? between : 0.3))

  it('of many rows are two lines each', () => {
    const texts = linesFromGlyphs(columns(12)).map(({ text }) => text)
    expect(new Set(texts)).toEqual(new Set([LEFT.join(' '), RIGHT.join(' ')]))
  })

  it('of few rows may be a wide space', () => {
    const texts = linesFromGlyphs(columns(5)).map(({ text }) => text)
    expect(new Set(texts)).toEqual(new Set([[...LEFT, ...RIGHT].join(' ')]))
  })
})

it('a title spread over its column is one line', () => {
  const words = 'AVISO DE LICITAÇÃO – PREGÃO'.split(' ')
  expect(textsOf(row(words, [2], 100))).toEqual([words.join(' ')])
})

it('cells of a table stay cells, however alike their gaps are', () => {
  const cells = ['12/03/2020', 'ABC1D23', 'PR', 'Tanque', '44.970']
  expect(textsOf(row(cells, [1.5], 100)).sort()).toEqual([...cells].sort())
})

describe('a line of few words between both edges of its column', () => {
  const WIDTH = 40 * EM
  const filled = (text: string, at: number, part = 1) => {
    const words = text.split(' ')
    const letters = words.join('').length * ADVANCE
    const even = (WIDTH - letters) / (words.length - 1)
    const gaps = words.slice(1).map((_, i) => (even * (i % 2 === 0 ? part : 2 - part)) / EM)
    return row(words, gaps, 100 + 14 * at)
  }
  const prose =
    'declara a locadora que o veículo será dirigido somente por quem este contrato nomeia como tal'
  const column = [1, 2, 3].flatMap((at) => filled(prose, at))
  const linesOf = (few: Glyph[]) =>
    linesFromGlyphs([...column, ...few])
      .map(({ text }) => text)
      .filter((text) => text !== prose)

  it('is justified as the others are', () => {
    const text = 'LOCATÁRIA (CONDUTORA): JOSEANE'
    expect(linesOf(filled(text, 4))).toEqual([text])
  })

  it('with gaps of several widths is a row of a table', () => {
    expect(linesOf(filled('Condutora Validade 01882047383', 4, 0.5))).toHaveLength(3)
  })
})

it('a space without width, where a line may be broken, parts no word', () => {
  expect(textsOf(row(['https://acesso.processo.r', 'io/sigaex'], [0.015], 100))).toEqual([
    'https://acesso.processo.rio/sigaex',
  ])
})
