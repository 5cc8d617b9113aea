import { inflate } from './inflate.ts'

/** Dictionaries of catalogs and layers are short; a list of some thousand layers still fits. */
const OBJECT_BYTES_MAX = 65_536
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
  return {
    byNumber: (number) => objects().get(number) ?? null,
    lastWith: (pattern) => [...objects().values()].findLast((text) => pattern.test(text)) ?? null,
  }
}

/** @see ISO 32000-1, 7.3.10 and 7.5.7 */
function findObjects(file: Uint8Array): Map<number, string> {
  const objects = new Map<number, string>()
  let left = UNPACKED_BYTES_MAX
  // A later version takes the place of an earlier one, also in the order.
  const put = (number: number, text: string) => {
    objects.delete(number)
    objects.set(number, text)
  }
  for (let at = file.indexOf(LETTER_J); at >= 0; at = file.indexOf(LETTER_J, at + 1)) {
    const [, number] = /(\d{1,10})\s+\d{1,5}\s+obj$/.exec(textOf(file, at - 24, at + 1)) ?? []
    if (number === undefined) continue
    const text = untilEnd(textOf(file, at + 1, at + 1 + OBJECT_BYTES_MAX))
    put(Number(number), text)
    if (!/\/Type\s*\/ObjStm\b/.test(text) || left <= 0) continue
    const unpacked = unpack(file, at + 1 + text.length, left)
    left -= unpacked.length
    for (const [inside, own] of packedObjects(text, unpacked)) put(inside, own)
  }
  return objects
}

function untilEnd(text: string): string {
  const end = /\bendobj\b|\bstream\r?\n/.exec(text)
  return end ? text.slice(0, end.index) : text
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

/** Of an object stream: pairs of numbers and places, then the objects. */
function packedObjects(dictionary: string, unpacked: string): [number, string][] {
  const first = Number(/\/First\s+(\d{1,9})/.exec(dictionary)?.[1] ?? 0)
  const numbers = unpacked.slice(0, first).trim().split(/\s+/).map(Number)
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, i) => {
    const [number = 0, from = 0, , to] = numbers.slice(2 * i)
    return [number, unpacked.slice(first + from, to === undefined ? undefined : first + to)]
  })
}

function textOf(bytes: Uint8Array, start: number, end: number): string {
  let text = ''
  // More arguments at once overflow the stack.
  for (let at = Math.max(0, start); at < Math.min(end, bytes.length); at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, Math.min(at + 8192, end)))
  return text
}
