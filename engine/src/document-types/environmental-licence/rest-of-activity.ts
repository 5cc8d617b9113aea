import { LINKING } from '../../weigh/pieces.ts'

const anyCase = (words: readonly string[]) =>
  words.flatMap((word) => [word, word.toUpperCase(), word.charAt(0).toUpperCase() + word.slice(1)]).join('|')

const LEADS = anyCase('kV LT linha linhas adutora ferrovia gasoduto mineroduto oleoduto'.split(' '))
const MEASURED = anyCase('capacidade potência vazão volume área'.split(' '))
const LINK = `(?:${anyCase([...LINKING, 'até'])})`
const NAME = String.raw`\p{Lu}[^\s,;.:]*`
const FIGURE = String.raw`\d{1,3}(?:\.?\d{3})*(?:,\d+)?`
const UNIT = String.raw`\p{Ll}\S*`

/**
 * What the network loses of an activity. What leads from one place to another goes on with the second one: `Linha de Transmissão 500 kV
 * Gilbués – Barra do Ouricuri`. A measure goes on to its unit: `usina com capacidade instalada` | `de 1.200 t/ano`. A bracket goes on to
 * its end, and so does one with numbers of dangerous goods behind their transport: `borra oleosa` | `(ONU 3077 e ONU 1993)`.
 */
export const REST_OF_ACTIVITY = new RegExp(
  [
    String.raw`(?<=(?:^|\s)(?:${LEADS})\s[^.;:]*)(?:(?<=\s[-–])|\s[-–])\s${NAME}(?: (?:${LINK} )*${NAME})*[,.]?`,
    String.raw`(?<=\s${LINK}\s${FIGURE})\s${UNIT}`,
    String.raw`(?<=\s${LINK})\s${FIGURE}\s${UNIT}`,
    String.raw`(?<=\s\([^().;:]{0,60})[^().;:]{0,60}\)[,.]?|\s\((?:ONU|UN)\s\d{4}[^()]{0,60}\)[,.]?`,
    String.raw`(?<=\s(?:${MEASURED})(?:\s\p{L}+)?)(?:\s\p{L}+)??\s${LINK}\s${FIGURE}\s${UNIT}`,
  ].join('|'),
  'uy',
)
