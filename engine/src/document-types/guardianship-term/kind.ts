import type { Candidate } from '../../fields/choose.ts'
import { pattern } from '../../values/pattern.ts'
import { candidateAt, type Prose } from './prose.ts'

export type Kind = 'GUARDA' | 'TUTELA' | 'CURATELA' | 'OTHER'

const GUARDIAN_ROLES = { GUARDA: 'GUARDIAN', TUTELA: 'TUTOR', CURATELA: 'CURATOR', OTHER: null } as const
const WARD_ROLES = { GUARDA: 'WARD', TUTELA: 'PUPIL', CURATELA: 'CURATEE', OTHER: null } as const

export function guardianRole(kind: Kind): string | null {
  return GUARDIAN_ROLES[kind]
}

export function wardRole(kind: Kind): string | null {
  return WARD_ROLES[kind]
}

const WORDS: readonly { readonly kind: Kind; readonly pattern: RegExp }[] = [
  { kind: 'OTHER', pattern: /TOMADA DE DECISAO APOIADA/g },
  {
    kind: 'CURATELA',
    pattern: /CURAT[EI]L[A-Z]*|CURADOR[A-Z]*(?! ESPECIAL)|INTERDI[CT][A-Z]*|INTERDITAND[OA]/g,
  },
  // `tutela de urgência` and `tutela antecipada` are court orders.
  {
    kind: 'TUTELA',
    pattern: pattern('g')`
      TUTOR(?:A|ES|AS)?(?![A-Z])|TUTELAD[OA]S?|PUPIL[OA]S?
      |(?<!ANTECIPACAO D[AE] |PEDIDO DE |EM SEDE DE )TUTELA
        (?! (?:DE URGENCIA|ANTECIPADA|PROVISORIA DE|DE EVIDENCIA|JURISDICIONAL|CAUTELAR|COLETIVA))
    `,
  },
  {
    kind: 'GUARDA',
    pattern: /GUARDIA[OS]?(?![A-Z])|GUARDIOES|GUARDA(?! (?:MUNICIPAL|CIVIL|DE DOCUMENTOS|DE BENS|DE ANIMA))/g,
  },
]
/** The title says it; the case class nearly so; words of the body pile up slowly. */
const TITLE_WEIGHT = 4
const CLASS_WEIGHT = 1.6
const BODY_WEIGHT = 0.22
const BODY_COUNT_MAX = 9

/** One candidate per place where a word of the kind stands: title, case class, body. */
export function kindCandidates(
  prose: Prose,
  title: { start: number; end: number } | null,
  caseClass: { start: number; end: number } | null,
): Candidate[] {
  return WORDS.flatMap(({ kind, pattern }) => {
    const hits = [...prose.folded.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
    }))
    const inside = (range: { start: number; end: number } | null) =>
      hits.find((hit) => range && hit.start >= range.start && hit.end <= range.end)
    const titled = inside(title)
    const classed = inside(caseClass)
    const first = titled ?? classed ?? hits[0]
    if (!first) return []
    const score =
      (titled ? TITLE_WEIGHT : 0) +
      (classed ? CLASS_WEIGHT : 0) +
      BODY_WEIGHT * Math.min(BODY_COUNT_MAX, hits.length)
    return [candidateAt(prose, kind, first.start, first.end, score)]
  })
}
