import { expect, it } from 'vitest'
import { environmentalLicence } from '../../../engine/src/document-types/environmental-licence.ts'
import { said, tagged } from '../weigh/tagged-reading.ts'

const NAME = said('PERSON', 'Ludmila Trancoso Leal')

it.each([
  ['a name and an office', `${NAME}\nDiretora de Licenciamento`, 'pass'],
  ['an office and a number of service', `${NAME}\nLicenciadora Ambiental – Matr. 0879`, 'pass'],
  ['the office as a body', `${NAME}\nPresidência do Consórcio`, 'pass'],
  ['the letterhead', said('AGENCY', 'Secretaria de Estado de Meio Ambiente'), 'fail'],
  ['a caption beside its value', `Analista\n\n\n${NAME}`, 'fail'],
  ['a known caption', `${said('CAPTION', 'Chefe da divisão')}\n${NAME}`, 'fail'],
])('%s: whether it is signed', (_, lines, outcome) => {
  const { checks } = environmentalLicence.read(tagged(`LICENÇA DE OPERAÇÃO\n\n\n${lines}`))
  expect(checks.find(({ rule }) => rule === 'authenticity_element')?.outcome).toBe(outcome)
})
