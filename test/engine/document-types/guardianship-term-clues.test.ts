import { describe, expect, it } from 'vitest'
import { guardianshipTerm } from '../../../engine/src/document-types/guardianship-term.ts'
import { normalise } from '../../../engine/src/values/normalise.ts'
import { TERMS } from './guardianship-term-texts.ts'

const score = (text: string): number =>
  guardianshipTerm.clues.reduce(
    (sum, { phrase, weight }) => sum + (phrase.test(normalise(text)) ? weight : 0),
    0,
  )

/** From here on phrases alone would tell a type (classify.ts). */
const CLEAR = 4

describe('clues of guardianship terms', () => {
  it.each(Object.entries(TERMS))('%s is one', (_, text) => {
    expect(score(text)).toBeGreaterThanOrEqual(CLEAR)
  })
})
