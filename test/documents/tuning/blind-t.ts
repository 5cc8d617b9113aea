import { addDays, type IsoDate, shortDate } from '../generator/dates.ts'
import { type Html, html } from '../generator/html.ts'
import { cnpj, hyphenated, plate } from '../generator/numbers.ts'
import type { Random } from '../generator/random.ts'

/** Invented people, companies, places, demands and small parts that only the licences `blind-t-…` use. */

const FIRST = [
  'Anselmo',
  'Berenice',
  'Cristóvão',
  'Dalva Lúcia',
  'Elpídio',
  'Fabíola',
  'Genésio',
  'Heloísa',
  'Juvenal',
  'Karina Inês',
  'Leocádia',
  'Murilo',
]
const LAST = [
  'Abrantes',
  'Bulhões',
  'Castanheda',
  'Dornelas Pinho',
  'Estrázulas',
  'Furquim',
  'Guedelha',
  'Itaborahy',
  'Lacombe Serpa',
  'Mascarello',
  'Nepomuceno',
]
const BRANDS = [
  'Aroeira Branca',
  'Boa Enseada',
  'Cambuci',
  'Dois Faróis',
  'Estrela do Planalto',
  'Figueira Velha',
  'Guaraciaba',
  'Monte Alverne',
  'Passo da Pedra',
  'Uirapuru',
]
const CITIES = [
  'Nova Aliança do Sul',
  'São Tibúrcio',
  'Águas de Ibirama Mirim',
  'Campo Novo do Jatobá',
  'Itapoama',
  'Santo Elói',
  'Monte Belo da Serra',
]
const ROADS = [
  'Rua Coronel Salustiano',
  'Avenida Industrial Norte',
  'Rua das Paineiras',
  'Estrada Velha do Matadouro',
  'Avenida Engenheiro Lauro Petri',
  'Rua Padre Onofre',
]

export function somebody(random: Random): string {
  return `${random.pick(FIRST)} ${random.sample(LAST, 2).join(random.pick([' ', ' da ', ' e ']))}`
}

export function city(random: Random): string {
  return random.pick(CITIES)
}

export interface Firm {
  readonly name: string
  /** CNPJ without a mask. */
  readonly id: string
  readonly road: string
  readonly city: string
  readonly postcode: string
}

/** @param shape what stands around the invented word, e.g. `~ Metais Ltda.` */
export function firm(random: Random, shape: string, branch = '0001'): Firm {
  return {
    name: shape.replace('~', random.pick(BRANDS)),
    id: cnpj(random, branch),
    road: `${random.pick(ROADS)}, nº ${random.int(11, 3900)}`,
    city: city(random),
    postcode: `${random.digits(2)}.${random.digits(3)}-${random.digits(3)}`,
  }
}

/** Plates of both patterns, without a hyphen and each once. */
export function trucks(random: Random, count: number): string[] {
  const plates = new Set<string>()
  while (plates.size < count) plates.add(plate(random, random.chance(0.5) ? 'mercosul' : 'old'))
  return [...plates]
}

/** As old licences print a plate: the old pattern with a hyphen, the Mercosul pattern without. */
export function asPrinted(value: string): string {
  return /\d{4}$/.test(value) ? hyphenated(value) : value
}

/** What an agency demands, with dates, terms and numbers that are not the licence's own. */
export function demands(random: Random, count: number, issued: IsoDate): string[] {
  const on = (days: number): string => shortDate(addDays(issued, days))
  const all = [
    `O laudo de ruídos do entorno será entregue até ${on(300)}, assinado por profissional habilitado.`,
    'Requerer nova licença com pelo menos 120 dias de antecedência em relação ao término desta.',
    `A outorga de captação nº ${random.int(200, 990)}/${issued.slice(0, 4)}, vigente até ${on(900)}, deve ser mantida em dia.`,
    'Guardar por 5 (cinco) anos as notas e os manifestos dos resíduos entregues a terceiros.',
    'Não lançar efluente sem tratamento no solo, na galeria de chuva ou em curso d’água.',
    `Instalar placa de identificação na entrada do empreendimento até ${on(60)}.`,
    'Atender aos padrões da Resolução CONAMA 430/2011 e da NBR 10004.',
    'Divulgar a obtenção desta licença em jornal de circulação regional, em 30 dias.',
    `Enviar o relatório anual de desempenho ambiental; o primeiro vence em ${on(395)}.`,
    'Fazer a limpeza da caixa separadora a cada 3 (três) meses e anotar em livro próprio.',
    'Avisar de imediato qualquer vazamento, incêndio ou derrame, pelo telefone de emergência.',
    'Ampliação ou mudança de endereço depende de licenciamento próprio.',
    `Apresentar a ART nº ${random.digits(11)}, baixada em ${on(-45)}, sempre que a fiscalização pedir.`,
    'Manter extintores, brigada e rotas de fuga conforme exigido pelo Corpo de Bombeiros.',
  ]
  return random.shuffle(all).slice(0, count)
}

/** One paragraph each. @param sign what opens the paragraph */
export function listed(texts: readonly string[], sign: (place: number) => string): Html {
  return html`${texts.map((text, index) => html`<p class="j">${sign(index + 1)} ${text}</p>`)}`
}

type Cell = string | number | Html

/** Rows with rules around every cell; needs `GRID`. */
export function grid(rows: readonly (readonly Cell[])[], head: readonly string[] = []): Html {
  return html`<table class="grid">${head.length > 0 ? html`<tr>${head.map((cell) => html`<th>${cell}</th>`)}</tr>` : null}
${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</table>`
}

export const GRID =
  '.grid { margin: 0 0 4mm; width: 99.6% } .grid td, .grid th { border: .25mm solid #555; padding: .9mm 1.8mm; text-align: left; vertical-align: top }'

/** A pale caption over its value. */
export function over(caption: string, value: Cell): Html {
  return html`<span class="s" style="color:#444">${caption}</span><br>${value}`
}

/** On one line, whatever comes. */
export function unbroken(text: string): Html {
  return html`<span style="white-space:nowrap">${text}</span>`
}

/** A rule with a name and an office below it. */
export function signs(name: string, office: string): Html {
  return html`<div class="c" style="margin-top:11mm;break-inside:avoid">____________________________________<br>${name}<br><span class="s">${office}</span></div>`
}
