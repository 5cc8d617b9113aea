import { extract, toResult } from '@ficha/engine/parts'
import { nodeRuntime } from '@ficha/engine/parts/node'
import { expect, test } from 'vitest'
import { textPdf } from '../text-pdf.ts'

/** People of one family, whose names share their ends. */
const runtime = nodeRuntime()

async function read(type: 23 | 54, text: string) {
  return toResult(await extract([await textPdf(text.split('\n'))], type, runtime)).data as Record<
    string,
    unknown
  >
}

test('the ward with the surnames of the guardian is the ward', async () => {
  const data = await read(
    23,
    `PODER JUDICIÁRIO DO ESTADO DE MINAS GERAIS
EDITAL DE CURATELA
2ª VARA DE FAMÍLIA E SUCESSÕES - COMARCA DE UBERLÂNDIA. FAZ SABER a todos que por este
Juízo tramitaram os autos da Ação de Curatela nº 5023318-15.2023.8.13.0702, requerida por
LUZIA MARQUES DE REZENDE em face de OTACÍLIO DE REZENDE, nos quais, por sentença proferida
em 07 de março de 2024, foi decretada a curatela de OTACÍLIO DE REZENDE, brasileiro,
casado, torneiro mecânico, nascido aos 25/05/1958, sendo-lhe nomeada CURADORA sua filha,
LUZIA MARQUES DE REZENDE, brasileira, solteira, CPF 722.140.986-23.
Uberlândia, 19 de abril de 2024.`,
  )
  expect(data.wards).toMatchObject([{ name: 'OTACÍLIO DE REZENDE', birthDate: '1958-05-25' }])
  expect(data.guardians).toMatchObject([{ name: 'LUZIA MARQUES DE REZENDE', cpf: '72214098623' }])
})

test('siblings are wards although their father has their surnames', async () => {
  const data = await read(
    23,
    `JUÍZO DE DIREITO DA 2ª VARA DA INFÂNCIA E DA JUVENTUDE - COMARCA DE RECIFE
TERMO DE GUARDA E RESPONSABILIDADE
Aos 19 de fevereiro de 1998, perante o MM. Juiz, compareceu a Sra. SEVERINA MARIA DO Ó
BARBALHO, brasileira, viúva, C.P.F. nº 204.417.714-59, avó paterna, a quem foi deferida
a GUARDA DEFINITIVA dos menores JOELMA BARBALHO DA SILVA, nascida em 12.03.1988, e JOSÉ
ROBERTO BARBALHO DA SILVA, nascido em 04.11.1990, filhos de José Barbalho da Silva e de
Ivonete Maria da Conceição, prometendo cumprir bem e fielmente o encargo.`,
  )
  expect(data.guardians).toMatchObject([{ name: 'SEVERINA MARIA DO Ó BARBALHO', cpf: '20441771459' }])
  expect(data.wards).toMatchObject([
    { name: 'JOELMA BARBALHO DA SILVA', birthDate: '1988-03-12' },
    { name: 'JOSÉ ROBERTO BARBALHO DA SILVA', birthDate: '1990-11-04' },
  ])
})

test('courses with the dates until which they hold are remarks', async () => {
  const data = await read(
    54,
    `CARTEIRA NACIONAL DE HABILITAÇÃO
NOME
JONAS TEIXEIRA BRAGA
CPF 529.982.247-25   DATA NASCIMENTO 14/08/1983
Nº REGISTRO 04172883650   VALIDADE 12/03/2024   1ª HABILITAÇÃO 02/12/2003   CAT. HAB. AD
OBSERVAÇÕES
EAR CETCP VAL 10/02/2024 CETPP VAL 18/05/2023
LOCAL FEIRA DE SANTANA, BA   DATA EMISSÃO 13/03/2019`,
  )
  expect(data.comments).toBe('EAR CETCP VAL 10/02/2024 CETPP VAL 18/05/2023')
  expect(data.hasCetpp).toBe(true)
})
