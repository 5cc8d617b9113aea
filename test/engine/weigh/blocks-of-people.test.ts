import { expect, test } from 'vitest'
import { guardianshipTerm } from '../../../engine/src/document-types/guardianship-term.ts'
import type { PrintedLine } from '../document-types/reading-from-text.ts'
import { said, taggedLines } from './tagged-reading.ts'

const ANA = { name: 'Ana Lima Prado', cpf: '529.982.247-25' }
const RUI = { name: 'Rui Teles Bonfim', cpf: '165.324.175-64' }

const at = (x: number, y: number, text: string): PrintedLine => ({ x, y, text, height: 12 })

test('in columns a value is of the person above it, not of the one named last', () => {
  const reading = taggedLines([
    at(100, 40, said('TITLE', 'TERMO DE GUARDA')),
    at(100, 80, `guarda de ${said('WARD', 'Caio Teles Prado')} a:`),
    at(100, 140, said('GUARDIAN', ANA.name)),
    at(400, 140, said('GUARDIAN', RUI.name)),
    at(100, 165, said('OCCUPATION', 'professora')),
    at(100, 190, `CPF ${said('GUARDIAN_CPF', ANA.cpf)}`),
  ])
  expect(guardianshipTerm.read(reading).fields.guardians?.value).toMatchObject([
    { name: ANA.name, cpf: '52998224725', occupation: 'professora' },
    { name: RUI.name, cpf: null, occupation: null },
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
