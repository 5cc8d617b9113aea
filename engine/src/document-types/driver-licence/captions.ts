import { fuzzyFind } from '../../fields/fuzzy-find.ts'
import { HEADING_LENGTH_MAX, type ReadLine } from '../../fields/reading.ts'
import { type Span, spanOfNorm } from '../../fields/span.ts'
import { remembered } from '../../remembered.ts'
import { apartFrom } from '../../values/hit.ts'

/** The half with the holder's data, and the half with the remarks. */
export type Half = 'front' | 'back'

/** What print of the card announces, by the name of its field where it has one; `heading` and `issuer` announce nothing. */
export type CaptionKind = (typeof PRINT)[number][0]

/** Where a wording stands on cards of 2006 and on those of 2022; null where they have it nowhere, or on either half. */
type Halves = readonly [of2006: Half | null, of2022: Half | null]

export interface Caption {
  readonly kind: CaptionKind
  readonly wording: string
  readonly halves: Halves
  readonly span: Span
}

/** All that cards print beside what is the holder's (domain sections 1.2 and 1.3), and where. */
const PRINT = [
  ['heading', [null, null], 'REPUBLICA FEDERATIVA DO BRASIL', 'NACIONAL DE HABILITACAO'],
  ['heading', [null, null], 'SECRETARIA NACIONAL DE TRANSITO', 'VALIDA EM TODO', 'PROIBIDO PLASTIFICAR'],
  ['heading', ['front', null], 'DEPARTAMENTO NACIONAL'],
  ['name', ['front', null], 'NOME'],
  ['name', [null, 'front'], '2 E 1 NOME E SOBRENOME', 'NOME E SOBRENOME'],
  ['identity', ['front', 'front'], 'DOC. IDENTIDADE', 'DOC.IDENTIDADE', 'DOC IDENTIDADE'],
  ['identity', ['front', 'front'], 'ORG. EMISSOR', 'ORG.EMISSOR', 'ORG EMISSOR'],
  ['personalNumber', ['front', 'front'], 'CPF'],
  ['dateOfBirth', [null, 'front'], 'DATA, LOCAL E UF DE NASCIMENTO'],
  ['dateOfBirth', ['front', null], 'DATA NASCIMENTO'],
  ['dateOfBirth', ['front', 'front'], 'DATA DE NASCIMENTO', 'DATA NASC.'],
  ['filiation', ['front', 'front'], 'FILIACAO'],
  ['nationality', [null, 'front'], 'NACIONALIDADE'],
  ['permission', ['front', null], 'PERMISSAO'],
  ['acc', [null, null], 'ACC'],
  ['licenseClass', ['front', 'front'], 'CAT. HAB.', 'CAT.HAB.', 'CAT.HAB', 'CAT HAB', 'CATHAB', 'CATEGORIA'],
  ['licenseNumber', ['front', 'front'], 'N REGISTRO', 'REGISTRO'],
  ['expirationDate', ['front', 'front'], 'VALIDADE'],
  ['firstLicenceDate', ['front', 'front'], '1A HABILITACAO', '1 HABILITACAO', 'HABILITACAO'],
  ['issueDate', ['back', 'front'], 'DATA DE EMISSAO', 'DATA EMISSAO'],
  ['observations', ['back', null], 'OBSERVACOES', 'OBSERVACAO'],
  ['observations', [null, 'back'], '12 OBSERVACOES'],
  ['holderSignature', ['back', 'front'], 'ASSINATURA DO PORTADOR'],
  ['local', ['back', 'back'], 'LOCAL'],
  ['category', [null, 'back'], 'A1', 'B1', 'C1', 'D1', 'C1E', 'D1E'],
  ['issuer', ['back', 'back'], 'ASSINATURA DO EMISSOR', 'DEPARTAMENTO ESTADUAL'],
  ['issuer', [null, 'back'], 'ASSINADO DIGITALMENTE'],
] as const satisfies readonly (readonly [string, Halves, ...(readonly string[])])[]

/** A misread letter counts against a caption as much as this many right letters count for it. */
const EDIT_COST = 3

/** The print of a card on some lines; of overlapping pieces the one read best. */
export const printOf = remembered((lines: readonly ReadLine[]): readonly Caption[] => {
  const short = lines.filter(({ line }) => line.text.length <= HEADING_LENGTH_MAX)
  const hits = PRINT.flatMap(([kind, halves, ...wordings]) =>
    wordings.flatMap((wording) =>
      short.flatMap((line) => hitsOn(line, wording).map((hit) => ({ ...hit, kind, halves }))),
    ),
  )
  return withoutShorter(hits).map((hit) => ({ ...hit, span: wholeCaption(hit) }))
})

/** Share of a caption's letters that may be misread: docs/domain.md 0.1 for pixels; a text layer has typing errors only. */
const EDITS_PER_LETTER = { ocr: 1 / 5, 'text-layer': 1 / 12 } as const

interface CaptionHit extends Span {
  readonly wording: string
  readonly edits: number
}

/** Wherever a wording, in the spelling of `normalise`, stands on a line as whole words, read right or nearly so. */
function hitsOn(line: ReadLine, wording: string): CaptionHit[] {
  const editsMax = Math.floor(wording.length * EDITS_PER_LETTER[line.line.source])
  return fuzzyFind(line.norm, wording, editsMax)
    .filter(({ edits, start, end }) => [start, end].every((at) => isBoundary(line.norm, at, edits)))
    .map(({ start, end, edits }) => ({ ...spanOfNorm(line, start, end), wording, edits }))
}

/** Whether no word continues across `at`. With edits, `at` itself is known only to a few characters. */
function isBoundary(norm: string, at: number, slack: number): boolean {
  for (let i = at - slack; i <= at + slack; i++) {
    if (!/\w/.test(norm.charAt(i - 1)) || !/\w/.test(norm.charAt(i))) return true
  }
  return false
}

/** The print of a card without the rows of the table of categories: on the front these letters are the holder's class. */
export function captionsOf(lines: readonly ReadLine[]): Caption[] {
  return printOf(lines).filter(({ kind }) => kind !== 'category')
}

/** `DATA, LOCAL E UF DE NASCIMENTO` holds LOCAL: the longer caption counts, even when it is misread. */
function withoutShorter<H extends CaptionHit>(hits: readonly H[]): H[] {
  const strength = ({ wording, edits }: H) => wording.length - EDIT_COST * edits
  const kept = new Map<ReadLine, H[]>()
  for (const hit of hits.toSorted((a, b) => strength(b) - strength(a))) {
    const onLine = kept.get(hit.line) ?? []
    kept.set(hit.line, [...onLine, ...apartFrom([hit], onLine)])
  }
  return [...kept.values()].flat()
}

/** The number printed before a caption from 2022 on, or the `N` of `Nº`. */
const FIELD_NUMBER = /(?:^|(?<=\s))(?:\d{1,2}\s?[abcd]?|n\S?)[\s.\-–]*$/i

function wholeCaption({ line, start, end }: Span): Span {
  const before = FIELD_NUMBER.exec(line.line.text.slice(0, start))?.[0].length ?? 0
  return { line, start: start - before, end }
}

/** Captions whose box holds a value, nearly always. */
const FILLED: ReadonlySet<string> = new Set(
  (
    'personalNumber dateOfBirth licenseClass licenseNumber issueDate expirationDate firstLicenceDate ' +
    'local observations'
  ).split(' '),
)

/** Whether a value stands below a caption, nearly always. */
export function isFilled({ kind }: Pick<Caption, 'kind'>): boolean {
  return FILLED.has(kind)
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
