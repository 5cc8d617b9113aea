/** Dictionaries of forms are a few hundred bytes, and their keys stand in any order. */
const DICTIONARY_BYTES_MAX = 8192
/** Places looked at; a file of more forms may be a bomb, and PDFium's limits hold for it. */
const PLACES_MAX = 4000
/** Bytes searched for resources that stand apart from their form. */
const SEARCHED_MAX = 100_000_000
const HEAD = /(\d{1,7})\s+\d{1,5}\s+obj\s*<<(?![\s\S]*\bobj\b)/
const REFERENCE = /(\d{1,7})\s+\d{1,5}\s+R\b/g

/** Bytes of the file. */
interface Place {
  readonly start: number
  readonly end: number
}

/**
 * The file without the references by which a form XObject draws itself. Viewers draw such a form once; PDFium draws it
 * forty times over, or until its memory ends where it draws itself twice. Each is written over with `null` and spaces,
 * so that everything else stays where it stood. The dictionary of a stream is never compressed. A form that borrows
 * resources which others use as well is left as it is.
 *
 * @see ISO 32000-1, 8.10.1
 */
export function withoutFormLoops(file: Uint8Array): Uint8Array {
  const loops = referencesToSelf(file)
  if (loops.length === 0) return file
  const mended = file.slice()
  for (const { start, end } of loops) mended.set(bytesOf('null'.padEnd(end - start)), start)
  return mended
}

function referencesToSelf(file: Uint8Array): Place[] {
  const loops: Place[] = []
  const name = bytesOf('/Form')
  let places = 0
  let searched = 0
  const maySearch = () => {
    searched += file.length
    return searched < SEARCHED_MAX
  }
  for (let at = indexOf(file, name, 0); at >= 0 && places < PLACES_MAX; at = indexOf(file, name, at + 1)) {
    places += 1
    const from = Math.max(0, at - DICTIONARY_BYTES_MAX)
    const before = textOf(file, from, at)
    const head = HEAD.exec(before)
    if (!head || !/\/Subtype\s*$/.test(before)) continue
    const dictionary = dictionaryAt(file, from + head.index + head[0].length - 2)
    const resources = dictionary && dictionaryOf(file, dictionary, '/Resources', maySearch)
    const drawables = resources && dictionaryOf(file, resources, '/XObject', maySearch)
    if (drawables) loops.push(...referencesTo(file, drawables, Number(head[1])))
  }
  return loops
}

/** The dictionary that is the value of a key, directly or as an object that nothing else refers to. */
function dictionaryOf(
  file: Uint8Array,
  { start, end }: Place,
  key: string,
  maySearch: () => boolean,
): Place | null {
  const text = textOf(file, start, end)
  const [found, number] = new RegExp(`${key}\\s*(?:<<|(\\d{1,7})\\s+\\d{1,5}\\s+R\\b)`).exec(text) ?? []
  if (found === undefined) return null
  if (number === undefined) return dictionaryAt(file, start + text.indexOf(found) + found.length - 2)
  if (!maySearch()) return null
  const reference = bytesOf(found.slice(key.length).trim())
  const first = indexOf(file, reference, 0)
  if (indexOf(file, reference, first + 1) >= 0) return null
  const at = indexOf(file, bytesOf(`\n${number} 0 obj`), 0)
  return at < 0 ? null : dictionaryAt(file, indexOf(file, bytesOf('<<'), at))
}

function referencesTo(file: Uint8Array, { start, end }: Place, wanted: number): Place[] {
  return [...textOf(file, start, end).matchAll(REFERENCE)]
    .filter(({ 1: number }) => Number(number) === wanted)
    .map(({ 0: reference, index }) => ({ start: start + index, end: start + index + reference.length }))
}

/** @returns null where a dictionary does not begin, or does not end in time */
function dictionaryAt(file: Uint8Array, start: number): Place | null {
  const text = textOf(file, start, start + DICTIONARY_BYTES_MAX)
  let depth = 0
  for (const { 0: bracket, index } of text.matchAll(/<<|>>/g)) {
    depth += bracket === '<<' ? 1 : -1
    if (depth === 0) return { start, end: start + index + 2 }
    if (index === 0 && bracket !== '<<') return null
  }
  return null
}

function indexOf(file: Uint8Array, wanted: Uint8Array, from: number): number {
  const [first = 0] = wanted
  for (let at = file.indexOf(first, from); at >= 0; at = file.indexOf(first, at + 1)) {
    if (wanted.every((byte, i) => file[at + i] === byte)) return at
  }
  return -1
}

function textOf(file: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...file.subarray(start, end))
}

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}
