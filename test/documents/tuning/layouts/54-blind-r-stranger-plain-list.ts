import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { CORE, holding, type Motorist, reading } from '../blind-r.ts'

const MOTORIST: Motorist = {
  name: 'Raimundo Nonato Balsas Carneiro',
  bornIn: ['Balsas', 'MA'],
  kin: ['Luzinete Balsas', 'Pedro Carneiro'],
  rgBy: ['SSP', 'MA'],
  classes: 'D',
  issuedIn: ['Bacabal', 'MA'],
  notes: 'EAR, CETCP',
  years: [1982, 2023],
  term: 10,
}

/** A stranger's list, a hyphen between caption and value, the numbers without punctuation. */
export const layout: Layout = {
  name: 'blind-r-stranger-plain-list',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const held = holding(random, MOTORIST)
    const date = (value: string) => shortDate(value, '.')
    const rows = [
      ['Nome do motorista', held.name],
      ['Data de nascimento', date(held.birth)],
      ['Nasceu em', held.bornIn.join('/')],
      ['Mãe', held.kin[0]],
      ['Pai', held.kin[1]],
      ['Identidade', `${held.rg} ${held.rgBy.join('/')}`],
      ['CPF', held.cpf],
      ['Número da CNH', held.register],
      ['Categoria da CNH', held.classes],
      ['Primeira CNH', date(held.first)],
      ['Emitida em', date(held.issued)],
      ['Vence em', date(held.expires)],
      ['Emitida por', 'DETRAN/MA'],
      ['Observações da CNH', held.notes],
      ['Telefone', `99 98${random.digits(3)} ${random.digits(4)}`],
    ] as const
    return {
      html: sheet(
        { font: 'Andika', sizePt: 12, margin: '24mm 24mm' },
        html`<p>Dados do motorista da van 2</p>${rows.map(([caption, value]) => html`<div>${caption} - ${value}</div>`)}`,
      ),
      data: reading(held, [
        ...CORE,
        'filiation',
        'issueDate',
        'placeOfBirth',
        'placeOfIssue',
        'cardIssuer',
        'comments',
        'hasCetpp',
      ]),
    }
  },
}
