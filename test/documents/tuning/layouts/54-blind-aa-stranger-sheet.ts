import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { plate } from '../../generator/numbers.ts'
import { day, motorist, townOf } from '../blind-aa.ts'
import { basics, driverData, issuer } from '../blind-aa-papers.ts'

/** A spreadsheet with its row numbers: the driver in columns A and B, the car in D and E. */
export const layout: Layout = {
  name: 'blind-aa-stranger-sheet',
  type: 54,
  variants: ['one'],
  print(random) {
    const m = motorist(random, { categories: ['B', 'AB', 'C'] })
    const left: readonly (readonly [string, string])[] = [
      ['CONDUTOR', ''],
      ['Nome', m.name],
      ['Nascimento', day(m.birth)],
      ['CPF', m.cpf],
      ['Mãe', m.mother],
      ['Pai', m.father],
      ['Registro CNH', m.register],
      ['Categoria', m.category],
      ['Data emissão', day(m.issued)],
      ['Data validade', day(m.expires)],
      ['Expedidor', `DETRAN-${m.local.uf}`],
      ['Cidade expedição', townOf(m.local)],
    ]
    const right: readonly (readonly [string, string])[] = [
      ['VEÍCULO', ''],
      ['Placa', plate(random, 'mercosul')],
      ['Renavam', `0${random.digits(10)}`],
      ['Ano', '2021'],
      ['Km atual', '84.310'],
      ['Última revisão', '11/12/2025'],
      ['Próxima revisão', '11/06/2026'],
    ]
    const body = html`<table><tr class="x"><th></th><th>A</th><th>B</th><th>C</th><th>D</th><th>E</th></tr>${left.map(
      ([caption, value], i) =>
        html`<tr><th>${i + 1}</th><td>${caption}</td><td>${value}</td><td></td><td>${right[i]?.[0]}</td><td>${right[i]?.[1]}</td></tr>`,
    )}</table><p class="s c">frota_2026.xlsx – Plan1</p>`
    return {
      html: sheet(
        {
          font: 'Liberation Sans',
          sizePt: 9.5,
          margin: '14mm 10mm',
          css: 'th{background:#e6e6e6;font-weight:normal;color:#444;width:8mm}th,td{border:1px solid #bbb;padding:.9mm 1.6mm;height:6.4mm}.x th{width:auto}td:nth-child(4){width:10mm}.s{margin-top:6mm}',
        },
        body,
      ),
      data: driverData({ ...basics(m), ...issuer(m), filiation: [m.mother, m.father] }),
    }
  },
}
