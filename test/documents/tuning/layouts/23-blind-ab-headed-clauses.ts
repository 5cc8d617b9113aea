import { longDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { type Html, html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber } from '../../generator/numbers.ts'
import { days, home, paper, phone, troupe } from '../blind-ab.ts'

/** Minas Gerais, paper: short clauses under headings in the left margin, four names at signature lines. */
export const layout: Layout = {
  name: 'blind-ab-headed-clauses',
  type: 23,
  variants: ['one'],
  print(random) {
    const cast = troupe(random)
    const { filed, decided, issued } = days(random)
    const number = caseNumber(random, year(filed), '13')
    const family = cast.family()
    const [cousin, mother, father, boy] = [
      cast.woman(),
      cast.woman(),
      cast.man(family),
      cast.boy(issued, family),
    ]
    const [judge, clerk, prosecutor] = [cast.man(), cast.woman(), cast.woman()]
    const at = home(random)
    const address = `${at.street}, nº ${at.door}, ${at.quarter}, Ribeirão das Garças/MG, CEP ${at.postcode}`
    const powers =
      'A tutora administrará os bens do tutelado em proveito deste, com zelo e boa-fé, e não poderá, mesmo com autorização judicial, adquirir para si bens do menor'
    const clause = (heading: string, text: string | Html) =>
      html`<tr><td class="hd">${heading}</td><td class="j">${text}</td></tr>`
    const line = (name: string, office: string) => html`<td><div></div>${name}<br><i>${office}</i></td>`
    const body = html`<p class="c"><b>PODER JUDICIÁRIO DO ESTADO DE MINAS GERAIS</b><br>COMARCA DE RIBEIRÃO DAS GARÇAS<br>SECRETARIA DA VARA DA INFÂNCIA E DA JUVENTUDE<br><span class="s">Fórum Desembargador Fulgêncio Inexistente – Largo do Rosário, 8 – Telefone ${phone(random, 37)}</span></p>
<p class="c b t">TERMO DE TUTELA PROVISÓRIA</p>
<p class="c">Autos nº ${number} – Espécie: Tutela com Destituição do Poder Familiar</p>
<table class="cl">${clause('Data e local', html`${longDate(issued)}, Ribeirão das Garças.`)}
${clause('Juiz', html`Dr. ${judge.name}.`)}
${clause('Tutora', html`${cousin.name}, brasileira, solteira, técnica em enfermagem, RG ${cousin.rg} PC/MG, CPF ${cousin.printedCpf}, residente na ${address}, prima paterna do menor.`)}
${clause('Tutelado', html`${boy.name}, nascido em ${shortDate(boy.birth)}, natural de Córrego da Prata/MG, CPF ${boy.printedCpf}, filho de ${father.name} e ${mother.name}.`)}
${clause('Nomeação', html`Por decisão proferida em ${shortDate(decided)}, a tutora foi nomeada em tutela de urgência, até ulterior deliberação deste Juízo.`)}
${clause('Compromisso', 'A tutora prometeu, sob as penas da lei, desempenhar bem e fielmente a tutela.')}
${clause('Deveres e limites', html`${powers}.`)}
${clause('Documentos', html`Certidões de óbito dos pais juntadas em ${shortDate(filed)}; cartão do SUS nº ${random.digits(15)}; matrícula escolar nº ${random.digits(7)}.`)}</table>
<p class="j">E, por estarem de acordo, assinam.</p>
<table class="sg"><tr>${line(judge.name, 'Juiz de Direito')}${line(prosecutor.name, 'Promotora de Justiça')}</tr><tr>${line(cousin.name, 'Tutora')}${line(clerk.name, 'Escrivã Judicial')}</tr></table>`
    return {
      html: paper(
        {
          font: 'Gentium Plus',
          sizePt: 12,
          margin: '16mm 20mm',
          css: '.t{font-size:15pt;margin:5mm 0 2mm}.cl{margin:5mm 0}.cl td{vertical-align:top;padding:1.4mm 0}.hd{width:44mm;font-weight:bold;font-variant:small-caps}.sg td{width:50%;text-align:center;padding:13mm 6mm 0}.sg div{border-top:.25mm solid #222;margin-bottom:1mm}',
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE TUTELA PROVISÓRIA',
        kind: 'TUTELA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Tutela com Destituição do Poder Familiar',
        court: 'TJMG',
        state: 'MG',
        courtDivision: 'VARA DA INFÂNCIA E DA JUVENTUDE',
        district: 'RIBEIRÃO DAS GARÇAS',
        forum: 'Fórum Desembargador Fulgêncio Inexistente',
        judgeName: judge.name,
        guardians: [
          guardian(cousin.name, {
            cpf: cousin.cpf,
            rg: cousin.rg,
            rgIssuer: 'PC/MG',
            nationality: 'brasileira',
            maritalStatus: 'solteira',
            occupation: 'técnica em enfermagem',
            address,
            relationship: 'prima paterna',
          }),
        ],
        wards: [
          ward(boy.name, {
            birthDate: boy.birth,
            cpf: boy.cpf,
            placeOfBirth: 'Córrego da Prata/MG',
            filiation: [father.name, mother.name],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        validityText: 'até ulterior deliberação deste Juízo',
        powers,
        signedBy: [judge.name, prosecutor.name, cousin.name, clerk.name],
      }),
    }
  },
}
