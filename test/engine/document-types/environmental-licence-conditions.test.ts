import { expect, test } from 'vitest'
import { conditionsField } from '../../../engine/src/document-types/environmental-licence/conditions.ts'
import { environmentalLicence } from '../../../engine/src/document-types/environmental-licence.ts'
import type { ReadDocument } from '../../../engine/src/fields/reading.ts'
import type { JsonValue } from '../../../engine/src/types.ts'
import { growth } from '../../growth.ts'
import { licencePages, licenceWith } from './environmental-licence-page.ts'
import { readingFromText } from './reading-from-text.ts'
import { withRoles } from './with-roles.ts'

const conditionsOf = async (reading: ReadDocument): Promise<JsonValue | undefined> =>
  environmentalLicence.read(await withRoles(reading)).more?.conditions?.value
const conditions = (body: string) => conditionsOf(licenceWith(body))

const below = (heading: string, ...texts: string[]) =>
  texts.map((text, i) => ({ heading, number: String(i + 1), text }))

test.each([
  [
    'a figure that begins a line of a sentence is no number',
    '1. Manter os registros por\n2 anos na sede da empresa.\n2. Enviar relatório anual.',
    ['Manter os registros por 2 anos na sede da empresa.', 'Enviar relatório anual.'],
  ],
  [
    'nor is it in a list whose numbers have no sign',
    '1 Manter os registros por\n2 anos na sede da empresa.\n2 Enviar relatório anual.',
    ['Manter os registros por 2 anos na sede da empresa.', 'Enviar relatório anual.'],
  ],
  [
    'numbers without signs, sentences without ends',
    '1 OPERAR A ESTACAO SEM PAUSA\n2 ENVIAR O LAUDO A CADA SEMESTRE\n3 PEDIR A RENOVACAO',
    ['OPERAR A ESTACAO SEM PAUSA', 'ENVIAR O LAUDO A CADA SEMESTRE', 'PEDIR A RENOVACAO'],
  ],
  [
    'an abbreviation at the end of a line ends no sentence',
    '1. Cumprir os padrões, conforme o disposto no art.\n5º da Resolução do conselho.\n2. Enviar relatório anual.',
    [
      'Cumprir os padrões, conforme o disposto no art. 5º da Resolução do conselho.',
      'Enviar relatório anual.',
    ],
  ],
  [
    'a line within a sentence is no heading',
    '1. Guardar esta licença, sob pena de perder sua\nvalidade;\n2. Pedir a renovação, cumpridas estas\ncondicionantes.',
    [
      'Guardar esta licença, sob pena de perder sua validade;',
      'Pedir a renovação, cumpridas estas condicionantes.',
    ],
  ],
  [
    'a word that is parted at the end of a line',
    '1. Manter a licença na sede da empre-\nsa.\n2. Enviar o relatório.',
    ['Manter a licença na sede da empresa.', 'Enviar o relatório.'],
  ],
])('%s', async (_name, list, texts) => {
  expect(await conditions(`CONDICIONANTES\n${list}`)).toEqual(below('CONDICIONANTES', ...texts))
})

test('every list is given, with its heading', async () => {
  const found = await conditions(`CONDIÇÕES GERAIS:
1. Manter esta licença na sede da empresa.
2. Comunicar qualquer acidente ao órgão.

CONDIÇÕES ESPECÍFICAS:
1. Enviar relatório de efluentes.
2. Lavar os veículos em local licenciado.
3. Calibrar o detector de amônia.`)
  expect(found).toEqual([
    ...below(
      'CONDIÇÕES GERAIS',
      'Manter esta licença na sede da empresa.',
      'Comunicar qualquer acidente ao órgão.',
    ),
    ...below(
      'CONDIÇÕES ESPECÍFICAS',
      'Enviar relatório de efluentes.',
      'Lavar os veículos em local licenciado.',
      'Calibrar o detector de amônia.',
    ),
  ])
})

test('what identifies the holder below a sentence about conditions is none of them', async () => {
  const sentence = 'O órgão concede a presente licença, nas\ncondições e restrições abaixo especificadas.'
  const holder = '1 IDENTIFICAÇÃO DO EMPREENDEDOR\nRazão social\n2 IDENTIFICAÇÃO DO EMPREENDIMENTO\nEndereço'
  expect(await conditions(`${sentence}\n${holder}`)).toBeUndefined()
  const found = await conditions(`${sentence}\n1. Manter a licença.\n2. Enviar o laudo.`)
  expect(found).toEqual([
    { heading: null, number: '1', text: 'Manter a licença.' },
    { heading: null, number: '2', text: 'Enviar o laudo.' },
  ])
})

test('a heading that is printed again on the next page parts no list', async () => {
  const head = 'INSTITUTO DE LICENCIAMENTO\n\nLICENÇA DE OPERAÇÃO Nº 12/2023\n\nCONDICIONANTES'
  const found = await conditionsOf(
    licencePages(`${head}\n1. Manter a licença.\n2. Enviar o laudo.\n---\n${head}\n3. Pedir a renovação.`),
  )
  expect(found).toEqual(below('CONDICIONANTES', 'Manter a licença.', 'Enviar o laudo.', 'Pedir a renovação.'))
})

test('a last sentence without an end leaves out who signs', async () => {
  const list = '1. Manter a licença na sede.\n2. Enviar o relatório de cada ano'
  for (const between of ['\n', '_______________________\n']) {
    const found = await conditions(
      `CONDICIONANTES\n${list}\n${between}Carlos Inventado Pereira\nCPF 111.444.777-35`,
    )
    expect(found).toEqual(
      below('CONDICIONANTES', 'Manter a licença na sede.', 'Enviar o relatório de cada ano'),
    )
  }
})

test('no condition is longer than a text of a list may be', async () => {
  const line = 'a empresa manterá em bom estado tudo o que for de seu uso'
  const page = ['CONDICIONANTES', '1. Manter', ...Array<string>(100).fill(line), '2. Enviar o laudo.']
  const found = await conditions(page.join('\n'))
  const [first] = found as { text: string }[]
  expect(first?.text.split(' ').length).toBeGreaterThan(380)
  expect(first?.text.split(' ').length).toBeLessThan(420)
})

test.each(['.', ' .', 'a ', '1. A '])('a row of %j costs no more than in proportion', (unit) => {
  const reading = (length: number) => {
    const row = `1. A ${unit.repeat(length / unit.length)}x`
    const lines = ['CONDICIONANTES', row, row].map((text, i) => ({ text, x: 60, y: 60 + i * 15, height: 12 }))
    return readingFromText([{ lines }])
  }
  const [whole, quarter] = [reading(40_000), reading(10_000)]
  expect(
    growth(
      () => conditionsField(whole),
      () => conditionsField(quarter),
      3,
    ),
  ).toBeLessThan(8)
})
