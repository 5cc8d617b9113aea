import { pattern } from '../../values/pattern.ts'
import type { Mention } from './person-mentions.ts'
import type { Prose } from './prose.ts'
import { MENTIONS_REACH, QUALIFIED, type Role } from './role-words.ts'

/** A form's heading stands this far above its last caption at most. */
const HEADING_REACH = 2500
/** A form that asks for the birth right below the name is a child's. */
const CHILD_FORM = /^\s*\n(?:[^\n]*\n){0,2}(?:DATA DE |DATA D[OE] )?NASC/

/** `Nome: …` or a qualification under a heading that is a role: `CURADORES`, `Dados da criança`. */
export function headingRole(
  prose: Prose,
  mention: Mention,
  after: string,
  assigned: readonly Mention[],
): Role | null {
  const windowStart = Math.max(0, mention.start - HEADING_REACH)
  const before = prose.folded.slice(windowStart, mention.start)
  const isNamed = /(?:^|\n)[^\n:]{0,12}NOME[^\n:]{0,20}:?\s*$/.test(before.slice(-60))
  const opensLine = /\n\s*$/.test(before.slice(-40)) && QUALIFIED.test(after)
  if (!isNamed && !opensLine) return null
  const last = [...before.matchAll(ROLE_HEADING)].at(-1)
  if (isNamed && CHILD_FORM.test(after) && !/RG|PROFISS|ESTADO CIVIL|ENDERECO/.test(after)) return 'ward'
  if (!last) return null
  const under = windowStart + last.index + last[0].length
  const isDirect =
    before.slice(last.index + last[0].length).trim() === '' || isListed(prose, mention, under, assigned)
  // Below a name that has its line to itself, the word is that one's office: a signature.
  const aboveEnd = windowStart + before.slice(0, last.index).trimEnd().length
  const named = assigned.slice(-MENTIONS_REACH).findLast((one) => one.end <= aboveEnd)
  const isSignature =
    named?.end === aboveEnd &&
    /(?:^|\n)[\s_]*$/.test(prose.folded.slice(Math.max(0, named.start - 80), named.start))
  if (!isNamed && (!isDirect || isSignature)) return null
  return /^(?:GUARDI|CURADOR|TUTOR|COMPROMISS)/.test(last[1] ?? '') ? 'guardian' : 'ward'
}

/** Under a heading each line of the list names somebody. */
function isListed(prose: Prose, mention: Mention, start: number, assigned: readonly Mention[]): boolean {
  const lines = prose.folded.slice(start, mention.start).split('\n').slice(0, -1)
  const named = assigned.slice(-MENTIONS_REACH)
  let at = start
  return lines.every((line) => {
    const first = at + (/^[\s\d.)•*-]*/.exec(line)?.[0].length ?? 0)
    at += line.length + 1
    return line.trim() === '' ? at === start + 1 : named.some((one) => one.start === first)
  })
}

const ROLE_HEADING = pattern('g')`
  (?:^|\n)(?:(?:QUALIDADE|CONDICAO|PAPEL|FUNCAO|PARTE|PARTICIPACAO|ENCARGO)\s*:\s*)?\W{0,3}
  (?:[\dIVX]{1,3}(?:\.\d+)*\s?[.)–-]*\s*[-–]?\s*)?(?:[A-Z ]{0,30}(?<![A-Z])D[OA]S?(?:\(A?S?\))? )?
  (GUARDIA|GUARDIOES|CURADOR|TUTOR|COMPROMISS|CURATELA[DN]|INTERDIT|TUTELA[DN]|MENOR|CRIANCA|ADOLESCENTE
    |PUPIL|INFANTE|GUARDAND)
  [A-Z()/ ]{0,30}\d{0,2}:?\s*(?=\n)
`
