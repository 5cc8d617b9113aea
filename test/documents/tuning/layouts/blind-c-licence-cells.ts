import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { cnpj, maskCnpj, plate } from '../../generator/numbers.ts'

/** A spreadsheet printed with its letters and row numbers; a row for each vehicle; landscape. */
export const layout: Layout = {
  name: 'blind-c-licence-cells',
  type: 51,
  variants: ['fleet'],
  print(random) {
    const id = cnpj(random)
    const number = `1${random.digits(6)}`
    const accessKey = random.digits(12)
    const link = 'https://servicos.ibama.gov.br/conferencia'
    const kinds = ['Cavalo', 'Semirreboque', 'Semirreboque', 'Truck', 'Toco', 'Cavalo']
    const plates = kinds.map((_, i) => plate(random, i % 3 === 1 ? 'old' : 'mercosul'))
    const rows: string[][] = [
      ['IBAMA - Instituto Brasileiro do Meio Ambiente e dos Recursos Naturais Renováveis'],
      ['Autorização Ambiental para Transporte Interestadual de Produtos Perigosos'],
      ['Nº de registro no Banco de Dados', number],
      ['Razão social', 'Cargas do Piquiri Transportes EIRELI'],
      ['CNPJ', maskCnpj(id), '', 'Cidade', 'Assis Chateaubriand'],
      ['Emitida em', shortDate('2026-03-18'), '', 'Válida até', shortDate('2026-06-18')],
      ['Chave de autenticação', accessKey, '', 'Verificar em', link],
      [],
      ['Item', 'Placa', 'Tipo', 'Ano', 'UF'],
      ...plates.map((one, i) => [String(i + 1), one, kinds[i] ?? '', String(2012 + i), 'PR']),
    ]
    const cells = (row: string[]) =>
      row.length === 1
        ? html`<td colspan="5">${row[0]}</td>`
        : [0, 1, 2, 3, 4].map((i) => html`<td>${row[i] ?? ''}</td>`)
    return {
      html: sheet(
        {
          font: 'Liberation Sans',
          sizePt: 10,
          margin: '12mm',
          css: '@page{size:297mm 210mm}td{border:1px solid #bbb;padding:.5mm 1.5mm;height:6mm}.g{background:#eee;color:#666;text-align:center;width:8mm}',
        },
        html`<table><tr><td class="g"></td>${[...'ABCDE'].map((letter) => html`<td class="g">${letter}</td>`)}</tr>
${rows.map((row, i) => html`<tr><td class="g">${i + 1}</td>${cells(row)}</tr>`)}</table>`,
      ),
      data: licenceData({
        id,
        number,
        scope: 'FEDERAL',
        accessKey,
        expirationDate: '2026-06-18',
        licensePlate: plates,
        validationLink: link,
        authorizationDangerousProducts: true,
      }),
    }
  },
}
