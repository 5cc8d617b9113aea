import { type BitReader, DamagedScan, readBits, readSigned, readSymbol } from './bits.ts'
import type { HuffmanTable } from './huffman.ts'
import type { ScanHeader } from './segments.ts'

/** Quantised coefficients of one component: all its block rows, or those of the MCU row at hand. */
export interface BlockStore {
  /** Blocks in a row, whole MCUs. */
  readonly across: number
  readonly rows: number
  /** Kept coefficients of a block. */
  readonly blockLength: number
  readonly coefficients: Int16Array
  /** For each block 1 where it has more than its mean: most of a sheet's are plain paper. */
  readonly textured: Uint8Array
  /** Two words a block: which coefficients that are not kept are not zero. A refining scan must know; null when all are kept. */
  readonly dropped: Uint32Array | null
}

/** What a scan needs of a component while it reads its blocks. */
export interface ScanComponent {
  /** Null for a component that grey does not need: its bits are only passed over. */
  readonly store: BlockStore | null
  readonly dc: HuffmanTable
  readonly ac: HuffmanTable
  prediction: number
}

/** Blocks still to come that have no coefficients in this scan (ITU T.81, G.1.2.2). */
export interface EndOfBand {
  run: number
}

/** Reads one block; `block` is its place in the store. */
export type ReadBlock = (bits: BitReader, component: ScanComponent, block: number) => void

/**
 * @param places where each coefficient, in the order of the file, is kept in a block; -1 when it is not
 */
export function blockReader(
  scan: ScanHeader,
  isProgressive: boolean,
  places: Int8Array,
  band: EndOfBand,
): ReadBlock {
  if (!isProgressive) return (bits, component, block) => sequential(bits, component, block, places)
  if (scan.from === 0) {
    return scan.high === 0
      ? (bits, component, block) => firstDc(bits, component, block, scan.low)
      : (bits, component, block) => refineDc(bits, component, block, scan.low)
  }
  return scan.high === 0
    ? (bits, component, block) => firstAc(bits, component, block, scan, places, band)
    : (bits, component, block) => refineAc(bits, component, block, scan, places, band)
}

function sequential(bits: BitReader, component: ScanComponent, block: number, places: Int8Array): void {
  const { store, ac } = component
  component.prediction += readSigned(bits, readSymbol(bits, component.dc) & 15)
  const at = store ? block * store.blockLength : 0
  if (store) store.coefficients[at] = component.prediction
  for (let k = 1; k < 64; k++) {
    const symbol = readSymbol(bits, ac)
    const size = symbol & 15
    if (size === 0) {
      if (symbol !== 0xf0) return
      k += 15
      continue
    }
    k += symbol >> 4
    if (k > 63) throw new DamagedScan('a block has more than 64 coefficients')
    const value = readSigned(bits, size)
    const place = places[k] ?? -1
    if (store && place >= 0) {
      store.coefficients[at + place] = value
      store.textured[block] = 1
    }
  }
}

function firstDc(bits: BitReader, component: ScanComponent, block: number, low: number): void {
  const { store } = component
  component.prediction += readSigned(bits, readSymbol(bits, component.dc) & 15)
  if (store) store.coefficients[block * store.blockLength] = component.prediction << low
}

function refineDc(bits: BitReader, { store }: ScanComponent, block: number, low: number): void {
  const bit = readBits(bits, 1)
  if (store && bit === 1) {
    const at = block * store.blockLength
    store.coefficients[at] = (store.coefficients[at] ?? 0) | (1 << low)
  }
}

function firstAc(
  bits: BitReader,
  { store, ac }: ScanComponent,
  block: number,
  { from, to, low }: ScanHeader,
  places: Int8Array,
  band: EndOfBand,
): void {
  if (band.run > 0) {
    band.run -= 1
    return
  }
  for (let k = from; k <= to; k++) {
    const symbol = readSymbol(bits, ac)
    const [run, size] = [symbol >> 4, symbol & 15]
    if (size === 0) {
      if (run < 15) {
        band.run = endOfBandRun(bits, run) - 1
        return
      }
      k += 15
      continue
    }
    k += run
    if (k > 63) throw new DamagedScan('a block has more than 64 coefficients')
    const value = readSigned(bits, size) << low
    if (store) keep(store, block, k, places, value)
  }
}

function endOfBandRun(bits: BitReader, size: number): number {
  return (1 << size) + (size > 0 ? readBits(bits, size) : 0)
}

/** ITU T.81, G.1.2.3: new coefficients of one bit, between them a correction bit for each that is not zero already. */
function refineAc(
  bits: BitReader,
  { store, ac }: ScanComponent,
  block: number,
  { from, to, low }: ScanHeader,
  places: Int8Array,
  band: EndOfBand,
): void {
  if (!store) return
  let k = from
  if (band.run === 0) {
    for (; k <= to; k++) {
      const symbol = readSymbol(bits, ac)
      const [run, size] = [symbol >> 4, symbol & 15]
      if (size === 0 && run < 15) {
        band.run = endOfBandRun(bits, run)
        break
      }
      const value = size === 0 ? 0 : readBits(bits, 1) === 1 ? 1 << low : -1 << low
      for (let zeros = run; k <= to; k++) {
        if (isSet(store, block, k, places)) correct(bits, store, block, k, places, low)
        else if (zeros-- === 0) break
      }
      if (value !== 0 && k <= to) keep(store, block, k, places, value)
    }
  }
  if (band.run === 0) return
  for (; k <= to; k++) if (isSet(store, block, k, places)) correct(bits, store, block, k, places, low)
  band.run -= 1
}

function isSet(store: BlockStore, block: number, k: number, places: Int8Array): boolean {
  const place = places[k] ?? -1
  if (place >= 0) return store.coefficients[block * store.blockLength + place] !== 0
  return (((store.dropped?.[2 * block + (k >> 5)] ?? 0) >>> (k & 31)) & 1) === 1
}

function keep(store: BlockStore, block: number, k: number, places: Int8Array, value: number): void {
  const place = places[k] ?? -1
  if (place >= 0) {
    store.coefficients[block * store.blockLength + place] = value
    store.textured[block] = 1
  } else if (store.dropped) {
    const word = 2 * block + (k >> 5)
    store.dropped[word] = (store.dropped[word] ?? 0) | (1 << (k & 31))
  }
}

function correct(
  bits: BitReader,
  store: BlockStore,
  block: number,
  k: number,
  places: Int8Array,
  low: number,
): void {
  if (readBits(bits, 1) === 0) return
  const place = places[k] ?? -1
  if (place < 0) return
  const at = block * store.blockLength + place
  const value = store.coefficients[at] ?? 0
  if ((value & (1 << low)) === 0) store.coefficients[at] = value + (value > 0 ? 1 << low : -(1 << low))
}
