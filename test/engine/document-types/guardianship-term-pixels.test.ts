import { expect, test } from 'vitest'
import { guardianshipTerm } from '../../../engine/src/document-types/guardianship-term.ts'
import { courtPages } from './guardianship-term-page.ts'
import { withRoles } from './with-roles.ts'

const term = (father: string, again: string) => `
PODER JUDICIÁRIO DO ESTADO DO CEARÁ
COMARCA DE SOBRAL
VARA DA INFÂNCIA E DA JUVENTUDE
TERMO DE GUARDA
Aos 4 de março de 2024, nesta cidade de Sobral, compareceu LUZIA DE CASTANHEDO FONTEBRANCA, brasileira, CPF \
529.982.247-25, a quem foi deferida a guarda da menor FRANCISCA DE CASTANHEDO FONTEBRANCA, nascida em 04/12/2018, \
filha de ${father} e de GRAÇA DE CASTANHEDO FONTEBRANCA.
A guardiã LUZIA DE CASTANHEDO FONTEBRANCA prestará assistência a ${again}.
`

async function wardsOf(text: string): Promise<unknown> {
  const reading = await withRoles(courtPages(text, 'ocr'))
  return guardianshipTerm.read(reading).fields.wards?.value
}

test('relatives read from pixels keep their own names: a family shares all words but one', async () => {
  const name = 'DAVI DE CASTANHEDO FONTEBRANCA'
  expect(await wardsOf(term(name, 'FRANCISCA DE CASTANHEDO FONTEBRANCA'))).toMatchObject([
    { name: 'FRANCISCA DE CASTANHEDO FONTEBRANCA', filiation: [name, 'GRAÇA DE CASTANHEDO FONTEBRANCA'] },
  ])
})

test('a name misread by a letter at one place is the same person', async () => {
  const text = term('DAVI DE CASTANHEDO FONTEBRANCA', 'FRANCISCA DE CASTANHEDQ FONTEBRANCA')
  expect(await wardsOf(text)).toMatchObject([{ name: 'FRANCISCA DE CASTANHEDO FONTEBRANCA' }])
})
