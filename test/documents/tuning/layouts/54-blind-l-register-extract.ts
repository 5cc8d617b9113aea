import { addYears, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, licenceRegister, maskCpf } from '../../generator/numbers.ts'
import { licenceDates, paperData } from '../blind-l.ts'

/** A clerk's print-out of a driver's record, in fixed pitch. */
export const layout: Layout = {
  name: 'blind-l-register-extract',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const { birth, first, issued, expires } = licenceDates(random, 2021, 2023, 10)
    const [id, register] = [cpf(random), licenceRegister(random)]
    const renach = `PR${random.digits(9)}`
    const text = `DETRAN/PR   SISTEMA DE HABILITACAO                        TELA HAB-0340
CONSULTA COMPLETA DE PRONTUARIO      USUARIO: CIR0127   EMITIDO 14/08/2024 10:42
-------------------------------------------------------------------------------
DADOS PESSOAIS
  CONDUTOR.......: ADEMIR WOLSKI TABORDA
  C.P.F..........: ${maskCpf(id)}        SEXO: M
  NASCIMENTO.....: ${shortDate(birth)}            NACIONALIDADE: BRASILEIRA
  NATURALIDADE...: GUARAPUAVA/PR
  IDENTIDADE.....: ${random.digits(8)} SESP PR
  PAI............: ESTANISLAU TABORDA
  MAE............: IRACEMA WOLSKI TABORDA

HABILITACAO
  NUM. REGISTRO..: ${register}           RENACH: ${renach}
  NUM. ESPELHO...: ${random.digits(10)}            PGU: ${random.digits(9)}
  CATEGORIA......: AE                    SITUACAO: ATIVA
  1A HABILITACAO.: ${shortDate(first)}            UF 1A HAB.: SC
  DT. EMISSAO....: ${shortDate(issued)}            LOCAL: PATO BRANCO/PR
  DT. VALIDADE...: ${shortDate(expires)}
  ORGAO EXPEDIDOR: DETRAN/PR
  OBSERVACOES....: EAR CETPP CETCI

EMISSOES ANTERIORES
  TIPO            EMISSAO      VALIDADE     CAT
  RENOVACAO       ${shortDate(addYears(issued, -5))}   ${shortDate(issued)}   AD
  ADICAO CAT      ${shortDate(addYears(issued, -9))}   ${shortDate(addYears(issued, -5))}   AC

PONTUACAO (12 MESES): 07      PROCESSOS: NADA CONSTA
-------------------------------------------------------------------------------
FIM DA CONSULTA                                                        PAG 1/1`
    return {
      html: sheet(
        {
          font: 'Liberation Mono',
          sizePt: 9.5,
          margin: '18mm 14mm',
          css: 'pre { font: inherit; margin: 0 }',
        },
        html`<pre>${text}</pre>`,
      ),
      data: paperData({
        name: 'ADEMIR WOLSKI TABORDA',
        dateOfBirth: birth,
        issueDate: issued,
        expirationDate: expires,
        licenseNumber: register,
        licenseClass: 'AE',
        filiation: ['ESTANISLAU TABORDA', 'IRACEMA WOLSKI TABORDA'],
        personalNumber: id,
        placeOfBirth: 'GUARAPUAVA/PR',
        issuer: 'PR',
        comments: 'EAR CETPP CETCI',
        hasCetpp: true,
      }),
    }
  },
}
