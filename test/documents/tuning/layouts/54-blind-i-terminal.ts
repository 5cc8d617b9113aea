import { addDays, addYears, isoDate, randomDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, licenceRegister, maskCpf } from '../../generator/numbers.ts'

export const layout: Layout = {
  name: 'blind-i-terminal',
  type: 54,
  variants: ['base-estadual'],
  print: (random) => {
    const name = 'ROSELI DE FATIMA KUCHMINSKI BARRETO'
    const [father, mother] = ['ESTANISLAU KUCHMINSKI', 'OLGA WOLSKI KUCHMINSKI']
    const [id, register, birth] = [cpf(random), licenceRegister(random), randomDate(random, 1972, 1975)]
    const issued = randomDate(random, 2023, 2024)
    const [expires, before] = [addYears(issued, 5), addDays(addYears(issued, -5), 11)]
    const asked = addDays(issued, random.int(40, 300))
    const renach = `PR${random.digits(9)}`
    const screen = `DETRAN/PR - COOR. DE HABILITACAO                    ${shortDate(asked)}  14:22:51
HBPC031   CONSULTA PRONTUARIO DO CONDUTOR - BASE ESTADUAL      PAG 001/001
USUARIO: T0${random.digits(5)}   CIRETRAN: 017 - PONTA GROSSA
==========================================================================

 REGISTRO ......: ${register}          PGU ....: ${random.digits(9)}
 CPF ...........: ${maskCpf(id)}       RG .....: ${random.int(3, 8)}${random.digits(6)}-${random.digits(1)} SESP PR
 CONDUTOR ......: ${name}
 NASCIMENTO ....: ${shortDate(birth)}              SEXO ...: FEMININO
 NATURAL DE ....: PRUDENTOPOLIS              UF .....: PR
 PAI ...........: ${father}
 MAE ...........: ${mother}
 ENDERECO ......: R BALDUINO TAQUES 00733 AP 31  CENTRO
 MUNICIPIO .....: PONTA GROSSA-PR            CEP ....: 84010-050

--- DADOS DA HABILITACAO -------------------------------------------------
 SITUACAO ......: NORMAL                     TIPO ...: DEFINITIVA
 CATEGORIA .....: B                          PERMISS.: ${shortDate(isoDate(1996, 5, 22))}
 1A HABILITACAO : ${shortDate(isoDate(1997, 5, 23))}                 FORM RENACH: ${renach}
 EMISSAO .......: ${shortDate(issued)}                 ESPELHO: ${random.digits(10)}
 VALIDADE ......: ${shortDate(expires)}                 UF EXP.: PR
 ORGAO EXPEDIDOR: DETRAN-PR                  SEG.VAL: ${random.digits(11)}
 OBSERVACOES ...: A D

--- EMISSOES ANTERIORES --------------------------------------------------
 SEQ  EMISSAO     VALIDADE    CAT  MOTIVO                ESPELHO
 003  ${shortDate(before)}  ${shortDate(addYears(before, 5))}  B    RENOVACAO             ${random.digits(10)}
 002  ${shortDate(addYears(before, -5))}  ${shortDate(before)}  B    RENOVACAO             ${random.digits(10)}

--- INFRACOES / IMPEDIMENTOS ---------------------------------------------
 PONTOS ULTIMOS 12 MESES: 004               PROCESSO SUSPENSAO: NAO
 BLOQUEIO ......: NAO CONSTA                CASSACAO .........: NAO CONSTA
 CURSOS ESPEC. .: *** SEM REGISTRO ***

 PF1=AJUDA  PF3=RETORNA  PF7=ANTERIOR  PF8=PROXIMA  PF12=FIM`
    return {
      html: sheet(
        {
          font: 'Liberation Mono',
          sizePt: 9.2,
          css: 'pre { font: inherit; line-height: 1.38; margin: 0 }',
          margin: '16mm 14mm',
        },
        html`<pre>${screen}</pre><p class="s" style="margin-top:30mm">Impresso para uso interno. Não vale como documento de habilitação.</p>`,
      ),
      data: {
        name,
        dateOfBirth: birth,
        issueDate: issued,
        expirationDate: expires,
        licenseNumber: register,
        licenseClass: 'B',
        filiation: [father, mother],
        personalNumber: id,
        placeOfBirth: 'PRUDENTOPOLIS/PR',
        placeOfIssue: 'PR',
        cardIssuer: 'DETRAN-PR',
        comments: 'A D',
        hasCetpp: false,
        documentValidation: false,
      },
    }
  },
}
