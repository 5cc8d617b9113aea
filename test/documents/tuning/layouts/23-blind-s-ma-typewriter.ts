import { addDays, dateInWords, randomDate, shortDate } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { citizen, families, judgeName, page } from '../blind-s.ts'

/** TJMA, the nineties: typed, an old case number, tutela of a granddaughter, dashed lines to sign on. */
export const layout: Layout = {
  name: 'blind-s-ma-typewriter',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 1995, 1999)
    const decided = addDays(issued, -random.int(5, 20))
    const [family] = families(random)
    const grandfather = citizen(random, 'm', family, 1932, 1940)
    const born = randomDate(random, 1984, 1988)
    const pupil = `${random.pick(['Rita de Cássia', 'Regiane', 'Luciana'])} ${family}`
    const date = dateInWords(issued).replace(/mil\s+e noventa/, 'mil novecentos e noventa')
    const judge = judgeName(random, 'm')
    const number = `${random.int(102, 899)}/${issued.slice(2, 4)}`
    const home = `${grandfather.street}, Codó-MA`
    const powers =
      'ficando ciente de que deverá prestar contas de sua administração de dois em dois anos e toda vez que o Juízo as exigir'
    const upper = (text: string): string => text.toUpperCase()
    const sign = (name: string, office: string) =>
      html`<p class="c" style="margin-top:11mm">${'-'.repeat(36)}<br>${name}<br>${office}</p>`
    return {
      html: page(
        { font: 'Liberation Mono', sizePt: 11, margin: '22mm 20mm 18mm 28mm', css: 'p{line-height:1.45}' },
        html`<p>PODER JUDICIÁRIO DO ESTADO DO MARANHÃO<br>COMARCA DE CODÓ<br>2ª VARA</p>
<p>Proc. nº ${number}<br>Ação: Nomeação de Tutor</p>
<p class="c" style="margin:8mm 0;text-decoration:underline">TERMO DE TUTELA</p>
<p>Aos ${date}, nesta cidade de Codó, em cartório, presente o Dr. ${judge}, Juiz de Direito, compareceu o Sr. ${upper(grandfather.name)}, avô paterno da menor adiante nomeada, brasileiro, viúvo, lavrador, C.I. nº ${grandfather.rg} SSP/MA, CIC nº ${maskCpf(grandfather.cpf)}, residente na ${home}, a quem o MM. Juiz deferiu o compromisso de servir bem e fielmente de TUTOR da menor ${upper(pupil)}, nascida a ${shortDate(born)}, filha de Conceição ${family}, para o que foi nomeado por decisão de ${shortDate(decided)}, ${powers}.</p>
<p>E como assim o prometeu, lavrei este termo. Eu, Lindalva Sá, escrivã, o datilografei.</p>
${sign(judge, 'Juiz de Direito')}${sign(grandfather.name, 'Tutor')}`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE TUTELA',
        kind: 'TUTELA',
        caseNumber: number,
        caseNumberValid: false,
        caseClass: 'Nomeação de Tutor',
        court: 'TJMA',
        courtDivision: '2ª VARA',
        district: 'CODÓ',
        state: 'MA',
        judgeName: judge,
        guardians: [
          guardian(upper(grandfather.name), {
            cpf: grandfather.cpf,
            rg: grandfather.rg,
            rgIssuer: 'SSP/MA',
            nationality: 'brasileiro',
            maritalStatus: 'viúvo',
            occupation: 'lavrador',
            address: home,
            relationship: 'avô paterno',
          }),
        ],
        wards: [ward(upper(pupil), { birthDate: born, filiation: [`Conceição ${family}`] })],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [judge, grandfather.name],
        documentValidation: false,
      }),
    }
  },
}
