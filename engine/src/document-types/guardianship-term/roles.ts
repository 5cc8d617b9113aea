import { pattern } from '../../values/pattern.ts'
import { UFS } from '../../values/uf.ts'
import type { Mention } from './person-mentions.ts'
import type { Prose } from './prose.ts'
import {
  DEED_CUE,
  LEFT_CUES,
  NAMED_AFTER_CUES,
  NEAR_CUES,
  RECIPIENT_CUE,
  RIGHT_CUES,
  type RoleCue,
} from './role-cues.ts'
import { headingRole } from './role-headings.ts'
import { MENTIONS_REACH, QUALIFIED, ROLES, type Role, WARD_WORD } from './role-words.ts'

/** A mention with what its words say about the person's role. */
export interface RoleMention extends Mention {
  readonly scores: RoleScores
  /** The role the words around this mention speak for most, if they do. */
  readonly role: Role | null
  /** Coordinated with the mention before it: `A e B`. */
  readonly joined: boolean
}

export type RoleScores = Readonly<Partial<Record<Role, number>>>

/** `A, juiz, B` makes nobody else a judge. */
const HEREDITARY: ReadonlySet<Role | null> = new Set<Role | null>(['guardian', 'ward', 'party'])
const LEFT_WINDOW = 260
const RIGHT_WINDOW = 220
/** What a sentence says of somebody after a whole qualification. */
const SENTENCE_WINDOW = 420
const NEAR_REACH = 200
/** Weaker words do not name a role. */
const ROLE_SCORE_MIN = 1.2
/** A role taken over from the name before counts a little less. */
export const INHERITED_SHARE = 0.9

/** Forms of address and articles between a cue and the name it speaks of. */
const ADDRESS = pattern()`
  [\s,(–-]+(?:O|A|OS|AS|AO|AOS)?(?:\(AS?\))?\s?
  (?:EXM[OA]S?|ILM[OA]S?|SR[AS]{0,2}|SENHOR(?:A|ES|AS)?|DR[AS]{0,2}|DOUTOR(?:A|ES)?|DONA|MM[AO]?|BEL[AO]?
    |PROF[AO]?)
  \.?(?:\(AS?\))?\.?\s*$
`
const ARTICLE = /\s(?:O|A|OS|AS)(?:\(AS?\))?\s*$/
/** `o Sr. …, brasileiro, …`: whom a term introduces like this and calls nothing else takes the office. */
const HONOURED = /(?<![A-Z])(?:SRA?S?|SENHORA?|SENHORES)\.?(?:\(AS?\))?\.?\s*$/
/** Numbers of a list between its heading and a name. */
const LIST_NUMBER = /\s*(?:(?<![A-Z\d(])(?:\d{1,2}\s?[.)ºª-]|[A-H]\)|[IVX]{1,3}\s?[-)]))\s*$/
/** `Eu, …, brasileira, …, assumo`: clerks name themselves without a qualification. */
const FIRST_PERSON = /(?:^|[\s.])EU,?\s*$/
const SPEAKER: RoleCue = { role: 'guardian', weight: 4.5, pattern: FIRST_PERSON }
const WARDS = new RegExp(`(?<![A-Z])${WARD_WORD}(?![A-Z])`)
/** `fica nomeado …, brasileiro, …` whatever the office is called. */
const NAMED = pattern()`
  (?:NOME(?:AD[OA]S?|OU|IO|IA|AR|ANDO)|DESIGN(?:AD[OA]S?|OU|AR)|CONSTITU(?:ID[OA]S?|I|IU)|INVESTID[OA]S?
    |(?<!PEL[OA] )PRESENTES?|APRESENTOU-SE|APRESENTARAM-SE|INTIMAD[OA]S?|ADMITID[OA]S?|RECEBE(?:U|RAM)?
    |ASSUM(?:E|IU|IRAM|EM)|PREST(?:OU|A|ARAM)|FIRM(?:OU|A|ARAM)|COMPROMISSO)
  (?![A-Z])[^.;]{0,120}$
`
const KIN_BEFORE = /(?:SEU|SUA)S? (?:FILH|NET|SOBRINH|IRMA|ENTEAD|PRIM|AFILHAD)[A-Z]*[, ]*$/
/** Witnesses, whatever is said of them. */
const WITNESSES =
  /TESTEMUNHAS?(?![A-Z])(?:(?!COMPARECE|NOMEAD|CURADOR|TUTOR|GUARDI|ABAIXO|ASSINAD|JUIZ)[^;])*$/
/** `entregue a menina …, à guarda de Fulana`: with the accent, which folding takes away, it is hers. */
const HANDED_OVER = pattern('iu')`
  (?:entreg|confia|coloc|submet|permanec|pass)\p{L}*[^;\n]{0,260}\sàs?\s
  (?:guarda|tutela|curatela|responsabilidade)(?:\s\p{L}+)?\sd[aeo]s?\s
  (?:(?:sua|seu)\s\p{L}+(?:\s\p{L}+)?,?\s)?(?:[oa]\s)?(?:sra?\.\s)?$
`
const HANDED_OVER_WINDOW = 360
/** `decisão da Dra. …`: lawyers do not decide. */
const DOCTOR = /(?<![A-Z])(?:DRA?|DOUTORA?)\.?(?:\(A\))?\.?\s*$/
const DECIDED =
  /(?:DECISAO|SENTENCA|DESPACHO|LIMINAR|LAVRA|PROFERID[OA]|PROLATAD[OA]|DEFERID[OA]|DETERMINACAO)(?![A-Z])[^.;\n]{0,60}$/
const PLACE_AFTER = new RegExp(`^\\s?(?:[/(]\\s?|\\s?[-–]\\s?)(?:${UFS.join('|')})(?![A-Za-z])`)
const SENTENCE_REACH = 800
const GIVEN = pattern()`
  (?:NOMEAD|INVESTID|NOMEIA|NOMEOU|NOMEAR|DESIGNAD|CONFIAD|COLOCAD|DEFERID|CONCEDID|CONFERID|OUTORGAD)[A-Z]*
  [^.;]{0,80}(?:GUARDIA|GUARDA|TUTEL|TUTOR|CURATEL|CURADOR)
`
const LIST_ITEM = /(?:^|\n|[.;:]\s)\s*(?:\d{1,2} ?[).ºª-]|[A-Z]\)|[IVX]{1,4} ?[-)])\s*$/
const BORN =
  /^(?:, ?|\s?[(–-]\s?)(?:[A-Z() ]{3,24}, ?){0,2}(?:NASCID|COM NASCIMENTO|NASC\.|D\.? ?N\.?:? ?\d|DATA D[EO] NASC|D[EA] \d+ ANOS)/
const BORN_LATER = /^[\s,(–-]{1,4}[^.;\n]{0,90}?(?:NASCID[OA]|NASCIMENTO)/
const ADULT = /RESIDENTE|DOMICILIAD|SOLTEIR|CASAD|DIVORCIAD|VIUV|UNIAO ESTAVEL/
const ADDRESS_START =
  /(?<![A-Z])(?:RESIDENTES?|RESIDEM?|DOMICILIAD[OA]S?|ENDERECO|RESIDENCIA|DOMICILIO|MORADOR(?:A|ES)?)(?![A-Z])/g
const ADDRESS_OVER = pattern()`
  CEP:? ?\d|QUEM|, QUE |QUAL|NOMEAD|CURADOR|CURATEL|TUTOR|TUTEL|GUARDI|GUARDA|MENOR|CRIANCA|ADOLESC|INTERDIT
  |[A-Z\d)]{3}\. [A-Z]|;|\n|FILH[OA]|COMPARECE|CPF|JUIZ|(?<![A-Z])E (?:D[EOA] )?(?:SR|SUA |SEU )
`
/** `A e B`, `A, B`, `A, falecido, e de B`, `A e de sua companheira, B`. */
const COORDINATED = pattern()`
  ^[\s,]*(?:\(?(?:JA )?FALECID[OA]\)?)?\s*(?:,|;|\bE\b|&|\/|,\s*E|BEM COMO|ASSIM COMO|E TAMBEM)[\s,]*
  (?:D[EOA]S?\s)?(?:(?:SUA|SEU)\s(?:ESPOS[OA]|COMPANHEIR[OA]|MARIDO|MULHER|CONJUGE|IRMA|IRMAO),?)?\s*$
`
/** The same at the end of a qualification. */
const COORDINATED_LATE =
  /(?:[,;]\s*|\s)E\s+(?:D[EOA]S?\s+)?(?:(?:SUA|SEU)\s(?:ESPOS[OA]|COMPANHEIR[OA]|MARIDO|MULHER|CONJUGE|IRMA|IRMAO)[, ]*)?$/

export function assignRoles(prose: Prose, mentions: readonly Mention[]): RoleMention[] {
  const assigned: RoleMention[] = []
  for (const mention of mentions) {
    const previous = assigned.at(-1)
    const { scores, joined } = scoreMention(prose, mention, previous, assigned)
    assigned.push({ ...mention, scores, role: bestRole(scores), joined })
  }
  return assigned
}

function scoreMention(
  prose: Prose,
  mention: Mention,
  previous: RoleMention | undefined,
  assigned: readonly RoleMention[],
): { scores: RoleScores; joined: boolean } {
  const scores: Partial<Record<Role, number>> = {}
  const add = (role: Role, weight: number): void => {
    scores[role] = (scores[role] ?? 0) + weight
  }
  const before = prose.folded.slice(Math.max(0, mention.start - LEFT_WINDOW), mention.start)
  const own = before.slice(-Math.max(1, mention.start - endOfOther(assigned)))
  const after = prose.folded.slice(mention.end, mention.end + RIGHT_WINDOW)
  if (isPlace(prose, mention) || isInAddress(before, after) || WITNESSES.test(before))
    return { scores: { other: 6 }, joined: false }
  for (const cue of RIGHT_CUES) if (cue.pattern.test(after)) add(cue.role, cue.weight)
  if (LIST_ITEM.test(before) && BORN.test(after)) add('ward', 2.5)
  else if (LIST_ITEM.test(before) && QUALIFIED.test(after)) add('guardian', 2.9)
  const heir = previous ? inherits(prose, mention, previous, assigned, after) : null
  if (heir) {
    for (const role of ROLES) {
      const score = heir.scores[role]
      if (score !== undefined) add(role, INHERITED_SHARE * score)
    }
    return { scores, joined: true }
  }
  if (HANDED_OVER.test(prose.text.slice(Math.max(0, mention.start - HANDED_OVER_WINDOW), mention.start))) {
    add('guardian', 5)
    return { scores, joined: false }
  }
  const deed = DEED_CUE.pattern.test(after) ? DEED_CUE.weight : 0
  const isIntroduced = HONOURED.test(before) && QUALIFIED.test(after)
  const cue = FIRST_PERSON.test(before) && QUALIFIED.test(after) ? SPEAKER : leftCue(before, own)
  if (!cue && DOCTOR.test(before) && DECIDED.test(own.replace(DOCTOR, ''))) add('judge', 4)
  if (cue && !(isIntroduced && cue.role === 'parent')) {
    // `seu filho X, nascido em …` is the child whom somebody guards, not the guardian.
    const isChild = cue.role === 'guardian' && BORN.test(after) && KIN_BEFORE.test(own.trimEnd())
    add(isChild ? 'ward' : cue.role, cue.weight)
    return { scores, joined: false }
  }
  if (deed > 0) add('guardian', deed)
  const sentence = prose.folded.slice(mention.end, mention.end + SENTENCE_WINDOW)
  for (const named of NAMED_AFTER_CUES) if (named.pattern.test(sentence)) add(named.role, named.weight)
  if (isIntroduced) add('guardian', 3)
  else if (NAMED.test(own) && QUALIFIED.test(after)) add('guardian', 3.2)
  else if (!cue && ADULT.test(after) && QUALIFIED.test(after) && isDeferred(prose, mention, assigned))
    add('guardian', 3)
  else if (!cue) for (const [role, weight] of fromQualification(after)) add(role, weight)
  const heading = headingRole(prose, mention, after, assigned)
  if (heading) {
    add(heading, 4)
    return { scores, joined: false }
  }
  const since = Math.max(previous?.end ?? 0, mention.start - NEAR_REACH)
  const near = lastSentence(prose.folded.slice(since, mention.start))
  for (const { role, weight, pattern } of NEAR_CUES) {
    const last = [...near.matchAll(pattern)].at(-1)
    if (last) add(role, weight * (1 - (near.length - last.index - last[0].length) / NEAR_REACH))
  }
  return { scores, joined: false }
}

/** Streets, quarters and cities between `residente` and what comes after the address. */
function isInAddress(before: string, after: string): boolean {
  const start = [...before.matchAll(ADDRESS_START)].at(-1)
  if (!start || QUALIFIED.test(after)) return false
  return !ADDRESS_OVER.test(before.slice(start.index + start[0].length))
}

/** What stands before the last person with a role was said about that one. */
function endOfOther(assigned: readonly RoleMention[]): number {
  return (
    assigned.slice(-MENTIONS_REACH).findLast((one) => one.role !== null && one.role !== 'other')?.end ?? 0
  )
}

/** @param own the part of `before` that no other person stands in */
function leftCue(before: string, own: string): RoleCue | undefined {
  const recipient = before.replace(ADDRESS, '').replace(/[\s,–-]+$/, '')
  if (RECIPIENT_CUE.pattern.test(recipient)) return RECIPIENT_CUE
  let text = own.replace(LIST_NUMBER, '')
  for (let stripped = text.replace(ADDRESS, ''); stripped !== text; stripped = text.replace(ADDRESS, ''))
    text = stripped
  // What stands on the line above belongs to it, unless it is a caption.
  if (/\n\s*$/.test(text)) return LEFT_CUES.find((cue) => cue.isLabel && cue.pattern.test(text.trimEnd()))
  const plain = text.replace(/[\s,–-]+$/, '')
  const bare = plain.replace(ARTICLE, '').replace(/[\s,–-]+$/, '')
  // A label ends its line; the value may stand on the next one. With its space the text ends where the name begins.
  const ends = [plain, bare, text.replace(/[ \t]+$/, ''), own]
  return LEFT_CUES.find((cue) => ends.some((end) => cue.pattern.test(end)))
}

/** `Ana, de Betim/MG`; a city has its state beside it. */
function isPlace(prose: Prose, mention: Mention): boolean {
  const after = prose.text.slice(mention.end, mention.end + 8)
  return PLACE_AFTER.test(after)
}

/** Whether an office was given earlier in the sentence, and nobody was named for it yet. */
function isDeferred(prose: Prose, mention: Mention, assigned: readonly RoleMention[]): boolean {
  const sentence = lastSentence(
    prose.folded.slice(Math.max(0, mention.start - SENTENCE_REACH), mention.start),
  )
  const start = mention.start - sentence.length
  const given = sentence.search(GIVEN)
  if (given < 0) return false
  return !assigned.slice(-MENTIONS_REACH).some((one) => one.start >= start + given && one.role === 'guardian')
}

/** The mention whose role this one shares by coordination. */
function inherits(
  prose: Prose,
  mention: Mention,
  previous: RoleMention,
  assigned: readonly RoleMention[],
  after: string,
): RoleMention | null {
  const gap = prose.folded.slice(previous.end, mention.start)
  if (/\n/.test(gap) || gap.length > NEAR_REACH * 3) return null
  const isBorn = BORN.test(after)
  if (COORDINATED.test(gap) && !/^\s*,\s*D[EOA]S?\s*$/.test(gap)) {
    if (previous.role !== 'parent') return HEREDITARY.has(previous.role) ? previous : null
    const parents = parentsInARow(assigned)
    // `filha de A e B, nascida em …` speaks of the ward again.
    if (parents < 2 && (!isBorn || !gap.includes(','))) return previous
  }
  if (
    !COORDINATED_LATE.test(gap) &&
    !(isBorn && /[,;.]\s*(?:\d{1,2}\s?[.)ºª-]\s*|[A-Z]\)\s*|E\s+)?$/.test(gap))
  )
    return null
  if (/[.]\s+[A-Z]/.test(gap.replace(/\b[A-Z]{1,3}\.\s/g, ''))) return null
  if (previous.role === 'parent' && parentsInARow(assigned) < 2 && !isBorn) return previous
  const holder = assigned
    .slice(-MENTIONS_REACH)
    .findLast((one) => one.role === 'guardian' || one.role === 'ward')
  if (!holder || prose.folded.slice(holder.end, mention.start).includes('\n')) return null
  const isAboutWards = WARDS.test(gap)
  return (holder.role === 'ward') === (isBorn || isAboutWards) ? holder : null
}

function parentsInARow(assigned: readonly RoleMention[]): number {
  const near = assigned.slice(-MENTIONS_REACH)
  return near.length - 1 - near.findLastIndex((mention) => mention.role !== 'parent')
}

/** Nothing calls the person anything: adults are described by trade and address, wards by birth and parents. */
function fromQualification(after: string): (readonly [Role, number])[] {
  if (BORN.test(after)) return []
  if (BORN_LATER.test(after) && !ADULT.test(after.slice(0, 90))) return [['ward', 1.6]]
  if (!QUALIFIED.test(after) && !/^[\s,(-]{1,3}(?:C\.?P\.?F|R\.?G|INSCRIT|PORTADOR)/.test(after)) return []
  return /RESIDENTE|DOMICILIAD|SOLTEIR|CASAD|DIVORCIAD|VIUV|UNIAO ESTAVEL/.test(after)
    ? [['guardian', 1]]
    : []
}

/** What stands after the last full stop that is not an abbreviation's. */
function lastSentence(text: string): string {
  const end = [...text.matchAll(/(?:[A-Z\d)]{3}[.;]\s)|\n/g)].at(-1)
  return end ? text.slice(end.index + end[0].length) : text
}

function bestRole(scores: RoleScores): Role | null {
  const ranked = ROLES.map((role) => ({ role, score: scores[role] ?? 0 })).sort((a, b) => b.score - a.score)
  const [best] = ranked
  return best && best.score >= ROLE_SCORE_MIN ? best.role : null
}
