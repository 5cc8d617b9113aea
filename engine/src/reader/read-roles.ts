import { LIMITS } from '../limits.ts'
import { mapValues } from '../map-values.ts'
import { READER } from '../model-facts.ts'
import { readingOrder } from '../page/reading-order.ts'
import type { Network, Runtime, Tensor } from '../runtime/runtime.ts'
import { asKnown } from '../text/words-apart.ts'
import type { ReadPage, TextLine } from '../types.ts'
import { documentRows } from './features.ts'
import { type Window, windowRows, windowsOf } from './windows.ts'

/** A word that the network saw, and where it stands. */
export interface RoleWord {
  readonly page: ReadPage
  readonly line: TextLine
  /** Its number in the line, from 0. */
  readonly at: number
}

/** What the reader network says of a document. */
export interface Roles {
  /** All words in reading order, page by page; at most `LIMITS.readerWordsMax`. */
  readonly words: readonly RoleWord[]
  /** [words, roles], row-major: how probable each of the manifest's roles is. */
  readonly roles: Float32Array
  /** For each word, how probable it is that a value's mention begins with it. */
  readonly begins: Float32Array
  /** What the document as a whole is: name of a class → its value → how probable that is. */
  readonly classes: Readonly<Record<string, Readonly<Record<string, number>>>>
}

const ROLES = READER.roles.length

/**
 * The role of every word, from its letters, its shape, its place and its neighbours.
 *
 * @returns null where there is no word
 */
export async function readRoles(pages: readonly ReadPage[], runtime: Runtime): Promise<Roles | null> {
  const lines = linesOf(pages)
  const words = pages.flatMap((page, i) =>
    (lines[i] ?? []).flatMap((line) => line.words.map((_, at) => ({ page, line, at }))),
  )
  if (words.length === 0) return null
  const rows = documentRows(lines.map((page) => page.map(asKnown)))
  const network = await runtime.network('reader')
  return runtime.memory.whileHolding(rows.byteLength, async () => ({
    words,
    ...(await readWindows(rows, windowsOf(words.length), network)),
  }))
}

/** Lines with words of each page in reading order, up to as many words as are read. */
function linesOf(pages: readonly ReadPage[]): TextLine[][] {
  let left: number = LIMITS.readerWordsMax
  return pages.map((page) =>
    readingOrder(page.lines).filter(({ words }) => {
      left -= words.length
      return words.length > 0 && left >= 0
    }),
  )
}

/**
 * Probabilities where windows overlap are averaged; a document's type is told by the first, as its title stands there, and
 * every other class by the window that is surest of it: a report says less of what was decided than the last page.
 */
async function readWindows(rows: Float32Array, windows: readonly Window[], network: Network) {
  const total = windows.at(-1)?.to ?? 0
  const roles = new Float32Array(total * ROLES)
  const begins = new Float32Array(total)
  const seen = new Uint8Array(total)
  let classes: Roles['classes'] = {}
  for (const window of windows) {
    const given = await network.run(windowRows(rows, window))
    addTo(roles, output(given, 'roles'), window.from * ROLES)
    addTo(begins, output(given, 'begins'), window.from)
    for (let word = window.from; word < window.to; word++) seen[word] = (seen[word] ?? 0) + 1
    classes = surest(classes, namedClasses(output(given, 'classes')))
  }
  for (const [word, times] of seen.entries()) {
    begins[word] = (begins[word] ?? 0) / times
    for (let i = word * ROLES; i < (word + 1) * ROLES; i++) roles[i] = (roles[i] ?? 0) / times
  }
  return { roles, begins, classes }
}

function addTo(sums: Float32Array, numbers: Float32Array, from: number): void {
  for (let i = 0; i < numbers.length; i++) sums[from + i] = (sums[from + i] ?? 0) + (numbers[i] ?? 0)
}

function namedClasses(probabilities: Float32Array): Roles['classes'] {
  let at = 0
  return mapValues(READER.classes, (values) =>
    Object.fromEntries(values.map((value) => [value, probabilities[at++] ?? 0])),
  )
}

function surest(some: Roles['classes'], others: Roles['classes']): Roles['classes'] {
  const most = (values: Roles['classes'][string] = {}) => Math.max(0, ...Object.values(values))
  const names = Object.entries(others).map(([name, values]) => {
    const first = some[name]
    return [name, first && (name === 'type' || most(first) >= most(values)) ? first : values] as const
  })
  return Object.fromEntries(names)
}

function output(given: Readonly<Record<string, Tensor>>, name: string): Float32Array {
  const tensor = given[name]
  if (!tensor) throw new RangeError(`the reader gave no ${name}, only ${Object.keys(given).join(', ')}`)
  return tensor.data
}
