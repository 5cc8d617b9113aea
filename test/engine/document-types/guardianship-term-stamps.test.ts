import { describe, expect, it } from 'vitest'
import { guardianshipTerm } from '../../../engine/src/document-types/guardianship-term.ts'
import type { TextSource } from '../../../engine/src/types.ts'
import { courtPages } from './guardianship-term-page.ts'
import { expectShareRight } from './share-right.ts'
import { withRoles } from './with-roles.ts'

/** Invented stamps and signature lines of the systems in which terms are filed, under one term. */
const TERM = `PODER JUDICIÁRIO DO ESTADO DE GOIÁS
COMARCA DE CERES
VARA DE FAMÍLIA E SUCESSÕES

TERMO DE COMPROMISSO DE CURADOR

Processo nº 5004321-18.2022.8.09.0032

Aos 14 de junho de 2022, nesta cidade de Ceres, perante o MM. Juiz de Direito, Dr. Lauro Sabiá Penteado, compareceu \
Nilza Carpina do Vale, brasileira, casada, RG 3.456.789-X SSP/GO, CPF 165.324.175-64, residente na Rua das Paineiras, \
nº 12, Centro, Ceres/GO, CEP 76300-000, a quem foi deferido o compromisso de curadora de Bento Carpina do Vale, \
nascido em 02/02/1950.

Lido e achado conforme, vai assinado.
`

async function signatureOf(
  stamp: string,
  source: TextSource = 'text-layer',
): Promise<Record<string, unknown>> {
  const reading = await withRoles(courtPages(`${TERM}\n${stamp}`, source))
  const fields = guardianshipTerm.read(reading).fields
  const names = ['signedBy', 'signatureDate', 'verificationLink', 'verificationCode']
  return Object.fromEntries(names.map((name) => [name, fields[name]?.value ?? null]))
}

describe('stamps of the court systems', () => {
  it('most wordings', () =>
    expectShareRight<[string, string, unknown[]]>(
      0.95,
      [
        [
          'PJe',
          `Assinado eletronicamente por: LAURO SABIA PENTEADO - 15/06/2022 09:08:07
https://pje.tjgo.jus.br:443/pje/Processo/ConsultaDocumento/listView.seam?x=22061509080711100000012345678
Número do documento: 22061509080711100000012345678
Num. 12345678 - Pág. 1`,
          [
            ['LAURO SABIA PENTEADO'],
            '2022-06-15T09:08:07',
            'https://pje.tjgo.jus.br:443/pje/Processo/ConsultaDocumento/listView.seam?x=22061509080711100000012345678',
            '22061509080711100000012345678',
          ],
        ],
        [
          'eproc',
          `Documento eletrônico assinado por LAURO SABIÁ PENTEADO, Juiz de Direito, na forma do artigo 1º, inciso III, da \
Lei 11.419, de 19 de dezembro de 2006. A conferência da autenticidade do documento está disponível no endereço \
eletrônico https://eproc1g.tjgo.jus.br/eproc/externo_controlador.php?acao=consulta_autenticidade_documentos, mediante \
o preenchimento do código verificador 310012345678v2 e do código CRC 1a2b3c4d.
Informações adicionais da assinatura:
Signatário (a): LAURO SABIÁ PENTEADO
Data e Hora: 15/6/2022, às 9:8:7`,
          [
            ['LAURO SABIÁ PENTEADO'],
            '2022-06-15T09:08:07',
            'https://eproc1g.tjgo.jus.br/eproc/externo_controlador.php?acao=consulta_autenticidade_documentos',
            '310012345678v2 1a2b3c4d',
          ],
        ],
        [
          'eproc, broken where a line is full',
          `Documento eletrônico assinado por LAURO SABIÁ PENTEADO, na forma do artigo 1º, inciso III, da Lei 11.419. A
conferência da autenticidade do documento está disponível no endereço
eletrônico https://eproc1g.tjgo.jus.br/eproc/externo_controlador.php?acao=consulta_autenticidade_d
ocumentos, mediante o preenchimento do código verificador 310012345678v2 e do código CRC 1a2b3c4d.`,
          [
            ['LAURO SABIÁ PENTEADO'],
            null,
            'https://eproc1g.tjgo.jus.br/eproc/externo_controlador.php?acao=consulta_autenticidade_documentos',
            '310012345678v2 1a2b3c4d',
          ],
        ],
        [
          'e-SAJ in the margin',
          `>>Para conferir o original, acesse o site \
https://esaj.tjgo.jus.br/pastadigital/pg/abrirConferenciaDocumento.do, informe o processo 5004321-18.2022.8.09.0032 e \
código Ab12Cd3.
>>Este documento é cópia do original, assinado digitalmente por LAURO SABIA PENTEADO, liberado nos autos em 15/06/2022 às 09:08 .`,
          [
            ['LAURO SABIA PENTEADO'],
            '2022-06-15T09:08:00',
            'https://esaj.tjgo.jus.br/pastadigital/pg/abrirConferenciaDocumento.do',
            'Ab12Cd3',
          ],
        ],
        [
          'SEI',
          `Documento assinado eletronicamente por Lauro Sabiá Penteado, Juiz de Direito, em 15/06/2022, às 09:08, \
conforme horário oficial de Brasília, com fundamento no art. 1º, III, "b", da Lei 11.419/2006.
A autenticidade do documento pode ser conferida no site \
https://sei.tjgo.jus.br/sei/controlador_externo.php?acao=documento_conferir&id_orgao_acesso_externo=0 informando o \
código verificador 1234567 e o código CRC 0A1B2C3D.`,
          [
            ['Lauro Sabiá Penteado'],
            '2022-06-15T09:08:00',
            'https://sei.tjgo.jus.br/sei/controlador_externo.php?acao=documento_conferir&id_orgao_acesso_externo=0',
            '1234567 0A1B2C3D',
          ],
        ],
        [
          'Projudi',
          `Documento assinado digitalmente, conforme MP nº 2.200-2/2001, Lei nº 11.419/2006.
Validação deste em https://projudi.tjgo.jus.br/projudi/ - Identificador: PJABC D1E2F 3G4H5 I6J7K
PROJUDI - Processo: 5004321-18.2022.8.09.0032 - Ref. mov. 12.1 - Assinado digitalmente por Lauro Sabiá Penteado
15/06/2022: JUNTADA DE TERMO. Arq: termo`,
          [['Lauro Sabiá Penteado'], null, 'https://projudi.tjgo.jus.br/projudi/', 'PJABC D1E2F 3G4H5 I6J7K'],
        ],
      ],
      async ([_, stamp, [signedBy, signatureDate, verificationLink, verificationCode]]) => {
        const found = await signatureOf(stamp)
        expect(found).toMatchObject({ signedBy, verificationLink, verificationCode })
        if (signatureDate !== null) expect(found).toMatchObject({ signatureDate })
      },
    ))
})

describe('signature lines of which only the names were read', () => {
  const LINES = 'Lauro Sabiá Penteado\nJuiz de Direito\n\nNilza Carpina do Vale'

  it('are signed by those who hold an office in the term', async () => {
    expect((await signatureOf(LINES, 'ocr')).signedBy).toEqual([
      'Lauro Sabiá Penteado',
      'Nilza Carpina do Vale',
    ])
  })

  it('are not sure on pixels, where a stamp may have been overlooked', async () => {
    const reading = await withRoles(courtPages(`${TERM}\n${LINES}`, 'ocr'))
    const { fields } = guardianshipTerm.read(reading)
    expect(fields.signedBy?.confidence).toBeLessThan(0.9)
  })
})

describe('signatures without closing words', () => {
  it('are known by the office below the name', async () => {
    const text = TERM.replace('Lido e achado conforme, vai assinado.\n', '')
    const lines = 'Lauro Sabiá Penteado\nJuiz de Direito\n\nNilza Carpina do Vale\nCuradora'
    const reading = await withRoles(courtPages(`${text}\n${lines}`))
    expect(guardianshipTerm.read(reading).fields.signedBy?.value).toEqual([
      'Lauro Sabiá Penteado',
      'Nilza Carpina do Vale',
    ])
  })
})

describe('words beside a value', () => {
  it('most wordings', () =>
    expectShareRight<[string, string, string, Record<string, unknown>]>(
      0.95,
      [
        [
          'an address ends before o(a) qual',
          'Ceres/GO, CEP 76300-000, a quem foi deferido',
          'Ceres/GO, o(a) qual foi nomeado(a) CURADOR(A), a quem foi deferido',
          { guardians: [{ address: 'Rua das Paineiras, nº 12, Centro, Ceres/GO' }] },
        ],
      ],
      async ([_, from, to, expected]) => {
        const fields = guardianshipTerm.read(await withRoles(courtPages(TERM.replace(from, to)))).fields
        const values = Object.fromEntries(Object.keys(expected).map((name) => [name, fields[name]?.value]))
        expect(values).toMatchObject(expected)
      },
    ))
})

it('a registry number that the end of a line cuts is one', async () => {
  const text = TERM.replace('3.456.789-X SSP/GO', '3.456.789 X SSP/GO')
  const reading = await withRoles(courtPages(text, 'ocr'))
  expect(guardianshipTerm.read(reading).fields.guardians?.value).toMatchObject([
    { rg: '3.456.789-X', rgIssuer: 'SSP/GO' },
  ])
})
