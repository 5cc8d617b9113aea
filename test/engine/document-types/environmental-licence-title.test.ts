import { expect, test } from 'vitest'
import { environmentalLicence } from '../../../engine/src/document-types/environmental-licence.ts'
import { said, tagged } from '../weigh/tagged-reading.ts'

const activityOf = (...lines: readonly string[]) =>
  environmentalLicence.read(tagged(lines.join('\n'))).fields.mainActivity?.value

const TRANSPORT = 'Transporte Interestadual de Produtos Perigosos'

test.each([
  [
    ['Autorização Ambiental para o Transporte', 'Interestadual de Produtos Perigosos', 'Modal Rodoviário'],
    [TRANSPORT],
  ],
  [['Autorização Ambiental para o Transporte Interestadual de Produtos', 'Perigosos'], [TRANSPORT]],
  [
    [
      `Licença de Operação para ${TRANSPORT}`,
      'Renovação',
      'Uma linha da página que é mais larga que o título, e em que ainda caberia mais uma palavra',
    ],
    [TRANSPORT],
  ],
  [[`Licença de Operação para ${TRANSPORT}`], [TRANSPORT]],
  [['LICENÇA PARA FUNCIONAMENTO DE ESTABELECIMENTO'], []],
  [['Autorização para o Transporte', 'Nº 12/2026'], []],
  [['Licença de Operação'], []],
  // Sentences about a licence are no titles.
  [['Esta licença não é válida para supressão de vegetação'], []],
  [['Esta licença está disponível para consulta da autenticidade'], []],
  [['Licença sem validade para transporte de cargas perigosas'], []],
  [['O pedido de licença foi encaminhado para análise da equipe técnica'], []],
])('a title that says what is licensed: %s', (lines, activity) => {
  expect(activityOf('Instituto do Meio Ambiente', ...lines, 'CNPJ: 48.339.062/0001-59')).toEqual(activity)
})

// What the network saw of a title: its last line alone.
test.each([
  ['Autorização para o Transporte Interestadual de Produtos', said('ACTIVITY', 'Perigosos')],
  ['Autorização para o Transporte Interestadual', said('ACTIVITY', 'de Produtos Perigosos')],
])('a title goes on below: %s', (...lines) => {
  expect(activityOf(...lines)).toEqual([TRANSPORT])
})

test('an activity apart from the title is one of its own', () => {
  const told = said('ACTIVITY', 'Lavagem de veículos')
  expect(activityOf(`Licença para ${TRANSPORT}`, 'Modal rodoviário', told)).toEqual(['Lavagem de veículos'])
})

test('a title stands behind what a caption says', () => {
  const told = `Atividade:/CAPTION ${said('ACTIVITY', 'Lavagem de veículos')}`
  expect(activityOf(`Licença de Operação para ${TRANSPORT}`, told)).toEqual(['Lavagem de veículos'])
})
