import { addDays, type IsoDate, randomDate } from '../generator/dates.ts'
import { type Html, html, raw, type Sheet, sheet } from '../generator/html.ts'
import type { Layout } from '../generator/layout.ts'
import { licenceData } from '../generator/licence-data.ts'
import { scrawl } from '../generator/marks.ts'
import { cnpj, cpf, hyphenated, maskCnpj, maskCpf, plate } from '../generator/numbers.ts'
import type { Random } from '../generator/random.ts'

/** People, firms, places and parts of the layouts `blind-ac-…`; all invented. */

export interface BlindPage {
  readonly paper: Sheet
  readonly body: Html
  readonly read: Parameters<typeof licenceData>[0]
}

export function blindLayout(name: string, make: (random: Random) => BlindPage | Promise<BlindPage>): Layout {
  return {
    name,
    type: 51,
    variants: ['one'],
    async print(random) {
      const { paper, body, read } = await make(random)
      return { html: sheet(paper, body), data: licenceData(read) }
    },
  }
}

const GIVEN = [
  'Adélia',
  'Baltazar',
  'Clotilde',
  'Demétrio',
  'Eulália',
  'Firmino',
  'Geralda',
  'Hilário',
  'Ivonete',
  'Jerônimo',
  'Leontina',
  'Mariano',
  'Noêmia',
  'Osvaldino',
  'Perpétua',
  'Quirino',
]
const FAMILY = [
  'Carapetal',
  'Mondregão',
  'Silvérnio',
  'Abrolhaz',
  'Pinhaleto',
  'Zarvino',
  'Cordovanel',
  'Guarandi',
  'Lajeirinho',
  'Burilva',
  'Tarcimonte',
  'Ventarola',
  'Piabanhense',
  'Ourinheta',
]
const MARKS = [
  'Zanfirelo',
  'Ubiraté-Mirim',
  'Cascorico',
  'Quatropontas',
  'Lumiárvore',
  'Bracatuí',
  'Tangarola',
  'Vereda Funda de Cima',
  'Aroeirão Velho',
  'Sabiá Manso',
  'Mandacarinho',
  'Pirajuara do Norte',
]
const STREETS = [
  'Rua do Pé de Cajá',
  'Avenida Coronel Faz-de-Conta',
  'Estrada da Cacimba Rasa',
  'Rua Bico-de-Lacre',
  'Travessa das Lavadeiras de Baixo',
  'Avenida do Trapiche Novo',
  'Rua Dona Zizinha Carapetal',
  'Rodovia Vicinal dos Tropeirinhos',
  'Alameda Pau-Ferro',
]
const QUARTERS = [
  'Baixa da Égua',
  'Polo Empresarial Leste',
  'Vila Rendeira',
  'Alto do Umbuzeiro',
  'Chácaras Reunidas',
  'Cidade Velha',
]

export function human(random: Random): {
  readonly name: string
  readonly cpf: string
  readonly masked: string
} {
  const [first, second] = random.shuffle(FAMILY)
  const number = cpf(random)
  return {
    name: `${random.pick(GIVEN)} ${first}${random.chance(0.5) ? ` ${random.pick(['de', 'da'])}` : ''} ${second}`,
    cpf: number,
    masked: maskCpf(number),
  }
}

export interface Firm {
  readonly name: string
  readonly id: string
  readonly masked: string
  readonly street: string
  readonly quarter: string
  readonly postcode: string
}

/** @param pattern the firm's name, with `*` for what is its own: `Cerâmica * Ltda.` */
export function firm(random: Random, pattern: string, order = '0001'): Firm {
  const id = cnpj(random, order)
  return {
    name: pattern.replace('*', random.pick(MARKS)),
    id,
    masked: maskCnpj(id),
    street: street(random),
    quarter: random.pick(QUARTERS),
    postcode: `${random.digits(2)}.${random.digits(3)}-${random.digits(3)}`,
  }
}

export function street(random: Random): string {
  return `${random.pick(STREETS)}, ${random.int(14, 3990)}`
}

export function phone(random: Random, area: number): string {
  return `(${area}) 3${random.digits(3)}-${random.digits(4)}`
}

/** `wanted` different plates of both forms, as they read. */
export function fleet(random: Random, wanted: number): readonly string[] {
  const plates = new Set<string>()
  while (plates.size < wanted) plates.add(plate(random, random.pick(['old', 'mercosul'])))
  return [...plates]
}

/** Old plates with their hyphen, new ones without. */
export function asPrinted(value: string): string {
  return /^[A-Z]{3}\d{4}$/.test(value) ? hyphenated(value) : value
}

/** Issue dates of the last years; `year` is that of the issue. */
export function issueDate(
  random: Random,
  from = 2020,
  to = 2025,
): { date: IsoDate; year: string; earlier: IsoDate } {
  const date = randomDate(random, from, to)
  return { date, year: date.slice(0, 4), earlier: addDays(date, -random.int(60, 400)) }
}

/** A scrawl over a line with a name and an office beneath. */
export function signatureLine(random: Random, name: string, office: string, widthMm = 70): Html {
  return html`<div style="width:${widthMm}mm;text-align:center;margin:0 auto"><svg width="38mm" height="12mm" viewBox="0 0 300 100" style="display:block;margin:0 auto -3mm">${raw(scrawl(random))}</svg><div style="border-top:.3mm solid #222;padding-top:1mm">${name}<br>${office}</div></div>`
}

/** A shield with a tree or waves, of nobody. */
export function arms(sizeMm: number, colour: string, device: 'tree' | 'waves' | 'sun'): Html {
  const inside = {
    tree: '<path d="M50 78V46M50 60l-12-9M50 55l12-9"/><circle cx="50" cy="38" r="17"/>',
    waves: '<path d="M26 50q8-9 16 0t16 0 16 0M26 62q8-9 16 0t16 0 16 0"/><circle cx="50" cy="34" r="7"/>',
    sun: '<circle cx="50" cy="46" r="12"/><path d="M50 26v-6M50 72v-6M30 46h-6M76 46h-6M36 32l-4-4M64 32l4-4M36 60l-4 4M64 60l4 4"/>',
  }[device]
  return raw(
    `<svg width="${sizeMm}mm" height="${sizeMm}mm" viewBox="0 0 100 100"><g fill="none" stroke="${colour}" stroke-width="4"><path d="M18 10h64v44q0 26-32 40Q18 80 18 54z"/>${inside}</g></svg>`,
  )
}
