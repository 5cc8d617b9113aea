import { exifOrientation, type Orientation } from '../exif.ts'
import { BrokenImage } from '../grey.ts'
import { type Component, type Frame, ZIGZAG } from './frame.ts'
import { type HuffmanTable, huffmanTable } from './huffman.ts'

/** Tables and declarations as they stand at one place of the file; each segment changes some. */
export interface JpegState {
  frame: Frame | null
  readonly dcTables: (HuffmanTable | undefined)[]
  readonly acTables: (HuffmanTable | undefined)[]
  /** Natural order. */
  readonly quantTables: (Int32Array | undefined)[]
  /** MCUs between restart markers; 0 for none. */
  restartInterval: number
  /** Colour transform of the Adobe marker; null without one. */
  adobeTransform: number | null
  isJfif: boolean
  /** See `DecodedPicture`. */
  aspect: number
  orientation: Orientation
  /** How many Huffman and quantisation tables came so far. */
  tables: number
}

export interface ScanHeader {
  readonly components: readonly { readonly index: number; readonly dc: number; readonly ac: number }[]
  /** Spectral selection and successive approximation of a progressive scan. */
  readonly from: number
  readonly to: number
  readonly high: number
  readonly low: number
  /** Where the entropy-coded data begins. */
  readonly dataAt: number
}

const MARKER = {
  sof0: 0xc0,
  sof1: 0xc1,
  sof2: 0xc2,
  dht: 0xc4,
  eoi: 0xd9,
  sos: 0xda,
  dqt: 0xdb,
  dnl: 0xdc,
  dri: 0xdd,
} as const
const APP0 = 0xe0
const APP1 = 0xe1
const APP14 = 0xee
/** Sampling factors are 1 to 4, and a frame has one to four components. */
const FACTOR_MAX = 4
const COMPONENTS_MAX = 4
/** A progressive file has some for each of its ten scans. */
const TABLES_MAX = 10_000

export function initialState(): JpegState {
  return {
    frame: null,
    dcTables: [],
    acTables: [],
    quantTables: [],
    restartInterval: 0,
    adobeTransform: null,
    isJfif: false,
    aspect: 1,
    orientation: 1,
    tables: 0,
  }
}

/** Tables that a container keeps apart; a frame among them is none of the picture's. */
export function readTables(bytes: Uint8Array, state: JpegState): void {
  const own = initialState()
  nextScan(bytes, 2, own)
  Object.assign(state, { ...own, frame: null })
}

/**
 * Read segments up to the next scan, entering what they say into `state`.
 *
 * @returns the scan; 'end' at the EOI marker; 'cut' where the file ends without one
 * @see ITU T.81, annex B
 */
export function nextScan(bytes: Uint8Array, from: number, state: JpegState): ScanHeader | 'end' | 'cut' {
  for (let at = from; ; ) {
    at = findMarker(bytes, at)
    const marker = bytes[at + 1]
    if (marker === undefined) return 'cut'
    if (marker === MARKER.eoi) return 'end'
    if (at + 4 > bytes.length) return 'cut'
    // SOI and restart markers that strayed have no length.
    if (marker === 0xd8 || marker === 0x01 || isRestart(marker)) {
      at += 2
      continue
    }
    const length = uint16(bytes, at + 2)
    const data = bytes.subarray(at + 4, at + 2 + length)
    if (data.length < length - 2) return 'cut'
    at += 2 + length
    if (marker === MARKER.sos) {
      if (state.frame?.height === 0) state.frame = { ...state.frame, height: heightAfterScan(bytes, at) }
      return readScan(data, at, state)
    }
    readSegment(marker, data, state)
  }
}

/** A scanner that did not know the height says it after the first scan (ITU T.81, B.2.5). */
function heightAfterScan(bytes: Uint8Array, from: number): number {
  let at = findMarker(bytes, from)
  while (isRestart(bytes[at + 1] ?? 0)) at = findMarker(bytes, at + 2)
  const height = bytes[at + 1] === MARKER.dnl ? uint16(bytes, at + 4) : 0
  if (height === 0) throw new BrokenImage('the JPEG does not say how high it is')
  return height
}

export function isRestart(marker: number): boolean {
  return marker >= 0xd0 && marker <= 0xd7
}

/** @returns where the next marker's 0xff is, stuffed bytes and fill bytes passed over; the length at the end */
export function findMarker(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]
    if (next !== undefined && next !== 0 && next !== 0xff) return at
  }
  return bytes.length
}

function readSegment(marker: number, data: Uint8Array, state: JpegState): void {
  switch (marker) {
    case MARKER.sof0:
    case MARKER.sof1:
    case MARKER.sof2:
      // A second frame is another picture: a thumbnail that lost its place.
      state.frame ??= readFrame(data, marker === MARKER.sof2)
      return
    case MARKER.dht:
      readHuffmanTables(data, state)
      return
    case MARKER.dqt:
      readQuantTables(data, state)
      return
    case MARKER.dri:
      state.restartInterval = uint16(data, 0)
      return
    case APP0:
      if (!startsWith(data, 'JFIF\0')) return
      state.isJfif = true
      // Without a unit they are those of no device.
      if (data[7]) state.aspect = uint16(data, 8) / uint16(data, 10)
      return
    case APP1:
      if (startsWith(data, 'Exif\0\0')) state.orientation = exifOrientation(data.subarray(6))
      return
    case APP14:
      if (startsWith(data, 'Adobe')) state.adobeTransform = data[11] ?? 0
      return
  }
  // The other SOFs: lossless, hierarchical or arithmetic coding.
  if (marker >= 0xc3 && marker <= 0xcf && marker !== 0xc8 && marker !== 0xcc) {
    const coding = marker === 0xc3 ? 'without loss' : marker >= 0xc9 ? 'arithmetically' : 'in a hierarchy'
    throw new BrokenImage(`the JPEG is coded ${coding}; baseline and progressive ones are read`)
  }
}

function readFrame(data: Uint8Array, isProgressive: boolean): Frame {
  const [precision = 0, , , , , count = 0] = data
  if (precision !== 8) throw new BrokenImage(`the JPEG has ${precision} bits a sample; 8 are read`)
  const components: Component[] = []
  for (let i = 0; i < count; i++) {
    const [id = 0, factors = 0, quantTable = 0] = data.subarray(6 + 3 * i)
    components.push({ id, h: factors >> 4, v: factors & 15, quantTable })
  }
  const frame = { width: uint16(data, 3), height: uint16(data, 1), isProgressive, components }
  const isSane =
    frame.width > 0 &&
    count >= 1 &&
    count <= COMPONENTS_MAX &&
    components.every(({ h, v }) => h >= 1 && h <= FACTOR_MAX && v >= 1 && v <= FACTOR_MAX)
  if (!isSane)
    throw new BrokenImage(
      'the JPEG declares a frame that cannot be: no columns, or components of no known kind',
    )
  // A single component is not interleaved, whatever its factors say (ITU T.81, A.2.2).
  return count === 1 ? { ...frame, components: components.map((one) => ({ ...one, h: 1, v: 1 })) } : frame
}

function readScan(data: Uint8Array, dataAt: number, { frame }: JpegState): ScanHeader {
  if (!frame) throw new BrokenImage('the JPEG has a scan before its frame')
  const count = data[0] ?? 0
  const components: { index: number; dc: number; ac: number }[] = []
  for (let i = 0; i < count; i++) {
    const index = frame.components.findIndex(({ id }) => id === data[1 + 2 * i])
    const tables = data[2 + 2 * i] ?? 0
    if (index < 0 || components.some((other) => other.index === index))
      throw new BrokenImage('a scan of the JPEG names a component that is not there')
    components.push({ index, dc: tables >> 4, ac: tables & 15 })
  }
  const [from = 0, to = 63, approximation = 0] = data.subarray(1 + 2 * count)
  const isSane = count >= 1 && from <= to && to <= 63 && (from === 0 || count === 1 || !frame.isProgressive)
  if (!isSane) throw new BrokenImage('a scan of the JPEG cannot be')
  return { components, from, to, high: approximation >> 4, low: approximation & 15, dataAt }
}

function readHuffmanTables(data: Uint8Array, state: JpegState): void {
  for (let at = 0; at + 17 <= data.length; ) {
    const [kind = 0] = data.subarray(at)
    const counts = data.subarray(at + 1, at + 17)
    const total = counts.reduce((sum, count) => sum + count, 0)
    const symbols = data.subarray(at + 17, at + 17 + total)
    const tables = kind >> 4 === 0 ? state.dcTables : state.acTables
    tables[kind & 3] = huffmanTable(counts, symbols)
    countTable(state)
    at += 17 + total
  }
}

function readQuantTables(data: Uint8Array, state: JpegState): void {
  for (let at = 0; at < data.length; ) {
    const kind = data[at] ?? 0
    const wide = kind >> 4 !== 0
    const table = new Int32Array(64)
    for (let k = 0; k < 64; k++) {
      const i = at + 1 + (wide ? 2 * k : k)
      table[ZIGZAG[k] ?? 0] = wide ? uint16(data, i) : (data[i] ?? 0)
    }
    state.quantTables[kind & 3] = table
    countTable(state)
    at += wide ? 129 : 65
  }
}

function countTable(state: JpegState): void {
  state.tables += 1
  if (state.tables > TABLES_MAX) throw new BrokenImage(`the JPEG has more than ${TABLES_MAX} tables`)
}

function uint16(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)
}

function startsWith(data: Uint8Array, text: string): boolean {
  for (let i = 0; i < text.length; i++) if (data[i] !== text.charCodeAt(i)) return false
  return true
}
