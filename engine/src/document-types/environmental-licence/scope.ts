import type { Candidate } from '../../fields/choose.ts'
import type { Reading, ReadLine } from '../../fields/reading.ts'
import { pattern } from '../../values/pattern.ts'
import { STATE_NAME } from '../../values/uf.ts'

type Scope = 'MUNICIPAL' | 'STATE' | 'FEDERAL'

/** Who issues: words of a letterhead, in `normalise` spelling, with their weight. */
const ISSUER_WORDS: readonly (readonly [scope: Scope, pattern: RegExp, weight: number])[] = [
  ['MUNICIPAL', /\bPREFEITURA\b/, 5],
  [
    'MUNICIPAL',
    /SECRETARIA (?:MUNICIPAL|DO MUNICIPIO)|INSTITUTO MUNICIPAL|FUNDACAO MUNICIPAL|AGENCIA MUNICIPAL/,
    5,
  ],
  ['MUNICIPAL', /^(?:ESTADO .{3,30}[-–/] ?)?MUNICIPIO D[EOA]\b|GOVERNO (?:DO )?MUNICIP|GOVERNO DA CIDADE/, 4],
  [
    'MUNICIPAL',
    pattern()`
      \b
      (?:AGENCIA|AUTARQUIA|DEPARTAMENTO|DIRETORIA|COORDENADORIA|GERENCIA|COMPANHIA|EMPRESA|SERVICO
        |SUPERINTENDENCIA)
      \b.{0,40}\bMUNICIPAL\b
    `,
    4.5,
  ],
  ['MUNICIPAL', /^CIDADE D[EOA]\b/, 2.5],
  ['MUNICIPAL', /\bDO MUNICIPIO D[EOA]\b|\bMUNICIPIO D[EOA]\b/, 2.5],
  ['MUNICIPAL', /CONSORCIO/, 5],
  ['FEDERAL', /INSTITUTO BRASILEIRO DO MEIO AMBIENTE|INSTITUTO CHICO MENDES/, 6],
  [
    'FEDERAL',
    /\b(?:IBAMA|ICMBIO)\b|SERVICO PUBLICO FEDERAL|MINISTERIO DO MEIO AMBIENTE|REPUBLICA FEDERATIVA/,
    3.5,
  ],
  [
    'STATE',
    /GOVERNO D[OAE] (?:ESTADO|DISTRITO)|GOVERNO ESTADUAL|SECRETARIA (?:DE ESTADO|ESTADUAL|D[EO] .{3,40} DO ESTADO)/,
    3.5,
  ],
  ['STATE', /^ESTADO D[OAE]\b|DO ESTADO D[OAE]\b|DISTRITO FEDERAL|\bGDF\b/, 2],
  [
    'STATE',
    /(?:INSTITUTO|FUNDACAO|AGENCIA|SUPERINTENDENCIA|CONSELHO|ORGAO|COMPANHIA)\b.{0,40}\b(?:ESTADUAL|ESTADO)/,
    3,
  ],
  [
    'STATE',
    pattern()`
      \b
      (?:CETESB|INEA|FEPAM|IAT|IAP|FATMA|SEMAD|SUPRAM|FEAM|COPAM|SEMAS|INEMA|CPRH|SEMACE|IEMA|NATURATINS
        |IMASUL|IPAAM|IBRAM|SUDEMA|IDEMA|ADEMA|SEDAM|FEMARH|IMAC|SEMARH|AGUA E TERRA|HENRIQUE LUIZ ROESSLER)
      \b
    `,
    2.5,
  ],
  ['STATE', /INSTITUTO (?:DO|DE) MEIO AMBIENTE|INSTITUTO NATUREZA/, 1.5],
  // Any body of the state or the town; laws, roads and registrations are called so too.
  ['STATE', /^(?!.*\b(?:LEI|DECRETO|RESOLUCAO|INSC\w*|RODOVIA|ESTRADA|TAXA)\b).*\bESTADUAL\b/, 1.6],
  ['MUNICIPAL', /^(?!.*\b(?:LEI|DECRETO|RESOLUCAO|INSC\w*|ESTRADA|TAXA)\b).*\b(?:MUNICIPAL\b|MUN\. )/, 1.8],
  [
    'STATE',
    new RegExp(
      `^(?:GOVERNO|SECRETARIA|INSTITUTO|AGENCIA|SUPERINTENDENCIA)\\b.{0,70}\\bD[OAE] ${STATE_NAME}$`,
    ),
    1.8,
  ],
]
/** docs/domain.md 2.5: the issuer stands in the first lines of page 1; the body never decides. */
const HEADER_LINES = 12
/** Where the letterhead is an image, the signature block and the page's foot still name the issuer. */
const ELSEWHERE_FACTOR = 0.3
const SIGNATURE_WORDS = pattern()`
  SECRETARI[OA] (?:MUNICIPAL|DE ESTADO|ESTADUAL)|PREFEIT[OA]|PREFEITURA|DIRETOR.{0,40}(?:ESTADUAL|MUNICIPAL)
  |PRESIDENTE D[OA] |SUPERINTENDENTE
`

/** State, municipal or federal: by the issuer's header. */
export function scopeCandidates(reading: Reading): Candidate[] {
  const header = reading.pages[0]?.rows.flat().slice(0, HEADER_LINES) ?? []
  const prose = header.findIndex((line) => isProse(line))
  const letterhead = prose < 0 ? header : header.slice(0, prose)
  const fromHeader = letterhead.flatMap((line) => issuers(line, 1))
  const granting = grantingClause(letterhead.length, header)
  const rest = reading.lines.filter((line) => !letterhead.includes(line) && SIGNATURE_WORDS.test(line.norm))
  return [
    ...fromHeader,
    ...granting.flatMap((line) => issuers(line, GRANTING_FACTOR)),
    ...rest.flatMap((line) => issuers(line, ELSEWHERE_FACTOR)),
    ...reading.lines.flatMap(townHosts),
  ]
}

/** `A Fundação Estadual de …, no uso das atribuições …`: the first sentence names who grants, where the letterhead is an image. */
function grantingClause(from: number, header: readonly ReadLine[]): ReadLine[] {
  const opening = header[from]
  return opening && /^(?:A|O|AS|OS) [A-Z]/.test(opening.norm) ? [opening] : []
}

const GRANTING_FACTOR = 0.5

/** Towns have their whole name under their state's domain, agencies an acronym. */
const TOWN_HOST = /(?:^|[\s/.])[a-z-]{9,}\.(?!gov)[a-z]{2}\.gov\.br(?![\w.-]*\.)/

function townHosts(line: ReadLine): Candidate[] {
  const match = TOWN_HOST.exec(line.line.text)
  if (!match) return []
  return [
    {
      value: 'MUNICIPAL',
      spans: [{ line, start: match.index, end: match.index + match[0].length }],
      score: 0.3,
    },
  ]
}

/** One candidate for each line and scope; equal scopes of several lines add up in `choose`. */
function issuers(line: ReadLine, factor: number): Candidate[] {
  const best = new Map<Scope, number>()
  for (const [scope, pattern, weight] of ISSUER_WORDS) {
    if (pattern.test(line.norm)) best.set(scope, Math.max(best.get(scope) ?? 0, weight))
  }
  // "Secretaria do Estado" inside a municipal line (and the like) is talk about another body.
  if (best.has('MUNICIPAL')) best.delete('STATE')
  return [...best].map(([value, weight]) => ({
    value,
    spans: [{ line, start: 0, end: line.line.text.length }],
    score: weight * factor,
  }))
}

/** A sentence, not a letterhead: long, with lower-case words. */
function isProse(line: ReadLine): boolean {
  const { text } = line.line
  return text.length > 60 && /\p{Ll}{3}/u.test(text) && /[,;.]/.test(text) && line.norm.split(' ').length > 9
}
