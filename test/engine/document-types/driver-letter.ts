import { driverLicence } from '../../../engine/src/document-types/driver-licence.ts'
import { said, tagged } from '../weigh/tagged-reading.ts'

/** A driver's data as a letter tells them, and what else it says. */
export function fieldsOf(...lines: readonly string[]) {
  const text = [
    `O condutor ${said('HOLDER', 'Ana Lima Prado,')} filha de ${said('PARENT', 'Eva Lima Prado,')}`,
    `nascida em ${said('BIRTH', '14/03/1987')}`,
    `CPF ${said('HOLDER_CPF', '529.982.247-25')} registro ${said('REGISTRATION', '02650306461')}`,
    `categoria ${said('CATEGORY', 'AB')} emitida em ${said('ISSUE', '10/05/2022')} até ${said('EXPIRY', '09/05/2032')}`,
    ...lines,
  ].join('\n')
  return driverLicence.read(tagged(text)).fields
}
