import { describe, expect, test } from 'vitest'
import { environmentalLicence } from '../../../engine/src/document-types/environmental-licence.ts'
import type { ReadDocument } from '../../../engine/src/fields/reading.ts'
import { licenceWith } from './environmental-licence-page.ts'
import { expectShareRight } from './share-right.ts'
import { withRoles } from './with-roles.ts'

const activitiesOf = async (reading: ReadDocument) =>
  environmentalLicence.read(await withRoles(reading)).fields.mainActivity?.value
const activities = (body: string) => activitiesOf(licenceWith(body))

describe('a code in a cell of its own', () => {
  test('most wordings', () =>
    expectShareRight(
      0.8,
      [
        [
          'Atividade   71.70.10   Complexo industrial de cerâmica',
          ['71.70.10 Complexo industrial de cerâmica'],
        ],
        ['Atividade:   71.70.10   Fabricação de telhas', ['71.70.10 Fabricação de telhas']],
        [
          'Atividade   B-01-03-1   Fabricação de telhas\nPorte       Médio',
          ['B-01-03-1 Fabricação de telhas'],
        ],
        [
          'Atividade: 71.70.10\n           Fabricação de telhas\nPorte: Médio',
          ['71.70.10 Fabricação de telhas'],
        ],
        ['Código: 71.70.10   Atividade: Fabricação de telhas', ['Fabricação de telhas']],
        [
          'Tipologia   2342-7/02   Fabricação de artefatos de cerâmica',
          ['2342-7/02 Fabricação de artefatos de cerâmica'],
        ],
        ['Código e descrição da atividade: 71.70.10   Olaria com forno', ['71.70.10 Olaria com forno']],
      ],
      async ([body, expected]) => {
        expect(await activities(body)).toEqual(expected)
      },
    ))
})

describe('a list without bullets', () => {
  test('most wordings', () =>
    expectShareRight(
      0.95,
      [
        [
          'Atividades licenciadas:\nFabricação de telhas\nArmazéns gerais\nExtração de argila',
          ['Fabricação de telhas', 'Armazéns gerais', 'Extração de argila'],
        ],
        [
          'Atividades licenciadas\nFabricação de telhas\nArmazéns gerais\nExtração de argila\n\nCondicionantes:',
          ['Fabricação de telhas', 'Armazéns gerais', 'Extração de argila'],
        ],
        [
          'Atividade                       Código\nFabricação de telhas            23.42\nArmazéns gerais                 52.11\n' +
            'Extração de argila              08.10',
          ['Fabricação de telhas 23.42', 'Armazéns gerais 52.11', 'Extração de argila 08.10'],
        ],
        [
          'Código     Atividade                 Porte\n23.42-7    Fabricação de telhas      Grande\n' +
            '52.11-7    Armazéns gerais           Médio',
          ['23.42-7 Fabricação de telhas', '52.11-7 Armazéns gerais'],
        ],
        [
          'Atividade principal: Fabricação de telhas\nAtividades secundárias: Armazéns gerais; Olaria de tijolos',
          ['Fabricação de telhas', 'Armazéns gerais', 'Olaria de tijolos'],
        ],
        [
          'para as atividades de fabricação de telhas, armazenamento de argila e olaria, na Rua Um.',
          ['fabricação de telhas, armazenamento de argila e olaria'],
        ],
        [
          'Atividades licenciadas:\nI – Fabricação de telhas;\nII – Armazéns gerais; e\nIII – Extração de argila.',
          ['Fabricação de telhas', 'Armazéns gerais', 'Extração de argila'],
        ],
        [
          'autoriza o exercício das seguintes atividades:\na) Fabricação de telhas;\nb) Armazéns gerais.',
          ['Fabricação de telhas', 'Armazéns gerais'],
        ],
      ],
      async ([body, expected]) => {
        expect(await activities(body)).toEqual(expected)
      },
    ))
})

describe('measures and size', () => {
  test('most wordings', () =>
    expectShareRight(
      0.55,
      [
        // A measure in the activity's own words stays.
        ['Atividade: Olaria, com capacidade de 12 t/dia', ['Olaria, com capacidade de 12 t/dia']],
        ['Atividade: Fabricação de telhas, de pequeno porte', ['Fabricação de telhas, de pequeno porte']],
        ['Atividade: Grupo gerador a diesel', ['Grupo gerador a diesel']],
        ['Atividade: Coleta de resíduos (classes I e II A)', ['Coleta de resíduos (classes I e II A)']],
        [
          'autoriza a fabricação de telhas com área de 400 m², na Rua Um.',
          ['fabricação de telhas com área de 400 m²'],
        ],
        // What grades it does not.
        ['Atividade: Fabricação de telhas, potencial poluidor M, porte G', ['Fabricação de telhas']],
        ['Atividade: Fabricação de telhas - Porte G - Potencial poluidor médio', ['Fabricação de telhas']],
        ['Atividade: Fabricação de telhas – Grupo 3', ['Fabricação de telhas']],
        ['Atividade: Fabricação de telhas, Grupo B, Classe 4', ['Fabricação de telhas']],
        ['Atividade: Fabricação de telhas (porte médio)', ['Fabricação de telhas']],
        ['Atividade: FABRICAÇÃO DE TELHAS – PORTE PEQUENO', ['FABRICAÇÃO DE TELHAS']],
        [
          'para a atividade de fabricação de telhas, porte médio e potencial poluidor alto.',
          ['fabricação de telhas'],
        ],
        [
          'autoriza a fabricação de telhas, de porte médio, na Rua Um.',
          ['fabricação de telhas, de porte médio'],
        ],
        [
          'autoriza a exercer a atividade de transporte de telhas, com os veículos abaixo relacionados:',
          ['transporte de telhas'],
        ],
        ['Atividade: Fabricação de telhas\nGrupo 3 – Potencial M', ['Fabricação de telhas']],
        ['Atividade: Grupo 3 – Potencial M\nFabricação de telhas', ['Fabricação de telhas']],
        ['Atividade: Fabricação de telhas\n12.000 t/ano', ['Fabricação de telhas']],
        ['Atividade: Fabricação de telhas – 12.000 t/ano', ['Fabricação de telhas']],
      ],
      async ([body, expected]) => {
        expect(await activities(body)).toEqual(expected)
      },
    ))
})

describe('what stands beside it', () => {
  test('most wordings', () =>
    expectShareRight(
      0.75,
      [
        [
          'Empreendimento: Posto Estrela\nAtividade: Comércio varejista de combustíveis',
          ['Comércio varejista de combustíveis'],
        ],
        ['Tipo de empreendimento: Industrial\nAtividade: Fabricação de telhas', ['Fabricação de telhas']],
        [
          'Grupo: Indústria de minerais não metálicos\nAtividade: Fabricação de telhas',
          ['Fabricação de telhas'],
        ],
        [
          'Grupo de atividade: Minerais não metálicos\nAtividade: Fabricação de telhas',
          ['Fabricação de telhas'],
        ],
        [
          'Classe da atividade: Indústria de minerais\nDescrição da atividade: Fabricação de telhas',
          ['Fabricação de telhas'],
        ],
        [
          'Atividade: Indústria de produtos minerais\nDescrição: Fabricação de telhas e tijolos em forno',
          ['Indústria de produtos minerais'],
        ],
        [
          'Tipologia: Indústria de minerais\nAtividade específica: Fabricação de telhas',
          ['Fabricação de telhas'],
        ],
        [
          'Atividade: Transporte de resíduos perigosos\nVeículos:\nABC1D23\nABC1E23',
          ['Transporte de resíduos perigosos'],
        ],
        [
          'Atividade: Fabricação de telhas\nEquipamentos: Forno túnel; Prensa hidráulica',
          ['Fabricação de telhas'],
        ],
        ['Atividade: Fabricação de telhas\nProdutos: telhas; tijolos; blocos', ['Fabricação de telhas']],
        [
          'Atividade: Fabricação de telhas\n\nCondicionantes:\n1. Operação do forno com filtro.\n2. Transporte de resíduos deverá ' +
            'ser feito por empresa licenciada.',
          ['Fabricação de telhas'],
        ],
        [
          'para a atividade de fabricação de telhas, para fins de comercialização, na Rua Um.',
          ['fabricação de telhas, para fins de comercialização'],
        ],
        [
          'Atividade: Fabricação de telhas\n\n' +
            'A fabricação de telhas e tijolos deve seguir o projeto. Fica autorizada a operação da olaria.',
          ['Fabricação de telhas'],
        ],
        [
          'Código     Atividade\n23.42-7    Fabricação de telhas\n---\nCódigo     Atividade\n52.11-7    Armazéns gerais',
          ['23.42-7 Fabricação de telhas', '52.11-7 Armazéns gerais'],
        ],
        [
          'Atividade: 23.42-7/02 e 23.49-4/99 - Fabricação de telhas',
          ['23.42-7/02 e 23.49-4/99 - Fabricação de telhas'],
        ],
        [
          'Atividade: Coleta e Transporte de Resíduos\nSólidos Urbanos e Industriais\nPorte: Médio',
          ['Coleta e Transporte de Resíduos Sólidos Urbanos e Industriais'],
        ],
        [
          'Atividade: Fabricação de Telhas e Tijolos,\nExtração de Argila e Armazenamento\nPorte: Médio',
          ['Fabricação de Telhas e Tijolos, Extração de Argila e Armazenamento'],
        ],
        [
          'Atividade: Fabricação de telhas\n- Forno túnel\n- Prensa hidráulica\n- Secador de telhas',
          ['Fabricação de telhas'],
        ],
        [
          'Atividade   Fabricação de telhas\nEquipamentos   Forno túnel\n               Prensa de telhas',
          ['Fabricação de telhas'],
        ],
        [
          'Atividade licenciada: Transporte de produtos perigosos\n1203 Gasolina\n1202 Óleo diesel\n1170 Etanol',
          ['Transporte de produtos perigosos'],
        ],
        [
          'autoriza a operar a atividade de fabricação de telhas, conforme projeto, ficando autorizada a fabricação de tijolos.',
          ['fabricação de telhas'],
        ],
        ['Finalidade: Operação de olaria\nAtividade: Fabricação de telhas', ['Fabricação de telhas']],
        [
          'Atividade: 23.42-7/02 Fabricação de telhas\n           23.49-4/99 Fabricação de tijolos',
          ['23.42-7/02 Fabricação de telhas', '23.49-4/99 Fabricação de tijolos'],
        ],
        [
          'Atividade: Fabricação de telhas\nDescrição: olaria com forno túnel e dois secadores',
          ['Fabricação de telhas'],
        ],
      ],
      async ([body, expected]) => {
        expect(await activities(body)).toEqual(expected)
      },
    ))
})

describe('boxes to tick', () => {
  test('most wordings', () =>
    expectShareRight(
      0.6,
      [
        [
          'Atividades licenciadas:\n(  )   10.1   Lavagem de veículos\n( X )   10.2   Troca de óleo e filtros\n' +
            '( X )   10.3   Oficina mecânica',
          ['10.2 Troca de óleo e filtros', '10.3 Oficina mecânica'],
        ],
        ['☐ Fabricação de telhas\n☒ Extração de argila\n☐ Transporte de cargas', ['Extração de argila']],
        // Kinds of licences are no activities.
        [
          '( ) Licença Prévia\n(X) Licença de Operação\n\nAtividade: Fabricação de telhas',
          ['Fabricação de telhas'],
        ],
      ],
      async ([body, expected]) => {
        expect(await activities(body)).toEqual(expected)
      },
    ))
})
