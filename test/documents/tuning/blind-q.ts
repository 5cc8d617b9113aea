import { addDays, type IsoDate, shortDate } from '../generator/dates.ts'
import { type Html, html } from '../generator/html.ts'
import { cnpj, plate } from '../generator/numbers.ts'
import type { Random } from '../generator/random.ts'

/** Names, towns, streets, duties and small parts that only the licences `blind-q-…` use. */

const GIVEN = [
  'Clodoaldo',
  'Nívea Regina',
  'Aparício',
  'Ludmila',
  'Edivaldo',
  'Zuleica',
  'Rômulo César',
  'Iracema',
  'Waldir',
  'Giovana',
  'Tobias',
  'Mirtes',
]
const FAMILY = [
  'Carnaubal',
  'Vidigueira',
  'Trancoso Leal',
  'Piancó',
  'Bittar Moura',
  'Sobrinho Ourives',
  'Quixadense',
  'Marangatu',
  'Delgadinho',
  'Faccioli',
  'Ribeirópolis',
]
const HOUSES = [
  'Ipê Dourado',
  'Nova Cacimba',
  'Tamanduateí',
  'Ponta Firme',
  'Cruzeiro das Almas',
  'Jacarandá',
  'Três Morrinhos',
  'Sabiá-laranjeira',
  'Maré Cheia',
  'Horizonte Claro',
]
const TOWNS = [
  'Serra do Aruanã',
  'Porto Tabaré',
  'Vila do Cedral',
  'Ribeirão Encantado',
  'Santa Lídia do Oeste',
  'Barra do Piquiri Novo',
  'Lagoa dos Marrecos',
]
const WAYS = [
  'Rua Maestro Honorino',
  'Avenida dos Estivadores',
  'Rua Dona Quitéria Alves',
  'Alameda Campo Belo',
  'Rodovia Municipal Zeca Tropeiro',
  'Travessa da Olaria',
  'Avenida Perimetral Leste',
]

/** A given name and one or two family names. */
export function person(random: Random): string {
  return `${random.pick(GIVEN)} ${random.sample(FAMILY, random.int(1, 2)).join(random.pick([' ', ' de ']))}`
}

export interface Holder {
  readonly name: string
  /** CNPJ without a mask. */
  readonly id: string
  /** Street and number. */
  readonly street: string
  readonly town: string
  readonly postcode: string
}

/** @param pattern the name with `*` for its invented part; in capitals where the rest is */
export function holder(random: Random, pattern: string, order = '0001'): Holder {
  const name = pattern.replace('*', random.pick(HOUSES))
  return {
    name: pattern === pattern.toUpperCase() ? name.toUpperCase() : name,
    id: cnpj(random, order),
    street: `${random.pick(WAYS)}, ${random.int(25, 4200)}`,
    town: random.pick(TOWNS),
    postcode: `${random.digits(5)}-${random.digits(3)}`,
  }
}

export function town(random: Random): string {
  return random.pick(TOWNS)
}

/** Plates of both patterns, without a hyphen. */
export function fleet(random: Random, count: number): string[] {
  return Array.from({ length: count }, () => plate(random, random.chance(0.45) ? 'old' : 'mercosul'))
}

/** What the licensee must do, with days, terms and numbers that are not the licence's own. */
export function duties(random: Random, count: number, issued: IsoDate): string[] {
  const by = (days: number): string => shortDate(addDays(issued, days))
  const pool = [
    `Entregar o inventário de emissões atmosféricas até ${by(410)} e repetir a cada doze meses.`,
    'O pedido de renovação deve ser protocolado 120 (cento e vinte) dias antes do fim da vigência.',
    'Os resíduos perigosos gerados devem seguir para empresa licenciada, com manifesto de transporte.',
    `Concluir a impermeabilização do piso da área de descarga até ${by(150)}.`,
    'Conservar limpa a canaleta de drenagem e registrar cada limpeza em planilha.',
    'O ruído no limite do terreno não pode passar do previsto na NBR 10151.',
    'Publicar extrato deste ato no diário oficial em até 30 (trinta) dias.',
    `Apresentar a análise da água do poço de monitoramento PM-03 até ${by(275)}.`,
    'Acidentes com dano ao meio ambiente devem ser comunicados em até 12 (doze) horas.',
    'Qualquer mudança de razão social, processo ou local depende de autorização deste órgão.',
    `Manter em dia o certificado dos bombeiros nº ${random.digits(7)}, com validade até ${by(620)}.`,
    'É vedado o descarte de óleo, graxa ou solvente na rede pública.',
    `Plantar 240 mudas nativas na faixa de preservação e comprovar até ${by(365)}.`,
    'Treinar a brigada de emergência uma vez por ano, conforme NR 20.',
  ]
  return random.shuffle(pool).slice(0, count)
}

/** Duties as paragraphs. @param mark what stands before each */
export function clauses(texts: readonly string[], mark: (index: number) => string): Html {
  return html`${texts.map((text, index) => html`<p class="j">${mark(index)} ${text}</p>`)}`
}

/** A ruled table; needs `RULED`. */
export function ruled(
  rows: readonly (readonly (string | number | Html)[])[],
  head?: readonly string[],
): Html {
  return html`<table class="ruled">${head ? html`<tr>${head.map((cell) => html`<th>${cell}</th>`)}</tr>` : null}
${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</table>`
}

export const RULED =
  '.ruled { margin: 0 0 3mm } .ruled td, .ruled th { border: .2mm solid #444; padding: 1mm 2mm; text-align: left; vertical-align: top }'

/** A small caption with its value on the line below. */
export function boxed(caption: string, value: string): Html {
  return html`<span class="s">${caption}</span><br><b>${value}</b>`
}

/** Text on one line. */
export function whole(text: string): Html {
  return html`<span style="white-space:nowrap">${text}</span>`
}

/** Where somebody signs: a rule, the name and the office under it. */
export function signature(name: string, office: string): Html {
  return html`<div class="c" style="margin-top:12mm;break-inside:avoid">______________________________________<br><b>${name}</b><br>${office}</div>`
}
