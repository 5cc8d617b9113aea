import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { drawNumbers, reading } from '../blind-x.ts'
import { table } from '../blind-x-papers.ts'

/** A condominium's table from a word processor, two captions and two values a row. */
export const layout: Layout = {
  name: 'blind-x-stranger-word-table',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const numbers = drawNumbers(random, 'PB')
    const [birth, first, issued, expires] = ['1970-09-05', '1990-06-18', '2023-04-12', '2028-04-04']
    const css =
      'td{border:.25mm solid #000;padding:1.4mm 2mm;width:25%}.cap{background:#e9e9e9;font-weight:bold}'
    return {
      html: sheet(
        { font: 'Liberation Serif', sizePt: 11.5, css, margin: '24mm 20mm' },
        html`<h3 class="c" style="margin-bottom:1mm">Cadastro de prestador – motorista do micro-ônibus</h3><p class="c">Condomínio Praia do Poço – ano de 2026</p>
${table(
  [
    ['Nome', 'GLAUCO RIBEIRO MONTEZUMA', 'Data nasc.', shortDate(birth)],
    ['CPF', maskCpf(numbers.cpf), 'RG / órgão', `${numbers.rg} SSDS/PB`],
    ['Naturalidade', 'Guarabira/PB', 'Estado civil', 'Divorciado'],
    ['Nome da mãe', 'ZULMIRA RIBEIRO MONTEZUMA', 'Nome do pai', 'ARNÓBIO MONTEZUMA'],
    ['Nº da CNH (registro)', numbers.register, 'Categoria CNH', 'D'],
    ['Data da 1ª CNH', shortDate(first), 'CNH válida até', shortDate(expires)],
    ['CNH expedida em', shortDate(issued), 'Órgão expedidor CNH', 'DETRAN/PB'],
    ['Cidade de expedição', 'Campina Grande/PB', 'Observações CNH', 'EAR; CETCP'],
    ['Início do serviço', '02/02/2026', 'Horário', '06h30 às 18h'],
  ],
  [0, 2],
)}<p style="margin-top:6mm">Síndica: Leocádia Veras – preenchido em 28/01/2026. Veículo com seguro até 30/09/2026.</p>`,
      ),
      data: reading({
        name: 'GLAUCO RIBEIRO MONTEZUMA',
        dateOfBirth: birth,
        issueDate: issued,
        expirationDate: expires,
        licenseNumber: numbers.register,
        licenseClass: 'D',
        filiation: ['ZULMIRA RIBEIRO MONTEZUMA', 'ARNÓBIO MONTEZUMA'],
        personalNumber: numbers.cpf,
        placeOfBirth: 'Guarabira/PB',
        placeOfIssue: 'PB',
        comments: 'EAR; CETCP',
        hasCetpp: false,
      }),
    }
  },
}
