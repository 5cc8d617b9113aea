import { addDays, type IsoDate, shortDate, year } from '../generator/dates.ts'
import { type Html, html } from '../generator/html.ts'
import { cnpj, hyphenated, plate } from '../generator/numbers.ts'
import type { Random } from '../generator/random.ts'

/** Invented people, companies, towns, duties and small parts that only the licences `blind-w-…` use. */

const GIVEN = [
  'Adalgisa',
  'Belmiro',
  'Clarice Noêmia',
  'Dirceu',
  'Evangelina',
  'Floriano',
  'Gilda',
  'Hermínio',
  'Ivone',
  'Laerte',
  'Marinês',
  'Osvaldo Luís',
  'Priscila',
  'Quitéria',
]
const FAMILY = [
  'Alencastro',
  'Bragantino',
  'Cordovil',
  'Damasceno Rua',
  'Espíndola',
  'Fagundes Leal',
  'Goulartini',
  'Junqueirão',
  'Lindolfo',
  'Mendonzo',
  'Pimentel Sá',
  'Quaresmeira',
  'Toledano',
]
const MARKS = [
  'Arco da Serra',
  'Bom Jardim',
  'Catavento',
  'Duas Barras',
  'Ipê Roxo',
  'Lagoa Dourada',
  'Morro Azul',
  'Novo Porto',
  'Pau-Ferro',
  'Rio Verde Claro',
  'Sabiá-Laranjeira',
  'Três Marcos',
]
const TOWNS = [
  'Aldeia Nova do Piquiri',
  'Barra do Sobrado',
  'Capão das Flores',
  'Doutor Ezequiel',
  'Lajeado Bonito',
  'Porto Acácio',
  'Santa Brígida do Norte',
  'Vila Rica do Oeste',
]
const STREETS = [
  'Rua Barão de Itapeva',
  'Avenida das Siderúrgicas',
  'Rodovia Municipal Nilo Peres',
  'Rua Professora Altina',
  'Estrada da Pedreira',
  'Travessa dos Ferroviários',
  'Avenida Contorno Sul',
]
const QUARTERS = ['Centro', 'Jardim Aurora', 'Parque Industrial II', 'Vila Operária', 'Chácaras Reunidas']

export function human(random: Random): string {
  return `${random.pick(GIVEN)} ${random.sample(FAMILY, 2).join(random.pick([' ', ' de ', ' dos ']))}`
}

export function town(random: Random): string {
  return random.pick(TOWNS)
}

export interface Business {
  readonly name: string
  /** CNPJ without a mask. */
  readonly id: string
  readonly street: string
  readonly door: string
  readonly quarter: string
  readonly town: string
  readonly zip: string
}

/** @param pattern `#` stands for the invented word, e.g. `# Plásticos S.A.` */
export function business(random: Random, pattern: string, branch = '0001'): Business {
  return {
    name: pattern.replace('#', random.pick(MARKS)),
    id: cnpj(random, branch),
    street: random.pick(STREETS),
    door: String(random.int(18, 4200)),
    quarter: random.pick(QUARTERS),
    town: town(random),
    zip: `${random.digits(5)}-${random.digits(3)}`,
  }
}

/** Plates of both patterns, each once, without a hyphen. */
export function fleet(random: Random, count: number): string[] {
  const plates = new Set<string>()
  while (plates.size < count) plates.add(plate(random, random.chance(0.6) ? 'mercosul' : 'old'))
  return [...plates]
}

/** The old pattern with its hyphen, the Mercosul pattern without. */
export function dashed(value: string): string {
  return /\d{4}$/.test(value) ? hyphenated(value) : value
}

/** What a licensee must do, with dates, terms and numbers that are not the licence's own. */
export function duties(random: Random, count: number, issued: IsoDate): string[] {
  const by = (days: number): string => shortDate(addDays(issued, days))
  const pool = [
    `Protocolar, até ${by(180)}, o plano de gerenciamento de resíduos revisado.`,
    'O pedido de renovação deverá ser feito no mínimo 120 (cento e vinte) dias antes do vencimento.',
    'Destinar óleo usado somente a rerrefinador autorizado, guardando os certificados de coleta.',
    `Manter vigente o Certificado de Regularidade do CTF, cuja consulta de ${by(-20)} consta dos autos.`,
    'Fica vedada a queima de resíduos de qualquer natureza a céu aberto.',
    `Realizar campanha de amostragem do efluente tratado a cada 6 meses, a primeira até ${by(210)}.`,
    'Respeitar os limites de ruído da NBR 10151 nos períodos diurno e noturno.',
    'Publicar a concessão desta licença no prazo de 30 (trinta) dias, conforme a Resolução CONAMA 006/86.',
    `Averbar a reserva legal constante do CAR até ${by(730)}.`,
    'Comunicar ao órgão ambiental, em até 24 horas, todo acidente com potencial de dano.',
    'Conservar bacias de contenção íntegras, cobertas e com capacidade de 110% do maior tanque.',
    'Esta licença não dispensa outras autorizações exigidas por lei federal, estadual ou municipal.',
    `Renovar a outorga de uso de água nº ${random.int(110, 880)}/${year(issued) - 1}, que expira em ${by(1100)}.`,
    'Manter no local cópia deste documento e das plantas aprovadas.',
    'Caso haja mudança de titularidade, requerer a averbação em 15 (quinze) dias úteis.',
  ]
  return random.shuffle(pool).slice(0, count)
}

/** One paragraph each. @param mark what opens the n-th, counted from 1 */
export function clauses(texts: readonly string[], mark: (place: number) => string): Html {
  return html`${texts.map((text, index) => html`<p class="j">${mark(index + 1)} ${text}</p>`)}`
}

export type Cell = string | number | Html

/** A table with lines; needs `LINES`. */
export function lined(head: readonly string[], rows: readonly (readonly Cell[])[]): Html {
  return html`<table class="lined">${head.length === 0 ? null : html`<tr>${head.map((cell) => html`<th>${cell}</th>`)}</tr>`}
${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</table>`
}

export const LINES =
  '.lined { width: 99.5%; margin: 0 0 3.5mm } .lined td, .lined th { border: .25mm solid #444; padding: .8mm 1.6mm; text-align: left; vertical-align: top } tr { break-inside: avoid }'

/** A small caption with its value below it. */
export function above(caption: string, value: Cell): Html {
  return html`<span style="font-size:.74em;color:#333">${caption}</span><br>${value}`
}

/** A rule, a name and an office: a signature block. */
export function undersigned(name: string, office: string): Html {
  return html`<div class="c" style="margin-top:12mm;break-inside:avoid">_______________________________________<br>${name}<br>${office}</div>`
}

/** Never broken over lines. */
export function whole(text: string): Html {
  return html`<span style="white-space:nowrap">${text}</span>`
}
