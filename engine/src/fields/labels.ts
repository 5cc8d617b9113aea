import { pattern } from '../values/pattern.ts'
import { fuzzyFind } from './fuzzy-find.ts'
import type { ReadLine } from './reading.ts'

/** Share of a label's letters that may be misread: docs/domain.md 0.1 for pixels; a text layer has typing errors only. */
const EDITS_PER_LETTER = { ocr: 1 / 5, 'text-layer': 1 / 12 } as const
/** Shorter labels (CPF, UF, ACC, LO) have too many neighbours at one edit. */
const FUZZY_LENGTH_MIN = 6
/** On pixels one letter less will do where a colon follows: `Tokxen:`. */
const FUZZY_CAPTION_LENGTH = FUZZY_LENGTH_MIN - 1

/** A printed caption that announces a value, in the spelling of `normalise`. */
export interface Label {
  readonly phrase: string
  /** Log-odds that what stands near it is the field; around 2 for an unmistakable one. */
  readonly weight: number
}

/** Labels as a table: phrase and weight, a line each. */
export function labelList(entries: readonly (readonly [phrase: string, weight: number])[]): Label[] {
  return entries.map(([phrase, weight]) => ({ phrase, weight }))
}

export interface LabelHit {
  readonly label: Label
  readonly line: ReadLine
  /** Offsets into `line.line.text`, end exclusive. */
  readonly start: number
  readonly end: number
  readonly edits: number
  /** A caption stands at the beginning of its line or after a separator; otherwise it is a phrase in prose. */
  readonly isCaption: boolean
}

/** Wherever a label stands. Of labels that overlap on a line, an exact one goes before a noisy one, a longer before a shorter. */
export function findLabels(lines: readonly ReadLine[], labels: readonly Label[]): LabelHit[] {
  const byLength = [...labels].sort((a, b) => b.phrase.length - a.phrase.length)
  return lines.flatMap((line) => {
    const hits: LabelHit[] = []
    for (const find of [findExact, findNoisy]) {
      for (const label of byLength) {
        for (const hit of find(line, label)) {
          if (hits.every((other) => hit.end <= other.start || hit.start >= other.end)) hits.push(hit)
        }
      }
    }
    return hits.sort((a, b) => a.start - b.start)
  })
}

function findExact(line: ReadLine, label: Label): LabelHit[] {
  return toHits(line, label, fuzzyFind(line.norm, label.phrase, 0))
}

function findNoisy(line: ReadLine, label: Label): LabelHit[] {
  const { length } = label.phrase
  const isShortCaption = length === FUZZY_CAPTION_LENGTH && line.line.source === 'ocr'
  const editsMax =
    length < FUZZY_LENGTH_MIN && !isShortCaption ? 0 : Math.floor(length * EDITS_PER_LETTER[line.line.source])
  if (editsMax === 0) return []
  const all = fuzzyFind(line.norm, label.phrase, editsMax)
  if (all.length === 0) return []
  const found = all.filter(
    (hit) => keepsSign(line, label, hit) && (!isShortCaption || /^\w?:/.test(line.norm.slice(hit.end))),
  )
  return toHits(
    line,
    label,
    line.line.source === 'ocr' ? found : found.filter((hit) => isTypingError(line, label, hit)),
  )
}

/** The sign of a number is one letter: `VALIDADE DA LICENCA` is not `N DA LICENCA` with an edit. */
function keepsSign(line: ReadLine, { phrase }: Label, hit: ReturnType<typeof fuzzyFind>[number]): boolean {
  const around = line.norm.slice(Math.max(0, hit.start - hit.edits - 1), hit.start + hit.edits + 2)
  return !phrase.startsWith('N ') || /(?:^|[^A-Z])N /.test(around)
}

/** People who type get the ends of a word right; `E DA LICENCA` is not `N DA LICENCA`. */
function isTypingError(
  line: ReadLine,
  { phrase }: Label,
  hit: ReturnType<typeof fuzzyFind>[number],
): boolean {
  return line.norm.charAt(hit.start) === phrase.charAt(0) && line.norm.charAt(hit.end - 1) === phrase.at(-1)
}

function toHits(line: ReadLine, label: Label, found: ReturnType<typeof fuzzyFind>): LabelHit[] {
  // Most labels are not on most lines.
  if (found.length === 0) return []
  return wholeWords(line, found, label.phrase).map((hit) => {
    const start = line.map[hit.start] ?? 0
    const end = line.map[hit.end] ?? line.line.text.length
    const heading = isHeading(line.line.text) ? line.line.text.length : null
    const captionEnd = captionColon(line.line.text, start, end) ?? heading
    return {
      label,
      line,
      start,
      end: captionEnd ?? end,
      edits: hit.edits,
      isCaption: captionEnd !== null || isCaption(line, hit),
    }
  })
}

/** A short line in capitals without figures is one caption, whatever it holds: `RAMO/TIPOLOGIA DA ATIVIDADE`. */
function isHeading(text: string): boolean {
  return text.length <= HEADING_LENGTH_MAX && text === text.toUpperCase() && !/[\d.;:]/.test(text)
}

const HEADING_LENGTH_MAX = 40

/** `Caracterização da atividade:`, `Empreendimento/Atividade:`: a label inside a longer caption, up to its colon. */
function captionColon(text: string, start: number, end: number): number | null {
  const before = text.slice(0, start)
  // `Código: 05.03 Descrição da atividade: …`: a capital, the label, its colon, in the middle of a line.
  if (/\s$/.test(before) && /^\p{Lu}/u.test(text.slice(start)) && /^:(?!\/\/)/.test(text.slice(end)))
    return end
  const rest = CAPTION_REST.exec(text.slice(end)) ?? LAW_REST.exec(text.slice(end))
  return rest && CAPTION_BEFORE.test(before) && /^[^\p{Ll}]*\p{Lu}/u.test(before + text.slice(start, end))
    ? end + rest[0].replace(/:$/, '').length
    : null
}

/** Words of a caption before and after the label that it holds; nothing that parts sentences. */
const CAPTION_BEFORE = /^[^:.;,]{0,36}$/
const CAPTION_REST = /^(?:[^:.;,\d]{0,40}|[^:.;,\d(]{0,40}(?:\([^)]{0,80}\)\s*|\.{3,}\s?)):(?!\/\/)/
/** `Atividades, segundo a DN COPAM nº 217/2017`: what a caption rests on, up to the end of its line or its colon. */
const LAW_REST = pattern('iu')`
  ^,?\s(?:conforme|segundo|de acordo com|nos termos d[aeo]|cf\.)\s[^:;]{0,70}?\b
  (?:lei|decreto|anexo|resolução|deliberação|portaria|norma(?:tiva)?|DN)\b[^:;]{0,60}(?:$|:)
`

function wholeWords(line: ReadLine, hits: ReturnType<typeof fuzzyFind>, phrase: string): typeof hits {
  // A long phrase was searched by its beginning only; the rest of it belongs to the label.
  return hits
    .map((hit) => (hit.edits === 0 ? { ...hit, end: endOfPhrase(line.norm, hit, phrase) } : hit))
    .filter((hit) => hit.edits > 0 || line.norm.slice(hit.start, hit.end) === phrase)
    .map((hit) => ({ ...hit, end: hit.end + (NOTE_SIGN.exec(line.norm.slice(hit.end))?.[0].length ?? 0) }))
    .filter((hit) => isBoundary(line.norm, hit.start, hit.edits) && isBoundary(line.norm, hit.end, hit.edits))
}

function endOfPhrase(
  norm: string,
  { start, end }: ReturnType<typeof fuzzyFind>[number],
  phrase: string,
): number {
  return Math.min(norm.length, Math.max(end, start + phrase.length))
}

/** `Atividade²`: the sign of a note at the foot of the page. */
const NOTE_SIGN = /^[1-9](?=\s|:|$)/

/** No word goes on across `at`; with edits the place itself is known only so far. */
function isBoundary(norm: string, at: number, slack: number): boolean {
  for (let i = at - slack; i <= at + slack; i++) {
    if (!/\w/.test(norm.charAt(i - 1)) || !/\w/.test(norm.charAt(i))) return true
  }
  return false
}

const WORDS_BESIDE_LENGTH_MAX = 30

/** Captions begin with a capital and do not end a sentence. */
function isCaption(line: ReadLine, hit: ReturnType<typeof fuzzyFind>[number]): boolean {
  const { text } = line.line
  const first = text.charAt(line.map[hit.start] ?? 0)
  const next = text.charAt(line.map[hit.end] ?? text.length)
  // Some designers set captions in small letters; then the label is all there is on the line.
  const alone =
    /^\W*$/.test(line.norm.slice(0, hit.start)) &&
    line.norm.length <= WORDS_BESIDE_LENGTH_MAX &&
    !/[.,;:\d]/.test(text)
  return (
    (alone || !/\p{Ll}/u.test(first)) && !/[.,;]/.test(next) && isCaptionStart(line.norm.slice(0, hit.start))
  )
}

/** Nothing but numbering (`2 e 1`, `4a`, `1.2 -`) before it on the line, or a separator right before it; `Local/Atividade`. */
function isCaptionStart(before: string): boolean {
  return (
    /^[\d\W]*(?:\d\s?E\s?\d|\d[A-D])?[\d\W]*$/.test(before) ||
    /(?:[:;|•]|\s[-–]|\.)\s*$/.test(before) ||
    /^[A-Z ]{3,30}\/ ?$/.test(before)
  )
}
