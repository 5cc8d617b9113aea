import { describe, expect, it } from 'vitest'
import { partOfQuad } from '../../../engine/src/geometry.ts'
import type { Field, PageIssue, ReadPage } from '../../../engine/src/types.ts'
import { inDocument } from '../../../engine/src/weigh/confidence.ts'
import { readWith, said, tagged } from './tagged-reading.ts'

const missing: Field = { status: 'missing', value: null, confidence: 0.7 }
const quad = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const
const evidence = [{ pageIndex: 0, quad, text: 'x', source: 'text-layer', path: [] }] as const
const found: Field = { status: 'found', value: 'x', raw: 'x', confidence: 0.9, evidence }
const page = (index: number): ReadPage => ({
  index,
  width: 1,
  height: 1,
  view: null,
  lines: [],
  codes: [],
  issues: [{ code: 'text_not_checked', message: '' }],
})

describe('how sure the fields of a document can be', () => {
  it('that a field is absent is as likely as that it was not seen, where nothing at all was found', () => {
    expect(inDocument({ missing }, null, []).missing?.confidence).toBe(0.5)
    expect(inDocument({ found, missing }, null, []).missing?.confidence).toBeGreaterThan(0.7)
  })

  it('what a page says whose text was not compared with its picture is hardly sure', () => {
    expect(inDocument({ found }, null, [page(0)]).found?.confidence).toBe(0.5)
    expect(inDocument({ found }, null, [page(1)]).found?.confidence).toBeGreaterThan(0.9)
  })

  it.each([
    ['at its start', 0.5, 1.5, null, 0.5],
    ['at its end', 18, 19.5, null, 0.5],
    ['nowhere', 5, 15.5, null, 0.95],
    ['of a turned page, read from above down', 28.2, 29.5, [0, -1, 20, 1, 0, 0, 0, 0, 1], 0.5],
    ['where a picture on the page ends', 5, 16.5, null, 0.5],
    ['of a turned page nowhere', 5, 19.5, [0, -1, 20, 1, 0, 0, 0, 0, 1], 0.95],
  ] as const)('print that its picture may cut off %s', (_, left, right, toDisplayed, told) => {
    const view = toDisplayed && { toDisplayed, width: 20, height: 30 }
    const print = (source: 'ocr' | 'text-layer'): Field => {
      const around = [
        [left, 5],
        [right, 5],
        [right, 6],
        [left, 6],
      ] as const
      return { ...found, confidence: 0.95, evidence: [{ ...evidence[0], quad: around, source }] }
    }
    const pictures = [{ left: 2, top: 2, right: 17, bottom: 28 }]
    const pages = [{ ...page(0), width: 20, height: 30, view, pictures, issues: [] }]
    const { seen, written } = inDocument({ seen: print('ocr'), written: print('text-layer') }, null, pages)
    expect(seen?.confidence).toBeCloseTo(told === 0.5 ? 0.5 : (written?.confidence ?? 0), 3)
    expect(written?.confidence).toBeGreaterThan(0.9)
  })

  it.each([
    ['A ', 0.5],
    ['Nome: ', 0.995],
  ])('a name behind %sat the edge of its picture', (before, most) => {
    const from = (left: number) =>
      partOfQuad(
        [
          [0, 5],
          [9, 5],
          [9, 6],
          [0, 6],
        ],
        left / 9,
        7 / 9,
      )
    const name: Field = { ...found, evidence: [{ ...evidence[0], quad: from(3), source: 'ocr' }] }
    const line = {
      text: `${before}x`,
      words: [],
      quad: from(0.5),
      angleDegrees: 0,
      height: 1,
      source: 'ocr',
    } as const
    const told = inDocument({ name }, null, [{ ...page(0), width: 9, height: 9, lines: [line], issues: [] }])
    expect(told.name?.confidence).toBeLessThanOrEqual(most)
    expect(told.name?.confidence).toBeGreaterThan(most - 0.1)
  })

  it('what is missing may stand where a page was not seen', () => {
    const cut = (code: PageIssue['code']) => ({ ...page(0), issues: [{ code, message: '' }] })
    const told = (code: PageIssue['code']) => inDocument({ found, missing }, null, [cut(code)])
    expect(told('image_truncated').missing?.confidence).toBe(0.5)
    expect(told('cut_off').missing?.confidence).toBe(0.5)
    expect(told('image_truncated').found?.confidence).toBeGreaterThan(0.9)
    expect(told('low_resolution').missing?.confidence).toBeGreaterThan(0.7)
  })

  it('what is missing may stand on pages none of which is in focus', () => {
    const blurred = { ...page(0), issues: [{ code: 'blurred' as const, message: '' }] }
    const told = (pages: readonly ReadPage[]) =>
      inDocument({ found, missing }, null, pages).missing?.confidence
    expect(told([blurred])).toBe(0.5)
    expect(told([blurred, { ...page(1), issues: [] }])).toBeGreaterThan(0.7)
  })

  it.each([
    [0.05, 0.777, 0.073],
    [0.3, 0.841, 0.39],
    [0.8, 0.892, 0.856],
    [0.9, 0.931, 0.931],
    [0.99, 0.993, 0.993],
  ])('a share of %d is a confidence of %d where something was found, else of %d', (share, told, absent) => {
    const confidenceOf = (field: Field) =>
      inDocument({ field: { ...field, confidence: share }, found }, null, []).field?.confidence
    expect(confidenceOf(found)).toBeCloseTo(told, 3)
    expect(confidenceOf(missing)).toBeCloseTo(absent, 3)
  })

  it('a text that no grammar bounds is less sure, wherever it is found', () => {
    const fields = { comments: { ...found, confidence: 0.95 }, name: { ...found, confidence: 0.95 }, missing }
    const plain = inDocument(fields, null, [])
    const { comments, ...others } = inDocument(fields, null, [], ['comments', 'missing'])
    expect(plain.comments?.confidence).toBeGreaterThan(0.95)
    expect(comments?.confidence).toBeCloseTo(0.897, 3)
    expect(others).toEqual({ name: plain.name, missing: plain.missing })
  })
})

describe('a document that is hard to read', () => {
  const reading = tagged(said('HOLDER', 'Ana Lima Prado'))
  const told = (field: Field, read: number) =>
    inDocument({ found, field }, readWith(read, reading).roles, []).field?.confidence ?? 0

  it('is the less sure of what is doubtful and of what is missing, the worse it is read', () => {
    for (const field of [{ ...found, confidence: 0.1 }, missing]) {
      expect(told(field, 0.98)).toBe(told(field, 1))
      expect(told(field, 0.9)).toBeLessThan(told(field, 0.98) - 0.1)
      expect(told(field, 0.8)).toBeLessThan(told(field, 0.9) - 0.1)
    }
  })

  it('is less sure of what is surely read as well', () => {
    const sure = { ...found, confidence: 0.92 }
    expect(told(sure, 1)).toBeGreaterThan(0.94)
    expect(told(sure, 0.8)).toBeLessThan(0.9)
    expect(told({ ...sure, confidence: 0.995 }, 0.8)).toBeGreaterThan(0.98)
  })

  it('is surer of what is missing where nothing speaks for it than where something does', () => {
    expect(told({ ...missing, confidence: 0.99 }, 0.8)).toBeGreaterThan(0.9)
    expect(told({ ...missing, confidence: 0.9 }, 0.8)).toBeLessThan(0.6)
  })
})
