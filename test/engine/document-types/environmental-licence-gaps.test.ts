import { expect, it } from 'vitest'
import { environmentalLicence } from '../../../engine/src/document-types/environmental-licence.ts'
import { said, tagged, taggedLines } from '../weigh/tagged-reading.ts'

const fieldsOf = (text: string) => environmentalLicence.read(tagged(text)).fields

it("a licence without its holder's number may have one that was not seen", () => {
  const { id } = fieldsOf(`LICENÇA DE OPERAÇÃO ${said('LICENCE_NUMBER', '12/2024')} CNPJ`)
  expect(id?.value).toBeNull()
  expect(id?.confidence).toBeLessThanOrEqual(0.5)
})

it.each([
  ['04 17 / 2003', '0417/2003'],
  ['0417 / 2003', '0417/2003'],
])('a number that is typed with gaps is one: %s', (printed, number) => {
  expect(fieldsOf(`LICENÇA DE OPERAÇÃO Nº ${said('LICENCE_NUMBER', printed)}`).number?.value).toBe(number)
})

it.each([
  ['Registro no CTF', '84102773'],
  ['Documento nº', '6281047'],
])(
  'of two numbers below captions the first is the firm’s own where its caption is of a register: %s',
  (caption, number) => {
    const at = (x: number, y: number, text: string) => ({ text, x, y, height: 10 })
    const lines = [
      at(40, 100, caption),
      at(240, 100, 'Autorização nº'),
      at(40, 115, said('LICENCE_NUMBER', '6281047')),
      at(240, 115, said('LICENCE_NUMBER', '84102773').replace('*', '!')),
    ]
    expect(environmentalLicence.read(taggedLines(lines)).fields.number?.value).toBe(number)
  },
)
