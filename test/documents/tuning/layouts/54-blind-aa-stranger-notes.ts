import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { day, motorist, townOf } from '../blind-aa.ts'
import { basics, driverData, issuer } from '../blind-aa-papers.ts'

/** A plain list somebody typed: a caption and its value a line, in an order of their own. */
export const layout: Layout = {
  name: 'blind-aa-stranger-notes',
  type: 54,
  variants: ['one'],
  print(random) {
    const m = motorist(random)
    const lines: readonly (readonly [string, string])[] = [
      ['motorista', m.name],
      ['cpf', maskCpf(m.cpf)],
      ['rg', `${m.rg} ssp/${m.birthplace.uf.toLowerCase()}`],
      ['nasceu em', day(m.birth)],
      ['cidade natal', townOf(m.birthplace)],
      ['nome do pai', m.father],
      ['nome da mãe', m.mother],
      ['carteira de motorista - registro', m.register],
      ['cat.', m.category],
      ['primeira habilitação', day(m.first)],
      ['emitida em', day(m.issued)],
      ['vence em', day(m.expires)],
      ['emissor', `DETRAN-${m.local.uf}`],
      ['cidade de emissão', townOf(m.local)],
      ['obs', 'EAR'],
      ['celular', `(88) 9 ${random.digits(4)}-${random.digits(4)}`],
      ['tamanho da camisa', 'G'],
    ]
    const body = html`<p>dados do motorista novo</p>${lines.map(([caption, value]) => html`<div>${caption}: ${value}</div>`)}`
    return {
      html: sheet({ font: 'Andika', sizePt: 12.5, margin: '25mm', css: 'div{margin-bottom:2.2mm}' }, body),
      data: driverData({
        ...basics(m),
        ...issuer(m),
        filiation: [m.father, m.mother],
        placeOfBirth: townOf(m.birthplace),
        comments: 'EAR',
        hasCetpp: false,
      }),
    }
  },
}
