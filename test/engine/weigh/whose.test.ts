import { describe, expect, test } from 'vitest'
import { guardianshipTerm } from '../../../engine/src/document-types/guardianship-term.ts'
import type { PrintedLine } from '../document-types/reading-from-text.ts'
import { said, taggedLines } from './tagged-reading.ts'

const ANA = { name: 'Ana Lima Prado', cpf: '529.982.247-25' }
const RUI = { name: 'Rui Teles Bonfim', cpf: '165.324.175-64' }

const at = (x: number, y: number, text: string): PrintedLine => ({ x, y, text, height: 12 })

/** Those of a term whose lines below its ward are given. */
function guardiansOn(lines: readonly PrintedLine[]) {
  const term = taggedLines([
    at(100, 40, said('TITLE', 'TERMO DE GUARDA')),
    at(100, 80, `guarda de ${said('WARD', 'Caio Teles Prado')} a:`),
    ...lines,
  ])
  return guardianshipTerm.read(term).fields.guardians?.value
}

test('in columns a value is of the person above it, not of the one named last', () => {
  const guardians = guardiansOn([
    at(100, 140, said('GUARDIAN', ANA.name)),
    at(400, 140, said('GUARDIAN', RUI.name)),
    at(100, 165, said('OCCUPATION', 'professora')),
    at(100, 190, `CPF ${said('GUARDIAN_CPF', ANA.cpf)}`),
  ])
  expect(guardians).toMatchObject([
    { name: ANA.name, cpf: '52998224725', occupation: 'professora' },
    { name: RUI.name, cpf: null, occupation: null },
  ])
})

test('in a table a number is of the person in its row, who is a guardian as well', () => {
  const guardians = guardiansOn([
    at(100, 140, said('GUARDIAN', ANA.name)),
    at(400, 140, said('GUARDIAN_CPF', ANA.cpf)),
    at(100, 165, 'Rui/GUARDIAN! Teles/GUARDIAN? Bonfim/GUARDIAN? Luz/GUARDIAN?'),
    at(400, 165, said('GUARDIAN_CPF', RUI.cpf)),
  ])
  expect(guardians).toMatchObject([
    { name: ANA.name, cpf: '52998224725' },
    { name: 'Rui Teles Bonfim Luz', cpf: '16532417564' },
  ])
})

test('a number right behind the name of somebody who has the role is that person’s', () => {
  const ward = `curatela de ${said('WARD', 'Caio Teles Prado')} .`
  const asked = `A filha ${said('PERSON', 'Eva Lima Prado')} (CPF ${RUI.cpf})/GUARDIAN_CPF~ pediu-a.`
  const named = `Nomeio ${said('GUARDIAN', ANA.name)} (CPF ${ANA.cpf})/GUARDIAN_CPF~ curadora.`
  const lines = [said('TITLE', 'TERMO DE CURATELA'), ward, asked, named].map((text, i) =>
    at(100, 40 + 30 * i, text),
  )
  expect(guardianshipTerm.read(taggedLines(lines)).fields.guardians?.value).toMatchObject([
    { name: ANA.name, cpf: '52998224725' },
  ])
})

describe('a number that the network takes for another person’s', () => {
  const guardian = `a curatela a ${said('GUARDIAN', ANA.name)} CPF ${said('GUARDIAN_CPF', ANA.cpf)}`
  const ward = said('WARD', 'Caio Teles Prado')
  const wardOf = (...lines: readonly string[]) => {
    const texts = [said('TITLE', 'TERMO DE CURATELA'), ...lines]
    const reading = taggedLines(texts.map((text, i) => at(100, 40 + 60 * i, text)))
    return guardianshipTerm.read(reading).fields.wards?.value
  }

  test.each([
    `Interditado: ${ward} (CPF/CNPJ: ${said('OTHER_ID', RUI.cpf)} )`,
    `É interditado ${ward} brasileiro, viúvo, identidade nº 12.345 do DETRAN/RJ, CPF nº ${said('GUARDIAN_CPF', RUI.cpf)}`,
  ])('is of whom it tells: %s', (text) => {
    expect(wardOf(text, guardian)).toMatchObject([{ cpf: '16532417564' }])
  })

  test.each([
    `Interditado: ${ward} filho de Davi Prado, CPF ${said('OTHER_ID', RUI.cpf)}`,
    `Interditado: ${ward} filho de ${said('PERSON', RUI.name)} CPF ${said('GUARDIAN_CPF', RUI.cpf)}`,
  ])('is not of whom it does not: %s', (text) => {
    expect(wardOf(text, guardian)).toMatchObject([{ cpf: null }])
  })
})

test('the last word of a sentence is of whom it names, not of whom a line above begins with', () => {
  const term = taggedLines([
    at(100, 40, said('TITLE', 'TERMO DE GUARDA')),
    at(100, 80, 'ficam sob a guarda os dois irmãos, como segue:'),
    at(100, 140, `${said('WARD', 'Caio Teles Prado')} que vive com os avós desde que nasceu, em`),
    at(100, 155, `cidade vizinha, e a irmã dele ${said('WARD', 'Lia Teles Prado')} nascida em`),
    at(100, 170, said('BIRTH', '04/05/2015')),
  ])
  expect(guardianshipTerm.read(term).fields.wards?.value).toMatchObject([
    { name: 'Caio Teles Prado', birthDate: null },
    { name: 'Lia Teles Prado', birthDate: '2015-05-04' },
  ])
})
