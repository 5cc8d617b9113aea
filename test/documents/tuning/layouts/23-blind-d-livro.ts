import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, maskCpf, rg } from '../../generator/numbers.ts'
import { cnj, expected, unbroken } from '../blind-d.ts'

const css = `
.h { text-align: center; font-family: 'Liberation Serif'; line-height: 1.3 }
h1 { font-size: 17pt; text-align: center; letter-spacing: 1mm; margin: 6mm 0; font-weight: normal }
.r1 { display: flex; align-items: flex-end; gap: 2mm; margin-bottom: 2.1mm } .r1 i { font-style: normal; white-space: nowrap }
.r1 span { flex: 1; border-bottom: .25mm dotted #444; font: 10pt/1.2 'Liberation Mono'; padding-left: 2mm }
.r1 .s1 { flex: 0 0 48mm }
.t { text-align: justify; margin-top: 5mm; line-height: 1.5 }
.k { display: grid; grid-template-columns: 1fr 1fr; gap: 17mm 12mm; margin-top: 17mm; text-align: center; font: 9pt/1.3 'Liberation Mono' } .k div { border-top: .25mm solid #222; padding-top: 1mm }
.k small { font: 8pt 'Liberation Serif'; display: block }
.no { display: flex; justify-content: space-between; font-size: 9pt }
`

/** A leaf of a court's book: a printed form, its dotted lines filled in by a machine; two tutors. */
export const layout: Layout = {
  name: 'blind-d-livro',
  type: 23,
  variants: ['tios'],
  source: 'none',
  print(random) {
    const judge = 'Raimundo Nonato Pirajuba Alencastro'
    const address = 'Rua do Giz Branco, 118, Desterro Alto, São Luís/MA'
    const tutors = [
      {
        name: 'Itamar Brandoforte Lobão',
        cpf: cpf(random),
        rg: rg(random, 'plain'),
        rgIssuer: 'SSP/MA',
        nationality: 'brasileiro',
        maritalStatus: 'casado',
        occupation: 'taxista',
        address,
        relationship: 'tio materno',
      },
      {
        name: 'Conceição de Maria Ximendes Lobão',
        cpf: cpf(random),
        rg: rg(random, 'plain'),
        rgIssuer: 'SSP/MA',
        nationality: 'brasileira',
        maritalStatus: 'casada',
        occupation: 'doceira',
        address,
        relationship: 'tia por afinidade',
      },
    ]
    const pupil = 'Thalita Brandoforte Sarmanho'
    const number = cnj(`00${random.digits(5)}`, 2013, '10', '0001')
    const powers =
      'Cumpre aos tutores gerir os bens da pupila com o zelo devido e depositar em juízo os saldos, sendo nulos os atos de venda praticados sem autorização'
    const line = (caption: string, value: string) =>
      html`<div class="r1"><i>${caption}</i><span>${value}</span></div>`
    const pair = (caption: string, value: string, other: string, short: string) =>
      html`<div class="r1"><i>${caption}</i><span>${value}</span><i>${other}</i><span class="s1">${short}</span></div>`
    return {
      html: unbroken(
        sheet(
          { font: 'Liberation Serif', sizePt: 10.8, css, margin: '15mm 18mm 12mm 26mm' },
          html`<div class="no"><span>LIVRO DE TERMOS nº 14</span><span>Folha 072</span></div>
<div class="h"><b>ESTADO DO MARANHÃO – PODER JUDICIÁRIO</b><br>Comarca de São Luís<br>1ª Vara da Infância e da Juventude</div>
<h1>TERMO DE COMPROMISSO DE TUTORES</h1>
${pair('Processo nº', number, 'Data:', '25/11/2013')}
${line('Juiz de Direito:', judge)}
${tutors.map((one, i) => html`${line(`${i + 1}º tutor:`, one.name)}${pair('Nacionalidade:', one.nationality, 'Estado civil:', one.maritalStatus)}${pair('Profissão:', one.occupation, 'CPF:', maskCpf(one.cpf))}${pair('Parentesco:', one.relationship, 'RG:', `${one.rg} ${one.rgIssuer}`)}`)}
${line('Residência de ambos:', address)}
${line('Pupila:', pupil)}
${pair('Natural de:', 'Alcântara/MA', 'Nascida em:', '06/06/2002')}
${line('Filha de:', 'Edmilson Sarmanho e Lucileide Brandoforte Sarmanho')}
${line('Nomeação por sentença de:', '14/11/2013')}
<p class="t">Na data acima, os tutores nomeados prestaram, perante o Juiz, o compromisso de exercer bem e fielmente o cargo. ${powers}.</p>
<div class="k"><div>${judge}<small>Juiz de Direito</small></div><div>${tutors[0]?.name}<small>Tutor</small></div><div>${tutors[1]?.name}<small>Tutora</small></div><div>&#160;<small>Promotor de Justiça</small></div></div>`,
        ),
      ),
      data: expected({
        documentTitle: 'TERMO DE COMPROMISSO DE TUTORES',
        kind: 'TUTELA',
        nature: null,
        caseNumber: number,
        court: 'TJMA',
        courtDivision: '1ª Vara da Infância e da Juventude',
        district: 'São Luís',
        state: 'MA',
        judgeName: judge,
        guardians: tutors,
        wards: [
          {
            name: pupil,
            birthDate: '2002-06-06',
            placeOfBirth: 'Alcântara/MA',
            filiation: ['Edmilson Sarmanho', 'Lucileide Brandoforte Sarmanho'],
          },
        ],
        decisionDate: '2013-11-14',
        issueDate: '2013-11-25',
        powers,
        signedBy: [judge, ...tutors.map(({ name }) => name)],
        documentValidation: true,
      }),
    }
  },
}
