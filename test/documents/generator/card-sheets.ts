import { type Html, html, raw } from './html.ts'
import type { Json } from './layout.ts'
import type { Random } from './random.ts'

/** Which sides of a card can be read. */
export interface Sides {
  readonly front: boolean
  readonly back: boolean
  /** The panel with the legend and the machine-readable lines. */
  readonly legend: boolean
}

/** A card in panels of one size, and what can be known of it from some of them. */
export interface Card {
  readonly front: Html
  readonly back: Html
  readonly legend?: Html
  readonly widthMm: number
  readonly heightMm: number
  readonly font: string
  readonly css: string
  data(seen: Sides): Readonly<Record<string, Json>>
}

/** A layout whose documents are cards: they come as pixels only. */
export interface CardLayout {
  readonly name: string
  print(random: Random, variant: string): Card | Promise<Card>
}

/**
 * How a card was laid down: alone (`front`, `back`), one side after the other (`both`), unfolded (`open`: front above
 * back; `unfolded`: with the legend beneath), or on a scanner's glass the size of A4.
 */
export const ARRANGEMENTS = {
  front: { sides: ['front'], each: true, glass: false },
  back: { sides: ['back'], each: true, glass: false },
  both: { sides: ['front', 'back'], each: true, glass: false },
  open: { sides: ['front', 'back'], each: false, glass: false },
  unfolded: { sides: ['front', 'back', 'legend'], each: false, glass: false },
  'glass-front': { sides: ['front'], each: true, glass: true },
  'glass-back': { sides: ['back'], each: true, glass: true },
  'glass-both': { sides: ['front', 'back'], each: false, glass: true },
  'glass-each': { sides: ['front', 'back'], each: true, glass: true },
  'glass-open': { sides: ['front', 'back'], each: false, glass: true },
  'glass-all': { sides: ['front', 'back', 'legend'], each: false, glass: true },
} as const satisfies Readonly<
  Record<
    string,
    { readonly sides: readonly (keyof Sides)[]; readonly each: boolean; readonly glass: boolean }
  >
>
export type Arrangement = keyof typeof ARRANGEMENTS

/** The sheets of an arrangement as HTML, and what they show. */
export function cardSheets(
  card: Card,
  arrangement: Arrangement,
  random: Random,
): { readonly sheets: readonly string[]; readonly data: Readonly<Record<string, Json>> } {
  const { sides, each, glass } = ARRANGEMENTS[arrangement]
  const shown: readonly string[] = sides
  const panels = sides.map((side) => card[side]).filter((panel) => panel !== undefined)
  const groups = each ? panels.map((panel) => [panel]) : [panels]
  const touching = arrangement === 'glass-open'
  return {
    sheets: groups.map((group) => (glass ? onGlass(card, group, touching, random) : alone(card, group))),
    data: card.data({
      front: shown.includes('front'),
      back: shown.includes('back'),
      legend: shown.includes('legend') && card.legend !== undefined,
    }),
  }
}

/** One panel as a document of its own size, e.g. to be placed in the page of an export. */
export function alone(card: Card, panels: readonly Html[]): string {
  const height = card.heightMm * panels.length
  return page(card, `${card.widthMm}mm ${height}mm`, html`${panels}`)
}

/** Panels on a sheet of A4, one under another, each a little turned unless they hang together. */
function onGlass(card: Card, panels: readonly Html[], touching: boolean, random: Random): string {
  const left = random.int(18, 70)
  const placed = panels.map((panel, index) => {
    const top = 22 + index * (card.heightMm + (touching ? 0 : random.int(8, 22)))
    const turn = touching ? 0 : random.int(-22, 22) / 10
    return html`<div style="position:absolute;left:${left}mm;top:${top}mm;transform:rotate(${turn}deg)">${panel}</div>`
  })
  return page(card, 'A4', html`${placed}`)
}

function page(card: Card, size: string, body: Html): string {
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><style>
@page { size: ${size}; margin: 0 }
* { box-sizing: border-box }
body { margin: 0; font: 7pt/1.1 '${card.font}'; color: #111 }
${card.css}
</style></head><body>${raw(body.markup).markup}</body></html>`
}
