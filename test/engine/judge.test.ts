import { describe, expect, test } from 'vitest'
import { describeDoubt, judge, parseProfile } from '../../engine/src/index.ts'

const READING = {
  fields: {
    name: { confidence: 0.9 },
    comments: { confidence: 0.6 },
    documentValidation: { confidence: 0.1 },
  },
  validations: [
    { rule: 'cpf_check_digits', outcome: 'pass' },
    { rule: 'date_order', outcome: 'warn' },
  ],
  text: [{ page: 1, issues: [] }],
  pageCount: 1,
} as const
const OWN = { others: 0.8, byField: { 54: { comments: 0.5 } } }
const reasons = (...asked: Parameters<typeof judge>) => judge(...asked).reasons.map(describeDoubt)

describe('a document', () => {
  test('is accepted where every field reaches its threshold: its own, or that of the others', () => {
    expect(judge(READING, OWN, { type: 54 })).toEqual({ decision: 'accepted', reasons: [] })
    // Of another type, and of none that is known, the field has no threshold of its own.
    for (const type of [51, 'auto', null] as const) {
      expect(judge(READING, OWN, { type })).toEqual({
        decision: 'review',
        reasons: [{ kind: 'field', field: 'comments', confidence: 0.6, threshold: 0.8 }],
      })
    }
    expect(reasons(READING, { ...OWN, byField: { 54: { comments: 1.01 } } }, { type: 54 })).toEqual([
      'comments 0.6',
    ])
  })

  test('is for a person where a check fails, a page is in doubt or was not read, or its type is', () => {
    const validations = [{ rule: 'cpf_check_digits', outcome: 'fail' }] as const
    const text = [{ page: 2, issues: [{ code: 'blurred' }] }]
    const reading = { ...READING, validations, text, pageCount: 12 }
    const found = { type: 54, typeConfidence: 0.79999 }
    expect(reasons(reading, OWN, found)).toEqual([
      'type 0.799',
      'check cpf_check_digits',
      'page 2 blurred',
      '11 pages not read',
    ])
    // Somebody named the pages: that the others were not read is no doubt.
    expect(reasons(reading, OWN, { ...found, typeConfidence: 0.8, hasPages: true })).toEqual([
      'check cpf_check_digits',
      'page 2 blurred',
    ])
  })

  test('is not doubted for what a person has given', () => {
    const asked = { type: 51, corrected: new Set(['comments']) }
    expect(judge(READING, OWN, asked).decision).toBe('accepted')
  })
})

test('a profile is what evaluate writes, and nothing else is one', () => {
  const profile = { ficha: 'profile 1', precision: 0.995, others: 1.01, byField: { 54: { name: 0.97 } } }
  expect(parseProfile({ ...profile, name: 'mine.json' })).toEqual(profile)
  for (const wrong of [
    null,
    [],
    { ...profile, ficha: 'profile 2' },
    { ...profile, precision: 1.01 },
    { ...profile, others: '0.9' },
    { ...profile, others: Number.NaN },
    { ...profile, byField: [] },
    { ...profile, byField: { 54: null } },
    { ...profile, byField: { 54: { name: -1 } } },
    { ...profile, byField: { 54: { name: 1.02 } } },
  ]) {
    expect(parseProfile(wrong), JSON.stringify(wrong)).toBeNull()
  }
})
