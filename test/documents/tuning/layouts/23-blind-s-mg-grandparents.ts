import { FOOT_CSS, footStamp, pjeNumber, stampTime } from '../../generator/court-parts.ts'
import { addDays, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { caseOf, citizen, families, judgeName, page } from '../blind-s.ts'

/** TJMG on PJe: provisional guarda to a couple of grandparents, the mother named as the other party, stamp at the foot. */
export const layout: Layout = {
  name: 'blind-s-mg-grandparents',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2020, 2023)
    const decided = addDays(issued, -random.int(3, 15))
    const signedAt = `${issued}T15:07:42`
    const [family, other] = families(random)
    const grandfather = citizen(random, 'm', family, 1955, 1962)
    const grandmother = citizen(random, 'f', family, 1957, 1964)
    const child = citizen(random, 'f', other, 2012, 2017)
    const mother = `Jaqueline ${family}`
    const judge = judgeName(random, 'f')
    const number = caseOf(random, '50', year(decided), '13', '0479')
    const home = `${grandfather.street}, Passos/MG, CEP ${grandfather.postcode}`
    const code = pjeNumber(signedAt, random.digits(14))
    const link = `https://pje.tjmg.jus.br:443/pje/Processo/ConsultaDocumento/listView.seam?x=${code}`
    const powers =
      'Os guardiões prestarão assistência material, moral e educacional à infante e poderão opor-se a terceiros, inclusive aos pais, na forma do artigo 33 da Lei 8.069/90'
    const stamp = footStamp([
      `Assinado eletronicamente por: ${judge.toUpperCase()} - ${stampTime(signedAt)}`,
      link,
      `Número do documento: ${code}`,
      `Num. ${random.digits(10)} - Pág. 1`,
    ])
    return {
      html: page(
        { font: 'DejaVu Sans', sizePt: 9.6, margin: '18mm 20mm 30mm', stamp, css: FOOT_CSS },
        html`<p class="c b">PODER JUDICIÁRIO DO ESTADO DE MINAS GERAIS</p>
<p class="c">Justiça de Primeira Instância<br>Comarca de Passos / Vara da Infância e da Juventude<br><span class="s">Avenida Expedicionários, 350, Passos - MG - CEP: 37900-000</span></p>
<p style="margin-top:8mm"><b>PROCESSO Nº:</b> ${number}<br><b>CLASSE:</b> GUARDA DE INFÂNCIA E JUVENTUDE<br><b>ASSUNTO:</b> Abandono Material<br><b>AUTOR:</b> ${grandfather.name} e outros<br><b>RÉU:</b> ${mother}</p>
<p class="c b" style="margin:8mm 0">TERMO DE GUARDA PROVISÓRIA</p>
<p class="j">A MM.ª Juíza de Direito, Dra. ${judge}, por decisão de ${shortDate(decided)} (ID ${random.digits(10)}), confia a guarda provisória da menor <b>${child.name}</b>, nascida em ${shortDate(child.born)} em Passos/MG, filha de ${mother}, a <b>${grandfather.name}</b>, avô materno, brasileiro, casado, pedreiro, identidade M-${grandfather.rg.slice(-9, -2)} SSP/MG, CPF ${maskCpf(grandfather.cpf)}, e a <b>${grandmother.name}</b>, avó materna, brasileira, casada, cozinheira, identidade MG-${grandmother.rg.slice(-9, -2)} SSP/MG, CPF ${maskCpf(grandmother.cpf)}, ambos residentes na ${home}, até ulterior deliberação deste Juízo.</p>
<p class="j">${powers}.</p>
<p class="j">Os compromissados declaram aceitar o encargo.</p>
<p>Passos, ${longDate(issued)}.</p>
<p class="c" style="margin-top:12mm">${judge}<br>Juíza de Direito</p>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE GUARDA PROVISÓRIA',
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'GUARDA DE INFÂNCIA E JUVENTUDE',
        court: 'TJMG',
        courtDivision: 'Vara da Infância e da Juventude',
        district: 'Passos',
        state: 'MG',
        judgeName: judge,
        guardians: [
          guardian(grandfather.name, {
            cpf: grandfather.cpf,
            rg: `M-${grandfather.rg.slice(-9, -2)}`,
            rgIssuer: 'SSP/MG',
            nationality: 'brasileiro',
            maritalStatus: 'casado',
            occupation: 'pedreiro',
            address: home,
            relationship: 'avô materno',
          }),
          guardian(grandmother.name, {
            cpf: grandmother.cpf,
            rg: `MG-${grandmother.rg.slice(-9, -2)}`,
            rgIssuer: 'SSP/MG',
            nationality: 'brasileira',
            maritalStatus: 'casada',
            occupation: 'cozinheira',
            address: home,
            relationship: 'avó materna',
          }),
        ],
        wards: [ward(child.name, { birthDate: child.born, placeOfBirth: 'Passos/MG', filiation: [mother] })],
        decisionDate: decided,
        issueDate: issued,
        validityText: 'até ulterior deliberação deste Juízo',
        powers,
        signedBy: [judge.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
