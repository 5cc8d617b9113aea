import { longDate, shortDate } from '../../generator/dates.ts'
import { crest, type Html, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, maskCpf } from '../../generator/numbers.ts'
import { expected, unbroken } from '../blind-d.ts'
import { caseOf, SIGNATURE_CSS, signatureLines } from '../blind-y.ts'

const css = `
.head { text-align: center; line-height: 1.3 } h1 { font-size: 14pt; text-align: center; margin: 5mm 0 2mm } .no { text-align: center; margin-bottom: 5mm }
.two { display: grid; grid-template-columns: 1fr 1fr; border: .3mm solid #222 } .two > div { padding: 2mm 3mm } .two > div:first-child { border-right: .3mm solid #222 }
.two h2 { font-size: 10.5pt; text-align: center; margin: 0 0 2mm } .cap { font-size: 8pt; color: #444; margin-top: 1.6mm }
.body { text-align: justify; line-height: 1.5; margin-top: 6mm }
${SIGNATURE_CSS}`

const JUDGE = 'Domingas Babaçual Rosarense'
const GUARDIAN = 'JOSIVAN BEQUIMÃO PINDARÉ'
const CHILD = 'ANA CECÍLIA PINDARÉ CODOENSE'
const PARENTS = ['Wanderson Codoense Viana Brejo', 'Sâmia Bequimão Pindaré']
const HOME = 'Rua do Alecrim Branco, nº 26, Bacuri Alto, Imperatriz/MA'
const POWERS =
  'O guardião poderá incluir a criança como sua dependente para todos os fins de direito, inclusive previdenciários, e não poderá ausentar-se com ela do País sem autorização'

/** Maranhão: guardian at the left, child at the right, captions above the values; bare signature lines. */
export const layout: Layout = {
  name: 'blind-y-ma-duas-colunas',
  type: 23,
  variants: ['one'],
  print(random) {
    const number = caseOf(random, 2023, '10', '0040')
    const [own, hers] = [cpf(random), cpf(random)]
    const field = (caption: string, value: string): Html =>
      html`<div class="cap">${caption}</div><div>${value}</div>`
    const validity = 'até decisão final no processo'
    return {
      html: unbroken(
        sheet(
          { font: 'DejaVu Sans', sizePt: 9.8, css, margin: '13mm 17mm' },
          html`<div class="head">${crest(15, '#234a7a')}<br><b>ESTADO DO MARANHÃO<br>PODER JUDICIÁRIO</b><br>Comarca de Imperatriz<br>Vara da Infância e Juventude</div>
<h1>TERMO DE GUARDA E RESPONSABILIDADE</h1>
<div class="no">Processo nº ${number}</div>
<div class="two"><div><h2>GUARDIÃO PROVISÓRIO</h2>${field('Nome', GUARDIAN)}${field('Nacionalidade', 'brasileiro')}${field('Estado civil', 'casado')}${field('Profissão', 'mototaxista')}${field('RG', '0349127720081 SSP/MA')}${field('CPF', maskCpf(own))}${field('Parentesco', 'tio materno')}${field('Endereço', HOME)}</div>
<div><h2>CRIANÇA</h2>${field('Nome', CHILD)}${field('Data de nascimento', shortDate('2020-05-17'))}${field('CPF', maskCpf(hers))}${field('Naturalidade', 'Imperatriz/MA')}${field('Pai', PARENTS[0] ?? '')}${field('Mãe', PARENTS[1] ?? '')}</div></div>
<div class="body"><p>A Dra. ${JUDGE}, Juíza de Direito, nos termos da decisão liminar proferida em ${shortDate('2023-09-12')}, defere ao guardião a guarda provisória da criança, com validade ${validity}.</p>
<p>${POWERS}.</p>
<p>Imperatriz (MA), ${longDate('2023-09-18')}.</p></div>
${signatureLines([
  [JUDGE, 'Juíza de Direito'],
  [GUARDIAN, 'Guardião'],
])}`,
        ),
      ),
      data: expected({
        documentTitle: 'TERMO DE GUARDA E RESPONSABILIDADE',
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        court: 'TJMA',
        courtDivision: 'Vara da Infância e Juventude',
        district: 'Imperatriz',
        state: 'MA',
        judgeName: JUDGE,
        guardians: [
          {
            name: GUARDIAN,
            cpf: own,
            rg: '0349127720081',
            rgIssuer: 'SSP/MA',
            nationality: 'brasileiro',
            maritalStatus: 'casado',
            occupation: 'mototaxista',
            address: HOME,
            relationship: 'tio materno',
          },
        ],
        wards: [
          {
            name: CHILD,
            birthDate: '2020-05-17',
            cpf: hers,
            placeOfBirth: 'Imperatriz/MA',
            filiation: PARENTS,
          },
        ],
        decisionDate: '2023-09-12',
        issueDate: '2023-09-18',
        validityText: validity,
        powers: POWERS,
        signedBy: [JUDGE, GUARDIAN],
        documentValidation: true,
      }),
    }
  },
}
