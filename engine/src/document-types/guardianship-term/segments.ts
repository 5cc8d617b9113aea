import { pattern } from '../../values/pattern.ts'
import { CAPTION_START } from './captions.ts'
import type { Prose } from './prose.ts'
import { KINSHIP, OF, type Role, SIDE } from './role-words.ts'
import type { RoleMention } from './roles.ts'

/** What is printed about one person, or about several that are named together. */
export interface Segment {
  readonly prose: Prose
  /** People that share the text, in printed order. */
  readonly members: readonly RoleMention[]
  readonly start: number
  readonly end: number
  /** The text before the first name that belongs to it (`seu sobrinho, …`). */
  readonly before: number
}

const LENGTH_MAX = 1600
const BEFORE_LENGTH = 60
/** Their names end what is said about somebody else. */
const ENDING: ReadonlySet<Role | null> = new Set<Role | null>(['guardian', 'ward', 'judge', 'official'])
const ABBREVIATION = pattern()`
  (?:^|[^A-Z])
  (?:AV|DRA?|SRA?S?|STA|STO|JD|PQ|VL|CEL|GAL|MAL|PROFA?|PRES|DES|ENG|ART|ARTS|FLS|TEL|APTO|AP|BL|QD|LT|CONJ
    |RES|ED|COND|NRO|NUM|CF|INC|EXM[OA]|[A-Z])
  \.\s*$
`
const WARD_NOUN = '(?:GUARDAD|MENOR|CRIANCA|ADOLESCENTE|INFANTE|CURATELAD|INTERDIT|TUTELAD|PUPIL)[A-Z()]*'
/** How a sentence or a line begins that goes on with the qualification. */
const GOES_ON = new RegExp(
  `^(?:${[
    'R\\.?G',
    'C\\.?P\\.?F',
    'CI\\/',
    'IDENTIDADE',
    'CARTEIRA',
    'PORTADOR',
    'INSCRIT',
    'TITULAR',
    'RESID',
    'DOMICIL',
    'ENDERE',
    'E-?MAIL',
    'TEL',
    'NASC',
    'DATA D[EO] NASC',
    'D\\.?N',
    'NATURA',
    'NACIONAL',
    'BRASIL',
    'FILH',
    'FILIA',
    'PAI',
    'MAE',
    'GENITOR',
    'PROFISS',
    'ESTADO CIVIL',
    'EST\\. CIVIL',
    'PARENTESCO',
    'GRAU',
    `${KINSHIP}${SIDE} ${OF} ${WARD_NOUN}\\)`,
    '(?:TOD|AMB)[OA]S\\s',
    `(?:[A-Z]+\\.\\s)?(?:O|A)S?\\s${WARD_NOUN}\\s(?:E|NASCEU|ESTA|TEM|POSSUI|CONTA|PORTADOR|INSCRIT)\\s`,
  ].join('|')})`,
)

/** The people of a role with the text after their names, those named together as one segment. */
export function segmentsOf(
  prose: Prose,
  mentions: readonly RoleMention[],
  homes: ReadonlySet<RoleMention>,
  others: readonly RoleMention[] = [],
): Segment[] {
  const ends = new Set([...homes, ...others])
  const segments: Segment[] = []
  for (const home of homes) {
    const at = mentions.indexOf(home)
    const previous = segments.at(-1)
    const last = previous?.members.at(-1)
    if (previous && last && isNamedTogether(prose, last, home)) {
      segments[segments.length - 1] = {
        ...previous,
        members: [...previous.members, home],
        start: home.end,
        end: endOf(prose, mentions, at, ends),
      }
    } else {
      const before = Math.max(mentions[at - 1]?.end ?? 0, home.start - BEFORE_LENGTH)
      segments.push({
        prose,
        members: [home],
        ...extentOf(prose, mentions, at, ends),
        before,
      })
    }
  }
  return segments
}

/** The text after the name, or the paragraph that the text there refers to. */
function extentOf(
  prose: Prose,
  mentions: readonly RoleMention[],
  at: number,
  homes: ReadonlySet<RoleMention>,
): { readonly start: number; readonly end: number } {
  const from = mentions[at]?.end ?? 0
  const later = isQualifiedLater(prose, mentions[at]) ? prose.folded.slice(from).search(QUALIFICATION) : -1
  if (later < 0) return { start: from, end: endOf(prose, mentions, at, homes) }
  const start = from + later
  const end = prose.folded.indexOf('\n\n', start + 2)
  return { start, end: end < 0 ? prose.text.length : Math.min(end, start + LENGTH_MAX) }
}

function isQualifiedLater(prose: Prose, mention: RoleMention | undefined): boolean {
  return (
    mention !== undefined &&
    QUALIFIED_LATER.test(prose.folded.slice(mention.end, mention.end + BEFORE_LENGTH))
  )
}

/** `compareceu Fulana, adiante qualificada, …` and a paragraph `Qualificação: …`. */
const QUALIFIED_LATER = /^,? ?(?:ADIANTE|ABAIXO|INFRA|A SEGUIR|AO FINAL) (?:QUALIFICAD|IDENTIFICAD|DESCRIT)/
const QUALIFICATION = /\n\s*(?:\d{1,2}\s?[.)-]\s*)?QUALIFICACAO(?: [A-Z() ]{2,40})?:/

/** `A e B`, `A, B`: nothing is said about A alone. */
function isNamedTogether(prose: Prose, first: RoleMention, second: RoleMention): boolean {
  const gap = prose.folded.slice(first.end, second.start)
  return (
    second.joined &&
    gap.length < 16 &&
    /^[\s,;/]*(?:E|&)?[\s,]*(?:D[EOA]S? )?(?:(?:O|A) )?(?:SRA?\.? ?)?$/.test(gap)
  )
}

function endOf(
  prose: Prose,
  mentions: readonly RoleMention[],
  at: number,
  homes: ReadonlySet<RoleMention>,
): number {
  const home = mentions[at]
  if (!home) return 0
  const next = mentions
    .slice(at + 1)
    .find((one) => one.key !== home.key && (ENDING.has(one.role) || homes.has(one)))
  const limit = Math.min(next?.start ?? prose.text.length, home.end + LENGTH_MAX)
  const whole = prose.folded.slice(home.end, limit)
  // A paragraph of its own that somebody else was promised.
  const promised = mentions.some((one) => isQualifiedLater(prose, one)) ? whole.search(QUALIFICATION) : -1
  const text = promised < 0 ? whole : whole.slice(0, promised)
  for (const stop of text.matchAll(/\.\s+(?=[A-Z])|\n+|\f/g)) {
    const rest = text.slice(stop.index + stop[0].length)
    if (stop[0].startsWith('.') && !stop[0].includes('\n')) {
      // `aux. administrativa`: no sentence begins in small letters.
      if (/\p{Ll}/u.test(prose.text.charAt(home.end + stop.index + stop[0].length))) continue
      const upTo = text.slice(0, stop.index + 1)
      const isNumbering = /(?:^|\n)\s*[\d.]+$/.test(upTo)
      if (
        isNumbering ||
        ABBREVIATION.test(upTo) ||
        GOES_ON.test(rest) ||
        CAPTION_START.test(rest.slice(0, 80))
      )
        continue
    } else if (CAPTION_START.test(rest.slice(0, 80)) || GOES_ON.test(rest.replace(/^[\s•*\d.()-]+/, '')))
      continue
    return home.end + stop.index
  }
  return home.end + text.length
}
