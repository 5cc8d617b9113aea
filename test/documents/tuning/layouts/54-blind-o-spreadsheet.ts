import { addDays, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { plate } from '../../generator/numbers.ts'
import { type Holder, issuedBy, licence, told } from '../blind-o.ts'

const HOLDER: Holder = {
  name: 'DORIVAL PESSOA MANDACARU',
  sex: 'M',
  birthplace: ['PATOS', 'PB'],
  parents: ['SEVERINO MANDACARU', 'JOSEFA PESSOA'],
  identity: 'SSDS/PB',
  category: 'AE',
  local: ['CAMPINA GRANDE', 'PB'],
  comments: 'EAR, CETPP',
}

/** One worksheet a driver: lettered columns, numbered rows, who checked each line in the third column. */
export const layout: Layout = {
  name: 'blind-o-spreadsheet',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const held = licence(random, HOLDER, [2022, 2023])
    const seen = shortDate(addDays(held.issued, random.int(90, 400)), '-')
    const rows: readonly (readonly [string, string, string])[] = [
      ['ITEM', 'DADO', 'CONFERIDO'],
      ['MOTORISTA', held.name, `Nilda ${seen}`],
      ['DATA NASC.', shortDate(held.birth, '-'), `Nilda ${seen}`],
      ['NATURAL DE', held.birthplace.join('/'), `Nilda ${seen}`],
      ['PAI', held.parents[0] ?? '', ''],
      ['MÃE', held.parents[1] ?? '', ''],
      ['CPF', held.cpf, `Nilda ${seen}`],
      ['RG', `${held.rg} ${held.identity}`, ''],
      ['PIS', random.digits(11), ''],
      ['CNH REGISTRO', held.register, `Nilda ${seen}`],
      ['CNH CATEGORIA', held.category, `Nilda ${seen}`],
      ['CNH EMISSÃO', shortDate(held.issued, '-'), ''],
      ['CNH VALIDADE', shortDate(held.expires, '-'), `Nilda ${seen}`],
      ['CNH DETRAN', 'DETRAN-PB', ''],
      ['CNH OBSERVAÇÕES', held.comments ?? '', `Nilda ${seen}`],
      ['CAVALO', plate(random, 'mercosul'), ''],
      ['CARRETA', plate(random, 'old'), ''],
      ['ADMISSÃO', shortDate(addDays(held.issued, 40), '-'), ''],
    ]
    const css =
      'td,th{border:.15mm solid #c4c4c4;padding:1mm 1.5mm;height:6.4mm}th{background:#e8e8e8;font-weight:normal;color:#555;text-align:center}'
    return {
      html: sheet(
        { font: 'Carlito', sizePt: 11, margin: '12mm 18mm', css },
        html`<table><tr><th style="width:9mm"></th><th style="width:46mm">A</th><th>B</th><th style="width:42mm">C</th></tr>${rows.map((cells, i) => html`<tr><th>${i + 1}</th>${cells.map((cell) => html`<td${i === 0 ? html` style="font-weight:bold;background:#ffe9a8"` : null}>${cell}</td>`)}</tr>`)}</table><p class="s" style="margin-top:3mm;color:#666">frota_motoristas.xlsx – aba 14 – Página 1 de 1</p>`,
      ),
      data: told({
        name: held.name,
        dateOfBirth: held.birth,
        issueDate: held.issued,
        expirationDate: held.expires,
        licenseNumber: held.register,
        licenseClass: held.category,
        filiation: held.parents,
        personalNumber: held.cpf,
        placeOfBirth: held.birthplace.join('/'),
        ...issuedBy('PB'),
        comments: held.comments,
        hasCetpp: true,
      }),
    }
  },
}
