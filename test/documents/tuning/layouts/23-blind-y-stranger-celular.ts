import { addDays, shortDate } from '../../generator/dates.ts'
import { type Html, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, maskCpf } from '../../generator/numbers.ts'
import { expected, unbroken } from '../blind-d.ts'
import { caseOf } from '../blind-y.ts'

const css = `
body { background: #f1f3f6 } .phone { width: 118mm; margin: 0 auto } .bar { display: flex; justify-content: space-between; font-size: 9pt; padding: 1mm 2mm }
.top { background: #0b5c8a; color: #fff; padding: 3mm 4mm; font-size: 13pt } .card { background: #fff; border-radius: 2mm; margin: 2.4mm 0; padding: 2mm 4mm }
.card b { display: block; font-size: 10pt; color: #0b5c8a } .cap { font-size: 7.8pt; color: #667; margin-top: 1mm; line-height: 1.2 } .val { font-size: 10pt; line-height: 1.25 }
`

const JUDGE = 'Amaro Capibaribe Surubim'
const GUARDIAN = 'Edleuza Gravatá Buíque'
const CHILD = 'Valentina Gravatá Belmonte'
const HOME = 'Rua da Cacimba Doce, 377, Salgado Novo, Caruaru/PE'

/** A telephone's screen: cards with grey captions over the values. */
export const layout: Layout = {
  name: 'blind-y-stranger-celular',
  type: 23,
  variants: ['one'],
  print(random) {
    const number = caseOf(random, 2025, '17', '2480')
    const [own, hers] = [cpf(random), cpf(random)]
    const validity = '180 dias'
    const card = (title: string, fields: readonly (readonly [string, string])[]): Html =>
      html`<div class="card"><b>${title}</b>${fields.map(([cap, val]) => html`<div class="cap">${cap}</div><div class="val">${val}</div>`)}</div>`
    return {
      html: unbroken(
        sheet(
          { font: 'Roboto', sizePt: 10, css, margin: '6mm 10mm' },
          html`<div class="phone"><div class="bar"><span>14:32</span><span>5G 78%</span></div><div class="top">Termo de Guarda Provisória</div>
${card('Processo', [
  ['Número do processo', number],
  ['Vara', '1ª Vara de Família'],
  ['Comarca', 'Caruaru'],
  ['Juiz', JUDGE],
])}${card('Guardiã', [
  ['Nome', GUARDIAN],
  ['CPF', maskCpf(own)],
  ['RG', '6.902.174 SDS/PE'],
  ['Estado civil', 'casada'],
  ['Profissão', 'confeiteira'],
  ['Endereço', HOME],
  ['Parentesco', 'irmã unilateral'],
])}${card('Criança', [
  ['Nome', CHILD],
  ['Data de nascimento', shortDate('2019-11-02')],
  ['CPF', maskCpf(hers)],
  ['Mãe', 'Jaqueline Gravatá Belmonte'],
])}${card('Datas', [
  ['Data da decisão', shortDate('2025-06-03')],
  ['Data do termo', shortDate('2025-06-10')],
  ['Prazo', validity],
])}</div>`,
        ),
      ),
      data: expected({
        documentTitle: 'Termo de Guarda Provisória',
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        court: 'TJPE',
        courtDivision: '1ª Vara de Família',
        district: 'Caruaru',
        state: 'PE',
        judgeName: JUDGE,
        guardians: [
          {
            name: GUARDIAN,
            cpf: own,
            rg: '6.902.174',
            rgIssuer: 'SDS/PE',
            maritalStatus: 'casada',
            occupation: 'confeiteira',
            address: HOME,
            relationship: 'irmã unilateral',
          },
        ],
        wards: [
          { name: CHILD, birthDate: '2019-11-02', cpf: hers, filiation: ['Jaqueline Gravatá Belmonte'] },
        ],
        decisionDate: '2025-06-03',
        issueDate: '2025-06-10',
        expirationDate: addDays('2025-06-10', 180),
        validityText: validity,
        documentValidation: false,
      }),
    }
  },
}
