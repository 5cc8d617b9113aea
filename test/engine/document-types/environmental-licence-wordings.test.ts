import { describe, expect, test } from 'vitest'
import { environmentalLicence } from '../../../engine/src/document-types/environmental-licence.ts'
import type { ReadDocument } from '../../../engine/src/fields/reading.ts'
import { licencePages, licenceWith } from './environmental-licence-page.ts'
import { expectShareRight } from './share-right.ts'
import { withRoles } from './with-roles.ts'

/** Wordings that the test documents do not have: what else licences print. */
const fieldsOf = async (reading: ReadDocument) => environmentalLicence.read(await withRoles(reading)).fields
const read = async (body: string, name: string) => (await fieldsOf(licenceWith(body)))[name]?.value

const END = '2027-05-12'

describe('expirationDate', () => {
  test('most wordings', () =>
    expectShareRight(
      0.95,
      [
        ['Validade ........................ 12/05/2027', END],
        ['VALIDADE DESTA LICENÇA – 12/05/2027', END],
        ['EXPIRA: 12/05/2027', END],
        ['Vence: 12/05/2027', END],
        ['Esta LO vencerá em 12/05/2027', END],
        ['Prazo de vigência: de 12/05/2023 até 12/05/2027', END],
        ['O presente documento tem vigência até o dia doze de maio de dois mil e vinte e sete.', END],
        ['PRAZO: 4 ANOS', END],
        ['Duração: 4 anos', END],
        ['A licença ora concedida produzirá efeitos até 12/05/2027.', END],
        ['Fica o prazo desta licença fixado em 4 (quatro) anos.', END],
        ['com eficácia até 12/05/2027', END],
        ['Licença concedida por 4 anos.', END],
        ['com termo final em 12/05/2027', END],
        ['Autorizado o funcionamento até 12/05/2027.', END],
        ['A presente licença caduca em 12/05/2027.', END],
        ['Validade inicial: 12/05/2023   Validade final: 12/05/2027', END],
        ['Início da vigência: 12/05/2023   Fim da vigência: 12/05/2027', END],
        ['Período de vigência\n12/05/2023 a 12/05/2027', END],
        ['A renovação será requerida até 12/01/2027, sendo a validade desta licença 12/05/2027.', END],
        ['Deverá ser renovada com 120 dias de antecedência do vencimento, em 12/05/2027.', END],
        ['Concedida em 12/05/2023 com prazo de 4 (quatro) anos.', END],
        ['Fim de vigência: 12/05/2027', END],
        [
          '3. Manter no local cópia desta licença.\nEste documento é válido para as condições acima até 12/05/2027.',
          END,
        ],
        ['Validade\nEmitida em 12/05/2023, com validade até 12/05/2027.', END],
        ['EMISSÃO / VENCIMENTO\n12/05/2023 / 12/05/2027', END],
        ['PORTE   Pequeno\nPRAZO DE VALIDADE   04 (quatro) anos', END],
        [
          'autoriza a empresa a circular no Estado com os veículos relacionados, até 12 de maio de 2027.',
          END,
        ],
        // A caption under its value.
        ['12/05/2023   12/05/2027\n(emissão)   (validade)', END],
        // Nothing, said in many ways.
        ['Esta licença não tem prazo de validade.', null],
        ['Validade: enquanto perdurar a atividade', null],
        ['VALIDADE: ---', null],
        // Validity of something else.
      ],
      async ([body, expected]) => {
        expect((await read(body, 'expirationDate')) ?? null).toBe(expected)
      },
    ))
})

describe('mainActivity', () => {
  test('most wordings', () =>
    expectShareRight(
      0.75,
      [
        ['Atividade objeto do licenciamento: Fabricação de telhas', ['Fabricação de telhas']],
        ['Atividade econômica licenciada\nFabricação de telhas', ['Fabricação de telhas']],
        ['Serviço licenciado: Coleta de óleo usado', ['Coleta de óleo usado']],
        ['Uso licenciado: Posto de combustíveis', ['Posto de combustíveis']],
        [
          'Esta licença autoriza a fabricação de telhas e tijolos, no endereço acima.',
          ['fabricação de telhas e tijolos'],
        ],
        ['licencia-se a atividade de fabricação de telhas.', ['fabricação de telhas']],
        [
          'Concede-se licença para o exercício de:\n1. Fabricação de telhas\n2. Extração de argila',
          ['Fabricação de telhas', 'Extração de argila'],
        ],
        [
          'Atividades: fabricação de telhas; extração de argila',
          ['fabricação de telhas', 'extração de argila'],
        ],
        [
          'Item   Atividade   Quantidade\n1   Fabricação de telhas   100\n2   Extração de argila   20',
          ['Fabricação de telhas', 'Extração de argila'],
        ],
        ['cujo objeto é a fabricação de telhas e tijolos', ['fabricação de telhas e tijolos']],
        ['Atividade desenvolvida   Fabricação de telhas', ['Fabricação de telhas']],
        ['Fabricação de telhas\n(atividade licenciada)', ['Fabricação de telhas']],
        ['Empreendimento: Fabricação de telhas', ['Fabricação de telhas']],
        ['Empreendimento: Olaria Pedra Azul', []],
        ['Natureza do empreendimento: Olaria', ['Olaria']],
        ['Para: Fabricação de telhas', ['Fabricação de telhas']],
        ['Autoriza o desenvolvimento da atividade de fabricação de telhas.', ['fabricação de telhas']],
        ['está autorizada a operar a fabricação de telhas, na Rua Um', ['fabricação de telhas']],
        ['licencia a operação de fabricação de telhas, localizada na Rua Um', ['fabricação de telhas']],
        ['que exerce a atividade de fabricação de telhas, a operar', ['fabricação de telhas']],
        ['A atividade licenciada consiste na fabricação de telhas.', ['fabricação de telhas']],
        ['autoriza a operação do empreendimento ao lado qualificado, mediante obrigações', []],
        [
          'Atividades licenciadas:\n1 - Fabricação de telhas\n2 - Extração de argila',
          ['Fabricação de telhas', 'Extração de argila'],
        ],
        ['Descrição sucinta da atividade: Fabricação de telhas', ['Fabricação de telhas']],
        // One activity whose words are turned round, as in the catalogue of the census.
        [
          'Atividade: Embalagens de material plástico; fabricação de',
          ['Embalagens de material plástico; fabricação de'],
        ],
        // Where it ends: another field in the same paragraph, a place, a term.
        [
          'Atividade: Fabricação de telhas. Capacidade instalada: 12 t/dia. Porte: II.',
          ['Fabricação de telhas'],
        ],
        ['2. Objeto da licença: Fabricação de telhas.\n3. Local: Rua Um, 20.', ['Fabricação de telhas']],
        [
          'Atividade/Local   Fabricação de telhas\n                  Rua Um, 20, zona rural',
          ['Fabricação de telhas'],
        ],
        [
          'concede licença referente à atividade de fabricação de telhas, exercida no imóvel 57.962',
          ['fabricação de telhas'],
        ],
        [
          'visando à operação de olaria e cerâmica, sito à Rua Um, pelo prazo de 2 anos',
          ['olaria e cerâmica'],
        ],
        // Several: secondary ones, after semicolons, on lines of their own whose bullets are drawn.
        [
          'CNAE principal: 23.42-7-02 Fabricação de telhas\nCNAE secundário: 08.10-0-07 Extração de argila',
          ['23.42-7-02 Fabricação de telhas', '08.10-0-07 Extração de argila'],
        ],
        [
          'para as atividades de extração de argila; fabricação de telhas; e queima em fornos.',
          ['extração de argila', 'fabricação de telhas', 'queima em fornos'],
        ],
        [
          'Empreendimento/Atividade                                                   Porte\nFabricação de telhas ' +
            'e tijolos                                             Médio\nExtração de argila',
          ['Fabricação de telhas e tijolos', 'Extração de argila'],
        ],
        // A cell that wraps beside others that do.
        [
          'Código DN: C-08   Atividade: Acabamento de fios, com   Classe: 5\n07-9              lavagem e tingimento',
          ['Acabamento de fios, com lavagem e tingimento'],
        ],
        ['Atividade: Depósito de matérias-\nprimas e expedição', ['Depósito de matérias-primas e expedição']],
        // What stands below a table or in its line is another field's.
        [
          'Código     Atividade\n10.20.30   Fabricação de telhas e de artefatos\n           cerâmicos\nRegime     ' +
            'Tipo de área\nIntegral   Urbana',
          ['10.20.30 Fabricação de telhas e de artefatos cerâmicos'],
        ],
        ['Atividade: Fabricação de telhas - Classe 3', ['Fabricação de telhas']],
        ['Atividade: Fabricação de telhas (área útil: 400 m²)', ['Fabricação de telhas']],
        [
          'Atividade: Fabricação de telhas\nForno túnel com capacidade de 12 t/dia.',
          ['Fabricação de telhas'],
        ],
        ['Objeto: Licença de Operação para fabricação de telhas', ['fabricação de telhas']],
        ['autorizando o funcionamento da fábrica de telhas de que é titular', ['fábrica de telhas']],
        ['que tem por atividade a fabricação de telhas, com base no processo 1', ['fabricação de telhas']],
        // A caption that no list has, beside words that name an activity.
        ['Segmento: Fabricação de telhas', ['Fabricação de telhas']],
        [
          'Atividades: 1) Fabricação de telhas; 2) Extração de argila',
          ['Fabricação de telhas', 'Extração de argila'],
        ],
        [
          'DESCRIÇÃO DA ATIVIDADE A SER DESENVOLVIDA NO LOCAL\nFABRICAÇÃO DE TELHAS',
          ['FABRICAÇÃO DE TELHAS'],
        ],
        ['Terreno   Construída   Atividade ao Ar Livre   Novos Equipamentos\n5.200,00   3.100,00', []],
      ],
      async ([body, expected]) => {
        expect(await read(body, 'mainActivity')).toEqual(expected)
      },
    ))
})

describe('id', () => {
  test('most wordings', () =>
    expectShareRight(
      0.95,
      [
        ['Beneficiário: Olaria - CNPJ 10.389.777/0015-49\nAvaliador: Geo - CNPJ 57.361.186/0123-08'],
        [
          'Titular: Olaria   CNPJ/CPF nº 10.389.777/0015-49\nAgente financiador: Banco, CNPJ 57.361.186/0123-08',
        ],
        ['Detentora: Olaria\nCNPJ da matriz: 10.389.777/0015-49\nCNPJ da filial: 57.361.186/0123-08'],
      ],
      async ([body]) => {
        const text = `GOVERNO DO ESTADO DE GOIÁS\n\nLICENÇA DE OPERAÇÃO Nº 123/2022\n\n${body}\n\nGoiânia, 12 de maio de 2023.`
        expect((await fieldsOf(licencePages(text))).id?.value).toBe('10389777001549')
      },
    ))
})

describe('scope', () => {
  test('most wordings', () =>
    expectShareRight(
      0.75,
      [
        ['ADMINISTRAÇÃO ESTADUAL DO MEIO AMBIENTE', 'STATE'],
        ['SISTEMA ESTADUAL DE LICENCIAMENTO', 'STATE'],
        ['PODER EXECUTIVO MUNICIPAL DE ITU', 'MUNICIPAL'],
        ['SECRETARIA MUN. DE MEIO AMBIENTE - SEMMA', 'MUNICIPAL'],
        ['LICENCIAMENTO AMBIENTAL\nInscrição Estadual: 123.456', null],
      ],
      async ([head, expected]) => {
        const text = `${head}\n\nLICENÇA DE OPERAÇÃO Nº 123/2022`
        expect((await fieldsOf(licencePages(text))).scope?.value ?? null).toBe(expected)
      },
    ))
})

describe('accessKey and validationLink', () => {
  test('most wordings', () =>
    expectShareRight(
      0.95,
      [
        [
          'Para conferir, leia o QR code ou acesse confere.exemplo.pr.gov.br e informe a senha 7KX-22P',
          '7KX-22P',
          'confere.exemplo.pr.gov.br',
        ],
        // Words nobody foresaw: the code is known by its look and by the link beside it.
        [
          'Bilhete de verificação ffl.9rd.6db. Use-o em exemplo.pr.gov.br/verificador para ver a via original.',
          'ffl.9rd.6db',
          'exemplo.pr.gov.br/verificador',
        ],
        ['Verificador: 0123456', '0123456', null],
        ['Cópia autenticada eletronicamente sob 2022-ABC1D3', '2022-ABC1D3', null],
        ['Confira os dados em https://exemplo.pr.gov.br/', null, 'https://exemplo.pr.gov.br/'],
        ['Autenticação mecânica: 00012345678 12/05/2023 150,00', null, null],
      ],
      async ([body, key, link]) => {
        const { accessKey, validationLink } = await fieldsOf(licenceWith(body))
        expect([accessKey?.value ?? null, validationLink?.value ?? null]).toEqual([key, link])
      },
    ))
})
