import { type Hit, spanOf } from './hit.ts'
import { normalise, normaliseWithMap } from './normalise.ts'

/** The 27 federative units in alphabetical order of their names' codes. */
export const UFS = [
  ...(['AC', 'AL', 'AP', 'AM', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MT', 'MS', 'MG', 'PA'] as const),
  ...(['PB', 'PR', 'PE', 'PI', 'RJ', 'RN', 'RS', 'RO', 'RR', 'SC', 'SP', 'SE', 'TO'] as const),
] as const
export type Uf = (typeof UFS)[number]

/** Where somebody was born: a unit, or `EX` for abroad. */
export type UfOrAbroad = Uf | 'EX'

const STATE_NAMES: Readonly<Record<Uf, string>> = {
  AC: 'Acre',
  AL: 'Alagoas',
  AP: 'Amapá',
  AM: 'Amazonas',
  BA: 'Bahia',
  CE: 'Ceará',
  DF: 'Distrito Federal',
  ES: 'Espírito Santo',
  GO: 'Goiás',
  MA: 'Maranhão',
  MT: 'Mato Grosso',
  MS: 'Mato Grosso do Sul',
  MG: 'Minas Gerais',
  PA: 'Pará',
  PB: 'Paraíba',
  PR: 'Paraná',
  PE: 'Pernambuco',
  PI: 'Piauí',
  RJ: 'Rio de Janeiro',
  RN: 'Rio Grande do Norte',
  RS: 'Rio Grande do Sul',
  RO: 'Rondônia',
  RR: 'Roraima',
  SC: 'Santa Catarina',
  SP: 'São Paulo',
  SE: 'Sergipe',
  TO: 'Tocantins',
}

export interface UfHit extends Hit {
  readonly uf: Uf
  /** Two capitals (`SE`, `PA`: also words of a text in capitals) or the state's name. */
  readonly form: 'code' | 'name'
}

/** "RIO GRANDE DO NORTE" has 19 letters; a longer slot is no state, and trimming it costs time. */
const SLOT_LENGTH_MAX = 64

/** Normalised name → unit, longest name first: MATO GROSSO DO SUL before MATO GROSSO, PARANA before PARA. */
const BY_NAME: readonly (readonly [string, Uf])[] = UFS.map(
  (uf) => [normalise(STATE_NAMES[uf]), uf] as const,
).sort((a, b) => b[0].length - a[0].length)

/** Source of a regular expression for the state names of a text in `normalise` or `fold` spelling. */
const STATE_NAME = `(?:${BY_NAME.map(([name]) => name).join('|')})`
const NAME = new RegExp(`(?<![A-Z])${STATE_NAME}(?![A-Z])`, 'g')
const CODE = new RegExp(`(?<![\\p{L}\\d])(?:${UFS.join('|')})(?![\\p{L}\\d])`, 'gu')

export function isUf(text: string): text is Uf {
  return (UFS as readonly string[]).includes(text)
}

/** The unit a slot names, by code or by name in any case; `EX` or `EXTERIOR` is abroad. */
export function parseUf(text: string): UfOrAbroad | null {
  if (text.length > SLOT_LENGTH_MAX) return null
  const norm = normalise(text).replace(/^[^A-Z]+|[^A-Z]+$/g, '')
  if (isUf(norm)) return norm
  if (norm === 'EX' || norm === 'EXTERIOR') return 'EX'
  return BY_NAME.find(([name]) => name === norm)?.[1] ?? null
}

/**
 * Every unit of a text: codes in capitals, names in any case. `para` is nearly always the preposition,
 * so the state is seen only when its accent is printed or after `ESTADO DO`.
 */
export function findUfs(text: string): UfHit[] {
  const hits: UfHit[] = []
  for (const match of text.matchAll(CODE)) {
    if (!isUf(match[0])) continue
    const span = { start: match.index, end: match.index + match[0].length, raw: match[0] }
    hits.push({ uf: match[0], form: 'code', ...span })
  }
  const { norm, map } = normaliseWithMap(text)
  for (const match of norm.matchAll(NAME)) {
    const uf = BY_NAME.find(([name]) => name === match[0])?.[1]
    if (uf === undefined) continue
    const span = spanOf(text, map, match.index, match.index + match[0].length)
    const isPreposition = uf === 'PA' && /^para$/i.test(span.raw)
    if (isPreposition && !norm.slice(0, match.index).endsWith('ESTADO DO ')) continue
    hits.push({ uf, form: 'name', ...span })
  }
  return hits.sort((a, b) => a.start - b.start)
}

/** The state's court of justice: `TJSP`. */
export function stateCourt(uf: Uf): string {
  return uf === 'DF' ? 'TJDFT' : `TJ${uf}`
}

/** The state's name with its accents: `SP` → `São Paulo`. */
export function stateName(uf: Uf): string {
  return STATE_NAMES[uf]
}
