import { expect, it } from 'vitest'
import { environmentalLicence } from '../../../engine/src/document-types/environmental-licence.ts'
import { said, tagged } from '../weigh/tagged-reading.ts'

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
