import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, licenceRegister, plate } from '../../generator/numbers.ts'

/** A spreadsheet printed with its grid: sections side by side, the driver at the left, the lorry and the diary at the right. */
export const layout: Layout = {
  name: 'blind-f-planilha',
  type: 54,
  variants: ['frota'],
  print(random) {
    const register = licenceRegister(random)
    const id = cpf(random)
    const rows: readonly (readonly [string, string, string, string])[] = [
      ['MOTORISTA', '', 'VEÍCULO', ''],
      ['Matrícula', '1173', 'Frota', 'CB-22'],
      ['Nome', 'DANILO ESTEVINHO GARAPUAVA', 'Placa', plate(random, 'mercosul')],
      ['Nascimento', shortDate('1994-12-05'), 'Modelo', 'ATEGO 1719'],
      ['Mãe', 'RUTE ESTEVINHO', 'Ano', '2022'],
      ['Pai', '', 'Renavam', random.digits(11)],
      ['CPF', id, 'Vence CRLV', '30/09/2026'],
      ['Nasceu em', 'LAVRAS/MG', 'Tacógrafo até', '14/03/2027'],
      ['Admissão', '02/05/2019', 'Seguro até', '22/01/2027'],
      ['CNH registro', register, 'Último pneu', '19/06/2026'],
      ['CNH categoria', 'AD', 'Revisão 10.000', '28/07/2026'],
      ['CNH emissão', shortDate('2021-06-01'), 'Odômetro', '148.220'],
      ['CNH validade', shortDate('2031-05-24'), 'Média km/l', '4,7'],
      ['CNH emissor', 'DETRAN-MG', 'Rota', 'Sul de Minas 3'],
      ['CNH obs.', 'EAR', 'Ajudante', 'RENATO BAIÃO'],
      ['Tox. próxima', '05/12/2026', 'CPF ajudante', cpf(random)],
      ['ASO', '11/02/2027', 'Cel. ajudante', '35 99817-2204'],
    ]
    const css = `td,th{border:.4pt solid #b5b5b5;padding:.7mm 1.4mm;font-size:9pt;height:5.6mm} th{background:#eceff1;font-weight:normal;color:#555;text-align:center} .h td{background:#305496;color:#fff;font-weight:bold} td:nth-child(2),td:nth-child(5){background:#f7f9fc} .h td:nth-child(n){background:#305496} td:first-child{background:#eceff1 !important;color:#555 !important;font-weight:normal !important;text-align:center;width:8mm}`
    return {
      html: sheet(
        { font: 'Carlito', sizePt: 10, css, margin: '14mm 14mm' },
        html`<p class="s c">controle_frota_2026.xlsx – aba "1173 Danilo"</p><table><tr><th></th><th>A</th><th>B</th><th>C</th><th>D</th><th>E</th></tr>${rows.map((cells, i) => html`<tr class="${i === 0 ? 'h' : ''}"><td>${i + 1}</td><td>${cells[0]}</td><td>${cells[1]}</td><td style="width:9mm"></td><td>${cells[2]}</td><td>${cells[3]}</td></tr>`)}
<tr><td>18</td><td></td><td></td><td></td><td></td><td></td></tr><tr class="h"><td>19</td><td>OCORRÊNCIAS</td><td></td><td></td><td>DATA</td><td>VALOR</td></tr><tr><td>20</td><td>Multa radar BR-265</td><td>AIT S0${random.digits(7)}</td><td></td><td>09/03/2026</td><td>130,16</td></tr><tr><td>21</td><td>Retrovisor direito</td><td>pátio Varginha</td><td></td><td>17/05/2026</td><td>388,00</td></tr></table><p class="s c" style="margin-top:160px">Página 1</p>`,
      ),
      data: {
        name: 'DANILO ESTEVINHO GARAPUAVA',
        dateOfBirth: '1994-12-05',
        issueDate: '2021-06-01',
        expirationDate: '2031-05-24',
        licenseNumber: register,
        licenseClass: 'AD',
        filiation: ['RUTE ESTEVINHO'],
        personalNumber: id,
        placeOfBirth: 'LAVRAS/MG',
        placeOfIssue: 'MG',
        cardIssuer: 'DETRAN-MG',
        comments: 'EAR',
        hasCetpp: false,
        documentValidation: false,
      },
    }
  },
}
