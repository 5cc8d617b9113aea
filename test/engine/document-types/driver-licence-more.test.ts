import { expect, test } from 'vitest'
import { driverLicence } from '../../../engine/src/document-types/driver-licence.ts'
import type { ReadDocument } from '../../../engine/src/fields/reading.ts'
import { back2022, MARIA, openCard } from './driver-licence-cards.ts'
import { type PrintedPage, readingFromPlainText, readingFromText } from './reading-from-text.ts'
import { withRoles } from './with-roles.ts'

/** What a driver's card or paper prints beside the fields of the specification. */

const moreOf = async (reading: ReadDocument) => driverLicence.read(await withRoles(reading)).more ?? {}
const moreOn = (page: PrintedPage) => moreOf(readingFromText([page]))

test('a card has a security number above its RENACH', async () => {
  for (const page of [openCard(MARIA), back2022(MARIA)]) {
    const { renach, securityNumber } = await moreOn(page)
    expect([renach?.value, securityNumber?.value]).toEqual([MARIA.renach, MARIA.security])
  }
})

test('a number beside or below the RENACH is no security number', async () => {
  const { lines } = back2022({ ...MARIA, security: '' })
  const at = lines.find(({ text }) => text === MARIA.renach)
  if (!at) throw new RangeError('the card has no RENACH')
  const below = { ...at, text: '59310482276', y: at.y + 1.5 * at.height }
  const beside = { ...at, text: `${MARIA.renach} Protocolo 20240012345` }
  for (const changed of [[...lines, below], lines.map((line) => (line === at ? beside : line))]) {
    const { renach, securityNumber } = await moreOn({ lines: changed })
    expect([renach?.value, securityNumber]).toEqual([MARIA.renach, undefined])
  }
})

test('what is no card has no security number', async () => {
  const { renach, securityNumber } = await moreOf(
    readingFromPlainText(`CONSULTA DE CONDUTOR
Nome: Marcela Prado Tavolaro
CPF: 529.982.247-25
Data de nascimento: 14/03/1987
Naturalidade: Londrina/PR
Pai: Osvaldo Tavolaro
Mãe: Ivone Prado Tavolaro
Registro: 02650306461
Categoria: AB
Emissão: 10/05/2022
Validade: 09/05/2032
Órgão emissor: DETRAN-PR
Protocolo 20240012345
RENACH: PI116295198 Protocolo 20240012345`),
  )
  expect([renach?.value, securityNumber]).toEqual(['PI116295198', undefined])
})

test('the state of an identity document is shown where it is printed, not in the letters of who issued it', async () => {
  const page = openCard({ ...MARIA, identity: '12.345.678-X SSP SP' })
  const { identityIssuer, identityState } = await moreOn(page)
  expect([identityIssuer?.value, identityState?.value]).toEqual(['SSP', 'SP'])
  const [issuer, state] = [identityIssuer, identityState].map((field) => field?.evidence[0]?.quad[0][0] ?? 0)
  expect(state).toBeGreaterThan(issuer ?? 0)
  expect(state).toBe(page.lines.find(({ text }) => text === 'SP')?.x)
})
