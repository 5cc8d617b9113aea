import { describe, expect, it } from 'vitest'
import { repairCode } from '../../../engine/src/document-types/environmental-licence/random-code.ts'

describe('repairCode', () => {
  it.each([
    ['letters for digits', 'A1C58ABOF73174FB', 'A1C58AB0F73174FB'],
    ['a capital stroke among small letters', '8I4jnqpan6qhc4uu', '8l4jnqpan6qhc4uu'],
    ['a capital stroke among other capitals', '8I4jnqPan6qhc4uu', '8I4jnqPan6qhc4uu'],
    ['a word', 'Itapema', 'Itapema'],
    [
      'a small letter read as a capital',
      '1262e48Cf0c1d21c7d552ae2de64af08',
      '1262e48cf0c1d21c7d552ae2de64af08',
    ],
    [
      'a capital read as a small letter',
      '1262E48cF0C1D21C7D552AE2DE64AF08',
      '1262E48CF0C1D21C7D552AE2DE64AF08',
    ],
    ['as printed', '1262e48cf0c1d21c7d552ae2de64af08', '1262e48cf0c1d21c7d552ae2de64af08'],
    ['both cases alike', 'aB1cD2eF3aB4cD5eF6aB', 'aB1cD2eF3aB4cD5eF6aB'],
    ['another kind of code', 'qxSkPupfD4pw', 'qxSkPupfD4pw'],
  ])('%s', (_, read, printed) => {
    expect(repairCode(read)).toBe(printed)
  })
})
