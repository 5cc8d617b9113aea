import { findLabel, type Label, type LabelHit } from '../../fields/labels.ts'
import type { ReadLine } from '../../fields/reading.ts'
import type { Span } from '../../fields/span.ts'

/** What a caption of the card announces; `heading` is print that announces nothing. */
export type CaptionKind =
  | 'heading'
  | 'identity'
  | 'cpf'
  | 'birth'
  | 'permission'
  | 'acc'
  | 'licenceClass'
  | 'licenceNumber'
  | 'expiry'
  | 'firstLicence'
  | 'issue'
  | 'observations'
  | 'holderSignature'
  | 'local'

export interface Caption {
  readonly kind: CaptionKind
  readonly span: Span
}

/** Captions as printed since 2006 (domain sections 1.2 and 1.3). */
const PHRASES: Readonly<Record<CaptionKind, readonly string[]>> = {
  heading: [
    'REPUBLICA FEDERATIVA DO BRASIL',
    'DEPARTAMENTO NACIONAL DE TRANSITO',
    'SECRETARIA NACIONAL DE TRANSITO',
    'CARTEIRA NACIONAL DE HABILITACAO',
    'VALIDA EM TODO',
    'PROIBIDO PLASTIFICAR',
  ],
  identity: [
    'DOC. IDENTIDADE',
    'DOC.IDENTIDADE',
    'DOC IDENTIDADE',
    'ORG. EMISSOR',
    'ORG.EMISSOR',
    'ORG EMISSOR',
  ],
  cpf: ['CPF'],
  birth: ['DATA, LOCAL E UF DE NASCIMENTO', 'DATA DE NASCIMENTO', 'DATA NASCIMENTO', 'DATA NASC.'],
  permission: ['PERMISSAO'],
  acc: ['ACC'],
  licenceClass: ['CAT. HAB.', 'CAT.HAB.', 'CAT.HAB', 'CAT HAB', 'CATHAB', 'CATEGORIA'],
  licenceNumber: ['N REGISTRO', 'REGISTRO'],
  expiry: ['VALIDADE'],
  firstLicence: ['1A HABILITACAO', '1 HABILITACAO', 'HABILITACAO'],
  issue: ['DATA DE EMISSAO', 'DATA EMISSAO'],
  observations: ['OBSERVACOES', 'OBSERVACAO'],
  holderSignature: ['ASSINATURA DO PORTADOR'],
  local: ['LOCAL'],
}

const KINDS: ReadonlyMap<Label, CaptionKind> = new Map(
  (Object.keys(PHRASES) as CaptionKind[]).flatMap((kind) =>
    PHRASES[kind].map((phrase) => [{ phrase }, kind] as const),
  ),
)

/** Longer lines are text, in which a caption's words announce nothing. */
const LINE_LENGTH_MAX = 80
/** A card has each kind once, two cards twice. Text that repeats captions more often is no card. */
const SAME_KIND_MAX = 8
/** A misread letter counts against a caption as much as this many right letters count for it. */
const EDIT_COST = 3

/** The captions of a card on some lines; of overlapping ones the one read best. */
export function captionsOf(lines: readonly ReadLine[]): Caption[] {
  const short = lines.filter(({ line }) => line.text.length <= LINE_LENGTH_MAX)
  const seen = new Map<CaptionKind, number>()
  return withoutShorter([...KINDS.keys()].flatMap((label) => findLabel(short, label))).flatMap((hit) => {
    const kind = KINDS.get(hit.label) ?? 'heading'
    const count = (seen.get(kind) ?? 0) + 1
    seen.set(kind, count)
    return count > SAME_KIND_MAX ? [] : [{ kind, span: wholeCaption(hit) }]
  })
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

/** The number printed before a caption from 2022 on, or the `N` of `Nº`. */
const FIELD_NUMBER = /(?:^|(?<=\s))(?:\d{1,2}\s?[abcd]?|n\S?)[\s.\-–]*$/i

function wholeCaption({ line, start, end }: LabelHit): Span {
  const before = FIELD_NUMBER.exec(line.line.text.slice(0, start))?.[0].length ?? 0
  return { line, start: start - before, end }
}

/** Print that only the card has. */
const CARD_ONLY: readonly CaptionKind[] = ['identity', 'permission', 'acc', 'holderSignature', 'heading']
/** A card shows at least this many kinds of such print: a portal says `Carteira Nacional de Habilitação` and `Permissão`, too. */
const CARD_KINDS_MIN = 3

/** Whether a document has print that only cards have. */
export function isCard(lines: readonly ReadLine[]): boolean {
  const kinds = new Set(captionsOf(lines).map(({ kind }) => kind))
  return CARD_ONLY.filter((kind) => kinds.has(kind)).length >= CARD_KINDS_MIN
}
