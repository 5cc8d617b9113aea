import { addDays, addYears, shortDate } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { alphanumericCnpj, maskCnpj } from '../../generator/numbers.ts'
import { firm, somebody } from '../blind-t.ts'

/** A spreadsheet print of a factory's control of one licence; a CNPJ with letters, nothing to check it with. */
export const layout: Layout = licencePages('blind-t-stranger-planilha', {
  one: (random) => {
    const owner = firm(random, '~ Celulose e Papéis S.A.')
    const id = alphanumericCnpj(random)
    const issued = `2026-0${random.int(8, 9)}-${random.int(10, 28)}`
    const expires = addYears(issued, 4)
    const number = `${random.int(101, 890)}/2026`
    const activity = 'Fabricação de celulose e outras pastas'
    const rows: readonly (readonly [string, string])[] = [
      ['Licença', 'Licença de Operação (LO)'],
      ['Número da licença', number],
      ['Órgão ambiental', 'IMASUL – Instituto de Meio Ambiente de Mato Grosso do Sul'],
      ['Esfera', 'Estadual'],
      ['Razão social', owner.name],
      ['CNPJ', maskCnpj(id)],
      ['Atividade', activity],
      ['Município', `${owner.city}/MS`],
      ['Processo', `71/${random.digits(6)}/2025`],
      ['Data de emissão', shortDate(issued)],
      ['Data de vencimento', shortDate(expires)],
      ['Pedir renovação até', shortDate(addDays(expires, -120))],
      ['Responsável interno', somebody(random)],
      ['Próximo relatório', shortDate(addDays(issued, 180))],
    ]
    return {
      paper: {
        font: 'Carlito',
        sizePt: 11,
        margin: '15mm 14mm',
        css: '.x td { border: .15mm solid #b8b8b8; padding: .7mm 1.5mm } .x td:first-child { background: #eee; width: 8mm; text-align: center; color: #555 } .x .head td { background: #eee; text-align: center; color: #555 } .x .top td { font-weight: bold; background: #dcebd5 }',
      },
      body: html`<p class="s" style="color:#555">controle_licencas_2026.xlsx &nbsp;–&nbsp; aba LO</p>
<table class="x"><tr class="head"><td></td><td>A</td><td>B</td></tr><tr class="top"><td>1</td><td style="width:56mm">Campo</td><td>Valor</td></tr>${rows.map(([caption, value], index) => html`<tr><td>${index + 2}</td><td>${caption}</td><td>${value}</td></tr>`)}<tr><td>16</td><td></td><td></td></tr><tr><td>17</td><td></td><td></td></tr></table>`,
      read: {
        id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        mainActivity: [activity],
        documentValidation: false,
      },
    }
  },
})
