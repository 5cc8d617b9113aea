import { addDays, type IsoDate, shortDate } from '../generator/dates.ts'
import { type Html, html } from '../generator/html.ts'
import { cnpj, plate } from '../generator/numbers.ts'
import type { Random } from '../generator/random.ts'

/** Names, streets, duties and small parts that only the licences `blind-n-…` use. */

const FIRST = [
  'Marinalva',
  'Osvaldina',
  'Gilmar',
  'Tarcísio',
  'Josenildo',
  'Eunice',
  'Hélio Augusto',
  'Lucimara',
  'Abner',
  'Solange',
  'Dirceu',
  'Priscila',
  'Vilson',
  'Ivonete',
]
const LAST = [
  'Taquarussu',
  'Bomjardim',
  'Pirajuí',
  'Salgueirinho',
  'Arroxelas',
  'Mondadori Paz',
  'Catunda',
  'Brandalise',
  'Estrelado',
  'Xavantino',
  'Nogueirol',
  'Peixinho',
]
const BRANDS = [
  'Boa Safra do Sul',
  'Garça Real',
  'Pontal da Barra',
  'Curicaca',
  'Lajeado Velho',
  'Mandaçaia',
  'Sete Léguas',
  'Aurora do Campo',
  'Guarita',
  'Pau-d’arco',
]
const ROADS = [
  'Rua Coronel Benvindo Sá',
  'Av. das Paineiras',
  'Estrada Municipal do Buriti, km 3',
  'Rua dos Ferroviários',
  'Av. Marechal Teodureto',
  'Rod. Vicinal Armando Prado, km 7,5',
  'Rua Projetada B, Quadra 14, Lote 02',
]

/** First name and one or two surnames. */
export function named(random: Random): string {
  const surnames = random.sample(LAST, random.int(1, 2)).join(random.pick([' ', ' ', ' da ', ' de ']))
  return `${random.pick(FIRST)} ${surnames}`
}

export interface Licensee {
  readonly name: string
  /** CNPJ without a mask. */
  readonly id: string
  readonly road: string
  readonly postcode: string
}

/** @param pattern the name with `%` for its invented part; in capitals where the rest is */
export function licensee(random: Random, pattern: string, order = '0001'): Licensee {
  const name = pattern.replace('%', random.pick(BRANDS))
  const house = random.int(11, 3900)
  const road = random.pick(ROADS)
  return {
    name: pattern === pattern.toUpperCase() ? name.toUpperCase() : name,
    id: cnpj(random, order),
    road: /km|Lote/.test(road) ? road : `${road}, ${house}`,
    postcode: `${random.digits(5)}-${random.digits(3)}`,
  }
}

/** Old and new plates in turn, without a hyphen; the first is of the pattern asked for. */
export function plates(random: Random, count: number, first: 'old' | 'mercosul' = 'mercosul'): string[] {
  const other = first === 'old' ? 'mercosul' : 'old'
  return Array.from({ length: count }, (_, index) => plate(random, index % 2 ? other : first))
}

/** Duties of the licensee, with terms, days and numbers that are not the licence's own. */
export function demands(random: Random, count: number, issued: IsoDate): string[] {
  const on = (days: number): string => shortDate(addDays(issued, days))
  const pool = [
    `Protocolar até ${on(200)} o comprovante de destinação dos resíduos gerados no ano anterior.`,
    'Requerer a prorrogação com no mínimo 120 (cento e vinte) dias de folga em relação ao vencimento.',
    'Lançar os despejos tratados somente dentro dos padrões da Resolução CONAMA 430/2011.',
    'Guardar por 3 (três) anos os manifestos de resíduos emitidos no sistema estadual.',
    `Executar nova medição de ruído até ${on(340)}, com laudo assinado por profissional habilitado.`,
    'Avisar este órgão, no mesmo dia, se houver derrame, incêndio ou parada do sistema de controle.',
    'Deixar este documento em lugar visível, no endereço da atividade.',
    'Não ampliar a produção nem trocar de ramo sem nova licença.',
    `Recompor 0,84 ha de vegetação nativa, com relatório fotográfico até ${on(500)}.`,
    'Limpar a caixa separadora a cada 90 (noventa) dias e anotar a data em livro próprio.',
    'Manter extintores, sinalização e bacia de contenção conforme NBR 17505 e NR 20.',
    `Manter vigente o alvará do Corpo de Bombeiros nº ${random.digits(6)}, que vence em ${on(260)}.`,
  ]
  return random.shuffle(pool).slice(0, count)
}

/** @param mark what stands before each line */
export function listed(texts: readonly string[], mark: (index: number) => string): Html {
  return html`${texts.map((text, index) => html`<p class="j">${mark(index)} ${text}</p>`)}`
}

/** Rows of cells under an optional head; the class `lined` of `LINED` draws the lines. */
export function lined(
  cells: readonly (readonly (string | number | Html)[])[],
  head?: readonly string[],
): Html {
  return html`<table class="lined">${head ? html`<tr>${head.map((cell) => html`<th>${cell}</th>`)}</tr>` : null}
${cells.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</table>`
}

export const LINED =
  '.lined { margin-bottom: 2.5mm } .lined td, .lined th { border: .25mm solid #555; padding: .8mm 1.8mm; text-align: left; vertical-align: top }'

/** A caption with its value beneath. */
export function over(caption: string, value: string | Html): Html {
  return html`<div class="over"><span>${caption}</span><br>${value}</div>`
}

/** Text that no line breaks. */
export function unbroken(text: string): Html {
  return html`<span style="white-space:nowrap">${text}</span>`
}

/** A rule to sign on, with who signs under it. */
export function signLine(name: string, office: string): Html {
  return html`<div class="c" style="margin-top:13mm;break-inside:avoid">________________________________<br>${name}<br><span class="s">${office}</span></div>`
}
