import { type BitReader, bitReader, checkNotPastEnd, DamagedScan, restartAt } from './bits.ts'
import { type BlockStore, blockReader, type EndOfBand, type ReadBlock, type ScanComponent } from './blocks.ts'
import { blockGrid, type Frame, mcuGrid } from './frame.ts'
import { type HuffmanTable, huffmanTable } from './huffman.ts'
import { findMarker, isRestart, type JpegState, type ScanHeader } from './segments.ts'

export interface ScanResult {
  /** False when the data ended early or was damaged somewhere. */
  readonly isWhole: boolean
  /** Rows of MCUs that were read or stepped over, from the top. */
  readonly rows: number
  /** Where the next segment may begin. */
  readonly at: number
}

/** A scan that refers to a table that never came fails at its first symbol, as any damage does. */
const NO_TABLE = huffmanTable(new Uint8Array(16), new Uint8Array())

/**
 * Read one scan into the stores. Damage costs the blocks up to the next restart marker, or to the end.
 *
 * @param stores by component of the frame; null for what is not needed
 * @param onRow called after each row of MCUs (of blocks, when the scan has one component)
 */
export function readScan(
  bytes: Uint8Array,
  frame: Frame,
  scan: ScanHeader,
  state: JpegState,
  stores: readonly (BlockStore | null)[],
  places: Int8Array,
  onRow: (row: number) => void,
): ScanResult {
  const bits = bitReader(bytes, scan.dataAt)
  const band: EndOfBand = { run: 0 }
  const components = scan.components.map(
    ({ index, dc, ac }): ScanComponent => ({
      store: stores[index] ?? null,
      dc: tableOf(state.dcTables, dc),
      ac: tableOf(state.acTables, ac),
      prediction: 0,
    }),
  )
  const { across, down, readMcu } = mcus(
    frame,
    scan,
    components,
    blockReader(scan, frame.isProgressive, places, band),
  )
  const total = across * down
  const interval = state.restartInterval || total
  let isWhole = true
  let rows = 0
  for (let begun = 0; begun * interval < total; ) {
    const end = Math.min(total, (begun + 1) * interval)
    const isGood = readInterval(bits, begun * interval, end, (mcu) => {
      readMcu(bits, mcu)
      if ((mcu + 1) % across === 0) onRow(rows++)
    })
    isWhole &&= isGood
    if (isGood && end === total) break
    const next = afterRestart(bits, begun)
    if (next === null) return { isWhole: false, rows, at: bits.at }
    if (next !== begun + 1) isWhole = false
    begun = next
    for (const component of components) component.prediction = 0
    band.run = 0
    // Rows that the damage swallowed whole.
    while (rows < Math.min(down, Math.floor((begun * interval) / across))) onRow(rows++)
  }
  return { isWhole, rows, at: bits.at }
}

function tableOf(tables: readonly (HuffmanTable | undefined)[], index: number): HuffmanTable {
  return tables[index & 3] ?? NO_TABLE
}

interface Mcus {
  readonly across: number
  readonly down: number
  readonly readMcu: (bits: BitReader, mcu: number) => void
}

/** The MCUs of a scan: single blocks for one component, else some of each (ITU T.81, A.2). */
function mcus(frame: Frame, scan: ScanHeader, components: readonly ScanComponent[], read: ReadBlock): Mcus {
  const grid = mcuGrid(frame)
  const declared = scan.components.flatMap(({ index }) => frame.components[index] ?? [])
  const [only] = components
  const [first] = declared
  if (components.length === 1 && only && first) {
    const { across, down } = blockGrid(frame, grid, first)
    const readMcu = (bits: BitReader, mcu: number) =>
      read(bits, only, placeOf(only.store, Math.floor(mcu / across), mcu % across))
    return { across, down, readMcu }
  }
  const readMcu = (bits: BitReader, mcu: number) => {
    const [row, column] = [Math.floor(mcu / grid.across), mcu % grid.across]
    for (let i = 0; i < components.length; i++) {
      const component = components[i]
      const { h, v } = declared[i] ?? { h: 0, v: 0 }
      if (!component) continue
      for (let y = 0; y < v; y++)
        for (let x = 0; x < h; x++)
          read(bits, component, placeOf(component.store, row * v + y, column * h + x))
    }
  }
  return { across: grid.across, down: grid.down, readMcu }
}

function placeOf(store: BlockStore | null, row: number, column: number): number {
  return store ? (row % store.rows) * store.across + column : 0
}

function readInterval(bits: BitReader, from: number, to: number, read: (mcu: number) => void): boolean {
  try {
    for (let mcu = from; mcu < to; mcu++) {
      read(mcu)
      checkNotPastEnd(bits)
    }
    return true
  } catch (error) {
    if (error instanceof DamagedScan) return false
    throw error
  }
}

/**
 * Step over the next restart marker. Its number says how many intervals are lost when it is not the one due.
 *
 * @returns the interval that begins there; null when no restart marker follows
 */
function afterRestart(bits: BitReader, begun: number): number | null {
  const at = findMarker(bits.bytes, bits.at)
  const marker = bits.bytes[at + 1] ?? 0
  if (!isRestart(marker)) return null
  restartAt(bits, at + 2)
  return begun + 1 + ((marker - 0xd0 - begun) & 7)
}
