import { inflate } from './inflate.ts'

/** Dictionaries of catalogs and layers are short; a list of some thousand layers still fits. */
const OBJECT_BYTES_MAX = 65_536
/** Most objects end within as many: a longer one is read again, four times as far each time. */
const OBJECT_BYTES_FIRST = 256
/** Bytes read for each byte of the file; objects that nothing ends would each be read to `OBJECT_BYTES_MAX`. */
const READ_MAX = 16
/** Many times what `LIMITS.pagesMax` pages are made of. */
const OBJECTS_MAX = 100_000
/** What all object streams of a file together may unpack to. */
const UNPACKED_BYTES_MAX = 8_000_000
const LETTER_J = 0x6a

/** The objects of a PDF as they are written, for the few things that PDFium has no call for. */
export interface FileObjects {
  /** What the last version of an object says up to its stream; null where it is not found. */
  readonly byNumber: (number: number) => string | null
  /** The last object that says it. */
  readonly lastWith: (pattern: RegExp) => string | null
}

/**
 * Found once and only where something asks: a file of 20 MB is searched in some 40 ms.
 *
 * @param decrypted the bytes without their encryption, null where they have none
 */
export function fileObjects(file: Uint8Array, decrypted: () => Uint8Array | null): FileObjects {
  let known: Map<number, string> | null = null
  const objects = () => {
    known ??= findObjects(decrypted() ?? file)
    return known
  }
  // Each annotation of a page asks for the same.
  const found = new Map<string, string | null>()
  return {
    byNumber: (number) => objects().get(number) ?? null,
    lastWith(pattern) {
      const before = found.get(pattern.source)
      if (before !== undefined) return before
      const last = [...objects().values()].findLast((text) => pattern.test(text)) ?? null
      found.set(pattern.source, last)
      return last
    },
  }
}

/** @see ISO 32000-1, 7.3.10 and 7.5.7 */
function findObjects(file: Uint8Array): Map<number, string> {
  const objects = new Map<number, string>()
  const left = { read: READ_MAX * file.length, unpacked: UNPACKED_BYTES_MAX }
  // A later version takes the place of an earlier one, also in the order.
  const put = (number: number, text: string) => {
    objects.delete(number)
    if (objects.size < OBJECTS_MAX) objects.set(number, text)
  }
  for (let at = file.indexOf(LETTER_J); at >= 0; at = file.indexOf(LETTER_J, at + 1)) {
    const [, number] = /(\d{1,10})\s+\d{1,5}\s+obj$/.exec(textOf(file, at - 24, at + 1)) ?? []
    if (number === undefined) continue
    const text = objectAt(file, at + 1, left)
    put(Number(number), text)
    if (!/\/Type\s*\/ObjStm\b/.test(text) || left.unpacked <= 0) continue
    const unpacked = unpack(file, at + 1 + text.length, left.unpacked)
    left.unpacked -= unpacked.length
    for (const [inside, own] of packedObjects(text, unpacked)) put(inside, own)
  }
  return objects
}

/** What an object says up to its end or its stream. */
function objectAt(file: Uint8Array, start: number, left: { read: number }): string {
  for (let bytes = OBJECT_BYTES_FIRST; ; bytes *= 4) {
    const text = textOf(file, start, start + Math.min(bytes, left.read))
    left.read -= text.length
    const end = /\bendobj\b|\bstream\r?\n/.exec(text)
    if (end) return text.slice(0, end.index)
    if (bytes >= OBJECT_BYTES_MAX || text.length < bytes) return text
  }
}

function unpack(file: Uint8Array, at: number, bytesMax: number): string {
  const [word = ''] = /^stream\r?\n/.exec(textOf(file, at, at + 8)) ?? []
  let text = ''
  for (const piece of inflate([file.subarray(at + word.length)])) {
    text += textOf(piece, 0, piece.length)
    if (text.length >= bytesMax) break
  }
  return text
}

/** Of an object stream: pairs of numbers and places, which ascend, then the objects. */
function* packedObjects(dictionary: string, unpacked: string): Generator<[number, string]> {
  const first = Number(/\/First\s+(\d{1,9})/.exec(dictionary)?.[1] ?? 0)
  let open: { readonly number: number; readonly from: number } | null = null
  const upTo = (end?: number) => unpacked.slice(first + (open?.from ?? 0), end).slice(0, OBJECT_BYTES_MAX)
  for (const [, number, place] of unpacked.slice(0, first).matchAll(/(\d{1,10})\s+(\d{1,10})/g)) {
    const from = Number(place)
    if (open && from < open.from) continue
    if (open) yield [open.number, upTo(first + from)]
    open = { number: Number(number), from }
  }
  if (open) yield [open.number, upTo()]
}

function textOf(bytes: Uint8Array, start: number, end: number): string {
  let text = ''
  // More arguments at once overflow the stack.
  for (let at = Math.max(0, start); at < Math.min(end, bytes.length); at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, Math.min(at + 8192, end)))
  return text
}
