import { describe, expect, it, test } from 'vitest'
import { CHARACTERS, CLASS_COUNT, RECOGNISER } from '../../../engine/src/model-facts.ts'
import { alignmentOf } from '../../../engine/src/text/alignment.ts'
import { type DecodedChar, decodeCtc, logProbabilitiesOn } from '../../../engine/src/text/ctc.ts'
import { mergeReadings } from '../../../engine/src/text/merge-readings.ts'
import { seededRandom } from '../../documents/generator/random.ts'

const classOf = (sign: string) => (sign === '_' ? 0 : CHARACTERS.indexOf(sign))

/** A reading whose best class at each step is the given sign; `_` is the blank. `rivals`: by step, another sign with half as much. */
function readingOf(path: string, rivals: Readonly<Record<number, string>> = {}) {
  const logits = new Float32Array(path.length * CLASS_COUNT)
  for (const [step, sign] of [...path].entries()) {
    logits[step * CLASS_COUNT + classOf(sign)] = 12 * RECOGNISER.temperature
    const rival = rivals[step]
    if (rival) logits[step * CLASS_COUNT + classOf(rival)] = (12 - Math.log(2)) * RECOGNISER.temperature
  }
  return { logits, characters: decodeCtc(logits) }
}

const textOf = (characters: readonly DecodedChar[]) =>
  characters.map(({ value }) => CHARACTERS[value]).join('')
const mergedText = (...paths: string[]) =>
  textOf(mergeReadings(paths.map((path) => readingOf(path))).characters)

describe('readings of a line are merged', () => {
  const cases: readonly [name: string, readings: string[], text: string][] = [
    [
      'a sign that one misreads is outvoted',
      ['_R_o_b_e_n_t_o_', 'R_oo_b_e_r_t_o', '__R_o_b_e_r_t_o'],
      'Roberto',
    ],
    ['each misreads another sign', ['_R_u_b_e_r_t_o_', 'R_o_b_e_n_t_o__', '_R_o_h_e_r_t_o_'], 'Roberto'],
    ['one leaves a sign out', ['_A_d_i_l_o_n_', '_A_d_i_l_s_o_n', 'A_d_i_l_s_o_n_'], 'Adilson'],
    ['two equal signs stay two', ['_n_n_', 'n__n', '_n_n'], 'nn'],
    ['cuts differ in length', ['__a____b__', 'a_b', '_a__b_'], 'ab'],
    ['nothing is read', ['___', '__', '____'], ''],
  ]
  test.each(cases)('%s', (_name, readings, text) => expect(mergedText(...readings)).toBe(text))

  it('is less sure of what they disagree on', () => {
    const [agreed, doubted] = mergeReadings([
      readingOf('_a_b_'),
      readingOf('_a_o_'),
      readingOf('_a_b_'),
    ]).characters
    expect(agreed?.confidence).toBeGreaterThan(0.99)
    expect(doubted?.confidence).toBeCloseTo(2 / 3, 2)
  })

  it('counts a reading for less that doubts all along the line', () => {
    const doubted = readingOf('_m_8_8_', { 0: '1', 1: 'n', 2: '1', 3: 'B', 4: '1', 5: 'B', 6: '1' })
    expect(textOf(mergeReadings([doubted, readingOf('_m_a_s_'), doubted]).characters)).toBe('mas')
  })

  it('sums up what each doubts', () => {
    const readings = ['o', 'e', 'c'].map((sign) => readingOf(`_${sign}_`, { 1: 'a' }))
    expect(textOf(mergeReadings(readings).characters)).toBe('a')
  })

  it('needs one', () => expect(() => mergeReadings([])).toThrow(RangeError))
})

/** By trying every path: the natural logarithm of the best one's probability. */
function bestPath(text: readonly number[], logits: Float32Array): number {
  const logProbabilityAt = logProbabilitiesOn(logits)
  const steps = logits.length / CLASS_COUNT
  const signs = [0, ...new Set(text)]
  let best = -Infinity
  for (let path = 0; path < signs.length ** steps; path++) {
    const values = Array.from(
      { length: steps },
      (_, step) => signs[Math.floor(path / signs.length ** step) % signs.length] ?? 0,
    )
    const said = values.filter((value, step) => value !== 0 && value !== values[step - 1])
    if (said.join() !== text.join()) continue
    best = Math.max(
      best,
      values.reduce((sum, value, step) => sum + logProbabilityAt(step, value), 0),
    )
  }
  return best
}

test('the best path of a text is found among all paths', () => {
  const random = seededRandom('paths')
  for (const text of ['a', 'ab', 'aa', 'aba', 'abb', '']) {
    for (let round = 0; round < 20; round++) {
      const logits = Float32Array.from({ length: 6 * CLASS_COUNT }, () => random.int(0, 300) / 100)
      const values = [...text].map(classOf)
      const found = alignmentOf(values, logits)
      expect(found?.logProbability).toBeCloseTo(bestPath(values, logits), 4)
      for (const { from, to, best } of found?.signs ?? []) expect(best >= from && best < to).toBe(true)
    }
  }
})

test('a text of more signs than steps has no path', () => {
  expect(alignmentOf([...'aab'].map(classOf), readingOf('abc').logits)).toBeNull()
})
