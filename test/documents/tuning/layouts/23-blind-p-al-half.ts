import { addDays, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { breakCaseNumber, maskCpf } from '../../generator/numbers.ts'
import { cnj, kin, paper, surnames } from '../blind-p.ts'

/** TJAL: half a page, guarda to a stepfather, two signature lines beside each other; the case number's check digits are wrong. */
export const layout: Layout = {
  name: 'blind-p-al-half',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2018, 2021)
    const decided = addDays(issued, -random.int(8, 30))
    const [family, other] = surnames(random)
    const stepfather = kin(random, 'm', family, 1975, 1985)
    const girl = kin(random, 'f', other, 2004, 2006)
    const judge = random.pick(['Nelson Tenório Amaral', 'Gilvan Acioli Wanderley'])
    const number = breakCaseNumber(cnj(random, '070', year(decided), '02', '0058'))
    const home = `${stepfather.home}, Palmeira dos Índios/AL`
    const powers =
      'A guarda obriga à assistência da adolescente e dá ao guardião o direito de opor-se a terceiros, nos termos do art. 33 do ECA'
    return {
      html: paper(
        {
          font: 'Caladea',
          sizePt: 12.5,
          margin: '20mm 25mm',
          css: '.sign td{width:50%;padding-top:16mm}',
        },
        html`<p class="b">ESTADO DE ALAGOAS – PODER JUDICIÁRIO<br>COMARCA DE PALMEIRA DOS ÍNDIOS – 3ª VARA CÍVEL</p>
<p class="c b" style="margin:8mm 0;font-size:15pt;text-decoration:underline">TERMO DE GUARDA</p>
<p class="j">Guarda que se defere a <b>${stepfather.name.toUpperCase()}</b>, brasileiro, viúvo, comerciário, RG ${stepfather.rg} SEDS/AL, CPF ${maskCpf(stepfather.cpf)}, domiciliado e residente na ${home}, padrasto da adolescente <b>${girl.name.toUpperCase()}</b>, nascida a ${shortDate(girl.born)}, na forma da decisão de ${longDate(decided)}, exarada no processo nº ${number} pelo Juiz ${judge}.</p>
<p class="j">${powers}.</p>
<p class="j">Palmeira dos Índios, ${longDate(issued)}.</p>
<table class="sign"><tr><td class="c">_________________________<br>${judge}<br>Juiz de Direito</td><td class="c">_________________________<br>${stepfather.name}<br>Guardião</td></tr></table>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE GUARDA',
        kind: 'GUARDA',
        caseNumber: number,
        caseNumberValid: false,
        court: 'TJAL',
        courtDivision: '3ª VARA CÍVEL',
        district: 'PALMEIRA DOS ÍNDIOS',
        state: 'AL',
        judgeName: judge,
        guardians: [
          guardian(stepfather.name.toUpperCase(), {
            cpf: stepfather.cpf,
            rg: stepfather.rg,
            rgIssuer: 'SEDS/AL',
            nationality: 'brasileiro',
            maritalStatus: 'viúvo',
            occupation: 'comerciário',
            address: home,
            relationship: 'padrasto',
          }),
        ],
        wards: [ward(girl.name.toUpperCase(), { birthDate: girl.born })],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [judge, stepfather.name],
        documentValidation: false,
      }),
    }
  },
}
