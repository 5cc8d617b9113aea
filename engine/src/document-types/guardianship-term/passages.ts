import type { Block, PageReading, ReadLine } from '../../fields/reading.ts'
import type { Span } from '../../fields/span.ts'
import { median } from '../../geometry.ts'
import { fold } from '../../values/fold.ts'
import { CAPTION_START, isCaption } from './captions.ts'
import { inColumns } from './columns.ts'
import { formPassages } from './form.ts'
import type { Passage, Piece } from './passage.ts'
import { tablePassages } from './table.ts'

/** A caption ends with a colon, however many cells it is away from its value. */
const CAPTION_CELL = /^[^:]{2,45}:\s*$/
const CENTRED_EM = 1
/** Words that cannot end a line of their own. */
const OPEN_END =
  /(?:[,(]|\s(?:D[EAO]S?|E|EM|N[AO]S?|COM|POR|PARA|SOB|AOS?|N[º°]|CPF(?:\/MF)?|RG|CEP|OAB|FLS?\.|DRA?\.|SRA?\.|ARTS?\.))$/
/** Cells of a broken line stand this far apart at most, in line heights, and under nothing. */
const GAP_HEIGHTS_MAX = 12
const COLUMN_SLACK = 0.35
/** A line of a paragraph that goes on overleaf is full. */
const CUT_OFF_LENGTH_MIN = 40
/** Fewer lines than this at one right edge may be there by chance. */
const EDGE_LINES_MIN = 3
/** A text's right edge is at least this far out, as a share of the outermost line's. */
const EDGE_SHARE = 0.6
/** Lines that end alike do so but for this. */
const EDGE_SLACK_EM = 0.1
/** Lines of a paragraph are wider, as a share of the page's width. */
const PARAGRAPH_SHARE = 0.6
/** A line that goes on in small letters fills at least this share of its block. */
const LONG_SHARE = 0.6

/** Blocks, with the cells of forms and tables put beside their captions; turned text last. */
export function passagesOf(page: PageReading): Passage[] {
  const table = tablePassages(page)
  const used = new Set(table.flatMap((passage) => passage.pieces.map((piece) => piece.span.line)))
  // `… Vila Nova/SE,   CEP   54243-912,   nomeada` inside a paragraph is no form.
  const inside = [...brokenLines(page, used)].filter(([first]) => isInsideParagraph(page, first))
  for (const line of inside.flatMap(([first, rest]) => [first, ...rest])) used.add(line)
  const rows = formPassages(page, used)
  for (const row of rows) for (const piece of row.pieces) used.add(piece.span.line)
  const tails = new Map([...inside, ...brokenLines(page, used)])
  for (const [first] of inside) used.delete(first)
  const edges = edgesOf(page)
  for (const line of [...tails.values()].flat()) used.add(line)
  const blocks = page.blocks
    .map((block) => block.filter((line) => !used.has(line)))
    .filter((block) => block.length > 0)
    .map((block) => blockPassage(page, block, edges, tails))
  const upright = inColumns([...table, ...rows, ...blocks], page.page.width)
  return page.turned.length === 0 ? upright : [...upright, turnedPassage(page.turned)]
}

/**
 * Lines of prose that wide gaps have broken (a form filled in, justified text): cells that stand under
 * nothing of the rows around them. The first cell is given the others to go on with.
 */
function brokenLines(page: PageReading, taken: ReadonlySet<ReadLine>): Map<ReadLine, ReadLine[]> {
  const tails = new Map<ReadLine, ReadLine[]>()
  for (const [i, row] of page.rows.entries()) {
    const [first, ...rest] = row
    if (!first || rest.length === 0 || row.some((line) => taken.has(line))) continue
    const around = [page.rows[i - 1], page.rows[i + 1]].flatMap((other) => other ?? [])
    const stands = (line: ReadLine) => around.some((other) => isUnder(other, line))
    // A paragraph has one left edge; signatures side by side have not.
    const isIndentedAlike = around.some((other) => isLeftOf(other, first))
    const isProse = rest.every((line, nth) => {
      const before = row[nth]
      return before && line.box.left - before.box.right < GAP_HEIGHTS_MAX * line.line.height && !stands(line)
    })
    // Words that go on; cells of a letterhead or a table begin anew.
    const goesOn =
      rest.some((line) => !/^[\p{Lu}\d]/u.test(line.line.text)) || OPEN_END.test(fold(first.line.text))
    if (isProse && goesOn && isIndentedAlike && row.every((line) => !/^[_\s]+$/.test(line.line.text)))
      tails.set(first, rest)
  }
  return tails
}

/** Begins where a long line above or below begins, which stands alone on its row. */
function isInsideParagraph(page: PageReading, first: ReadLine): boolean {
  if (isCaption(first.line.text)) return false
  const i = page.rows.findIndex((row) => row.includes(first))
  return [page.rows[i - 1], page.rows[i + 1]].some((row) => {
    const [line] = row ?? []
    if (!line || row?.length !== 1 || !isLeftOf(line, first)) return false
    return line.box.right - line.box.left > PARAGRAPH_SHARE * page.page.width
  })
}

/** Left edges or middles fall together: a column. */
function isUnder(a: ReadLine, b: ReadLine): boolean {
  const slack = COLUMN_SLACK * b.line.height
  const middle = (line: ReadLine) => (line.box.left + line.box.right) / 2
  return Math.abs(a.box.left - b.box.left) < slack || Math.abs(middle(a) - middle(b)) < slack
}

function isLeftOf(a: ReadLine, b: ReadLine): boolean {
  return Math.abs(a.box.left - b.box.left) < COLUMN_SLACK * b.line.height
}

function blockPassage(
  page: PageReading,
  block: Block,
  edges: Edges,
  tails: ReadonlyMap<ReadLine, readonly ReadLine[]>,
): Passage {
  const own = Math.max(...block.map((line) => line.box.right))
  const right = hasColumnBeside(page, block) ? own : textEdge(edges, own)
  const isJustified = block.filter((line) => own - line.box.right < line.line.height).length > 2
  const isList = isCentred(block) || isRightAligned(block)
  const hasOwnEdge = isJustified || isRagged(block)
  return {
    kind: 'block',
    top: block[0]?.box.top ?? 0,
    pieces: block.flatMap((line, i): Piece[] => {
      const above = block[i - 1]
      const previous = above && (tails.get(above)?.at(-1) ?? above)
      const tail = (tails.get(line) ?? []).map((cell): Piece => ({ span: whole(cell), before: 'wrap' }))
      const goesOn =
        previous &&
        !isForm(previous, line) &&
        (continuesWords(previous, line, own) ||
          (!isList && (isFull(previous, line, right) || (hasOwnEdge && isFull(previous, line, own)))))
      return [{ span: whole(line), before: goesOn ? 'wrap' : 'line' }, ...tail]
    }),
  }
}

/** A paragraph whose lines end where the next word had no room: small letters go on below. */
function isRagged(block: Block): boolean {
  return (
    block.length >= RAGGED_LINES_MIN &&
    block.some(
      (line, i) => i > 0 && /^\p{Ll}/u.test(line.line.text) && !/[.:;]$/.test(block[i - 1]?.line.text ?? '.'),
    )
  )
}

const RAGGED_LINES_MIN = 3

function isForm(line: ReadLine, next: ReadLine): boolean {
  // A contact line or a case number is a line of its own.
  if (CONTACT_END.test(line.line.text) && /^\p{Lu}/u.test(next.line.text)) return true
  if (CONTACT_START.test(next.line.text)) return true
  if (isInstitution(next) && isInstitution(line)) return true
  if (CASE_LINE.test(fold(next.line.text)) && !OPEN_END.test(fold(line.line.text))) return true
  const isRule = /^[_\s]+$/.test(line.line.text) || /^[_\s]+$/.test(next.line.text)
  if (/^\p{Ll}/u.test(next.line.text)) return isRule
  return isRule || CAPTION_START.test(fold(next.line.text)) || CAPTION_CELL.test(line.line.text)
}

/** A line of a letterhead: a court, a vara, a forum. */
function isInstitution({ line }: ReadLine): boolean {
  return line.text.length < LETTERHEAD_LENGTH_MAX && INSTITUTION.test(fold(line.text))
}

const INSTITUTION =
  /^(?:PODER JUDICIARIO|TRIBUNAL D|COMARCA|FORUM|FORO|(?:\d{1,2}\s?[ªA]\s)?VARA|JUIZADO)(?![A-Z])/
const LETTERHEAD_LENGTH_MAX = 60
/** `INTERDIÇÃO/CURATELA Nº 5001234-…`: the class in capitals and the number. */
const CASE_LINE = /^[A-Z][A-Z /()-]{3,60} N[º°.]*\s?\d{7}-\d{2}/

const CONTACT_END = /(?:www\.|@)\S*[^\s/_-]$/i
const CONTACT_START = /^(?:e-?mail\s*:|\S+@\S+\.\S|www\.)/i

/** The next word would not have fitted. */
function isFull(line: ReadLine, next: ReadLine, right: number): boolean {
  const { text } = next.line
  const word = /^\S+/.exec(text)?.[0].length ?? 0
  const perChar = (next.box.right - next.box.left) / Math.max(1, text.length)
  return line.box.right + (word + 1) * perChar > right
}

/** The words themselves go on: `… e comarca de / Campinas`, `… vai devidamente / assinado`. */
function continuesWords(line: ReadLine, next: ReadLine, right: number): boolean {
  // Folded, the state of Pará is a preposition.
  const isOpen = OPEN_END.test(fold(line.line.text)) && !/[áÁ]$/.test(line.line.text)
  const isLong = line.box.right - line.box.left > LONG_SHARE * (right - line.box.left)
  return isOpen || (isLong && /^\p{Ll}/u.test(next.line.text))
}

/** The right edges that several lines share, and the outermost of all lines. */
interface Edges {
  readonly shared: number
  readonly outermost: number
  /** How far a line of that edge may go beyond it. */
  readonly slack: number
}

function edgesOf(page: PageReading): Edges {
  const heights = page.rows.flat().map(({ line }) => line.height)
  if (heights.length === 0) return { shared: 0, outermost: 0, slack: 0 }
  const rights = page.rows.flat().map(({ box, line }) => ({ right: box.right, slack: 0.25 * line.height }))
  rights.sort((a, b) => a.right - b.right)
  let shared = 0
  for (const [i, { right, slack }] of rights.entries()) {
    const first = rights[i - EDGE_LINES_MIN + 1]
    if (first && right - first.right < slack) shared = right
  }
  const outermost = rights.at(-1)?.right ?? 0
  // Short lines may end alike by chance, far from where the text ends.
  const slack = EDGE_SLACK_EM * median(heights)
  return { shared: shared >= EDGE_SHARE * outermost ? shared : outermost, outermost, slack }
}

/** Where the page's paragraphs end; a block that goes beyond that edge has another one, which few lines reach. */
function textEdge({ shared, outermost, slack }: Edges, own: number): number {
  return own <= shared + slack ? shared : outermost
}

function hasColumnBeside(page: PageReading, block: Block): boolean {
  return block.some((line) => page.rows.some((row) => row.includes(line) && row.at(-1) !== line))
}

/** A letterhead at the right margin: every line is full there, and none goes on. */
function isRightAligned(block: Block): boolean {
  const [first] = block
  if (!first || block.length < 2) return false
  const { height } = first.line
  return (
    spreadOf(block.map((line) => line.box.right)) < 0.4 * height &&
    block.slice(1).some((line) => Math.abs(line.box.left - first.box.left) > 2 * height) &&
    spreadOf(block.slice(1).map((line) => line.box.left)) +
      Math.abs((block[1]?.box.left ?? 0) - first.box.left) >
      2 * height
  )
}

function spreadOf(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values)
}

function isCentred(block: Block): boolean {
  const [first] = block
  if (!first || block.length < 2) return false
  const { height } = first.line
  return (
    spreadOf(block.map((line) => line.box.left)) > CENTRED_EM * height &&
    spreadOf(block.map((line) => (line.box.left + line.box.right) / 2)) < height
  )
}

/**
 * A paragraph that the page break cuts is read on before the stamps at the foot of its page: the next
 * page begins in small letters, and the paragraph had no full stop.
 */
export function acrossPages(pages: readonly (readonly Passage[])[]): Passage[][] {
  const joined = pages.map((passages) => [...passages])
  for (const [i, passages] of joined.entries()) {
    const [first, ...rest] = joined[i + 1] ?? []
    const opening = first?.pieces[0]
    if (!first || !opening || !/^\p{Ll}/u.test(opening.span.line.line.text)) continue
    const at = passages.findLastIndex((passage) => isCutOff(passage))
    const cut = passages[at]
    if (!cut) continue
    const pieces = first.pieces.map((piece, nth) =>
      nth === 0 ? { ...piece, before: 'wrap' as const } : piece,
    )
    passages[at] = { ...cut, pieces: [...cut.pieces, ...pieces] }
    joined[i + 1] = rest
  }
  return joined
}

function isCutOff({ kind, pieces, top }: Passage): boolean {
  const text = pieces.at(-1)?.span.line.line.text ?? ''
  const isStamp = /https?:|assinado|documento:|\d{7}-\d{2}|P[áa]g\./i.test(text)
  return (
    kind === 'block' &&
    Number.isFinite(top) &&
    text.length > CUT_OFF_LENGTH_MIN &&
    !isStamp &&
    !/[.;:!?]$/.test(text)
  )
}

/** The stamp in the margin: each line may go on in the next. */
function turnedPassage(lines: readonly ReadLine[]): Passage {
  return {
    kind: 'block',
    top: Number.POSITIVE_INFINITY,
    pieces: lines.map((line) => ({ span: whole(line), before: 'wrap' })),
  }
}

function whole(line: ReadLine): Span {
  return { line, start: 0, end: line.line.text.length }
}
