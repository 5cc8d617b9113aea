import { expect, it } from 'vitest'
import { driverLicence } from '../../../engine/src/document-types/driver-licence.ts'
import { said, tagged } from '../weigh/tagged-reading.ts'

it.each([
  // With the day of a course behind it.
  'categoria E válida até 30/EXPIRY* de/EXPIRY outubro/ISSUE de/ISSUE 2029/ISSUE e curso até 14/06/2027/EXPIRY*',
  'vencimento 30/EXPIRY* de/EXPIRY outubro/EXPIRY de/ISSUE 2029/ISSUE registro 02650306461/REGISTRATION*',
])('what may be the day of issue or the end, and has no end behind it, is the end: %s', (text) => {
  const { issueDate, expirationDate } = driverLicence.read(tagged(text)).fields
  expect([issueDate?.value, expirationDate?.value]).toEqual([null, '2029-10-30'])
})

it.each([
  '10/05/2022/EXPIRY* (expedida em) 09/05/2032/ISSUE* (válida até) 14/03/1987/BIRTH* (nascimento)',
  '10/05/2022/EXPIRY? emissão 09/05/2032/ISSUE* validade 14/03/1987/EXPIRY* nascimento',
  '05/06/2006/ISSUE* 1ª habilitação 10/05/2022/ISSUE* emissão 09/05/2032/EXPIRY* validade',
])('what the likeliest days are no term of, as captions stand behind them, is two others: %s', (text) => {
  const { issueDate, expirationDate } = driverLicence.read(tagged(text)).fields
  expect([issueDate?.value, expirationDate?.value]).toEqual(['2022-05-10', '2032-05-09'])
})

it('a day that may be the birth is no day of issue', () => {
  const text = `Condutor ${said('HOLDER', 'Ana Lima Prado')} nascida ${said('BIRTH', '21/12/1968')} 21/12/1968/ISSUE*`
  expect(driverLicence.read(tagged(text)).fields.issueDate?.value).toBeNull()
})

it.each(['1ª habilitação em', '1ª CNH:', 'primeira habilitação datada de'])(
  'the day of the first licence is no issue where the network only thinks of it: %s',
  (told) => {
    const text = `registro ${said('REGISTRATION', '02650306461')} categoria AD, ${told} 03/03/2006/ISSUE?`
    expect(driverLicence.read(tagged(text)).fields.issueDate?.value).toBeNull()
    const both = driverLicence.read(tagged(`${text} CNH emitida em 10/05/2022/ISSUE?`)).fields
    expect(both.issueDate?.value).toBe('2022-05-10')
  },
)
