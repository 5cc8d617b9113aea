import { BrokenImage } from '../grey.ts'

/** How a TIFF lays out its directories; BigTIFF has wider words. */
interface Layout {
  readonly isLittleEndian: boolean
  /** Bytes of an offset, of a count of values, and of the values that an entry itself has room for. */
  readonly wordBytes: 4 | 8
  /** Bytes of the count of entries. */
  readonly countBytes: 2 | 8
  readonly firstAt: number
}

/** One directory of the file. Values are read from the file when they are asked for, and never kept. */
export interface TiffDirectory {
  readonly isLittleEndian: boolean
  has(tag: number): boolean
  /** Values that an entry declares; 0 for what is not there or has a type that is not read. */
  count(tag: number): number
  /** @returns undefined beyond the last value, or where the file has ended */
  value(tag: number, index: number): number | undefined
  /** The first value. */
  one(tag: number, otherwise: number): number
  /** The fraction of two whole numbers that an entry says; 1 where it says none. */
  fraction(tag: number): number
  /** The bytes of all values, as they lie in the file. */
  data(tag: number): Uint8Array
}

const BIG_VERSION = 43
/** Bytes of a value by type: whole numbers of any width, and bytes of any kind. */
const TYPE_BYTES: Readonly<Record<number, 1 | 2 | 4 | 8>> = {
  1: 1,
  3: 2,
  4: 4,
  6: 1,
  7: 1,
  8: 2,
  9: 4,
  13: 4,
  16: 8,
  18: 8,
}
const FRACTION = { type: 5, bytes: 8 } as const
/** More directories than any upload may have pages. */
const DIRECTORIES_MAX = 1000
/** Scanners write some twenty entries, cameras a hundred; those that matter come first. */
const ENTRIES_MAX = 512

/**
 * The directories of a TIFF or BigTIFF in their order, up to the first that is not whole, or that came before.
 *
 * @see TIFF 6.0, section 2
 */
export function* tiffDirectories(bytes: Uint8Array): Generator<TiffDirectory> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 8) throw new BrokenImage('the TIFF is cut before its directory')
  const layout = layoutOf(view)
  const seen = new Set<number>()
  let at = word(view, layout.firstAt, layout)
  for (let n = 0; at !== null && at !== 0 && !seen.has(at) && n < DIRECTORIES_MAX; n++) {
    seen.add(at)
    const read = directoryAt(bytes, view, at, layout)
    if (!read) return
    yield read.directory
    // A file may end where the place of the next directory should be.
    at = word(view, read.end, layout)
  }
}

function layoutOf(view: DataView): Layout {
  const isLittleEndian = view.getUint8(0) === 0x49
  const isBig = view.getUint16(2, isLittleEndian) === BIG_VERSION
  return isBig
    ? { isLittleEndian, wordBytes: 8, countBytes: 8, firstAt: 8 }
    : { isLittleEndian, wordBytes: 4, countBytes: 2, firstAt: 4 }
}

/** @returns null when its entries reach beyond the file */
function directoryAt(
  bytes: Uint8Array,
  view: DataView,
  at: number,
  layout: Layout,
): { readonly directory: TiffDirectory; readonly end: number } | null {
  const { isLittleEndian, wordBytes, countBytes } = layout
  const count = unsigned(view, at, countBytes, isLittleEndian)
  const entryBytes = 4 + 2 * wordBytes
  const end = at + countBytes + entryBytes * (count ?? 0)
  if (!count || end > view.byteLength) return null
  /** Where the entry of a tag is; the first one, as libtiff has it. */
  const entries = new Map<number, number>()
  for (let i = Math.min(count, ENTRIES_MAX) - 1; i >= 0; i--) {
    const entry = at + countBytes + entryBytes * i
    entries.set(view.getUint16(entry, isLittleEndian), entry)
  }
  const sizeOf = (entry: number) => TYPE_BYTES[view.getUint16(entry + 2, isLittleEndian)] ?? 0
  const countOf = (entry: number | undefined) =>
    entry === undefined || sizeOf(entry) === 0
      ? 0
      : (unsigned(view, entry + 4, wordBytes, isLittleEndian) ?? 0)
  /** Where the values of an entry are: in the entry itself when there is room. */
  const placeOf = (entry: number) => {
    const own = entry + 4 + wordBytes
    return sizeOf(entry) * countOf(entry) <= wordBytes ? own : word(view, own, layout)
  }
  const value = (tag: number, index: number) => {
    const entry = entries.get(tag)
    if (entry === undefined || index >= countOf(entry)) return undefined
    const from = placeOf(entry)
    const size = sizeOf(entry)
    return from === null
      ? undefined
      : (unsigned(view, from + size * index, size, isLittleEndian) ?? undefined)
  }
  const directory: TiffDirectory = {
    isLittleEndian,
    has: (tag) => entries.has(tag),
    count: (tag) => countOf(entries.get(tag)),
    value,
    one: (tag, otherwise) => value(tag, 0) ?? otherwise,
    fraction(tag) {
      const entry = entries.get(tag)
      if (entry === undefined || view.getUint16(entry + 2, isLittleEndian) !== FRACTION.type) return 1
      const own = entry + 4 + wordBytes
      const at = FRACTION.bytes <= wordBytes ? own : word(view, own, layout)
      if (at === null || at + FRACTION.bytes > view.byteLength) return 1
      return view.getUint32(at, isLittleEndian) / view.getUint32(at + 4, isLittleEndian)
    },
    data(tag) {
      const entry = entries.get(tag)
      const from = entry === undefined ? null : placeOf(entry)
      if (entry === undefined || from === null) return new Uint8Array()
      return bytes.subarray(from, from + sizeOf(entry) * countOf(entry))
    },
  }
  return { directory, end }
}

function word(view: DataView, at: number, { wordBytes, isLittleEndian }: Layout): number | null {
  return unsigned(view, at, wordBytes, isLittleEndian)
}

/** @returns null beyond the end of the file */
function unsigned(view: DataView, at: number, size: number, isLittleEndian: boolean): number | null {
  if (at + size > view.byteLength) return null
  switch (size) {
    case 1:
      return view.getUint8(at)
    case 2:
      return view.getUint16(at, isLittleEndian)
    case 4:
      return view.getUint32(at, isLittleEndian)
    default:
      return Number(view.getBigUint64(at, isLittleEndian))
  }
}
