import { type Html, html } from '../generator/html.ts'
import { cnpj } from '../generator/numbers.ts'
import type { Random } from '../generator/random.ts'

/** Names and small parts that only the licences `blind-k-…` use, so that they share none with the others. */

const FAMILIES = [
  'Brejaúva',
  'Canindé-Mirim',
  'Tamboara',
  'Oliveirinha',
  'Quintão',
  'Paredes',
  'Sarandi',
  'Lobato Neves',
]
const FEMALE = ['Rosilene', 'Elisângela', 'Vanusa', 'Cláudia Regina', 'Patrícia', 'Noêmia', 'Dalva']
const MALE = ['Edmilson', 'Geraldo', 'Wellington', 'Ricardo Luís', 'Ademir', 'Fábio', 'Leônidas']
const STREETS = [
  'Rodovia dos Tropeiros, km 14',
  'Rua das Tecelãs, 415',
  'Av. Governador Inventino, 2.870',
  'Travessa da Balança, 33',
]
const FANCIES = [
  'Rota do Cerrado',
  'Irmãos Tamboara',
  'Ventania',
  'Três Barras',
  'Ponto Alto',
  'Jacarandá',
  'Nova Jornada',
]

/** First name and one or two surnames. */
export function someone(random: Random): string {
  const surnames = random.sample(FAMILIES, random.int(1, 2)).join(random.pick([' ', ' de ', ' da ']))
  return `${random.pick(random.pick([FEMALE, MALE]))} ${surnames}`
}

export interface Firm {
  readonly name: string
  /** CNPJ without a mask. */
  readonly id: string
  /** Street and number or kilometre. */
  readonly street: string
}

/** @param pattern the name with `*` for its invented part; all in capitals if the rest is */
export function firm(random: Random, pattern: string, order = '0001'): Firm {
  const name = pattern.replace('*', random.pick(FANCIES))
  return {
    name: pattern === pattern.toUpperCase() ? name.toUpperCase() : name,
    id: cnpj(random, order),
    street: random.pick(STREETS),
  }
}

/** @param mark what stands before each duty: letters or figures, as the agency counts */
export function duties(texts: readonly string[], mark: (index: number) => string): Html {
  return html`${texts.map((text, index) => html`<p class="j">${mark(index)} ${text}</p>`)}`
}

/** A key or a plate that no line breaks at its hyphen. */
export function whole(text: string): Html {
  return html`<span style="white-space:nowrap">${text}</span>`
}

/** Rows of cells; the first row may be a head. */
export function rows(
  cells: readonly (readonly (string | number | Html)[])[],
  head?: readonly string[],
): Html {
  return html`<table class="grid">${head ? html`<tr>${head.map((cell) => html`<th>${cell}</th>`)}</tr>` : null}
${cells.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</table>`
}

export const GRID =
  '.grid td, .grid th { border: .3mm solid #333; padding: .6mm 1.6mm; text-align: left; vertical-align: top }'
