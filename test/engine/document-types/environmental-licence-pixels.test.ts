import { describe, expect, test } from 'vitest'
import { environmentalLicence } from '../../../engine/src/document-types/environmental-licence.ts'
import { type Reading, toReading } from '../../../engine/src/fields/reading.ts'
import { licenceWith } from './environmental-licence-page.ts'

function asPixels({ pages }: Reading): Reading {
  return toReading(
    pages.map(({ page }) => ({
      ...page,
      lines: page.lines.map((line) => ({ ...line, source: 'ocr' as const })),
    })),
  )
}

const read = (body: string, name: string) =>
  environmentalLicence.find(asPixels(licenceWith(body)))[name]?.value

describe('slots of a known kind are repaired where pixels were misread', () => {
  test.each([
    ['Código de autenticidade: A1C58ABOF73174FB', 'accessKey', 'A1C58AB0F73174FB'],
    // Not hexadecimal: nothing says which letters were digits.
    ['Código de autenticidade: XK7-O9Q-2PT', 'accessKey', 'XK7-O9Q-2PT'],
    ['informando o código verificador 0123456 e o código CRC 1A2B3COD', 'accessKey', '0123456 1A2B3C0D'],
    ['PLACA   TIPO\nNVVOB91   Caminhão\nABC1D23   Reboque', 'licensePlate', ['NVV0B91', 'ABC1D23']],
    ['Validade: l2/O5/2027', 'expirationDate', '2027-05-12'],
    ['VALlDADE ATE: 12/05/2027', 'expirationDate', '2027-05-12'],
  ])('%s', (body, name, expected) => {
    expect(read(body, name)).toEqual(expected)
  })
})
