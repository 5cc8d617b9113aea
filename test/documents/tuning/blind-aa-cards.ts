import { alone } from '../generator/card-sheets.ts'
import { type Html, html, raw } from '../generator/html.ts'
import type { Json } from '../generator/layout.ts'
import { scrawl } from '../generator/marks.ts'
import type { Random } from '../generator/random.ts'
import { type Motorist, townOf } from './blind-aa.ts'
import { driverData } from './blind-aa-papers.ts'

/** A signature by hand, where `style` puts it. */
export function hand(random: Random, style: string): Html {
  return html`${raw(`<svg style="position:absolute;${style}" viewBox="0 0 300 100">${scrawl(random)}</svg>`)}`
}

/** A document of a card's own size. */
export function cardPage(panels: readonly Html[], css: string, widthMm: number, heightMm: number): string {
  const card = {
    front: html``,
    back: html``,
    widthMm,
    heightMm,
    font: 'Liberation Sans',
    css,
    data: () => ({}),
  }
  return alone(card, panels)
}

/** What a card tells; the sides that are not there are taken away by the layout. */
export function cardValues(
  m: Motorist,
  comments: string,
  more: Readonly<Record<string, Json>>,
): Record<string, Json> {
  return driverData({
    name: m.name.toUpperCase(),
    dateOfBirth: m.birth,
    issueDate: m.issued,
    expirationDate: m.expires,
    licenseNumber: m.register,
    licenseClass: m.category,
    filiation: [m.father.toUpperCase(), m.mother.toUpperCase()],
    personalNumber: m.cpf,
    placeOfBirth: townOf(m.birthplace).toUpperCase(),
    placeOfIssue: m.local.uf,
    cardIssuer: `DETRAN-${m.local.uf}`,
    comments,
    documentValidation: true,
    ...more,
  })
}
