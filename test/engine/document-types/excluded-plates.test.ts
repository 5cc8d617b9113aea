import { expect, test } from 'vitest'
import {
  authorisedPlates,
  takenOutRows,
} from '../../../engine/src/document-types/environmental-licence/excluded-plates.ts'
import { readingFromText } from './reading-from-text.ts'

const platesIn = (text: string) => authorisedPlates(text).map(({ value }) => value)
const LISTED = 'Placas cadastradas: OPQ-4417, PUV-8823, QNB-1C09 e RMK-7D15.'
const ALL = ['OPQ4417', 'PUV8823', 'QNB1C09', 'RMK7D15']

test.each([
  'O veículo de placa\nHDE-2290 foi excluído a pedido do empreendedor.',
  'Placas substituídas no processo (HDE-2290) não integram esta autorização.',
  'Veículo baixado: caminhonete NMB-7702, vedada a utilização.',
  'Os de placas HDE-2290 e NMB-7702 foram retirados da frota.',
  '3 - O veículo de placas KDR-8842, constante do requerimento, não foi vistoriado e não poderá ser utilizado.',
  'O caminhão HDE-2290 não está autorizado por falta de CIV.',
  'Placa NMB-7702: reprovada na vistoria.',
  'Não foram incluídos os veículos HDE-2290 e KKR-2290.',
  'Exclusão do veículo KKR-2290 em 11/02/2020; os demais permanecem.',
  'Ficam excluídos os veículos de placas HDE-2290, NMB-7702, KKR-2290 e KDR-8842.',
  'Não foram vistoriados os caminhões HDE-2290, NMB-7702 e KKR-2290.',
  'A carreta NMB-7702 foi alienada em 2024.',
])('a vehicle that the licence takes out is none of its own: %s', (sentence) => {
  expect(platesIn(`${LISTED} ${sentence}`)).toEqual(ALL)
  expect(platesIn(`${sentence}\n${LISTED}`)).toEqual(ALL)
})

test.each([
  ', exceto o de placa HDE-2290',
  ', com exceção dos veículos HDE-2290 e NMB-7702, vendidos',
  ', excluído o de placa HDE-2290, baixado da frota',
  ', estes em substituição aos de placas HDE-2290, NMB-7702',
])('a list may end with vehicles that it takes out: %s', (clause) => {
  expect(platesIn(`${LISTED.slice(0, -1)}${clause}.`)).toEqual(ALL)
})

test('numbers of a series are no plates', () => {
  expect(platesIn(`${LISTED} Caçambas: 36 unidades, numeração SEM1001 a SEM1036, 5 m³.`)).toEqual(ALL)
  expect(platesIn('Placas OPQ-4417 a\nOPQ-4418')).toEqual([])
  expect(platesIn('do caminhão OPQ-4417 a PUV-8823')).toEqual(['OPQ4417', 'PUV8823'])
})

test.each([
  [`${LISTED.slice(0, -1)}, em substituição aos retirados.`, ALL],
  ['Autorizados HDE-2290, NMB-7702 e KKR-2290, excluídos os demais.', ['HDE2290', 'NMB7702', 'KKR2290']],
  ['Autorizado o veículo HDE-2290. O anterior foi excluído.', ['HDE2290']],
  ['Fica incluído o veículo HDE-2290, cor branca.', ['HDE2290']],
  ['Fica excluído o veículo NMB-7702 e incluído o de placa HDE-2290.', ['HDE2290']],
  ['O veículo NMB-7702 foi substituído pelo de placa HDE-2290.', ['HDE2290']],
  [
    'Excluídos os baús e incluídos os tanques HDE-2290, NMB-7702 e KKR-2290.',
    ['HDE2290', 'NMB7702', 'KKR2290'],
  ],
  ['O veículo HDE-2290 não poderá circular sem a autorização a bordo.', ['HDE2290']],
])('a vehicle that stays is: %s', (text, plates) => {
  expect(platesIn(text)).toEqual(plates)
})

test.each([
  ['2.1- FICAM EXCLUÍDOS da frota,\npor venda, os veículos:', ['IPR6620', 'IQS1194']],
  ['VEÍCULOS EXCLUÍDOS', ['IPR6620', 'IQS1194']],
  ['2.1- contempla exclusivamente os veículos:', []],
  ['A exclusão de veículos é comunicada ao órgão. Frota:', []],
  ['Em caso de exclusão de veículos o titular pede outra licença', []],
])('what stands above a table takes its vehicles out, or not: %s', (above, out) => {
  const rows = [
    ...above.split('\n'),
    'PLACA|TIPO',
    'IPR6620|CAMINHÃO',
    'IQS1194|REBOQUE',
    'Própria',
    'ABC1D23|CARRETA',
  ]
  const lines = rows.flatMap((row, y) =>
    row.split('|').map((text, x) => ({ text, x: x * 400, y: y * 30, height: 12 })),
  )
  const taken = [...takenOutRows(readingFromText([{ lines }]))].map(({ line }) => line.text)
  expect(taken.filter((text) => /\d/.test(text))).toEqual(out)
})
