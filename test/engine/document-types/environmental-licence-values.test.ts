import { expect, it } from 'vitest'
import { LICENCE_ROLES } from '../../../engine/src/document-types/environmental-licence/roles.ts'
import { environmentalLicence } from '../../../engine/src/document-types/environmental-licence.ts'
import { readerView } from '../../../engine/src/weigh/reader-view.ts'
import { tagged } from '../weigh/tagged-reading.ts'

const ROLE_OF = { number: 'LICENCE_NUMBER', accessKey: 'KEY' } as const

it.each([
  ['number', '433/2019/CLASSE II', '433/2019'],
  ['number', '01234 / 2022', '01234/2022'],
  ['number', '123/2022 - DICOP', '123/2022'],
  ['number', 'VALIDADE22/11/2028', undefined],
  ['number', '1234/2015-DL', '1234/2015-DL'],
  ['accessKey', 'R9XF-DMSH', 'R9XF-DMSH'],
  ['accessKey', 'documento=licenca&exercicio=2019', undefined],
  ['accessKey', '0360336-4', undefined],
  // Names of sheets and files.
  ['accessKey', 'Plan1', undefined],
  ['accessKey', 'Planilha2', undefined],
  ['accessKey', 'LFA_2022', undefined],
  ['accessKey', 'licenca_041', undefined],
  ['accessKey', '10C0E9', '10C0E9'],
  ['accessKey', 'CszF-QT9P-hbA7', 'CszF-QT9P-hbA7'],
  ['accessKey', 'wwRSDaew3', 'wwRSDaew3'],
] as const)('%s %s is read as %s', (name, print, value) => {
  const field = LICENCE_ROLES.find((one) => one.name === name)
  if (!field) throw new RangeError(`${name} is no field of a licence`)
  const words = print.split(' ').map((word, i) => `${word}/${ROLE_OF[name]}${i === 0 ? '*' : ''}`)
  expect(readerView(tagged(words.join(' '))).proposals(field)[0]?.value).toBe(value)
})

it.each([
  ['LICENÇA DE OPERAÇÃO (LC nº', '026/2008', null],
  ['Licença de Operação - Lei Complementar Municipal nº', '77/2021', null],
  ['Licença simplificada, Decreto nº', '1.789/2018', null],
  // A council gives licences by its acts, and a law may stand before a licence.
  ['RESOLUÇÃO Nº', '3.512/2005', '3.512/2005'],
  ['PORTARIA Nº', '118/2025', '118/2025'],
  ['Nos termos da Lei 6.938/81, concede a LO Nº', '118/2025', '118/2025'],
])('a number of a law is no licence’s: %s %s', (before, print, value) => {
  const { number } = environmentalLicence.read(tagged(`${before} ${print}/LICENCE_NUMBER*`)).fields
  expect(number?.value).toBe(value)
})
