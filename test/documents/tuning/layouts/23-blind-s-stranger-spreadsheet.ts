import { addDays, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { type Html, html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { caseOf, citizen, families, judgeName, page } from '../blind-s.ts'

/** A registry's own spreadsheet, printed with its grid and row numbers: people in rows below a row of captions, signed below. */
export const layout: Layout = {
  name: 'blind-s-stranger-spreadsheet',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2019, 2024)
    const decided = addDays(issued, -random.int(5, 25))
    const [family, other] = families(random)
    const grandmother = citizen(random, 'f', other, 1956, 1964)
    const girl = citizen(random, 'f', family, 2012, 2014)
    const boy = citizen(random, 'm', family, 2015, 2017)
    const judge = judgeName(random, 'm')
    const number = caseOf(random, '70', year(decided), '22', '0005')
    const home = `${grandmother.street}, Ji-Paraná/RO`
    let at = 0
    const row = (...cells: readonly (readonly [number, string | Html])[]): Html => {
      at += 1
      return html`<tr><td class="n">${at}</td>${cells.map(([span, value]) => html`<td colspan="${span}">${value}</td>`)}</tr>`
    }
    const bold = (text: string): Html => html`<b>${text}</b>`
    const child = (one: typeof girl): Html =>
      row([2, one.name], [1, shortDate(one.born)], [1, maskCpf(one.cpf)], [1, 'Jaru/RO'])
    return {
      html: page(
        {
          font: 'Carlito',
          sizePt: 10.5,
          margin: '15mm 12mm',
          css: 'td{border:.15mm solid #aaa;padding:.7mm 1.2mm;height:6mm}.n{width:7mm;background:#eee;text-align:center;font-size:8pt}.l td{background:#eee;text-align:center;font-size:8pt;height:4mm}',
        },
        html`<table><tr class="l"><td></td><td>A</td><td>B</td><td>C</td><td>D</td><td>E</td></tr>
${row([5, bold('PODER JUDICIÁRIO DO ESTADO DE RONDÔNIA')])}${row([5, 'Comarca de Ji-Paraná'])}${row([5, '1ª Vara de Família'])}${row([5, ''])}
${row([5, bold('TERMO DE GUARDA')])}${row([1, 'Processo'], [2, number], [1, 'Decisão em'], [1, shortDate(decided)])}${row([1, 'Juiz de Direito'], [2, judge], [1, 'Data do termo'], [1, shortDate(issued)])}${row([5, ''])}
${row([2, bold('Guardiã')], [1, bold('CPF')], [1, bold('RG')], [1, bold('Parentesco')])}${row([2, grandmother.name], [1, maskCpf(grandmother.cpf)], [1, `${grandmother.rg} SSP/RO`], [1, 'avó paterna'])}${row([1, 'Estado civil'], [1, 'viúva'], [1, 'Profissão'], [2, 'pensionista'])}${row([1, 'Endereço'], [4, home])}${row([5, ''])}
${row([2, bold('Crianças')], [1, bold('Nascimento')], [1, bold('CPF')], [1, bold('Naturalidade')])}${child(girl)}${child(boy)}${row([1, 'Mãe das crianças'], [4, girl.mother])}${row([1, 'Pai das crianças'], [4, girl.father])}${row([5, ''])}${row([5, ''])}
${row([2, 'Assinaturas:'], [3, ''])}${row([2, html`<br>________________________`], [3, html`<br>________________________`])}${row([2, grandmother.name], [3, judge])}${row([2, 'Guardiã'], [3, 'Juiz de Direito'])}</table>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE GUARDA',
        kind: 'GUARDA',
        caseNumber: number,
        court: 'TJRO',
        courtDivision: '1ª Vara de Família',
        district: 'Ji-Paraná',
        state: 'RO',
        judgeName: judge,
        guardians: [
          guardian(grandmother.name, {
            cpf: grandmother.cpf,
            rg: grandmother.rg,
            rgIssuer: 'SSP/RO',
            maritalStatus: 'viúva',
            occupation: 'pensionista',
            address: home,
            relationship: 'avó paterna',
          }),
        ],
        wards: [girl, boy].map((one) =>
          ward(one.name, {
            birthDate: one.born,
            cpf: one.cpf,
            placeOfBirth: 'Jaru/RO',
            filiation: [girl.mother, girl.father],
          }),
        ),
        decisionDate: decided,
        issueDate: issued,
        signedBy: [grandmother.name, judge],
      }),
    }
  },
}
