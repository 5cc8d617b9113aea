import { describe, expect, test } from 'vitest'
import { environmentalLicence } from '../../../engine/src/document-types/environmental-licence.ts'
import type { ReadDocument } from '../../../engine/src/fields/reading.ts'
import { licencePages, licenceWith } from './environmental-licence-page.ts'
import { expectShareRight } from './share-right.ts'
import { withRoles } from './with-roles.ts'

const find = (body: string) => seen(licenceWith(body))
const seen = async (reading: ReadDocument) => environmentalLicence.read(await withRoles(reading)).fields

describe('expirationDate', () => {
  test('most wordings', () =>
    expectShareRight(
      0.95,
      [
        // Dates under and beside captions.
        ['Validade: 12/05/2027', '2027-05-12'],
        ['VALIDADE ATÉ: 12/05/2027', '2027-05-12'],
        ['Válida até 12 de maio de 2027', '2027-05-12'],
        ['Data de validade   Porte\n12/05/2027         Médio', '2027-05-12'],
        ['Data de vencimento: 12.05.2027', '2027-05-12'],
        ['Esta licença vence em 12/05/2027.', '2027-05-12'],
        ['Término da vigência: 12/05/2027', '2027-05-12'],
        ['Fim da validade: 12/05/2027', '2027-05-12'],
        ['Expira em 12-05-2027', '2027-05-12'],
        ['Vigência até: 12/05/2027', '2027-05-12'],
        ['Prazo de validade da licença: até 12/05/2027', '2027-05-12'],
        // Periods.
        ['Vigência: 12/05/2023 a 12/05/2027', '2027-05-12'],
        ['Vigência: 12/05/2023 - 12/05/2027', '2027-05-12'],
        ['Período de validade: de 12/05/2023 até 12/05/2027', '2027-05-12'],
        ['Licença válida de 12/05/2023 à 12/05/2027.', '2027-05-12'],
        ['Emitida em 12/05/2023, com validade até 12/05/2027', '2027-05-12'],
        // Terms from the date of issue.
        ['Validade: 4 (quatro) anos', '2027-05-12'],
        ['Validade: 48 meses', '2027-05-12'],
        ['Prazo de validade: 48 (quarenta e oito) meses, contados da emissão.', '2027-05-12'],
        ['Prazo de validade   Porte\n48 meses            Médio', '2027-05-12'],
        ['A presente licença vigorará por quatro anos a partir desta data.', '2027-05-12'],
        ['Esta licença tem vigência de 04 (quatro) anos a partir da data de sua assinatura.', '2027-05-12'],
        ['Esta Licença é válida pelo período de 4 (quatro) anos, a contar da presente data.', '2027-05-12'],
        ['válida por 1461 dias a contar do recebimento', '2027-05-12'],
        ['O prazo de validade desta licença é de quatro anos.', '2027-05-12'],
        ['Fica concedida, pelo prazo de 4 (quatro) anos, a presente licença.', '2027-05-12'],
        [
          'Licença válida por 1461 (mil quatrocentos e sessenta e um) dias, a contar do seu recebimento.',
          '2027-05-12',
        ],
        ['ESTA LICENÇA É VÁLIDA POR QUATRO ANOS, A PARTIR DA DATA DE SUA EXPEDIÇÃO', '2027-05-12'],
        ['Prazo de vigência   Classe\n4 anos   II', '2027-05-12'],
        ['Validade   12/05/2027', '2027-05-12'],
        ['Esta licença terá validade de 48 (quarenta e oito) meses.', '2027-05-12'],
        ['Com prazo de validade de 4 (quatro) anos, contado da publicação.', '2027-05-12'],
        [
          'Esta Licença de Operação é válida pelo período compreendido entre 12/05/2023 e 12/05/2027.',
          '2027-05-12',
        ],
        ['Vigente de 12 de maio de 2023 a 12 de maio de 2027', '2027-05-12'],
        ['Data de emissão: 12/05/2023   Data de vencimento: 12/05/2027', '2027-05-12'],
        ['EMISSÃO   VALIDADE\n12/05/2023   12/05/2027', '2027-05-12'],
        ['Emitida em   Válida até\n12/05/2023   12/05/2027', '2027-05-12'],
        ['IV – DA VALIDADE\nEsta licença vigorará até o dia 12 de maio de 2027.', '2027-05-12'],
        [
          'Validade: quatro anos, a partir da data de emissão, condicionada ao cumprimento das condicionantes.',
          '2027-05-12',
        ],
        ['Esta licença tem prazo até 12/05/2027.', '2027-05-12'],
        // No end.
        ['Validade: prazo indeterminado', null],
        ['Esta licença tem prazo de validade indeterminado.', null],
        ['Validade: MAIO/2027', null],
        ['Validade: 05/2027', null],
        // Only decoys.
        ['A renovação deverá ser requerida 120 (cento e vinte) dias antes do vencimento.', null],
        ['1. Requerer a renovação com antecedência mínima de 120 dias da expiração da validade.', null],
        ['4. Manter os comprovantes de destinação por 5 (cinco) anos.', null],
        ['Licença anterior: LO nº 1234/2019, válida até 12/05/2023.', null],
      ],
      async ([body, expected]) => {
        expect((await find(body)).expirationDate?.value ?? null).toBe(expected)
      },
    ))
})

describe('licensePlate', () => {
  test('most wordings', () =>
    expectShareRight(
      0.95,
      [
        ['Veículos autorizados: ABC-1D23, XYZ 9876 e BRA2E19.', ['ABC1D23', 'XYZ9876', 'BRA2E19']],
        [
          'PLACA   TIPO   RENAVAM\nABC1D23   Caminhão   00123456789\nXYZ-9876   Reboque   00123456780',
          ['ABC1D23', 'XYZ9876'],
        ],
        [
          'Item   Placas   Marca/Modelo\n01   ABC-1234   Inventada 113\n02   DEF-5678   Fictícia 440',
          ['ABC1234', 'DEF5678'],
        ],
        ['Cavalo: ABC1D23 / Carreta: DEF4G56', ['ABC1D23', 'DEF4G56']],
        ['Frota: ABC1D23/DEF4G56/GHI7J89', ['ABC1D23', 'DEF4G56', 'GHI7J89']],
        [
          'Conjuntos transportadores\nABC1D23 + DEF4G56\nGHI7J89 + JKL0M12',
          ['ABC1D23', 'DEF4G56', 'GHI7J89', 'JKL0M12'],
        ],
        ['Relação de veículos\n1 - ABC1D23\n2 - ABC1D23\n3 - DEF4G56', ['ABC1D23', 'DEF4G56']],
        ['a) caminhão de placa ABC-1234;\nb) semirreboque placa DEF-5678;', ['ABC1234', 'DEF5678']],
        ['Conforme a LEI 6938 e a NBR 9800, o ISO 9001 e a RES 4567, ART 1234, DOC 5678.', []],
        ['Resolução ANTT 5998 e ONU 1203; UTM 1234; ABNT NBR 7500. Veículos conforme LEI 6938.', []],
        ['CNH 1234 e RES 5998: veículos e equipamentos conforme a NBR 7503.', []],
      ],
      async ([body, expected]) => {
        expect((await find(body)).licensePlate?.value).toEqual(expected)
      },
    ))
})

describe('mainActivity', () => {
  test('most wordings', () =>
    expectShareRight(
      0.85,
      [
        ['Atividade: Fabricação de telhas e tijolos', ['Fabricação de telhas e tijolos']],
        ['Atividade principal\nFabricação de telhas e tijolos', ['Fabricação de telhas e tijolos']],
        ['Descrição da atividade:   Fabricação de telhas e tijolos', ['Fabricação de telhas e tijolos']],
        ['Atividade licenciada   Porte\nFabricação de telhas   Médio', ['Fabricação de telhas']],
        ['Tipologia: Fabricação de telhas e tijolos', ['Fabricação de telhas e tijolos']],
        [
          'Atividades autorizadas:\n- Fabricação de telhas\n- Extração de argila',
          ['Fabricação de telhas', 'Extração de argila'],
        ],
        [
          'Atividades:\n1. Fabricação de telhas;\n2. Extração de argila.',
          ['Fabricação de telhas', 'Extração de argila'],
        ],
        [
          'Código   Descrição da atividade   Unidade\n10.40.10   Fabricação de telhas   t/mês\n00.12.00   Extração de argila   m³',
          ['10.40.10 Fabricação de telhas', '00.12.00 Extração de argila'],
        ],
        [
          'concede a presente licença para a atividade de fabricação de telhas, localizada na Rua Inventada, 10.',
          ['fabricação de telhas'],
        ],
        [
          'autoriza a operação da atividade de fabricação de telhas e tijolos, no município de Ponta Grossa.',
          ['fabricação de telhas e tijolos'],
        ],
        ['está apta a operar a atividade de fabricação de telhas.', ['fabricação de telhas']],
        ['Objeto da licença: Fabricação de telhas e tijolos', ['Fabricação de telhas e tijolos']],
        [
          'CNAE principal: 2342-7/02 - Fabricação de artefatos de cerâmica',
          ['2342-7/02 - Fabricação de artefatos de cerâmica'],
        ],
        [
          'Empreendimento: Olaria Azul\nAtividade desenvolvida: Fabricação de telhas\ne tijolos em forno contínuo',
          ['Fabricação de telhas e tijolos em forno contínuo'],
        ],
        ['Ramo de atividade: Fabricação de telhas e tijolos', ['Fabricação de telhas e tijolos']],
        ['Tipo de atividade: Fabricação de telhas', ['Fabricação de telhas']],
        [
          'fica autorizada a exercer a atividade de fabricação de telhas, no endereço acima.',
          ['fabricação de telhas'],
        ],
        [
          'Concede licença para operação de fábrica de telhas e tijolos, situada na Rua Inventada.',
          ['fábrica de telhas e tijolos'],
        ],
        ['cuja atividade consiste em fabricação de telhas e tijolos.', ['fabricação de telhas e tijolos']],
        ['que tem como atividade principal a fabricação de telhas.', ['fabricação de telhas']],
        [
          'referente às atividades de: fabricação de telhas e extração de argila.',
          ['fabricação de telhas e extração de argila'],
        ],
        ['Atividade(s) licenciada(s):\nFabricação de telhas', ['Fabricação de telhas']],
        ['ATIVIDADE   PORTE   POTENCIAL\nFabricação de telhas   Médio   Alto', ['Fabricação de telhas']],
        ['ATIVIDADE\nFabricação de telhas e\ntijolos\nPORTE\nMédio', ['Fabricação de telhas e tijolos']],
        [
          'Cód.   Atividade   Porte\n10.40   Fabricação de telhas   M\n00.12   Extração de argila   P',
          ['10.40 Fabricação de telhas', '00.12 Extração de argila'],
        ],
        ['Código da atividade: 10.40.10\nDescrição: Fabricação de telhas', ['Fabricação de telhas']],
        ['Empreendimento/Atividade: Fabricação de telhas', ['Fabricação de telhas']],
        ['Atividade/Empreendimento   Fabricação de telhas', ['Fabricação de telhas']],
        ['Caracterização da atividade: Fabricação de telhas', ['Fabricação de telhas']],
        ['Finalidade: Fabricação de telhas', ['Fabricação de telhas']],
        ['• Fabricação de telhas (código 10.40)\nAtividade secundária: nenhuma', []],
      ],
      async ([body, expected]) => {
        expect((await find(body)).mainActivity?.value).toEqual(expected)
      },
    ))
})

describe('authorizationDangerousProducts', () => {
  test('most wordings', () =>
    expectShareRight(
      0.7,
      [
        ['Atividade: Transporte rodoviário de produtos perigosos', true],
        ['Atividade: Transporte de cargas perigosas e de resíduos Classe I', true],
        ['Atividade: 4930-2/03 - Transporte rodoviário', true],
        ['Atividade: Coleta e transporte de resíduos perigosos de serviços de saúde', true],
        ['Atividade: Transporte rodoviário de cargas\nProdutos: UN 1203 GASOLINA, UN 1202 ÓLEO DIESEL', true],
        ['Atividade: Transporte rodoviário de produtos químicos perigosos a granel', true],
        ['Atividade: Transporte de produtos não perigosos', false],
        ['Atividade: Coleta de lixo\nEsta licença não autoriza o transporte de produtos perigosos.', false],
        ['Atividade: Transporte rodoviário de carga geral, exceto produtos perigosos', false],
        ['Atividade: Armazenamento de produtos perigosos', false],
        ['1. O transporte de resíduos perigosos deverá ser feito por empresa licenciada.', false],
        ['2. É vedado o transporte de produtos perigosos nesta via.', false],
        ['3. Contratar transportador habilitado para o transporte de produtos perigosos.', false],
        ['Atividade: Fabricação de telhas', false],
        ['Esta licença não dispensa a autorização para o transporte de produtos perigosos.', false],
        ['4. Não é permitido o transporte de produtos perigosos junto com alimentos.', false],
        ['5. Os resíduos perigosos deverão ser transportados por empresas autorizadas.', false],
        ['Atividade: Depósito e comércio de produtos perigosos', false],
        ['Atividade: Transporte de resíduos da construção (Classe II A e II B)', false],
        [
          'Atividade: Transporte rodoviário de produtos perigosos (classes 2, 3 e 8), exceto explosivos',
          true,
        ],
        ['Objeto: TRANSPORTE INTERMUNICIPAL DE PRODUTOS PERIGOSOS - CLASSES 3, 8 E 9', true],
        ['Atividade: Transportadora de substâncias e produtos perigosos', true],
        ['Atividade: Transporte rodoviário de resíduos Classe I - perigosos', true],
        ['Atividade: Movimentação de cargas; transporte de produto perigoso fracionado', true],
        ['Autoriza transporte de produtos perigosos: Não', false],
        ['Autoriza transporte de produtos perigosos: SIM', true],
        ['Transporte de produtos perigosos? NÃO.', false],
        ['Transporte de cargas perigosas (Res. 5.998): Não se aplica', false],
        ['Transporte de produtos perigosos:   Não', false],
        ['Transporte de resíduos perigosos     SIM', true],
        ['Transporte de produtos perigosos: ( ) Sim (X) Não', false],
        ['Transporte de produtos perigosos [x] Sim [ ] Não', true],
        ['Transporte de resíduos perigosos (Classe I)\n☐ SIM      ☒ NÃO', false],
        ['Autoriza o transporte de produtos perigosos\n(X) Sim ( ) Não', true],
        ['Não transportar produtos perigosos em veículos próprios.', false],
        ['Transporte de produtos perigosos: não especificados de outro modo', true],
      ],
      async ([body, expected]) => {
        expect((await find(body)).authorizationDangerousProducts?.value).toBe(expected)
      },
    ))
})

describe('id', () => {
  test('most wordings', () =>
    expectShareRight(
      0.95,
      [
        [
          'CNPJ da empresa de consultoria',
          'Consultora: Ambiental Exemplo Ltda, CNPJ 57.361.186/0123-08',
          '10389777001549',
        ],
        ['CPF of the engineer', 'Responsável técnico: Ana Inventada, CPF 165.324.175-64', '10389777001549'],
      ],
      async ([_name, body, expected]) => {
        expect((await find(body)).id?.value).toBe(expected)
      },
    ))

  test('most wordings', () =>
    expectShareRight(
      0.95,
      [
        ['Titular: José Inventado da Silva\nCPF: 165.324.175-64', '16532417564'],
        ['Requerente   CPF/CNPJ\nJosé Inventado   165.324.175-64', '16532417564'],
        ['Pessoa jurídica inscrita no CNPJ sob o nº 6H.6H2.WUE/0001-46', '6H6H2WUE000146'],
        [
          'Licenciado: Usina Azul\nCadastro Nacional de Pessoa Jurídica: 94.158.936/0001-99',
          '94158936000199',
        ],
      ],
      async ([body, expected]) => {
        const text = `PREFEITURA MUNICIPAL DE TRÊS PEDRAS\nSECRETARIA MUNICIPAL DO VERDE\n\
CNPJ 57.361.186/0123-08\n\nLICENÇA DE OPERAÇÃO Nº \
12/2022\n\n${body}\n\nAtividade: Fabricação de telhas\n\nContador: Ana, CPF 242.360.098-46`
        expect((await seen(licencePages(text))).id?.value).toBe(expected)
      },
    ))
})

describe('scope', () => {
  test('most wordings', () =>
    expectShareRight(
      0.95,
      [
        ['GOVERNO DO ESTADO DE GOIÁS\nSECRETARIA DE ESTADO DE MEIO AMBIENTE', 'STATE'],
        ['ESTADO DO ACRE\nINSTITUTO DE MEIO AMBIENTE DO ACRE - IMAC', 'STATE'],
        ['GOVERNO DO DISTRITO FEDERAL\nINSTITUTO BRASÍLIA AMBIENTAL - IBRAM', 'STATE'],
        ['ESTADO DO RIO GRANDE DO SUL\nMUNICÍPIO DE TRÊS PEDRAS\nSECRETARIA DO MEIO AMBIENTE', 'MUNICIPAL'],
        ['PREFEITURA DA CIDADE DE TRÊS PEDRAS', 'MUNICIPAL'],
        ['CONSÓRCIO PÚBLICO INTERMUNICIPAL DO VALE', 'MUNICIPAL'],
        ['CÂMARA TÉCNICA DO MUNICÍPIO DE TRÊS PEDRAS', 'MUNICIPAL'],
        ['FUNDAÇÃO MUNICIPAL DO MEIO AMBIENTE DE TRÊS PEDRAS', 'MUNICIPAL'],
        [
          'SERVIÇO PÚBLICO FEDERAL\nINSTITUTO BRASILEIRO DO MEIO AMBIENTE E DOS RECURSOS NATURAIS RENOVÁVEIS',
          'FEDERAL',
        ],
        ['MINISTÉRIO DO MEIO AMBIENTE\nINSTITUTO CHICO MENDES DE CONSERVAÇÃO DA BIODIVERSIDADE', 'FEDERAL'],
      ],
      async ([header, expected]) => {
        const text = `${header}\n\nLICENÇA DE OPERAÇÃO Nº 12/2022\n\nEmpresa: Olaria Azul Ltda, \
CNPJ 10.389.777/0015-49, Município: CAMPINAS, no Estado de São Paulo.\n\
Conforme a Lei Municipal nº 12 e a legislação federal, estadual e municipal, na forma da Lei.`
        expect((await seen(licencePages(text))).scope?.value ?? null).toBe(expected)
      },
    ))
})

describe('accessKey and validationLink', () => {
  test('most wordings', () =>
    expectShareRight(
      0.85,
      [
        [
          'A autenticidade deste documento pode ser conferida no site http://sei.exemplo.gov.br/sei/controlador_externo.php? ' +
            'acao=documento_conferir&id_orgao_acesso_externo=0, informando o código verificador 0123456 e o código CRC 1A2B3C4D.',
          '0123456 1A2B3C4D',
          'http://sei.exemplo.gov.br/sei/controlador_externo.php?acao=documento_conferir&id_orgao_acesso_externo=0',
        ],
        [
          'Chave de acesso: 8B-24-A0-1C\nVerifique em www.exemplo.gov.br/validar',
          '8B-24-A0-1C',
          'www.exemplo.gov.br/validar',
        ],
        ['Código de autenticidade\n4338-1862-5895', '4338-1862-5895', null],
        [
          'Para validar este documento acesse https://exemplo.gov.br/v e digite o código AB12CD34.',
          'AB12CD34',
          'https://exemplo.gov.br/v',
        ],
        ['Token: 9f8e7d6c5b4a', '9f8e7d6c5b4a', null],
        [
          'Documento assinado digitalmente. Confira em https://exemplo.gov.br/c/77AA88BB',
          null,
          'https://exemplo.gov.br/c/77AA88BB',
        ],
        ['Hash SHA-1: 3F2A9B7C1D', '3F2A9B7C1D', null],
        ['Rua Inventada, 10 - www.exemplo.gov.br - (41) 3333-0000', null, null],
        ['Código da atividade: 10.40.10', null, null],
        ['Código do empreendimento: 568513', null, null],
      ],
      async ([body, key, link]) => {
        const fields = await find(body)
        expect([fields.accessKey?.value ?? null, fields.validationLink?.value ?? null]).toEqual([key, link])
      },
    ))
})

describe('numbered sections are not conditions', () => {
  test('most wordings', () =>
    expectShareRight(
      0.95,
      [
        '1. Atividade: Transporte rodoviário de produtos perigosos',
        '3. OBJETO DA LICENÇA\n3.1 Transporte rodoviário de produtos perigosos',
        '2 - DA ATIVIDADE\nTransporte rodoviário de produtos perigosos no Estado',
        'Atividades:\n1. Transporte rodoviário de produtos perigosos\n2. Coleta de resíduos',
      ],
      async (body) => {
        expect((await find(body)).authorizationDangerousProducts?.value).toBe(true)
      },
    ))
})
