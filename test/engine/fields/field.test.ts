import { describe, expect, it } from 'vitest'
import { absentFieldsAtMost } from '../../../engine/src/fields/field.ts'
import type { Field } from '../../../engine/src/types.ts'

const missing: Field = { status: 'missing', value: null, confidence: 0.7 }
const quad = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const
const evidence = [{ pageIndex: 0, quad, text: 'x', source: 'text-layer', path: [] }] as const
const found: Field = { status: 'found', value: 'x', raw: 'x', confidence: 0.9, evidence }

describe('how sure an absence can be', () => {
  it('is bounded by how often such a field is overlooked', () => {
    const confidenceWith = (max: number) => absentFieldsAtMost({ missing }, () => max).missing?.confidence
    expect(confidenceWith(0.5)).toBe(0.5)
    expect(confidenceWith(0.8)).toBe(0.7)
  })

  it('says nothing of a field that was found', () => {
    expect(absentFieldsAtMost({ found, missing }, (name) => (name === 'missing' ? 0.2 : 0))).toEqual({
      found,
      missing: { ...missing, confidence: 0.2 },
    })
  })
})
