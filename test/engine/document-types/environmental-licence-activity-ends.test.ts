import { describe, expect, test } from 'vitest'
import { environmentalLicence } from '../../../engine/src/document-types/environmental-licence.ts'
import type { ReadDocument } from '../../../engine/src/fields/reading.ts'
import { said, tagged } from '../weigh/tagged-reading.ts'
import { licencePages, licenceWith } from './environmental-licence-page.ts'
import { expectShareRight } from './share-right.ts'
import { withRoles } from './with-roles.ts'

const activitiesOf = async (reading: ReadDocument) =>
  environmentalLicence.read(await withRoles(reading)).fields.mainActivity?.value
const activities = (body: string) => activitiesOf(licenceWith(body))

describe('captions that say more', () => {
  test('most wordings', () =>
    expectShareRight(
      0.9,
      [
        ['10 ATIVIDADE CONFORME ANEXO ÚNICO DA LEI 2.118/2019\nOlaria com forno', ['Olaria com forno']],
        ['Atividades, segundo a DN COPAM nº 217/2017\nOlaria com forno', ['Olaria com forno']],
        ['Atividade a ser licenciada (Norma 01/2018, Anexo I): Olaria CNAE: 2342-7/02', ['Olaria']],
        ['ATIVIDADE.........: OLARIA COM FORNO\nLOCALIZACAO.......: RUA UM', ['OLARIA COM FORNO']],
        ['1.2 Atividade desenvolvida: Olaria com forno\n1.3 Matéria-prima: argila', ['Olaria com forno']],
        ['Atividade2   Olaria com forno', ['Olaria com forno']],
        [
          'Atividade 1   Olaria com forno\nParâmetro     4 t\nAtividade 2   Extração de argila\nParâmetro     2 ha',
          ['Olaria com forno', 'Extração de argila'],
        ],
        [
          'Enquadramento: Grupo 10 - Comércio; Atividade 10.04 - Lavagem de veículos; Porte: Pequeno',
          ['10.04 - Lavagem de veículos'],
        ],
        [
          'CNAE Principal\n23.42-7 - Olaria\nCNAEs Secundários\n08.10-0 - Extração de argila',
          ['23.42-7 - Olaria', '08.10-0 - Extração de argila'],
        ],
        ['ATIVIDADE(S)\nOlaria com forno • Extração de argila', ['Olaria com forno', 'Extração de argila']],
        // What follows is not the activity but what it is bound to.
        ['A operação da atividade fica condicionada a:\n1. Apresentar o relatório até o fim do ano.', []],
      ],
      async ([body, expected]) => {
        expect(await activities(body)).toEqual(expected)
      },
    ))
})

describe('what looks like the activity', () => {
  test('most wordings', () =>
    expectShareRight(
      0.85,
      [
        ['Atividade/Porte: Olaria com forno / Médio', ['Olaria com forno']],
        [
          'Natureza da atividade   Industrial\nAtividade               Olaria com forno',
          ['Olaria com forno'],
        ],
        ['Atividade   Aquicultura\nSubatividade   Piscicultura em viveiros', ['Piscicultura em viveiros']],
        ['Tipologia: Energia\nSubtipologia: Geração de energia solar', ['Geração de energia solar']],
        [
          'Atividade   Extração mineral: areia e argila\nPorte   Pequeno',
          ['Extração mineral: areia e argila'],
        ],
        ['Atividade: Olaria com forno – Rua Um, 120', ['Olaria com forno']],
        [
          'Atividade: Combustíveis e lubrificantes; comércio varejista',
          ['Combustíveis e lubrificantes; comércio varejista'],
        ],
        [
          'Código da atividade: 05.03.2 Descrição da atividade: Olaria com forno Porte: Pequeno',
          ['Olaria com forno'],
        ],
        [
          'Atividades licenciadas:\n– Olaria com forno\n– Extração de argila\n\nAtividades não contempladas:\n– Transporte de ' +
            'cargas\n– Lavra de areia',
          ['Olaria com forno', 'Extração de argila'],
        ],
        [
          'Atividade principal: Olaria com forno\nAtividades secundárias: Sem atividades secundárias',
          ['Olaria com forno'],
        ],
        [
          'Resíduos autorizados\nCódigo   Descrição                    Quantidade\nA004     Sucata de metais ferrosos    40 t\n' +
            'A006     Resíduos de papel            25 t\n\nAtividade: Triagem de materiais',
          ['Triagem de materiais'],
        ],
        [
          'autoriza a operação da olaria instalada na Rua Um.\n\nO empreendedor deverá executar as seguintes atividades:\na) limpeza ' +
            'da caixa;\nb) treinamento da equipe.',
          ['olaria'],
        ],
        [
          'concede licença para a atividade de fabricação de telhas, por 4 (quatro) anos, sob condições.',
          ['fabricação de telhas'],
        ],
        [
          'concede licença para a atividade de fabricação de telhas, cujo processo tramitou regularmente.',
          ['fabricação de telhas'],
        ],
      ],
      async ([body, expected]) => {
        expect(await activities(body)).toEqual(expected)
      },
    ))
})

describe('what leads up to the activity', () => {
  test('most wordings', () =>
    expectShareRight(
      0.7,
      [
        [
          'certifica que a empresa, desenvolvendo atividade de olaria com forno, encontra-se licenciada.',
          ['olaria com forno'],
        ],
        [
          'foi deferida a licença para o empreendimento de secagem de grãos, devendo ser cumpridas as condições.',
          ['secagem de grãos'],
        ],
        [
          'autoriza a operação de um empreendimento destinado à fabricação de telhas, localizado na Rua Um.',
          ['fabricação de telhas'],
        ],
        [
          'Objeto da licença: A presente licença autoriza a operação de uma unidade de secagem de argila.',
          ['unidade de secagem de argila'],
        ],
        [
          'compreende as seguintes atividades: (i) extração de argila; (ii) fabricação de telhas, todas desenvolvidas na Rua Um.',
          ['extração de argila', 'fabricação de telhas'],
        ],
        ['cujas atividades consistem na fabricação de telhas, na Rua Um.', ['fabricação de telhas']],
        [
          'Tipologia   Descrição                Valor\nC5.2        Fabricação de telhas     40\n' +
            'C5.4        Extração de argila       25',
          ['C5.2 Fabricação de telhas', 'C5.4 Extração de argila'],
        ],
        [
          'Quant.   Unid.   Atividade\n120      MW      Usina solar fotovoltaica\n14       km      Linha de transmissão',
          ['Usina solar fotovoltaica', 'Linha de transmissão'],
        ],
      ],
      async ([body, expected]) => {
        expect(await activities(body)).toEqual(expected)
      },
    ))

  test('a title', () =>
    expectShareRight(
      0.95,
      [
        ['LICENÇA DE OPERAÇÃO PARA EXTRAÇÃO DE ARGILA\nNº 12/2023', ['EXTRAÇÃO DE ARGILA']],
        ['LICENÇA DE OPERAÇÃO Nº 12/2023\nEXTRAÇÃO DE ARGILA', ['EXTRAÇÃO DE ARGILA']],
        ['LICENÇA DE OPERAÇÃO Nº 12/2023\nDEPARTAMENTO DE LICENCIAMENTO', []],
      ],
      async ([title, expected]) => {
        const text = `INSTITUTO DE LICENCIAMENTO DO ESTADO\n\n${title}\n\nEmpreendedor: Olaria Azul Ltda\nCNPJ: 10.389.777/0015-49`
        expect(await activitiesOf(licencePages(text))).toEqual(expected)
      },
    ))
})

describe('where the activity ends and what it is beside', () => {
  test('most wordings', () =>
    expectShareRight(
      0.55,
      [
        ['Atividade: Secagem de grãos. Classe 4. Porte G.', ['Secagem de grãos']],
        [
          'Atividade: Depósito de gás (produto perigoso, classe 2)',
          ['Depósito de gás (produto perigoso, classe 2)'],
        ],
        [
          'Atividades licenciadas: Secagem de grãos | Moagem de milho',
          ['Secagem de grãos', 'Moagem de milho'],
        ],
        [
          'Atividade: 26.50.10 – Secagem de grãos\nAtividade: 42.32.10 – Moagem de milho',
          ['26.50.10 – Secagem de grãos', '42.32.10 – Moagem de milho'],
        ],
        [
          'Atividade requerida: Secagem e moagem de grãos\nAtividade deferida: Secagem de grãos',
          ['Secagem de grãos'],
        ],
        [
          '(X) Coleta de resíduos   ( ) Transporte de resíduos   (X) Destinação final de resíduos',
          ['Coleta de resíduos', 'Destinação final de resíduos'],
        ],
        [
          '1. OBJETO\n1.1 Secagem de grãos em silos.\n2. PRAZO\n2.1 Quatro anos.',
          ['Secagem de grãos em silos'],
        ],
        [
          'I. ATIVIDADE AUTORIZADA: Secagem de grãos;\nII. LOCAL: Rua Um, 20;\nIII. PRAZO: 4 anos.',
          ['Secagem de grãos'],
        ],
        ['ATIVIDADE / EMPREENDIMENTO\nSecagem de grãos', ['Secagem de grãos']],
        ['AUTORIZA A OPERACAO DA ATIVIDADE DE SECAGEM DE GRAOS, LOCALIZADA NA RUA UM.', ['SECAGEM DE GRAOS']],
        ['Esta licença refere-se à operação de secagem de grãos e não à moagem.', ['secagem de grãos']],
        ['Esta licença autoriza apenas a secagem de grãos, vedada a moagem.', ['secagem de grãos']],
        [
          'autoriza a realizar a atividade de coleta de resíduos, com os seguintes critérios:\n' +
            'CE045: 3812-2/00 - Coleta de resíduos perigosos',
          ['coleta de resíduos'],
        ],
      ],
      async ([body, expected]) => {
        expect(await activities(body)).toEqual(expected)
      },
    ))
})

test('how much of one activity is licensed stands before the next', () => {
  const text = said(
    'ACTIVITY',
    'curtimento de couro, com capacidade instalada de 1.800 couros/dia, e de estação de tratamento',
  )
  const { mainActivity } = environmentalLicence.read(tagged(`para operar as atividades de ${text}`)).fields
  expect(mainActivity?.value).toEqual(['curtimento de couro', 'estação de tratamento'])
})

test('how much is licensed, told apart from the activity, is none', () => {
  const own = said('ACTIVITY', 'Comércio varejista de combustíveis')
  const howMuch = said('ACTIVITY', 'com capacidade de armazenamento de 90 m³')
  const licence = tagged(`Atividade: ${own} na Rodovia do Sol, ${howMuch} válida por 3 anos`)
  expect(environmentalLicence.read(licence).fields.mainActivity?.value).toEqual([
    'Comércio varejista de combustíveis',
  ])
})

test('a code after a semicolon begins the next activity', () => {
  const text = said(
    'ACTIVITY',
    '(código 4930-2/03) transporte de cargas; (código 5250-8/05) pátio de caminhões',
  )
  const { mainActivity } = environmentalLicence.read(tagged(`Atividades licenciadas: ${text}`)).fields
  expect(mainActivity?.value).toEqual([
    '(código 4930-2/03) transporte de cargas',
    '(código 5250-8/05) pátio de caminhões',
  ])
})

test.each([
  [
    'Fundição de ferro (código B-03-07-7) e Estamparia (código B-05-10-0)',
    ['Fundição de ferro (código B-03-07-7)', 'Estamparia (código B-05-10-0)'],
  ],
  ['preparo do leite (D-01-06-1), resfriamento (D-01-07-4) e posto (F-06-01-7)', 3],
  ['B-06-01-7 Comércio de soja A-05-04-5 Armazéns gerais', 2],
  ['B-06-01-7 Comércio de soja 380 Armazéns gerais', 1],
  ['lavagem de veículos (área de 1.200,50 m²) e posto (tanque de 15,5 m³)', 1],
])('each has its code before it or in brackets behind it: %s', (text, expected) => {
  const licence = tagged(`Atividades licenciadas: ${said('ACTIVITY', text)}`)
  const list = environmentalLicence.read(licence).fields.mainActivity?.value
  if (typeof expected === 'number') expect(list).toHaveLength(expected)
  else expect(list).toEqual(expected)
})

test.each([
  // A bracket to its end, where the network loses it within.
  [
    `${said('ACTIVITY', 'Estamparia (código B-05-10-0 da DN')} COPAM 217), em Betim`,
    'Estamparia (código B-05-10-0 da DN COPAM 217)',
  ],
  [
    `${said('ACTIVITY', 'coleta de óleo usado (UN 3082,')} classe 9), pela BR-101`,
    'coleta de óleo usado (UN 3082, classe 9)',
  ],
  // The numbers of dangerous goods are a part of their transport.
  [
    `${said('ACTIVITY', 'transporte de borra oleosa')} (ONU 3077 e ONU 1993), no trajeto`,
    'transporte de borra oleosa (ONU 3077 e ONU 1993)',
  ],
  [
    `${said('ACTIVITY', 'transporte de borra oleosa')} (conforme o anexo), no trajeto`,
    'transporte de borra oleosa',
  ],
  [`${said('ACTIVITY', 'fabricação de papel')} (nos termos do processo`, 'fabricação de papel'],
])('an activity with its bracket: %s', (text, expected) => {
  const { mainActivity } = environmentalLicence.read(tagged(`Licenciada para ${text}`)).fields
  expect(mainActivity?.value).toEqual([expected])
})

test.each([
  [
    'CÓDIGO / ATIVIDADE (CEPRAM 4.579/2018): Posto de revenda de combustíveis',
    'Posto de revenda de combustíveis',
  ],
  ['CÓDIGO / ATIVIDADE (IN 08/2013): Fabricação de móveis de madeira', 'Fabricação de móveis de madeira'],
])('the norm in a caption is no activity: %s', async (body, activity) => {
  expect(await activities(body)).toEqual([activity])
})

test('a norm alone is no activity', () => {
  const caption = `CÓDIGO / ATIVIDADE (DN ${said('ACTIVITY', 'COPAM 217/2017):')}`
  const own = said('ACTIVITY', 'F-02-01-1 – Transporte rodoviário')
  const { mainActivity } = environmentalLicence.read(tagged(`${caption} ${own}`)).fields
  expect(mainActivity?.value).toEqual(['F-02-01-1 – Transporte rodoviário'])
})

test.each([
  'Rede de Distribuição de gás natural canalizado',
  'Terminal de Armazenamento de combustíveis líquidos',
  'Unidade de Beneficiamento de minério de ferro',
])('what is operated has the noun that it begins with: %s', async (activity) => {
  expect(await activities(`A operar o empreendimento denominado ${activity}.`)).toEqual([activity])
})
