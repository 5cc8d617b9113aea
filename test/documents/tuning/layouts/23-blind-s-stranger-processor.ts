import { addDays, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { type Html, html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { caseOf, citizen, families, judgeName, page, ruled } from '../blind-s.ts'

/** A word processor's table of four columns, caption and value twice in a row, below a typed letterhead; signed by hand. */
export const layout: Layout = {
  name: 'blind-s-stranger-processor',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2018, 2023)
    const decided = addDays(issued, -random.int(8, 30))
    const [family] = families(random)
    const sister = citizen(random, 'f', family, 1966, 1976)
    const brother = citizen(random, 'm', family, 1970, 1982)
    const judge = judgeName(random, 'm')
    const number = caseOf(random, '08', year(decided), '15', '0251')
    const home = `${sister.street}, Patos/PB, CEP ${sister.postcode}`
    const powers =
      'Fica a curadora autorizada a abrir conta em nome do curatelado e a requerer benefícios assistenciais, sendo-lhe proibido fazer doações com os bens dele'
    const band = (text: string): Html => html`<tr><td colspan="4" class="b">${text}</td></tr>`
    const pair = (a: string, b: string, c: string, d: string): Html =>
      html`<tr><td class="k">${a}</td><td>${b}</td><td class="k">${c}</td><td>${d}</td></tr>`
    const wide = (caption: string, value: string): Html =>
      html`<tr><td class="k">${caption}</td><td colspan="3">${value}</td></tr>`
    return {
      html: page(
        {
          font: 'Carlito',
          sizePt: 11,
          margin: '22mm 22mm',
          css: 'td{border:.18mm solid #000;padding:.8mm 1.6mm;vertical-align:top}.k{width:31mm}',
        },
        html`<p class="c">Poder Judiciário da Paraíba<br>Comarca de Patos<br>5ª Vara Mista</p>
<p class="c b" style="margin:6mm 0">Termo de Curador</p>
<table>${band('Dados do processo')}${pair('Número', number, 'Classe', 'Curatela')}${pair('Juiz', judge, 'Sentença de', shortDate(decided))}${band('Dados da curadora')}${wide('Nome', sister.name)}${pair('CPF', maskCpf(sister.cpf), 'RG', `${sister.rg} SSDS/PB`)}${pair('Nacionalidade', 'brasileira', 'Estado civil', 'solteira')}${pair('Profissão', 'bordadeira', 'Parentesco', 'irmã')}${wide('Endereço', home)}${band('Dados do curatelado')}${wide('Nome', brother.name)}${pair('CPF', maskCpf(brother.cpf), 'Nascimento', shortDate(brother.born))}${pair('Naturalidade', 'Pombal/PB', 'RG', brother.rg)}${pair('Mãe', brother.mother, 'Pai', brother.father)}</table>
<p class="j" style="margin-top:5mm">${powers}.</p>
<p>Patos, ${longDate(issued)}.</p>
${ruled(sister.name, 'Curadora')}${ruled(judge, 'Juiz de Direito')}`,
      ),
      data: guardianshipData({
        documentTitle: 'Termo de Curador',
        kind: 'CURATELA',
        caseNumber: number,
        caseClass: 'Curatela',
        court: 'TJPB',
        courtDivision: '5ª Vara Mista',
        district: 'Patos',
        state: 'PB',
        judgeName: judge,
        guardians: [
          guardian(sister.name, {
            cpf: sister.cpf,
            rg: sister.rg,
            rgIssuer: 'SSDS/PB',
            nationality: 'brasileira',
            maritalStatus: 'solteira',
            occupation: 'bordadeira',
            address: home,
            relationship: 'irmã',
          }),
        ],
        wards: [
          ward(brother.name, {
            birthDate: brother.born,
            cpf: brother.cpf,
            rg: brother.rg,
            placeOfBirth: 'Pombal/PB',
            filiation: [brother.mother, brother.father],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [sister.name, judge],
      }),
    }
  },
}
