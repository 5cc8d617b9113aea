import { expect, test } from 'vitest'
import { environmentalLicence } from '../../../engine/src/document-types/environmental-licence.ts'
import { valuesOf } from '../../../engine/src/fields/values.ts'
import { licencePages, licenceWith } from './environmental-licence-page.ts'
import { withRoles } from './with-roles.ts'

const read = async (body: string) => environmentalLicence.read(await withRoles(licenceWith(body)))
const valuesIn = async (body: string) => valuesOf((await read(body)).fields)
const isRevoked = async (body: string) =>
  (await read(body)).checks.find(({ rule }) => rule === 'not_draft_or_revoked')?.outcome

test.each(['Excluído', 'BAIXADO', 'Cancelado em 10/02/2025', 'Inativo', 'Retirado da frota'])(
  'a vehicle whose row says %s is not licensed, and the licence still holds',
  async (state) => {
    const table = `Placa        Modelo       Situação
QRS1A23      VOLVO FH     Ativo
JKL9A87      SCANIA R     ${state}
NEB4567      VOLVO FH     Ativo
OHL8C90      VOLVO FH     Ativo`
    expect(await valuesIn(table)).toMatchObject({ licensePlate: ['QRS1A23', 'NEB4567', 'OHL8C90'] })
    expect(await isRevoked(table)).toBe('pass')
  },
)

test.each([
  'AVERBAÇÃO: fica excluído desta licença o veículo de placa JKL-9A87, conforme requerimento da empresa.',
  'Aditivo: o veículo NEB-4567 passa a integrar a frota em substituição ao de placa JKL-9A87.',
  'Comunicamos que o caminhão JKL-9A87 foi vendido em julho e não volta à frota.',
])('a vehicle of the list that is taken out behind it is not licensed: %s', async (sentence) => {
  const list = 'Veículos autorizados: placas QRS-1A23, JKL-9A87, NEB-4567 e OHL-8C90.'
  const licensePlate = ['QRS1A23', 'NEB4567', 'OHL8C90']
  expect(await valuesIn(`${list}\n\n${sentence}`)).toMatchObject({ licensePlate })
})

test('of a table with what was and what is, what is counts', async () => {
  const rectified = `Campo        Onde se lê       Leia-se
Validade     14/05/2025       14/05/2027
Placa        JKL9A87          QRS1A23`
  expect(await valuesIn(rectified)).toMatchObject({ expirationDate: '2027-05-14', licensePlate: ['QRS1A23'] })
  const exchanged = `Placa anterior     Placa atual
QRS1023            QRS1A23
NEB4F67            NEB4567
OHL8290            OHL8C90`
  expect(await valuesIn(exchanged)).toMatchObject({ licensePlate: ['QRS1A23', 'NEB4567', 'OHL8C90'] })
})

test.each([
  ['2029-05-12', 'Fica prorrogado o prazo de validade desta licença até 12/05/2029.'],
  ['2029-05-12', 'Validade prorrogada até 12/05/2029, conforme Despacho nº 88/2027.'],
  ['2029-05-12', 'APOSTILAMENTO: a validade da presente licença fica estendida para 12/05/2029.'],
  ['2029-05-12', 'Prorrogada por mais 2 (dois) anos, até 12 de maio de 2029.'],
  ['2029-05-12', 'Nova data de vencimento: 12/05/2029 (Despacho nº 88/2027)'],
  ['2027-05-12', 'A validade poderá ser prorrogada até 12/05/2029 mediante requerimento.'],
  ['2027-05-12', 'O prazo da condicionante 3 foi prorrogado até 12/05/2028.'],
  ['2027-05-12', 'A licença anterior teve a validade prorrogada até 12/05/2023.'],
])('a licence is valid until %s: %s', async (expirationDate, line) => {
  expect(await valuesIn(`Validade: 12/05/2027\n\n${line}`)).toMatchObject({ expirationDate })
})

test.each([
  ['fail', 'Status da licença: Revogada em 10/01/2026 a pedido'],
  ['fail', 'Esta licença foi cancelada em 10/01/2026 por decisão do conselho.'],
  ['fail', 'Licença anulada conforme Portaria nº 99/2026 desta autarquia'],
  ['fail', 'TERMO DE CANCELAMENTO DA LICENÇA DE OPERAÇÃO Nº 4321/2023'],
  ['pass', 'O descumprimento implicará a suspensão ou o\ncancelamento da licença, sem prejuízo de multas.'],
  ['pass', 'Fica revogada a licença nº 098/2017, cujo titular é o mesmo desta.'],
])('not_draft_or_revoked: %s for %s', async (outcome, line) => {
  expect(await isRevoked(line)).toBe(outcome)
})

test.each([
  `Processo 214/2025
A empresa, titular da LO nº 88/2016, requereu a renovação.
DECIDE conceder a Licença de Operação nº 214/2025, por 6 anos, em renovação da LO nº 88/2016.`,
  `Processo: 214/2025. Licença vinculada: LO nº 88/2016 – concedida.
Autorizo a emissão da LAO nº 214/2025 pelo prazo de 4 anos.`,
  `PROCESSO       SITUAÇÃO
214/2025       Em análise
LO nº 88/2016  Vencida em 10/02/2025
DEFIRO. Expeça-se o certificado de LO nº 214/2025, com validade de 10 anos.`,
])('the number is that of the licence which an act gives: %s', async (body) => {
  const reading = licencePages(`ESTADO DO CEARÁ
SUPERINTENDÊNCIA ESTADUAL DO MEIO AMBIENTE

PARECER TÉCNICO Nº 77/2025

Empreendedor: Olaria Pedra Azul Ltda
CNPJ: 10.389.777/0015-49
${body}

Fortaleza, 12 de maio de 2025.`)
  const { number } = environmentalLicence.read(await withRoles(reading)).fields
  expect(number).toMatchObject({ value: '214/2025' })
})
