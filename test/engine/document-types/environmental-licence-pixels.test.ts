import { describe, expect, test } from 'vitest'
import { environmentalLicence } from '../../../engine/src/document-types/environmental-licence.ts'
import { type ReadDocument, toReadDocument } from '../../../engine/src/fields/reading.ts'
import { licenceWith } from './environmental-licence-page.ts'
import { withRoles } from './with-roles.ts'

function asPixels({ pages }: ReadDocument): ReadDocument {
  return toReadDocument(
    pages.map(({ page }) => ({
      ...page,
      lines: page.lines.map((line) => ({ ...line, source: 'ocr' as const })),
    })),
  )
}

const read = async (body: string, name: string) =>
  environmentalLicence.read(await withRoles(asPixels(licenceWith(body)))).fields[name]?.value ?? null

const PLATES = ['WAZ4619', 'UIZ6E92', 'ASX1742', 'GMI8794']

describe('slots of a known kind are repaired where pixels were misread', () => {
  test.each([
    ['PLACA   TIPO\nNVVOB91   Caminhão\nABC1D23   Reboque', 'licensePlate', ['NVV0B91', 'ABC1D23']],
    ['Validade: l2/O5/2027', 'expirationDate', '2027-05-12'],
    ['VALlDADE ATE: 12/05/2027', 'expirationDate', '2027-05-12'],
    ['Veículos de placas: WAZ-4619, UIZ-6E92, ASX\n1742, GMI-8794', 'licensePlate', PLATES],
    ['Emitido em   22/03/2023\nVálido até   12/05/2027', 'expirationDate', '2027-05-12'],
    ['12ª. O plantio terá acompanhamento pelo prazo de 3 anos.', 'expirationDate', null],
    ['Atividade: Depósito de resíduos Classel', 'mainActivity', ['Depósito de resíduos Classe I']],
    // No caption can be read: the code says what it is.
    [
      'Cód. 3.11.0 - Destilaria de etanol\ncom cogeração',
      'mainActivity',
      ['3.11.0 - Destilaria de etanol com cogeração'],
    ],
  ])('%s', async (body, name, expected) => {
    expect(await read(body, name)).toEqual(expected)
  })
})

describe('a code that nothing but its shape tells', () => {
  test.each([
    ['CszF-QT9P-hbA7', false],
    ['4F7E-9D2A-11AA', true],
  ])('%s may be sure: %s', async (key, maybeSure) => {
    const { accessKey } = environmentalLicence.read(
      await withRoles(asPixels(licenceWith(`Código de autenticidade: ${key}`))),
    ).fields
    expect(accessKey?.value).toBe(key)
    expect((accessKey?.confidence ?? 1) > 0.9).toBe(maybeSure)
  })
})
