import { expect, it } from 'vitest'
import { fieldsOf } from '../../../engine/src/extract.ts'
import type { ReadDocument } from '../../../engine/src/fields/reading.ts'
import { READER } from '../../../engine/src/model-facts.ts'
import { tagged } from '../weigh/tagged-reading.ts'

const TEXT =
  'LICENÇA DE OPERAÇÃO 12/LICENCE_NUMBER* Validade 03/05/2028/EXPIRY* Atividade abate/ACTIVITY* de/ACTIVITY aves/ACTIVITY'
const LICENCE = tagged(TEXT)

/** The same document with words that the network takes for values with these probabilities. */
function taken(probability: number, role: string, reading = LICENCE): ReadDocument {
  const { roles } = reading
  if (!roles) throw new RangeError('a reading with roles')
  const at = READER.roles.indexOf(role)
  const own = roles.roles.map((one, i) => (i % READER.roles.length === at && one > 0.9 ? probability : one))
  return { ...reading, roles: { ...roles, roles: own } }
}

const extraction = (reading: ReadDocument) => {
  const pages = reading.pages.map(({ page }) => page)
  return fieldsOf({ pages, pageCount: 1, units: [], parts: [], reading }, 51)
}
const fields = (reading: ReadDocument) => extraction(reading).fields

it('doubt about some words of a document takes confidence from its other fields', () => {
  const [usual, strange] = [0.99, 0.6].map((probability) => fields(taken(probability, 'ACTIVITY')))
  expect(usual?.number.value).toBe(strange?.number.value)
  expect(strange?.number.confidence).toBeLessThan((usual?.number.confidence ?? 0) - 0.05)
  expect(strange?.licensePlate.confidence).toBeLessThan(usual?.licensePlate.confidence ?? 0)
})

it('what stands beside the fields is left out where that doubt makes it less likely than not', () => {
  const text =
    'LICENÇA DE OPERAÇÃO 12/LICENCE_NUMBER* Olaria/LICENSEE* Azul/LICENSEE abate/ACTIVITY* aves/ACTIVITY'
  const [usual, strange] = [0.99, 0.3].map((probability) => {
    const { more } = extraction(taken(probability, 'ACTIVITY', taken(0.6, 'LICENSEE', tagged(text))))
    return more.holderName?.confidence
  })
  expect(usual).toBeGreaterThan(0.5)
  expect(strange).toBeUndefined()
})

it('what is missing beside values that were hardly read may be there', () => {
  const confidenceOf = (confidence: number) => {
    const reading = taken(0.99, 'ACTIVITY', tagged(TEXT))
    for (const { line } of reading.lines)
      Object.assign(line, { source: 'ocr', words: line.words.map((word) => ({ ...word, confidence })) })
    return fields(reading).licensePlate.confidence
  }
  expect(confidenceOf(0.99)).toBeGreaterThan(0.99)
  expect(confidenceOf(0.8)).toBeLessThan(0.97)
  expect(confidenceOf(0.6)).toBeLessThan(0.92)
})

it('what stands among many other values is less sure, and stays what it is', () => {
  const among = (people: number) =>
    fields(tagged(`${TEXT} ${'Vistoriada por Olga/PERSON* em 12/OTHER_NUMBER* '.repeat(people)}`))
  const [roomy, usual, crowded] = [among(0), among(10), among(60)]
  expect(crowded.number.value).toBe(roomy.number.value)
  expect(usual.number.confidence).toBeCloseTo(roomy.number.confidence, 2)
  expect(crowded.number.confidence).toBeLessThan(0.95)
  expect(crowded.licensePlate.confidence).toBeLessThan(roomy.licensePlate.confidence)
})
