import { describe, expect, test } from 'vitest'
import { environmentalLicence } from '../../../engine/src/document-types/environmental-licence.ts'
import { licencePages, licenceWith } from './environmental-licence-page.ts'

/** Wordings that the test documents do not have: what else licences print. */
const read = (body: string, name: string) => environmentalLicence.read(licenceWith(body)).fields[name]?.value

const END = '2027-05-12'

describe('expirationDate', () => {
  test.each([
    ['Validade ........................ 12/05/2027', END],
    ['VALIDADE DESTA LICENÇA – 12/05/2027', END],
    ['EXPIRA: 12/05/2027', END],
    ['Vence: 12/05/2027', END],
    ['Esta LO vencerá em 12/05/2027', END],
    ['Prazo de vigência: de 12/05/2023 até 12/05/2027', END],
    ['O presente documento tem vigência até o dia doze de maio de dois mil e vinte e sete.', END],
    ['Data de emissão   Data de expiração\n12/05/2023   12/05/2027', END],
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
    ['Validade: 12-05-27', END],
    ['Validade\nEmitida em 12/05/2023, com validade até 12/05/2027.', END],
    ['EMISSÃO / VENCIMENTO\n12/05/2023 / 12/05/2027', END],
    ['PORTE   Pequeno\nPRAZO DE VALIDADE   04 (quatro) anos', END],
    ['autoriza a empresa a circular no Estado com os veículos relacionados, até 12 de maio de 2027.', END],
    // A caption under its value.
    ['12/05/2027\nData de validade', END],
    ['12/05/2023   12/05/2027\n(emissão)   (validade)', END],
    // Nothing, said in many ways.
    ['Esta licença não tem prazo de validade.', null],
    ['Validade: enquanto perdurar a atividade', null],
    ['VALIDADE: ---', null],
    // Validity of something else.
    ['O prazo para interposição de recurso é de 20 dias a contar da ciência.', null],
    ['A CND tem validade até 12/05/2026.', null],
    ['O contrato com a coletora, vigente até 10/10/2025, deve ser renovado.', null],
    ['10. Extintores com validade até 12/2025 e mangueiras testadas até 10/10/2025.', null],
    ['O parecer técnico, emitido em 01/02/2023, tem validade de 2 anos.', null],
    ['Esta licença substitui a Licença de Instalação\nnº 77/2021, que era válida até 12/05/2024.', null],
    ['b) O Habite-se e o certificado do Corpo de\nBombeiros, com vencimento em 12/05/2026.', null],
  ])('%s', (body, expected) => {
    expect(read(body, 'expirationDate') ?? null).toBe(expected)
  })
})

describe('mainActivity', () => {
  test.each([
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
    ['Atividades: fabricação de telhas; extração de argila', ['fabricação de telhas', 'extração de argila']],
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
    ['Atividade: Fabricação de telhas. Capacidade instalada: 12 t/dia. Porte: II.', ['Fabricação de telhas']],
    ['2. Objeto da licença: Fabricação de telhas.\n3. Local: Rua Um, 20.', ['Fabricação de telhas']],
    [
      'Atividade/Local   Fabricação de telhas\n                  Rua Um, 20, zona rural',
      ['Fabricação de telhas'],
    ],
    [
      'concede licença referente à atividade de fabricação de telhas, exercida no imóvel 57.962',
      ['fabricação de telhas'],
    ],
    ['visando à operação de olaria e cerâmica, sito à Rua Um, pelo prazo de 2 anos', ['olaria e cerâmica']],
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
    ['Atividade: Fabricação de telhas\nForno túnel com capacidade de 12 t/dia.', ['Fabricação de telhas']],
    ['Objeto: Licença de Operação para fabricação de telhas', ['fabricação de telhas']],
    ['autorizando o funcionamento da fábrica de telhas de que é titular', ['fábrica de telhas']],
    ['que tem por atividade a fabricação de telhas, com base no processo 1', ['fabricação de telhas']],
    // A caption that no list has, beside words that name an activity.
    ['Segmento: Fabricação de telhas', ['Fabricação de telhas']],
    [
      'Atividades: 1) Fabricação de telhas; 2) Extração de argila',
      ['Fabricação de telhas', 'Extração de argila'],
    ],
    ['DESCRIÇÃO DA ATIVIDADE A SER DESENVOLVIDA NO LOCAL\nFABRICAÇÃO DE TELHAS', ['FABRICAÇÃO DE TELHAS']],
    ['Terreno   Construída   Atividade ao Ar Livre   Novos Equipamentos\n5.200,00   3.100,00', []],
  ])('%s', (body, expected) => {
    expect(read(body, 'mainActivity')).toEqual(expected)
  })
})

describe('number', () => {
  test.each([
    ['LICENÇA DE OPERAÇÃO\nsob o nº 123/2022', '123/2022'],
    ['LICENÇA DE OPERAÇÃO · 123/2022', '123/2022'],
    ['LICENÇA DE OPERAÇÃO\n[ 123/2022 ]', '123/2022'],
    ['LICENÇA DE OPERAÇÃO - Nº SEMA/LO/123/2022', 'SEMA/LO/123/2022'],
    ['123/2022\nLICENÇA DE OPERAÇÃO', '123/2022'],
    ['LICENÇA DE OPERAÇÃO: 2022.123.LO', '2022.123.LO'],
    ['Lic. Oper. nº 123/2022', '123/2022'],
    ['Renova a LO nº 77/2018\nLICENÇA DE OPERAÇÃO Nº 123/2022', '123/2022'],
    ['LICENÇA DE OPERAÇÃO\nnúmero desta licença   312-1/2022', '312-1/2022'],
    ['resolve conceder à Olaria Pedra Azul a Licença de Operação nº\n229/2022-DILI, para a', '229/2022-DILI'],
    ['LICENÇA DE OPERAÇÃO   Nº   PROCESSO\n   0052 /   2019   2018-840474', '0052/2019'],
    ['LICENÇA DE OPERAÇÃO\n\nNúmero        Ano\n123           2022', '123/2022'],
    ['Licença de Operação LO.123.2022', 'LO.123.2022'],
    ['LICENÇA DE OPERAÇÃO\nNº SEMAD-LO-0123/2022', 'SEMAD-LO-0123/2022'],
    ['LICENÇA DE OPERAÇÃO\nRegistro: 123456', '123456'],
    ['CERTIFICADO DE LICENÇA DE OPERAÇÃO   123456', '123456'],
    ['LICENÇA DE OPERAÇÃO - CLASSE 4 - Nº 123', '123'],
    ['LICENÇA DE FUNCIONAMENTO AMBIENTAL\nNÚMERO DE ORDEM: 0123/2022', '0123/2022'],
    ['LICENÇA DE OPERAÇÃO\nRTQ nº 123.2022\n\nNº   Placa   Tipo\n     QWE4R56   Caminhão', '123.2022'],
    ['LICENÇA AMBIENTAL DE OPERAÇÃO Nº 0187/2024-\nSMAC', '0187/2024-SMAC'],
    ['LICENÇA AMBIENTAL DE OPERAÇÃO Nº 0187/\n2024', '0187/2024'],
    ['LICENÇA AMBIENTAL DE OPERAÇÃO Nº 0187/2024 -\nSMAC', '0187/2024'],
  ])('%s', (title, expected) => {
    const text = `GOVERNO DO ESTADO DE GOIÁS
SECRETARIA DE ESTADO DE MEIO AMBIENTE

${title}

PROCESSO Nº 2021/55667   PROTOCOLO 998877

Razão Social: Olaria Pedra Azul Ltda
CNPJ: 10.389.777/0015-49`
    expect(environmentalLicence.read(licencePages(text)).fields.number?.value ?? null).toBe(expected)
  })
})

describe('id', () => {
  test.each([
    ['Beneficiário: Olaria - CNPJ 10.389.777/0015-49\nAvaliador: Geo - CNPJ 57.361.186/0123-08'],
    ['Titular: Olaria   CNPJ/CPF nº 10.389.777/0015-49\nAgente financiador: Banco, CNPJ 57.361.186/0123-08'],
    ['Detentora: Olaria\nCNPJ da matriz: 10.389.777/0015-49\nCNPJ da filial: 57.361.186/0123-08'],
  ])('%s', (body) => {
    const text = `GOVERNO DO ESTADO DE GOIÁS\n\nLICENÇA DE OPERAÇÃO Nº 123/2022\n\n${body}\n\nGoiânia, 12 de maio de 2023.`
    expect(environmentalLicence.read(licencePages(text)).fields.id?.value).toBe('10389777001549')
  })
})

describe('scope', () => {
  test.each([
    ['ADMINISTRAÇÃO ESTADUAL DO MEIO AMBIENTE', 'STATE'],
    ['SISTEMA ESTADUAL DE LICENCIAMENTO', 'STATE'],
    ['PODER EXECUTIVO MUNICIPAL DE ITU', 'MUNICIPAL'],
    ['SECRETARIA MUN. DE MEIO AMBIENTE - SEMMA', 'MUNICIPAL'],
    ['LICENCIAMENTO AMBIENTAL\nInscrição Estadual: 123.456', null],
  ])('%s', (head, expected) => {
    const text = `${head}\n\nLICENÇA DE OPERAÇÃO Nº 123/2022`
    expect(environmentalLicence.read(licencePages(text)).fields.scope?.value ?? null).toBe(expected)
  })
})

describe('accessKey and validationLink', () => {
  test.each([
    [
      'Para conferir, leia o QR code ou acesse confere.exemplo.pr.gov.br e informe a senha 7KX-22P',
      '7KX-22P',
      'confere.exemplo.pr.gov.br',
    ],
    [
      'Código: 4F7K-9QW2 – valide em www.exemplo.pr.gov.br/validador',
      '4F7K-9QW2',
      'www.exemplo.pr.gov.br/validador',
    ],
    // Words nobody foresaw: the code is known by its look and by the link beside it.
    [
      'Bilhete de verificação ffl.9rd.6db. Use-o em exemplo.pr.gov.br/verificador para ver a via original.',
      'ffl.9rd.6db',
      'exemplo.pr.gov.br/verificador',
    ],
    [
      'Para obter a versão eletrônica, acesse https://doc.exemplo.pr.gov.br/doc\ne indique o número de prova 9XqDBmFyU8ZiZP',
      '9XqDBmFyU8ZiZP',
      'https://doc.exemplo.pr.gov.br/doc',
    ],
    ['Selo digital nº ABC12345-XYZ', 'ABC12345-XYZ', null],
    ['Verificador: 0123456', '0123456', null],
    ['CRC: A1B2C3D4   Código verificador: 0123456', '0123456 A1B2C3D4', null],
    ['4F7K9QW2\nCódigo de verificação', '4F7K9QW2', null],
    ['Cópia autenticada eletronicamente sob 2022-ABC1D3', '2022-ABC1D3', null],
    ['Confira os dados em https://exemplo.pr.gov.br/', null, 'https://exemplo.pr.gov.br/'],
    ['Autenticação mecânica: 00012345678 12/05/2023 150,00', null, null],
    ['Consulte a legislação em www.exemplo.pr.gov.br/leis', null, null],
    ['Dúvidas: licenciamento@exemplo.pr.gov.br ou www.exemplo.pr.gov.br', null, null],
  ])('%s', (body, key, link) => {
    expect([read(body, 'accessKey') ?? null, read(body, 'validationLink') ?? null]).toEqual([key, link])
  })
})
