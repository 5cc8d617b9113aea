import { FOOT_CSS, footStamp, pjeNumber } from '../../generator/court-parts.ts'
import { longDate, officeTime, randomDate, shortDate } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { caseOf, clock, soul } from '../blind-j.ts'

/** TJPA: custody after a removal, under secrecy: the child by its initials, twins of whom one stays elsewhere. */
export const layout: Layout = {
  name: 'blind-j-pa-initials',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2022, 2024)
    const decided = issued
    const signedAt = `${issued}T${officeTime(random)}`
    const woman = soul(random, 'f', { from: 1972, to: 1990 })
    const born = randomDate(random, 2014, 2019)
    const initials = random.pick(['M. E. S. R.', 'J. V. P. C.', 'A. B. N. L.'])
    const twin = random.pick(['M. C. S. R.', 'L. V. P. C.'])
    const mother = random.pick(['K. S. R.', 'D. P. C.'])
    const judge = random.pick([
      'Ivonildo Tapajós Guerreirinho',
      'Roberto Xingu Cabanelas',
      'Deomar Pampolhares',
    ])
    const number = caseOf(random, '08', 2022, '14', '0028')
    const code = pjeNumber(signedAt, random.digits(17))
    const link = `https://pje.tjpa.jus.br/pje/Processo/ConsultaDocumento/listView.seam?x=${code}`
    const address = `${woman.street}, ${woman.door}, fundos, ${woman.quarter}, Marabá-PA`
    const powers =
      'Fica a guardiã advertida de que deverá matricular a criança na rede de ensino em 10 (dez) dias, mantê-la em acompanhamento psicológico e apresentá-la em Juízo sempre que solicitado, sendo proibida a entrega a terceiros'
    return {
      html: sheet(
        {
          font: 'Caladea',
          sizePt: 12,
          margin: '18mm 25mm 28mm',
          stamp: footStamp([
            `Assinado eletronicamente por: ${judge.toUpperCase()} - ${clock(signedAt)}`,
            link,
            `Número do documento: ${code}`,
            `Num. ${random.digits(8)} - Pág. 1`,
          ]),
          css: `${FOOT_CSS} h1{font-size:14pt;text-align:center;margin:6mm 0;border:1px solid #000;padding:2mm}`,
        },
        html`<p class="c"><b>PODER JUDICIÁRIO<br>TRIBUNAL DE JUSTIÇA DO ESTADO DO PARÁ</b><br>4ª Vara Cível e Empresarial – Infância e Juventude<br>Comarca de Marabá</p>
<p class="r b">SEGREDO DE JUSTIÇA</p>
<h1>TERMO DE ENTREGA SOB GUARDA E RESPONSABILIDADE</h1>
<p>Autos: ${number}<br>Classe: Medidas de Proteção à Criança e Adolescente<br>Assunto: Guarda Provisória</p>
<p class="j">Aos ${longDate(issued)}, às 10h40, em audiência concentrada, na presença do Dr. ${judge}, Juiz de Direito, do Promotor de Justiça Dr. Franklin Bessa Aranhas e da assistente social do Espaço de Acolhimento Lar Ficção, foi entregue, por decisão proferida nesta data, sob GUARDA PROVISÓRIA, à Sra. <b>${woman.name}</b>, brasileira, convivente, pescadora, CPF ${maskCpf(woman.cpf)}, RG ${woman.rg} PC/PA, com residência na ${address}, tia-avó, a criança <b>${initials}</b>, nascida aos ${shortDate(born)}, filha de ${mother}, até o julgamento final do processo, permanecendo a irmã gêmea ${twin} aos cuidados da avó paterna em outro município.</p>
<p class="j">${powers}.</p>
<p class="j">A guardiã declarou entender o que lhe foi lido e apôs sua assinatura.</p>
<p class="c" style="margin-top:16mm">_____________________________________<br>${woman.name}</p>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE ENTREGA SOB GUARDA E RESPONSABILIDADE',
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Medidas de Proteção à Criança e Adolescente',
        court: 'TJPA',
        courtDivision: '4ª Vara Cível e Empresarial – Infância e Juventude',
        district: 'Marabá',
        state: 'PA',
        judgeName: judge,
        guardians: [
          guardian(woman.name, {
            cpf: woman.cpf,
            rg: woman.rg,
            rgIssuer: 'PC/PA',
            nationality: 'brasileira',
            maritalStatus: 'convivente',
            occupation: 'pescadora',
            address,
            relationship: 'tia-avó',
          }),
        ],
        wards: [ward(initials, { birthDate: born, filiation: [mother] })],
        decisionDate: decided,
        issueDate: issued,
        validityText: 'até o julgamento final do processo',
        powers,
        signedBy: [judge.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
