import { shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { maskCnpj, plate } from '../../generator/numbers.ts'
import { holder, somebody, term } from '../blind-z.ts'

const css = `
table { table-layout: fixed } td, th { border: .4pt solid #bdbdbd; padding: .7mm 1.5mm; vertical-align: top; overflow-wrap: anywhere } th { background: #ececec; color: #555; font-weight: normal; text-align: center }
td.n { background: #ececec; color: #555; text-align: center } .k { background: #fff7d6 } .file { font-size: .85em; color: #555 } .tabs { margin-top: 1mm; font-size: .85em; color: #444 }`

/** A spreadsheet that somebody printed with its row numbers: one vehicle firm's licence, plates below one another. */
export const layout = licencePages('blind-z-stranger-planilha', {
  one: (random) => {
    const { issued, expires } = term(random, 3, 2022, 2025)
    const firm = holder(random, 'Coletas Urbanas')
    const number = `${random.int(31, 298)}/${year(issued)}`
    const activity = 'Coleta e transporte rodoviário de resíduos não perigosos (Classe II)'
    const plates = Array.from({ length: 5 }, () => plate(random, 'mercosul'))
    const rows: readonly (readonly [string, string, string])[] = [
      ['Órgão', 'Prefeitura Municipal de Ribeirão das Antas – Secretaria de Meio Ambiente', ''],
      ['Tipo de licença', 'Licença de Operação (LO)', 'original na pasta 3'],
      ['Nº da licença', number, ''],
      ['Nº do processo', `${random.digits(4)}/${year(issued) - 1}`, ''],
      ['Razão social', firm.name.toUpperCase(), 'filial não tem'],
      ['CNPJ', maskCnpj(firm.id), ''],
      ['Emissão', shortDate(issued), ''],
      ['Validade', shortDate(expires), 'avisar a gerência'],
      ['Atividade', activity, ''],
      ...plates.map((one, index): readonly [string, string, string] => [
        index === 0 ? 'Placas' : '',
        one,
        index === 2 ? 'em manutenção' : '',
      ]),
      ['Responsável interno', somebody(random, 'f'), `ramal 2${random.digits(3)}`],
    ]
    const body = html`<p class="file">controle_ambiental_v7.xlsx – Plan1</p>
      <table><colgroup><col style="width:9mm"><col style="width:40mm"><col><col style="width:38mm"></colgroup><tr><th></th><th>A</th><th>B</th><th>C</th></tr>
      <tr><td class="n">1</td><td colspan="3" class="b">CONTROLE DE LICENÇAS AMBIENTAIS – COLETA</td></tr>
      ${rows.map(([label, value, remark], index) => html`<tr><td class="n">${index + 2}</td><td class="k">${label}</td><td>${value}</td><td>${remark}</td></tr>`)}
      ${[1, 2, 3].map((more) => html`<tr><td class="n">${rows.length + 1 + more}</td><td>&nbsp;</td><td></td><td></td></tr>`)}</table>
      <p class="tabs">◄ ► &nbsp; <b>Plan1</b> &nbsp; | &nbsp; Vencidas &nbsp; | &nbsp; Multas</p>`
    return {
      paper: { font: 'Carlito', sizePt: 10.5, css, margin: '14mm 14mm' },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        expirationDate: expires,
        licensePlate: plates,
        mainActivity: [activity],
        documentValidation: false,
      },
    }
  },
})
