import { renderData, renderFields } from '@ficha/engine'
import { type Reading, read } from '@ficha/engine/node'
import { beforeAll, describe, expect, test } from 'vitest'

const DOCUMENT = new URL('../documents/tuning/documents/51-ima-sc-transport.pdf', import.meta.url)

describe('the JSON of a result', () => {
  let result: Reading<51>
  beforeAll(async () => {
    result = await read(DOCUMENT, { type: 51 })
  })

  test('names are snake_case or camelCase, values JSON or text', () => {
    const camel = renderData(result.data, 'camel', 'json')
    expect(camel).toEqual(result.data)
    const snake = renderData(result.data, 'snake', 'json')
    expect(Object.keys(snake)).toContain('authorization_dangerous_products')
    expect(snake.authorization_dangerous_products).toBe(true)
    const text = renderData(result.data, 'snake', 'text')
    expect(text.authorization_dangerous_products).toBe('True')
    expect(text.license_plate).toBe('[]')
    expect(text.main_activity).toMatch(/^\["47\.10\.10 – .*"\]$/)
    expect(Object.values(text).every((value) => typeof value === 'string')).toBe(true)
  })

  test('absent values are null, or the text "null"', () => {
    expect(renderData({ accessKey: null, documentValidation: false }, 'snake', 'text')).toEqual({
      access_key: 'null',
      document_validation: 'false',
    })
  })

  test('members of people are renamed too, and so are the paths of their evidence', () => {
    const guardians = [{ name: 'A', rgIssuer: 'SSP' }]
    expect(renderData({ guardians }, 'snake', 'json')).toEqual({
      guardians: [{ name: 'A', rg_issuer: 'SSP' }],
    })
    const evidence = [
      { path: [0, 'rgIssuer'], page: 1, polygon: [], text: 'SSP', source: 'text-layer' as const },
    ]
    const report = {
      value: guardians,
      raw: 'A',
      confidence: 1,
      page: 1,
      polygon: [],
      source: null,
      evidence,
      validations: [],
    }
    expect(renderFields({ guardians: report }, 'snake').guardians?.evidence[0]?.path).toEqual([
      0,
      'rg_issuer',
    ])
  })

  test('every field has a confidence, and what was found has a page and a polygon inside it', () => {
    for (const field of Object.values(result.fields)) {
      expect(field.confidence).toBeGreaterThanOrEqual(0)
      expect(field.confidence).toBeLessThanOrEqual(1)
      if (field.raw === null) continue
      expect(field.page).toBeGreaterThanOrEqual(1)
      for (const [x, y] of field.polygon ?? []) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
        expect(Math.max(x, y)).toBeLessThanOrEqual(1)
      }
    }
  })

  test('the evidence of a value holds the value as printed', () => {
    expect(result.fields.number).toMatchObject({
      value: '3151/2023',
      raw: '3151/2023',
      page: 1,
      source: 'text-layer',
    })
    expect(result.fields.id?.evidence[0]?.text).toBe('19.362.886/0007-37')
  })

  test('it carries the engine that read it', () => {
    expect(result.engine.version).toMatch(/^\d+\.\d+\.\d+$/)
  })
})
