import { describe, expect, it, test } from 'vitest'
import { confusions } from '../../../cli/src/evaluate/score/confusions.ts'
import type { Case, Json } from '../../../cli/src/evaluate/score/metrics.ts'
import { ladder, recommend } from '../../../cli/src/evaluate/score/thresholds.ts'

const made = (expected: Json, actual: Json, confidence = 0.9, field = 'number'): Case => ({
  document: 'a',
  part: 'own',
  type: 51,
  field,
  expected,
  actual,
  confidence,
})
const found = (expected: Json, actual: Json) =>
  confusions([made(expected, actual)]).map(({ kind, printed, read }) => `${kind} ${printed}>${read}`)

describe('confusions', () => {
  it.each([
    ['10/2020', '18/2020', ['digit 0>8']],
    ['2020', '202', ['digit 0>']],
    ['JOSÉ DA SILVA', 'JOSE DA SILVA', ['accent É>E']],
    ['Ana Lima', 'Ana Lirna', ['letter m>r', 'letter >n']],
    ['Rua das Acácias', 'Rua dos Acácias', ['letter a>o']],
    ['Praça Central de Sobral', 'Praça Marginal de Sobral', ['word Central>Marginal']],
    ['A-1', 'A–1', ['other sign ->–']],
    ['Ana', 'Bernardo', []],
    ['Ana', null, []],
  ])('%j read as %j', (expected, actual, all) =>
    expect(found(expected, actual).sort()).toEqual([...all].sort()),
  )

  test('those of people and lists too, most often first', () => {
    const cases = [
      made([{ name: 'Ana 10' }], [{ name: 'Ana 18' }]),
      made(['10'], ['18']),
      made('ab', 'ab'),
      made('aé cde', 'ae cde'),
    ]
    expect(confusions(cases)).toEqual([
      { kind: 'digit', printed: '0', read: '8', count: 2 },
      { kind: 'accent', printed: 'é', read: 'e', count: 1 },
    ])
  })
})

describe('thresholds', () => {
  const many = Array.from({ length: 100 }, (_, i) => made('x', i < 90 ? 'x' : 'y', i < 90 ? 0.95 : 0.6))
  test('a field with enough values has its own, others the common one', () => {
    const { others, byField } = recommend([...many, made('x', 'x', 0.7, 'scope')], 0.99)
    expect(byField).toEqual({ 51: { number: 0.95 } })
    expect(others).toBe(0.7)
  })
  test('where nothing is right often enough nothing is accepted', () => {
    expect(recommend([made('x', 'y', 0.99)], 0.9).others).toBeGreaterThan(1)
  })
  test('the ladder says what each threshold would mean', () => {
    const [first] = ladder(many)
    expect(first).toMatchObject({ threshold: 0.5, share: 1, precision: 0.9, taken: 100 })
    expect(ladder(many).at(-1)).toMatchObject({ threshold: 0.95, share: 0.9, precision: 1 })
    expect(first?.low).toBeGreaterThan(0.82)
    expect(first?.high).toBeLessThan(0.95)
  })
})
