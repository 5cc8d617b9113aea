import { describe, expect, test } from 'vitest'
import { environmentalLicence } from '../../../engine/src/document-types/environmental-licence.ts'
import type { Reading } from '../../../engine/src/fields/reading.ts'
import { licencePages, licenceWith } from './environmental-licence-page.ts'
import { expectShareRight } from './share-right.ts'
import { withRoles } from './with-roles.ts'

const activitiesOf = async (reading: Reading) =>
  environmentalLicence.read(await withRoles(reading, 51)).fields.mainActivity?.value
const activities = (body: string) => activitiesOf(licenceWith(body))

describe('a code in a cell of its own', () => {
  test('most wordings', () =>
    expectShareRight(
      1,
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
      1,
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
          'Código     Atividade                 Porte\n23.42-7    Fabricação de telhas      Grande\n52.11-7    Armazéns gerais           Médio',
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
      1,
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
      1,
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
          'Atividade: Fabricação de telhas\n\nA fabricação de telhas e tijolos deve seguir o projeto. Fica autorizada a operação da olaria.',
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
      1,
      [
        [
          'Atividades licenciadas:\n(  )   10.1   Lavagem de veículos\n( X )   10.2   Troca de óleo e filtros\n( X )   10.3   Oficina mecânica',
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

describe('captions that say more', () => {
  test('most wordings', () =>
    expectShareRight(
      1,
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
      1,
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
      1,
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
          'Tipologia   Descrição                Valor\nC5.2        Fabricação de telhas     40\nC5.4        Extração de argila       25',
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
      0.6,
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
      1,
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
          'autoriza a realizar a atividade de coleta de resíduos, com os seguintes critérios:\nCE045: 3812-2/00 - Coleta de resíduos perigosos',
          ['coleta de resíduos'],
        ],
      ],
      async ([body, expected]) => {
        expect(await activities(body)).toEqual(expected)
      },
    ))
})
