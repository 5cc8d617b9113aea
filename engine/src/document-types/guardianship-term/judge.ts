import type { Candidate } from '../../fields/choose.ts'
import { candidateAt, type Prose } from './prose.ts'
import type { RoleMention } from './roles.ts'

/** A stamp prints who signed; that is the judge only when nobody else is called so. */
const STAMP_SCORE = 0.4
const STAMP = /ASSINAD[OA][^\n]{0,60}(?:POR|PEL[OA])\s*:?\s*$|SIGNATARI[^\n]{0,14}$/

/** The judge as the body or the signature names her; the spelling of the stamp only supports it. */
export function judgeCandidates(prose: Prose, mentions: readonly RoleMention[]): Candidate[] {
  const judges = mentions.flatMap((mention) => {
    const isStamp = STAMP.test(prose.folded.slice(Math.max(0, mention.start - 90), mention.start))
    const score = mention.scores.judge ?? 0
    if (mention.role === 'judge')
      return [{ mention, score: isStamp ? 1 : Math.min(5.5, score) - 0.6, isStamp }]
    return isStamp && mention.role === null ? [{ mention, score: STAMP_SCORE, isStamp }] : []
  })
  const bodyFirst = [...judges].sort((a, b) => Number(a.isStamp) - Number(b.isStamp))
  return judges.map(({ mention, score }) => {
    const own = bodyFirst.find((other) => other.mention.key === mention.key)?.mention ?? mention
    // A narrow cell may have held the first words of the name only.
    const spelt = bodyFirst.find((other) => other.mention.key.startsWith(`${own.key} `))?.mention ?? own
    return candidateAt(prose, spelt.name, mention.start, mention.end, score)
  })
}
