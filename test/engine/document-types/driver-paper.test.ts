import { describe, expect, it } from 'vitest'
import { driverLicence } from '../../../engine/src/document-types/driver-licence.ts'
import { said, tagged } from '../weigh/tagged-reading.ts'

/** A driver's data as a letter tells them, and what it says of the remarks. */
function fieldsOf(remarks: string) {
  const text = [
    `O condutor ${said('HOLDER', 'Ana Lima Prado,')} filha de ${said('PARENT', 'Eva Lima Prado,')}`,
    `nascida em ${said('BIRTH', '14/03/1987')} em ${said('BIRTH_PLACE', 'Londrina/PR')}`,
    `CPF ${said('HOLDER_CPF', '529.982.247-25')} registro ${said('REGISTRATION', '02650306461')}`,
    `categoria ${said('CATEGORY', 'AB')} emitida em ${said('ISSUE', '10/05/2022')} até ${said('EXPIRY', '09/05/2032')}`,
    remarks,
  ].join('\n')
  const { comments, hasCetpp } = driverLicence.read(tagged(text)).fields
  return [comments?.value, hasCetpp?.value]
}

describe('remarks of a licence on paper', () => {
  it.each([
    [`com a observação ${said('REMARKS', '“EAR”')}`, 'EAR', false],
    [`com ${said('REMARKS', 'a observação “A”,')} e responde`, 'A', false],
    [`Observações ${said('REMARKS', 'EAR, CETPP')}`, 'EAR, CETPP', true],
    [`Observações ${said('REMARKS', 'EARIA')}`, 'EAR/A', false],
    // They say that there are none.
    ['No campo observações da carteira não há anotação.', null, false],
    ['sem observações, residente na capital', null, false],
    [`Observação ${said('REMARKS', 'nenhuma')}`, null, false],
    // What the network took for remarks is none, and nothing speaks of them.
    [`Diária ${said('REMARKS', '149,90 x 6')}`, null, null],
    [`Campo ${said('REMARKS', '20')} – telefone`, null, null],
  ])('%s', (text, comments, hasCetpp) => {
    expect(fieldsOf(text)).toEqual([comments, hasCetpp])
  })
})
