import { addDays, addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { type Html, html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { bornBefore, cast, cnj, figures, paper, signOn } from '../blind-v.ts'

/** TJGO: a form of bordered boxes with small captions above the values; a tutor until the pupil is of age. */
export const layout: Layout = {
  name: 'blind-v-go-grid',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const { home, judge, name, person, surname } = cast(random)
    const issued = randomDate(random, 2018, 2025)
    const decided = addDays(issued, -random.int(5, 25))
    const [family, other] = [surname(), surname()]
    const godmother = person('woman', family)
    const girl = person('girl', other)
    const parents = [name('woman', other), name('man', other)]
    const born = bornBefore(random, issued, 5, 16)
    const magistrate = judge('m')
    const number = cnj(random, '5######', year(decided), '09', '0051')
    const identity = figures(random, '*.###.###')
    const address = home(
      (road, no, quarter, cep) =>
        `${road}, qd. 14, lt. ${(no % 40) + 1}, ${quarter}, Rio Verde-GO, CEP ${cep}`,
    )
    const title = 'TERMO DE TUTELA'
    const powers =
      'A tutora administrará os bens da pupila em proveito desta e responderá pelos prejuízos que causar por culpa ou dolo'
    const box = (span: number, caption: string, value: string | Html) =>
      html`<td colspan="${span}"><div class="k">${caption}</div>${value}</td>`
    const head = (text: string) => html`<tr><td colspan="6" class="h">${text}</td></tr>`
    return {
      html: paper(
        {
          font: 'Roboto',
          sizePt: 10.4,
          margin: '15mm 16mm',
          css: 'td{border:.25mm solid #555;padding:.8mm 1.6mm;vertical-align:top}.k{font-size:7pt;color:#333}.h{background:#e4e9e4;font-weight:bold;font-size:9pt}',
        },
        html`<p class="c"><b>TRIBUNAL DE JUSTIÇA DO ESTADO DE GOIÁS</b><br>Comarca de Rio Verde<br>2ª Vara de Família e Sucessões</p>
<p class="c b" style="font-size:15pt;margin:4mm 0">${title}</p>
<table style="table-layout:fixed">
${head('DADOS DO PROCESSO')}
<tr>${box(3, 'Número do processo', number)}${box(3, 'Natureza', 'Nomeação de Tutor')}</tr>
<tr>${box(4, 'Magistrado', html`Dr. ${magistrate}`)}${box(2, 'Data da decisão que nomeou', shortDate(decided))}</tr>
${head('TUTORA')}
<tr>${box(6, 'Nome completo', godmother.name)}</tr>
<tr>${box(2, 'Nacionalidade', 'brasileira')}${box(2, 'Estado civil', 'união estável')}${box(2, 'Profissão', 'contadora')}</tr>
<tr>${box(2, 'RG', identity)}${box(2, 'Órgão expedidor/UF', 'DGPC/GO')}${box(2, 'CPF', maskCpf(godmother.cpf))}</tr>
<tr>${box(4, 'Endereço', address)}${box(2, 'Parentesco com a tutelada', 'madrinha')}</tr>
${head('TUTELADA')}
<tr>${box(6, 'Nome completo', girl.name)}</tr>
<tr>${box(2, 'Data de nascimento', shortDate(born))}${box(2, 'Naturalidade', 'Jataí/GO')}${box(2, 'CPF', maskCpf(girl.cpf))}</tr>
<tr>${box(3, 'Mãe (falecida)', parents[0] ?? '')}${box(3, 'Pai (falecido)', parents[1] ?? '')}</tr>
${head('CONDIÇÕES')}
<tr>${box(2, 'Vigência', 'até a maioridade')}${box(4, 'Poderes e deveres', html`${powers}.`)}</tr>
</table>
<p class="j" style="margin-top:5mm">A tutora acima qualificada prestou o compromisso de bem servir o encargo, do que se lavrou este termo.</p>
<p class="r">Rio Verde, ${longDate(issued)}.</p>
<table style="margin-top:4mm"><tr><td style="border:0">${signOn(70, magistrate, 'Juiz de Direito')}</td><td style="border:0">${signOn(70, godmother.name, 'Tutora')}</td></tr></table>`,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'TUTELA',
        caseNumber: number,
        caseClass: 'Nomeação de Tutor',
        court: 'TJGO',
        courtDivision: '2ª Vara de Família e Sucessões',
        district: 'Rio Verde',
        state: 'GO',
        judgeName: magistrate,
        guardians: [
          guardian(godmother.name, {
            cpf: godmother.cpf,
            rg: identity,
            rgIssuer: 'DGPC/GO',
            nationality: 'brasileira',
            maritalStatus: 'união estável',
            occupation: 'contadora',
            address,
            relationship: 'madrinha',
          }),
        ],
        wards: [
          ward(girl.name, {
            birthDate: born,
            cpf: girl.cpf,
            placeOfBirth: 'Jataí/GO',
            filiation: parents,
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addYears(born, 18),
        validityText: 'até a maioridade',
        powers,
        signedBy: [magistrate, godmother.name],
      }),
    }
  },
}
