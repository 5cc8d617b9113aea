import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, licenceRegister, maskCpf, rg } from '../../generator/numbers.ts'
import { paperData } from '../blind-c-driver.ts'

/** A word processor's table: one column of pairs under merged heads. */
export const layout: Layout = {
  name: 'blind-c-driver-grouped',
  type: 54,
  variants: ['form'],
  print(random) {
    const id = cpf(random)
    const register = licenceRegister(random)
    const groups: [string, [string, string][]][] = [
      [
        'Dados pessoais',
        [
          ['Nome completo', 'Severino Mata do Ouro Lins'],
          ['Nascido em', shortDate('1990-03-28')],
          ['Naturalidade', 'Diamantina/MG'],
          ['Nome da mãe', 'Creusa Mata do Ouro'],
          ['Nome do pai', 'Anacleto Lins'],
          ['CPF', maskCpf(id)],
          ['Identidade', `MG-${rg(random, 'plain')} PC/MG`],
          ['Endereço', 'Rua do Garimpo Velho, 31, Diamantina/MG'],
        ],
      ],
      [
        'Carteira Nacional de Habilitação',
        [
          ['Registro nº', register],
          ['Categoria', 'AB'],
          ['Primeira habilitação', shortDate('2009-05-20')],
          ['Emitida em', shortDate('2024-01-15')],
          ['Válida até', shortDate('2034-01-12')],
          ['Órgão emissor', 'DETRAN-MG'],
          ['Local de emissão', 'Diamantina/MG'],
          ['Observações', 'A, EAR'],
        ],
      ],
    ]
    const body = html`<p class="c b">FICHA CADASTRAL DE MOTORISTA</p><table>${groups.map(
      ([head, pairs]) =>
        html`<tr><th colspan="2">${head}</th></tr>${pairs.map(([caption, value]) => html`<tr><td>${caption}</td><td>${value}</td></tr>`)}`,
    )}</table>`
    return {
      html: sheet(
        {
          font: 'Caladea',
          sizePt: 11,
          css: 'td,th{border:1px solid #333;padding:1mm 2mm}th{background:#ddd}td:first-child{width:55mm}',
        },
        body,
      ),
      data: paperData({
        name: 'Severino Mata do Ouro Lins',
        dateOfBirth: '1990-03-28',
        issueDate: '2024-01-15',
        expirationDate: '2034-01-12',
        licenseNumber: register,
        licenseClass: 'AB',
        filiation: ['Creusa Mata do Ouro', 'Anacleto Lins'],
        personalNumber: id,
        placeOfBirth: 'Diamantina/MG',
        placeOfIssue: 'MG',
        cardIssuer: 'DETRAN-MG',
        comments: 'A, EAR',
        hasCetpp: false,
      }),
    }
  },
}
