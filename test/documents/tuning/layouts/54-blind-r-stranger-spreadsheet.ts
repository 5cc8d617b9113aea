import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf, plate } from '../../generator/numbers.ts'
import { CORE, holding, type Motorist, reading } from '../blind-r.ts'

const MOTORIST: Motorist = {
  name: 'ELIEZER KUSTER DE VILHENA',
  bornIn: ['Cacoal', 'RO'],
  kin: [],
  rgBy: ['SESDEC', 'RO'],
  classes: 'AE',
  issuedIn: ['Vilhena', 'RO'],
  notes: 'EAR; CETPP; CETCI',
  years: [1985, 2024],
  term: 10,
}

/** A spreadsheet on a wide page: the captions in one row, the values in the next, in two bands. */
export const layout: Layout = {
  name: 'blind-r-stranger-spreadsheet',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const held = holding(random, MOTORIST)
    const bands = [
      ['MOTORISTA', held.name, 'CPF', maskCpf(held.cpf), 'RG', held.rg, 'DT NASC', shortDate(held.birth)],
      ['Nº REGISTRO CNH', held.register, 'CAT CNH', held.classes, '1ª HABILITAÇÃO', shortDate(held.first)],
      [
        'DT EMISSÃO CNH',
        shortDate(held.issued),
        'VENCTO CNH',
        shortDate(held.expires),
        'EMISSOR CNH',
        'DETRAN-RO',
      ],
      ['OBS CNH', held.notes ?? '', 'CAVALO', plate(random, 'mercosul'), 'CARRETA', plate(random, 'old')],
    ]
    const css =
      '@page{size:A4 landscape}td,th{border:.15mm solid #bbb;padding:.8mm 1.6mm;text-align:left;font-weight:normal;white-space:nowrap;height:6mm}.hd th{background:#e8e8e8;color:#555;text-align:center;font-size:8pt}.n{background:#e8e8e8;color:#555;width:8mm;text-align:center;font-size:8pt}.cap td{font-weight:bold;background:#fff2cc}'
    const line = (number: number, cells: readonly string[], kind: string) =>
      html`<tr class="${kind}"><td class="n">${number}</td>${Array.from({ length: 4 }, (_, i) => html`<td>${cells[i] ?? ''}</td>`)}</tr>`
    return {
      html: sheet(
        { font: 'Liberation Sans', sizePt: 10, margin: '14mm', css },
        html`<table style="width:auto"><tr class="hd"><th></th><th>A</th><th>B</th><th>C</th><th>D</th></tr>${line(1, ['CADASTRO MOTORISTA - FROTA NORTE'], '')}${bands.map(
          (band, i) =>
            html`${line(
              2 + 3 * i,
              band.filter((_, k) => k % 2 === 0),
              'cap',
            )}${line(
              3 + 3 * i,
              band.filter((_, k) => k % 2 === 1),
              '',
            )}${line(4 + 3 * i, [], '')}`,
        )}</table>`,
      ),
      data: reading(held, [...CORE, 'issueDate', 'placeOfIssue', 'cardIssuer', 'comments', 'hasCetpp']),
    }
  },
}
