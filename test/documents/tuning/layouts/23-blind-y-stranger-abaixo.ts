import { shortDate } from '../../generator/dates.ts'
import { type Html, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, maskCpf } from '../../generator/numbers.ts'
import { expected, unbroken } from '../blind-d.ts'
import { caseOf } from '../blind-y.ts'

const css = `
h1 { font-size: 15pt; margin: 0 0 7mm; border-bottom: .6mm solid #7a3b00; padding-bottom: 2mm } h2 { font-size: 11pt; color: #7a3b00; margin: 7mm 0 1mm }
.grid { display: grid; grid-template-columns: repeat(2, 1fr); gap: 3.5mm 9mm } .val { border-bottom: .2mm solid #888; padding-bottom: .6mm } .cap { font-size: 8pt; color: #555 } .wide { grid-column: span 2 }
`

const JUDGE = 'Salustiano Parnaguá Uruçuí'
const TUTOR = 'Teresinha Gilbués Oeirense'
const PUPIL = 'Davi Lucca Oeirense Picoense'
const HOME = 'Rua São Raimundo Alto, nº 611, bairro Junco Verde, Picos/PI, CEP 64607-305'
const POWERS =
  'A tutora responde pela criação e pela educação do tutelado e movimenta a pensão por morte que ele recebe, com dever de prestar contas a cada ano'

/** A file card of a school or an insurer: each value on a line, its caption beneath. */
export const layout: Layout = {
  name: 'blind-y-stranger-abaixo',
  type: 23,
  variants: ['one'],
  print(random) {
    const number = caseOf(random, 2023, '18', '0032')
    const [own, his] = [cpf(random), cpf(random)]
    const field = (value: string, caption: string, name = ''): Html =>
      html`<div class="${name}"><div class="val">${value}</div><div class="cap">${caption}</div></div>`
    return {
      html: unbroken(
        sheet(
          { font: 'PT Sans', sizePt: 11, css, margin: '16mm 20mm' },
          html`<h1>TERMO DE COMPROMISSO DE TUTELA</h1>
<div class="grid">${field(number, 'Nº do processo')}${field('3ª Vara de Família', 'Vara')}${field('Picos', 'Comarca')}${field(JUDGE, 'Juiz')}${field(shortDate('2023-09-05'), 'Data da sentença')}${field(shortDate('2023-09-14'), 'Data do termo')}</div>
<h2>Tutora</h2>
<div class="grid">${field(TUTOR, 'Nome completo', 'wide')}${field(maskCpf(own), 'CPF')}${field('2.384.016', 'RG')}${field('SSP/PI', 'Órgão emissor')}${field('brasileira', 'Nacionalidade')}${field('solteira', 'Estado civil')}${field('fisioterapeuta', 'Profissão')}${field(HOME, 'Endereço', 'wide')}${field('tia paterna', 'Parentesco')}</div>
<h2>Tutelado</h2>
<div class="grid">${field(PUPIL, 'Nome completo', 'wide')}${field(shortDate('2015-05-06'), 'Data de nascimento')}${field(maskCpf(his), 'CPF')}${field('Teresina/PI', 'Naturalidade')}${field('Norberto Oeirense Gilbués', 'Pai')}${field('Luana Picoense Amarante', 'Mãe')}</div>
<h2>Poderes e deveres</h2><p class="j">${POWERS}.</p>`,
        ),
      ),
      data: expected({
        documentTitle: 'TERMO DE COMPROMISSO DE TUTELA',
        kind: 'TUTELA',
        nature: null,
        caseNumber: number,
        court: 'TJPI',
        courtDivision: '3ª Vara de Família',
        district: 'Picos',
        state: 'PI',
        judgeName: JUDGE,
        guardians: [
          {
            name: TUTOR,
            cpf: own,
            rg: '2.384.016',
            rgIssuer: 'SSP/PI',
            nationality: 'brasileira',
            maritalStatus: 'solteira',
            occupation: 'fisioterapeuta',
            address: HOME,
            relationship: 'tia paterna',
          },
        ],
        wards: [
          {
            name: PUPIL,
            birthDate: '2015-05-06',
            cpf: his,
            placeOfBirth: 'Teresina/PI',
            filiation: ['Norberto Oeirense Gilbués', 'Luana Picoense Amarante'],
          },
        ],
        decisionDate: '2023-09-05',
        issueDate: '2023-09-14',
        powers: POWERS,
        documentValidation: false,
      }),
    }
  },
}
