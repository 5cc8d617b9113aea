import { expect, test } from 'vitest'
import { environmentalLicence } from '../../../engine/src/document-types/environmental-licence.ts'
import { tagged } from '../weigh/tagged-reading.ts'

const stages = (title: string) => {
  const [first, ...others] = title.split(' ')
  const reading = tagged([`${first}/TITLE*`, ...others.map((word) => `${word}/TITLE`)].join(' '))
  return environmentalLicence.read(reading).more?.stage?.value
}

test.each([
  ['LICENÇA PRÉVIA', ['LP']],
  ['LICENÇA DE OPERAÇÃO', ['LO']],
  ['LICENÇA DE INSTALAÇÃO E DE OPERAÇÃO', ['LI', 'LO']],
  ['Licença Prévia/Instalação', ['LP', 'LI']],
  ['Licença Prévia / Instalação / Operação', ['LP', 'LI', 'LO']],
  ['Licença Prévia para Operação', ['LP', 'LO']],
  ['LICENÇA AMBIENTAL ÚNICA', ['LU']],
])('the stages that %s names', (title, expected) => {
  expect(stages(title)).toEqual(expected)
})

test.each([
  ['LICENÇA DE OPERAÇÃO Nº', ['LO']],
  ['processo', undefined],
])('the line of the number: %s', (before, expected) => {
  const reading = tagged(`Ministério\n${before} 538/12-06/LICENCE_NUMBER*\nAtividade`)
  expect(environmentalLicence.read(reading).more?.stage?.value).toEqual(expected)
})
