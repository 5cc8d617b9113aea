import { addDays, addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { type Html, html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { cnj, kin, paper, surnames } from '../blind-p.ts'

/** A telephone's screen: an app shows the data of a tutela in cards, each caption in grey below its value. */
export const layout: Layout = {
  name: 'blind-p-stranger-app',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2021, 2024)
    const decided = addDays(issued, -random.int(3, 12))
    const [family, other] = surnames(random)
    const tutor = kin(random, 'f', family, 1973, 1986)
    const boy = kin(random, 'm', other, 2011, 2015)
    const judge = random.pick(['Geilton Prado Menezes', 'Fabrício Rollemberg Dória'])
    const number = cnj(random, '20', year(decided), '25', '0034')
    const home = `${tutor.home}, Lagarto/SE`
    const item = (value: string, caption: string): Html =>
      html`<div class="item">${value}<br><small>${caption}</small></div>`
    return {
      html: paper(
        {
          font: 'Noto Sans',
          sizePt: 9.6,
          margin: '9mm 45mm',
          css: '.phone{border:1.2mm solid #222;border-radius:7mm;padding:4mm 5mm 6mm;background:#f1f3f6} .top{font-size:8pt;color:#333;margin-bottom:4mm} .top b{float:right;font-weight:normal} .card{background:#fff;border-radius:3mm;padding:2.5mm 4mm;margin-bottom:3mm} .item{margin:0 0 1mm} .item small{color:#777;font-size:7.6pt} h5{margin:0 0 2mm;font-size:10pt;color:#0b5c9e}',
        },
        html`<div class="phone"><div class="top">09:27<b>84%</b></div>
<p style="font-size:14pt;font-weight:bold;margin-bottom:3mm">Termo de Tutela</p>
<div class="card"><h5>Processo</h5>${item(number, 'Número do processo')}${item('Lagarto', 'Comarca')}${item('1ª Vara Cível', 'Vara')}${item(judge, 'Juiz de Direito')}${item(shortDate(decided), 'Data da decisão')}${item(shortDate(issued), 'Data do termo')}${item('até a maioridade', 'Validade')}</div>
<div class="card"><h5>Tutora</h5>${item(tutor.name, 'Nome')}${item(maskCpf(tutor.cpf), 'CPF')}${item(tutor.rg, 'RG')}${item('SSP/SE', 'Órgão emissor')}${item('viúva', 'Estado civil')}${item('tia-avó', 'Parentesco')}${item(home, 'Endereço')}</div>
<div class="card"><h5>Tutelado</h5>${item(boy.name, 'Nome')}${item(shortDate(boy.born), 'Nascimento')}${item(maskCpf(boy.cpf), 'CPF')}${item('Simão Dias/SE', 'Naturalidade')}</div></div>`,
      ),
      data: guardianshipData({
        documentTitle: 'Termo de Tutela',
        kind: 'TUTELA',
        caseNumber: number,
        court: 'TJSE',
        courtDivision: '1ª Vara Cível',
        district: 'Lagarto',
        state: 'SE',
        judgeName: judge,
        guardians: [
          guardian(tutor.name, {
            cpf: tutor.cpf,
            rg: tutor.rg,
            rgIssuer: 'SSP/SE',
            maritalStatus: 'viúva',
            address: home,
            relationship: 'tia-avó',
          }),
        ],
        wards: [ward(boy.name, { birthDate: boy.born, cpf: boy.cpf, placeOfBirth: 'Simão Dias/SE' })],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addYears(boy.born, 18),
        validityText: 'até a maioridade',
        documentValidation: false,
      }),
    }
  },
}
