import { addDays, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf, plate } from '../../generator/numbers.ts'
import { capitals, motorist, reading } from '../blind-ad.ts'

const CSS = `@page{size:297mm 210mm;margin:10mm}td,th{border:.15mm solid #bfbfbf;padding:.5mm 1mm;font-size:8pt;font-weight:normal;text-align:left;vertical-align:bottom}tr.hd td{background:#ffe699;font-weight:bold;vertical-align:middle}
.ax{background:#e7e6e6;text-align:center;color:#444;width:8mm}.num{text-align:right}.tab{font-size:7.5pt;margin-top:3mm}.tab span{border:.15mm solid #999;padding:.6mm 3mm;margin-right:1mm}`

/** A spreadsheet with one record: two bands of headers and values, letters and numbers at its edges. */
export const layout: Layout = {
  name: 'blind-ad-stranger-spreadsheet',
  type: 54,
  variants: ['one'],
  print(random) {
    const m = capitals(motorist(random, { from: 2019, to: 2025, years: 5, kinds: ['B', 'AB', 'AD'] }))
    const comments = 'EAR CETE'
    const start = addDays(m.issued, random.int(30, 200))
    const row = (n: number, kind: string, cells: readonly string[]) =>
      html`<tr class="${kind}"><td class="ax">${n}</td>${cells.map((cell) => html`<td class="${/^\d+$/.test(cell) ? 'num' : ''}">${cell}</td>`)}</tr>`
    const blank = ['', '', '', '', '', '', '', '']
    const people = [
      m.name,
      maskCpf(m.cpf),
      m.rg.join(' '),
      m.born,
      `${m.birthplace.city}/${m.birthplace.uf}`,
      m.father,
      m.mother,
      m.phone,
    ]
    const licence = [
      m.register,
      m.kind,
      m.first,
      m.issued,
      m.expires,
      `DETRAN-${m.seat.uf}`,
      m.seat.uf,
      comments,
    ]
    const work = [
      `M-${random.digits(3)}`,
      plate(random, 'mercosul'),
      start,
      'Noturno',
      addDays(start, 365),
      `${random.int(2, 60)}`,
      'Socorro médico',
      'ATIVO',
    ]
    return {
      html: sheet(
        { font: 'Carlito', sizePt: 8, css: CSS },
        html`<p class="b">AMBULÂNCIAS TRÊS CRUZES – controle_condutores.xlsx</p>
<table><tr><td class="ax"></td>${[...'ABCDEFGH'].map((letter) => html`<td class="ax">${letter}</td>`)}</tr>
${row(1, 'hd', ['CONDUTOR', 'CPF', 'RG', 'NASC.', 'NATURALIDADE', 'NOME PAI', 'NOME MÃE', 'FONE'])}${row(2, '', people)}${row(3, '', blank)}
${row(4, 'hd', ['REGISTRO CNH', 'CATEGORIA', '1ª HABILITAÇÃO', 'EMISSÃO CNH', 'VENCTO CNH', 'ÓRGÃO EMISSOR CNH', 'UF EMISSÃO CNH', 'OBSERVAÇÕES CNH'])}${row(5, '', licence)}${row(6, '', blank)}
${row(7, 'hd', ['PREFIXO', 'PLACA', 'INÍCIO NA BASE', 'TURNO', 'VACINA ATÉ', 'PLANTÕES NO ANO', 'SETOR', 'SITUAÇÃO'])}${row(8, '', work)}${[9, 10, 11, 12, 13, 14, 15, 16].map((n) => row(n, '', blank))}</table>
<div class="tab"><span class="b">Plan1</span><span>escala</span><span>combustível</span> impresso ${shortDate(addDays(start, 40))} 07:52</div>`,
      ),
      data: reading(m, comments, false),
    }
  },
}
