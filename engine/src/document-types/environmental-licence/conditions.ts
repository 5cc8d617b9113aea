import type { ReadDocument, ReadLine } from '../../fields/reading.ts'
import { type Span, wordConfidence } from '../../fields/span.ts'
import type { Field } from '../../types.ts'
import { itemsField } from '../../weigh/more-field.ts'

/** `II - Condições e Restrições:`, `CONDICIONANTES`; a sentence that speaks of them is no heading. */
const HEADING =
  /^\W*(?:(?:[IVX]{1,5}|\d{1,2}(?:\.\d)?|[A-Z])\s?[.)–-]\s?)?(?:D[AE]S? )?(?:CONDICIONANTES?|CONDICOES|EXIGENCIAS|RESTRICOES|OBRIGACOES)\b/
const HEADING_LENGTH_MAX = 80
/** A heading of anything else ends the list. */
const OTHER_HEADING =
  /^\W*(?:[IVX]{1,5}\s?[.)–-]\s?\p{Lu}|(?:OBSERVAC|DOCUMENTOS|VALIDADE|ASSINAT|ANEXO)[\p{Lu} ]*:?\W*$)/u
const MARK =
  /^\W{0,2}(?:(\d{1,3})(?:\s?[.)–-]|\s)\s?|(\d{1,2}(?:\.\d{1,2}){1,2})\.?\s?[.)–-]?\s|([a-z])\)\s?)(?=["“(]?\p{L})/u
const ENDS = /[.;:]\W*$/
/** One condition may be any sentence. */
const ITEMS_MIN = 2
const ITEMS_MAX = 300
/** What a list is right by whose numbers follow each other. */
const BY_ORDER = 0.9

interface Item {
  readonly mark: string
  readonly spans: Span[]
  isOpen: boolean
}

/**
 * The numbered conditions of a licence below a heading that calls them so, each with its lines. Numbers must follow each
 * other: what stands between is left out.
 */
export function conditionsField({ pages }: ReadDocument): Field {
  const lists = listsIn(pages.flatMap(({ blocks }) => blocks.flat()))
  const [items = []] = lists.toSorted((a, b) => b.length - a.length)
  if (items.length < ITEMS_MIN) return itemsField([], 0)
  const told = items.map(({ mark, spans }) => ({ value: { number: mark, text: textOf(spans) }, spans }))
  const sure = items.map(({ spans }) => wordConfidence(spans))
  return itemsField(told, (BY_ORDER * sure.reduce((sum, one) => sum + one, 0)) / sure.length)
}

function listsIn(lines: readonly ReadLine[]): Item[][] {
  const lists: Item[][] = []
  let list: Item[] | null = null
  for (const line of lines) {
    const { text } = line.line
    if (text.length <= HEADING_LENGTH_MAX && HEADING.test(line.norm)) {
      list = []
      lists.push(list)
      continue
    }
    if (!list) continue
    const last = list.at(-1)
    const found = MARK.exec(text)
    const mark = found?.[1] ?? found?.[2] ?? found?.[3]
    if (found && mark !== undefined && isNext(mark, last?.mark) && list.length < ITEMS_MAX) {
      list.push({
        mark,
        spans: [{ line, start: found[0].length, end: text.length }],
        isOpen: !ENDS.test(text),
      })
    } else if (last && OTHER_HEADING.test(line.norm)) {
      list = null
    } else if (last?.isOpen && line.page === last.spans.at(-1)?.line.page) {
      last.spans.push({ line, start: 0, end: text.length })
      last.isOpen = !ENDS.test(text)
    }
  }
  return lists
}

/** `2` after `1`, `1.2` after `1.1` or `1`, `b` after `a`; a list begins with the first. */
function isNext(mark: string, before: string | undefined): boolean {
  if (before === undefined) return /^0{0,2}1(?:\.0?1)?$|^a$/.test(mark)
  if (/^[a-z]$/.test(mark)) return /^[a-z]$/.test(before) && mark.charCodeAt(0) === before.charCodeAt(0) + 1
  const [own, last] = [mark, before].map((one) => one.split('.').map(Number))
  if (!own || !last) return false
  const shared = own.slice(0, -1).every((part, i) => part === last[i])
  const goesDown = own.length === last.length + 1 && shared && own.at(-1) === 1
  const goesOn = own.length <= last.length && shared && own.at(-1) === (last[own.length - 1] ?? 0) + 1
  // `2.1` after `1.4`: its own heading has no number, or was not read.
  const goesUp =
    own.length === last.length && own.length > 1 && own[0] === (last[0] ?? 0) + 1 && own.at(-1) === 1
  return goesDown || goesOn || goesUp
}

/** A hyphen at the end of a line is the word's own, or parts it. */
function textOf(spans: readonly Span[]): string {
  return spans
    .map(({ line, start, end }) => line.line.text.slice(start, end).trim())
    .reduce((text, next) =>
      /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(next) ? text.slice(0, -1) + next : `${text} ${next}`,
    )
}
