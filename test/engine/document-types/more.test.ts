import { type ExtractionResult, schemaOf } from '@ficha/engine'
import { read } from '@ficha/engine/node'
import { expect, test } from 'vitest'
import { documentFile } from '../../documents/pictures.ts'

/** What papers print beside the fields of the specification, against their text by poppler. */

const valuesOf = ({ more }: ExtractionResult) =>
  Object.fromEntries(Object.entries(more).map(([name, { value }]) => [name, value]))

const readFile = async <T extends 51 | 54>(type: T, name: string) =>
  read([await documentFile(name)], { type })

test('a folded card prints identity document, first licence, RENACH, security number and the number of its blank', async () => {
  const reading = await readFile(54, '54-blind-r-old-card-open-one.pdf')
  expect(valuesOf(reading)).toEqual({
    identityNumber: '2671499',
    identityIssuer: 'SESP',
    identityState: 'SC',
    firstLicenceDate: '1989-10-21',
    cityOfIssue: 'CURITIBANOS',
    renach: 'SC587068856',
    securityNumber: '43594868715',
    mirrorNumber: '2882052190',
    restrictions: [{ code: 'A', meaning: 'Obrigatório o uso de lentes corretivas' }],
  })
  expect(Object.keys(reading.data)).toEqual(Object.keys(schemaOf(54).fields))
})

test('the card of 2022 prints a nationality and its table of categories', async () => {
  const { more } = await readFile(54, '54-blind-r-2022-card-one.pdf')
  expect(more.nationality?.value).toBe('BRASILEIRO')
  const row = { firstIssueDate: '2005-03-28', expirationDate: '2034-05-09', restrictions: null }
  expect(more.categories?.value).toEqual(['B', 'C', 'D'].map((category) => ({ category, ...row })))
  // `EAR, CETCP, CETPP` are courses.
  expect(more.restrictions).toBeUndefined()
  expect(more.mirrorNumber).toBeUndefined()
})

test('each of them says how sure it is and where it stands', async () => {
  const { more } = await readFile(54, '54-blind-r-2022-card-one.pdf')
  const reports = Object.values(more)
  expect(reports.length).toBeGreaterThan(7)
  for (const { page, polygon, confidence, evidence } of reports) {
    expect(page).toBe(1)
    expect(polygon).toHaveLength(4)
    expect(evidence.length).toBeGreaterThan(0)
    expect(confidence).toBeGreaterThan(0.5)
    expect(confidence).toBeLessThan(1)
  }
  const categories = more.categories?.evidence.map(({ path }) => path[0])
  expect(new Set(categories)).toEqual(new Set([0, 1, 2]))
})

test('a licence prints its holder, agency, stage, coordinates, and conditions with the page of each', async () => {
  const { more } = await readFile(51, '51-ipaam-am-expired.pdf')
  expect(more.holderName?.value).toBe('Metalúrgica Vale Encantado LTDA')
  expect(more.agency?.value).toBe('INSTITUTO DE PROTEÇÃO AMBIENTAL DO AMAZONAS - IPAAM')
  expect(more.stage?.value).toEqual(['LO'])
  expect(more.coordinates?.value).toEqual([
    { printed: "03°06'S e 59°58'W", latitude: '-3.100000', longitude: '-59.966667' },
  ])
  const conditions = more.conditions?.value
  expect(conditions).toHaveLength(9)
  expect(conditions).toContainEqual({
    heading: expect.stringMatching(/^[^:]*(?:CONDI|RESTRI|EXIG)[^:]*$/i),
    number: '3',
    text: 'Apresentar até 27/02/2025 o relatório de monitoramento de efluentes líquidos, atendendo à NBR 9800.',
  })
  expect(new Set(more.conditions?.evidence.map(({ page }) => page))).toEqual(new Set([2]))
})

test('a list of conditions goes on over the end of a page', async () => {
  const { more } = await readFile(51, '51-ibama-lo-port.pdf')
  const pages = more.conditions?.evidence.map(({ path, page }) => [path[0], page])
  expect(new Set(pages?.map(([, page]) => page))).toEqual(new Set([2, 3]))
  const first = pages?.find(([item]) => item === 0)
  expect(first).toEqual([0, 2])
})
