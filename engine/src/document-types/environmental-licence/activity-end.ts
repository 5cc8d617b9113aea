import { normalise } from '../../values/normalise.ts'
import { pattern } from '../../values/pattern.ts'
import { unaccented } from '../../values/unaccented.ts'
import { ELEMENT_START, OTHER_CAPTION } from './activity-text.ts'

/** Longer texts are no activities. */
export const LENGTH_MAX = 400

/** Nouns of places: `na Rodovia …`, `no município de …`; with a preposition before them they begin an address. */
const PLACE_NOUN =
  'ruas?|avenida|av\\.|rod(?:ovia|\\.)|estrada|pra[çc]a|travessa|alameda|quadra|lote|gleba|vicinal|km|' +
  'bairro|povoado|comunidade|s[íi]tio|ch[áa]cara|fazenda|zona\\s+rural|munic[ií]pio|localidade|' +
  'endere[çc]o|im[óo]vel|propriedade|distrito\\s+industrial|margem|sede'
/** What happened at a place, in any gender and number: `localizada`, `exercidas`, `a ser desenvolvido`. */
const TAKES_PLACE =
  '(?:tod[ao]s\\s+)?(?:a\\s+ser(?:em)?\\s+)?(?:localizad|situad|(?<!capacidade\\s)instalad|estabelecid|' +
  'implantad|sediad|exercid|desenvolvid|executad|realizad)'
/** After a comma: clauses on the licence and its term, which an activity's own words have none of. */
const RELATIVE_CLAUSE =
  'cuj[ao]s?\\s|[oa]s?\\s+qua(?:l|is)\\s|sem\\s+preju[íi]zo|na\\s+forma\\s|nos\\s+moldes|consoante|' +
  'sujeit[ao]s?\\s|condicionad|ressalvad|durante\\s|vedad|proibid|com\\s+(?:as|os)\\s+seguintes\\s|' +
  '(?:encontra|acha)(?:m)?-se|por\\s+(?:\\d|\\p{L}+\\s+(?:anos?|meses|dias)\\b)'
/** `com os veículos abaixo relacionados`: who carries it out, not what. */
const LISTED_VEHICLES =
  ',?\\s+(?:com|por|mediante)\\s+(?:[oa]s?\\s+)?(?:ve[íi]culos?|conjuntos?|equipamentos?)\\s+(?:abaixo|' +
  'a\\s+seguir|relacionad|listad|discriminad|constante|identificad|descrit)'
/** ` – Rua Um, 20`: an address after a dash. */
const STREET = 'rua|avenida|av\\.|rod(?:ovia|\\.)|estrada|travessa|alameda'
/** Participles and openings of the next clause: what the licence says of itself, its law, its term. */
const NEXT_CLAUSE =
  'enquadrad|classificad|inscrit|conforme|nos\\s+termos|com\\s+(?:validade|prazo|base|sede|endere[çc]o|' +
  'vig[êe]ncia)|pelo\\s+(?:prazo|per[íi]odo)|por\\s+(?:prazo|(?:um\\s+)?per[íi]odo)|abaixo|a\\s+seguir|' +
  'mediante|devendo|observad|respeitad|desde\\s+que|em\\s+conformidade|de\\s+acordo|de\\s+propriedade|' +
  'de\\s+responsabilidade|v[áa]lid|sob\\s+as?\\s+condi|nas\\s+coordenadas|nest[ea]\\s+(?:munic|cidade|' +
  'estado)|c[oó]digo\\s|sob\\s+o\\s+c[oó]digo|tendo\\s|com\\s+fundamento|pertencente|' +
  'sob\\s+(?:a\\s+)?responsabilidade|d[aeo]s?\\s+que\\s|cadastrad|de\\s+titularidade|' +
  'at[ée]\\s+(?:o\\s+dia\\s+)?\\d|CNPJ|em\\s+su[ao]s?\\s|(?:tudo|tod[ao]s|amb[ao]s)\\s+n[ao]s?\\s|' +
  'e\\s+n[ãa]o\\s+[àao]s?\\s'

/** `, porte médio`, `(potencial poluidor M`, `– Grupo 3`: what grades an activity; `de grande porte` is one's own words. */
const GRADE =
  '(?:\\s[-–—|]\\s|[.;,]\\s+|\\s\\()(?:(?:porte|potencial)\\s+\\p{L}|grupo\\s+(?:\\d|[a-d](?!\\p{L})))'
/** `– 12.000 t/ano`, or so on a line of its own; after `de`, `até`, `com` a measure is part of the words. */
const MEASURE =
  '(?:\\s[-–—]\\s|(?<!\\s\\p{L}{1,3})\\n)\\d[\\d.]*(?:,\\d+)?\\s?(?:t|m[²³]|ha|kg|litros)(?:/\\p{L}+)?(?:\\n|$)'

/** Where a sentence leaves the activity: a place, a law, the next clause. */
const SENTENCE_END = new RegExp(
  [
    '\\.(?:\\s|$)|\\n\\n',
    '\\n(?=\\p{Lu}[^:.;,\\n]{1,45}:\\s)',
    `,?\\s+(?:${TAKES_PLACE}|${NEXT_CLAUSE})`,
    '[,\\s]\\s*(?:sit[oa]s?\\s+(?:n|[àa]))',
    `,?\\s+(?:n[ao]s?|em|[àa])\\s+(?:${PLACE_NOUN})(?![\\p{L}])`,
    'na\\(s\\)',
    LISTED_VEHICLES,
    GRADE,
    `\\s[-–—]\\s(?:${STREET})\\s|,\\s+(?:${RELATIVE_CLAUSE})`,
    ',\\s+(?:(?:na|no|em)\\s+(?!tod[ao]s?\\s)|situ\\s|(?:ficando|sendo|estando)\\s|a\\s+(?:operar|funcionar)\\s)',
  ]
    .map(unaccented)
    .join('|'),
  'iu',
)
/** The same in a cell, which says more of the activity itself: only a comma and a place, or another field. */
const CELL_END = new RegExp(
  [
    `,\\s+(?:${TAKES_PLACE}|sit[oa]s?\\s)`,
    `,?\\s+(?:${TAKES_PLACE}[ao]s?\\s+)?(?:n[ao]s?|[àa])\\s+(?:${STREET})\\s|\\s[-–—]\\s(?:${STREET})\\s`,
    '[.;]\\s+(?:(?:\\d{1,2}|[IVX]{1,4})\\s?[.)-]\\s*)?(?=\\p{Lu}[^.:;,]{1,45}:\\s)',
    '[.;]\\s+\\d{1,2}\\s?[.)-]\\s+\\p{Lu}\\p{Ll}+:',
    GRADE,
    MEASURE,
  ].join('|'),
  'iu',
)
/** `Porte médio` on a line of its own: a capital where small letters would go on. */
const BEGINS = /^\p{Lu}\p{Ll}/u
/** `Situada em` below the activity: its place, with or without a colon. */
const PLACE_CAPTION =
  /^(?:(?:A SER )?(?:SITUAD|LOCALIZAD|INSTALAD|ESTABELECID|SEDIAD)[AO]S?|NO ENDERECO|ENDERECO|LOCAL|LOGRADOURO)\b(?: \w+){0,2}:?$/
/** `Rua Um, 20`, `Rodovia BR-101, km 3`: a line of its own under an activity is where it takes place. */
const ADDRESS = pattern()`
  ^
  (?:RUA|R\.|AVENIDA|AV\.?|RODOVIA|ROD\.?|ESTRADA|EST\.|PRACA|TRAVESSA|TV\.|ALAMEDA|LARGO|VIA|SITIO|FAZENDA
    |CHACARA|QUADRA|KM|CEP|BAIRRO|ZONA RURAL)
  \s.*[\d,/]
`

/** How much of `text` the activity of a sentence takes; `isList` where semicolons part several. */
export function endInSentence(text: string, isList = false): number {
  const window = unaccented(text.slice(0, LENGTH_MAX))
  const stops = [window.search(SENTENCE_END), isList ? -1 : window.indexOf(';')].filter((stop) => stop >= 0)
  return Math.min(window.length, ...stops)
}

/** How much of a cell's text speaks of the activity: up to a line or a clause of another kind. */
export function endInCell(text: string): number {
  let end = 0
  for (const line of text.split('\n')) {
    const norm = normalise(line)
    if (OTHER_CAPTION.test(norm) && (/:|\s[-–—]\s/.test(line) || (end > 0 && BEGINS.test(line)))) break
    if (end > 0 && (PLACE_CAPTION.test(norm) || ADDRESS.test(norm))) break
    // A sentence is over; the items of a list end with a full stop or a semicolon each.
    if (end > 0 && /[.;]$/.test(text.slice(0, end).trimEnd()) && !ELEMENT_START.test(line)) break
    end += line.length + 1
  }
  const cell = text.slice(0, Math.min(end, LENGTH_MAX))
  const stops = [cell.search(CELL_END), otherField(cell)].filter((stop) => stop > 0)
  return Math.min(cell.length, ...stops)
}

/** `… - Porte: Médio`, `… (área útil: 400 m²)`, `… - Classe 3`: where a caption that is known to be another field's begins. */
function otherField(cell: string): number {
  const found = [INNER_CAPTION, BARE_CAPTION, INNER_MEASURE]
    .flatMap((pattern) => [...cell.matchAll(pattern)])
    .filter(({ 1: caption = '' }) => OTHER_CAPTION.test(normalise(caption)))
  return found.length > 0 ? Math.min(...found.map(({ index }) => index)) : -1
}

const INNER_CAPTION = /(?:\s[-–—|]\s|[.;,]\s+|\s\()(\p{L}[\p{L} /]{2,40}):\s/gu
/** `… artefatos têxteis CNAE: 1340-5/01`: nothing but its colon parts it from the words before. */
const BARE_CAPTION = /\s(\p{Lu}\p{L}*(?:\s\p{Ll}+){0,3}):\s/gu
/** `– classe 3` in small letters is the goods' own. */
const INNER_MEASURE = /(?:\s[-–—|]\s+|(?<!\([^)]*)[.;,]\s+|\s\()((?!classe)\p{L}[\p{L} ]{2,20})\d/gu
