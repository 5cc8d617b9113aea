import { findLabel, type Label, type LabelHit } from '../../fields/labels.ts'
import type { ReadLine } from '../../fields/reading.ts'
import type { Span } from '../../fields/span.ts'
import type { Box } from '../../types.ts'
import type { Face, FaceLine } from './face.ts'

/** What a caption of the card announces; `heading` is print that announces nothing. */
export type CaptionKind =
  | 'heading'
  | 'name'
  | 'identity'
  | 'cpf'
  | 'birth'
  | 'filiation'
  | 'permission'
  | 'acc'
  | 'licenceClass'
  | 'licenceNumber'
  | 'expiry'
  | 'firstLicence'
  | 'issue'
  | 'nationality'
  | 'observations'
  | 'holderSignature'
  | 'issuerSignature'
  | 'local'
  | 'department'

export interface Caption {
  readonly kind: CaptionKind
  readonly face: Face
  readonly span: Span
  readonly box: Box
  readonly height: number
  /** Not read, but expected here from where the others are. */
  readonly isExpected?: true
}

/** Captions of the half with the photo; the others may be on either half. */
export const FRONT_ONLY: ReadonlySet<CaptionKind> = new Set([
  'name',
  'identity',
  'cpf',
  'birth',
  'filiation',
  'licenceClass',
  'licenceNumber',
  'expiry',
  'firstLicence',
  'nationality',
])

/** Captions as printed since 2006 (domain sections 1.2 and 1.3), with the spellings that OCR makes of the short ones. */
const PHRASES: readonly (readonly [CaptionKind, readonly string[]])[] = [
  [
    'heading',
    [
      'REPUBLICA FEDERATIVA DO BRASIL',
      'MINISTERIO DAS CIDADES',
      'MINISTERIO DA INFRAESTRUTURA',
      'MINISTERIO DOS TRANSPORTES',
      'DEPARTAMENTO NACIONAL DE TRANSITO',
      'SECRETARIA NACIONAL DE TRANSITO',
      'CARTEIRA NACIONAL DE HABILITACAO',
      'PERMISSAO PARA DIRIGIR',
      'PERMISSAO INTERNACIONAL',
      'VALIDA EM TODO',
      'TERRITORIO NACIONAL',
      'PROIBIDO PLASTIFICAR',
    ],
  ],
  ['name', ['NOME E SOBRENOME', 'NOME SOCIAL', 'NOME', 'N0ME', 'NQME']],
  [
    'identity',
    [
      'DOC. IDENTIDADE / ORG. EMISSOR / UF',
      'DOC. IDENTIDADE/ORG. EMISSOR/UF',
      'DOC. IDENTIDADE/ORG. EMISSOR UF',
      'DOC. IDENTIDADE / ORG. EMISSOR UF',
      'DOC.IDENTIDADE/ORG.EMISSOR UF',
      'DOC.IDENTIDADE/ORG.EMISSOR/UF',
      'DOC IDENTIDADE / ORG EMISSOR / UF',
      'DOC IDENTIDADE/ORG EMISSOR/UF',
      'DOC IDENTIDADE / ORG EMISSOR UF',
      'DOC. IDENTIDADE',
      'DOC.IDENTIDADE',
      'DOC IDENTIDADE',
      'ORG. EMISSOR / UF',
      'ORG. EMISSOR/UF',
      'ORG EMISSOR / UF',
      'ORG EMISSOR/UF',
      'ORG. EMISSOR',
      'ORG EMISSOR',
    ],
  ],
  ['cpf', ['CPF', 'CPE', 'C.P.F.']],
  [
    'birth',
    [
      'DATA, LOCAL E UF DE NASCIMENTO',
      'DATA LOCAL E UF DE NASCIMENTO',
      'DATA E LOCAL DE NASCIMENTO',
      'DATA DE NASCIMENTO',
      'DATA NASCIMENTO',
      'DATA NASC.',
    ],
  ],
  ['filiation', ['FILIACAO']],
  ['permission', ['PERMISSAO']],
  ['acc', ['ACC']],
  ['licenceClass', ['CAT. HAB.', 'CAT. HAB', 'CAT.HAB.', 'CAT.HAB', 'CAT HAB.', 'CAT HAB', 'CATHAB']],
  ['licenceNumber', ['N REGISTRO', 'N DE REGISTRO', 'REGISTRO']],
  ['expiry', ['DATA DE VALIDADE', 'VALIDADE']],
  ['firstLicence', ['1A HABILITACAO', '1 HABILITACAO', 'PRIMEIRA HABILITACAO', 'HABILITACAO']],
  ['issue', ['DATA DE EMISSAO', 'DATA EMISSAO', 'DATA DA EMISSAO']],
  ['nationality', ['NACIONALIDADE']],
  ['observations', ['OBSERVACOES', 'OBSERVACAO']],
  ['holderSignature', ['ASSINATURA DO PORTADOR']],
  ['issuerSignature', ['ASSINATURA DO EMISSOR', 'ASSINADO DIGITALMENTE']],
  ['local', ['LOCAL', 'L0CAL', 'LOCAI']],
  ['department', ['DEPARTAMENTO ESTADUAL DE TRANSITO']],
] as const

const KINDS: ReadonlyMap<Label, CaptionKind> = new Map(
  PHRASES.flatMap(([kind, phrases]) => phrases.map((phrase) => [{ phrase }, kind] as const)),
)

/** The spellings of a caption, longest first. */
export function phrasesOf(kind: CaptionKind): readonly string[] {
  return PHRASES.find(([known]) => known === kind)?.[1] ?? []
}

/** A face has one card, at most a few; text that repeats captions without end is none. */
const SAME_KIND_MAX = 8
/** A misread letter takes as much from a caption as this many right ones give. */
const EDIT_COST = 2.5

/** The number printed before a caption from 2022 on, or the `N` of `Nº` that a misread left behind. */
const FIELD_NUMBER = /(?:^|(?<=\s))(?:2\s?e\s?1|3|4\s?[abcd]|5|7|9|1[0-2]|n\S?)[\s.\-–]*$/i
/** What may remain of a caption behind its last word. */
const TAIL = /^[\s.:/-]*(?:UF(?![\p{L}\d])[\s.:/-]*)?/u

export function captionsOf(face: Face, lines: readonly FaceLine[]): Caption[] {
  const reads = lines.map(({ read }) => read)
  const hits = [...KINDS.keys()].flatMap((label) => findLabel(reads, label))
  const captions = withoutShorter(hits).map((hit) => {
    const span = wholeCaption(hit)
    const kind = KINDS.get(hit.label) ?? 'heading'
    return { kind, face, span, box: face.boxOf(span), height: hit.line.line.height }
  })
  const seen = new Map<CaptionKind, number>()
  return captions.sort(fromTop).filter(({ kind }) => {
    const count = (seen.get(kind) ?? 0) + 1
    seen.set(kind, count)
    return count <= SAME_KIND_MAX
  })
}

function fromTop(a: Caption, b: Caption): number {
  return a.box.top - b.box.top || a.box.left - b.box.left
}

/** `DATA, LOCAL E UF DE NASCIMENTO` holds LOCAL: the longer caption counts, even when it is misread. */
function withoutShorter(hits: readonly LabelHit[]): LabelHit[] {
  const strength = ({ label, edits }: LabelHit) => label.phrase.length - EDIT_COST * edits
  const kept = new Map<ReadLine, LabelHit[]>()
  for (const hit of [...hits].sort((a, b) => strength(b) - strength(a))) {
    const onLine = kept.get(hit.line) ?? []
    if (onLine.some((other) => other.start < hit.end && hit.start < other.end)) continue
    kept.set(hit.line, [...onLine, hit])
  }
  return [...kept.values()].flat()
}

/** Letters of a misread caption that the fuzzy match left over at its ends. */
const REST_OF_WORD = /^\S{1,2}(?=\s|$)/u
const START_OF_WORD = /(?<=\s|^)[\p{L}]{1,2}$/u

function wholeCaption({ line, start: foundStart, end: found, edits }: LabelHit): Span {
  const { text } = line.line
  const lead = edits > 0 ? (START_OF_WORD.exec(text.slice(0, foundStart))?.[0].length ?? 0) : 0
  const start = foundStart - lead
  const rest = edits > 0 ? (REST_OF_WORD.exec(text.slice(found))?.[0].length ?? 0) : 0
  const end = found + rest
  const before = FIELD_NUMBER.exec(text.slice(0, start))?.[0].length ?? 0
  const after = TAIL.exec(text.slice(end))?.[0].length ?? 0
  return { line, start: start - before, end: Math.min(text.length, end + after) }
}
