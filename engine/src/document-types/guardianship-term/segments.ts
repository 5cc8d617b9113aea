import { CAPTION_START } from './captions.ts'
import type { Prose } from './prose.ts'
import type { Role } from './role-words.ts'
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
const ABBREVIATION =
  /(?:^|[^A-Z])(?:AV|DRA?|SRA?S?|STA|STO|JD|PQ|VL|CEL|GAL|MAL|PROFA?|PRES|DES|ENG|ART|ARTS|FLS|TEL|APTO|AP|BL|QD|LT|CONJ|RES|ED|COND|NRO|NUM|CF|INC|EXM[OA]|[A-Z])\.\s*$/
/** A sentence that goes on with the qualification. */
const GOES_ON =
  /^(?:R\.?G|C\.?P\.?F|RESID|NASC|NATURA|FILH|FILIA|BRASIL|PORTADOR|INSCRIT|TITULAR|DOMICIL|ENDERE|E-?MAIL|TEL|PROFISS|ESTADO CIVIL|NACIONAL|PARENTESCO|GRAU|IDENTIDADE|CARTEIRA|DATA D[EO] NASC|PAI|MAE|GENITOR|CI\/|D\.?N|(?:TOD|AMB)[OA]S\s|EST\. CIVIL|(?:[A-Z]+\.\s)?(?:O|A)S?\s(?:GUARDAD|MENOR|CRIANCA|ADOLESCENTE|INFANTE|CURATELAD|INTERDIT|TUTELAD|PUPIL)[A-Z()]*\s(?:E|NASCEU|ESTA|TEM|POSSUI|CONTA|PORTADOR|INSCRIT)\s)/

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
        start: home.end,
        end: endOf(prose, mentions, at, ends),
        before,
      })
    }
  }
  return segments
}

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
  const text = prose.folded.slice(home.end, limit)
  for (const stop of text.matchAll(/\.\s+(?=[A-Z])|\n+|\f/g)) {
    const rest = text.slice(stop.index + stop[0].length)
    if (stop[0].startsWith('.') && !stop[0].includes('\n')) {
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
  return limit
}
