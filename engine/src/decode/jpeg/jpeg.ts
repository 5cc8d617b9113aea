import { type RowResizer, rowResizer } from '../../raster/resize.ts'
import type { MemoryLedger } from '../../runtime/memory.ts'
import type { DecodedPicture } from '../decoded-picture.ts'
import { BrokenImage, boundedSize } from '../grey.ts'
import type { BlockStore } from './blocks.ts'
import { type ContainerColours, type GreyModel, greyModel } from './colour.ts'
import { blockGrid, type Frame, keptPlaces, mcuGrid } from './frame.ts'
import { bandWriter } from './grey-rows.ts'
import type { BlockSide } from './idct.ts'
import { readScan } from './scan.ts'
import { initialState, type JpegState, nextScan, readTables, type ScanHeader } from './segments.ts'

const SIDES: readonly BlockSide[] = [8, 4, 2, 1]
/** Coefficients of a progressive photo of 12 megapixels in grey, whole; larger ones keep fewer of each block. */
const COEFFICIENT_BYTES_MAX = 26_000_000
/** Progressive files have about ten scans, never more than the bits of all coefficients need; each costs a pass. */
const SCANS_MAX = 100

interface Size {
  readonly width: number
  readonly height: number
}

export interface JpegContext {
  /** A stream of tables alone, as a TIFF keeps them apart from its strips. */
  readonly tables?: Uint8Array
  readonly colours?: ContainerColours
  /** A frame that is larger is not decoded. */
  readonly atMost?: Size
  /** Scaled down to this, as stored, instead of to as many pixels as a raster may have. */
  readonly fit?: Size
  /** Where the coefficients of a progressive file are counted: up to `COEFFICIENT_BYTES_MAX`. */
  readonly memory?: MemoryLedger
}

/**
 * A JPEG in grey: baseline, extended or progressive Huffman coding of 8 bits, any sampling, grey, YCbCr, RGB,
 * CMYK or YCCK. Only the components that grey needs are kept and transformed; a baseline file is decoded a row
 * of MCUs at a time, so that memory does not grow with its height.
 *
 * @throws {BrokenImage} when nothing of it can be decoded
 */
export function decodeJpeg(bytes: Uint8Array, context: JpegContext = {}): DecodedPicture {
  const { state, scan, frame } = readJpegHeader(bytes, context.tables)
  const { atMost } = context
  if (atMost && (frame.width > atMost.width || frame.height > atMost.height))
    throw new BrokenImage(`a JPEG of ${frame.width} × ${frame.height} pixels is larger than its place`)
  const model = greyModel(frame, state, context.colours ?? null)
  const { width, height } = frame
  const fit = context.fit ?? boundedSize(width, height)
  const { orientation, aspect } = state
  if (isStreamable(frame, scan, model))
    return { ...decodeRowByRow(bytes, frame, scan, state, model, fit), width, height, orientation, aspect }
  const { side, held } = stored(frame, model)
  const decode = () => decodeWhole(bytes, frame, scan, state, model, side, fit)
  const decoded = context.memory ? context.memory.whileFilling(held, decode) : decode()
  return { ...decoded, width, height, orientation, aspect }
}

/** What a JPEG declares before its first scan. */
interface JpegHeader {
  readonly frame: Frame
  readonly state: JpegState
  readonly scan: ScanHeader
}

/**
 * @param tables see `JpegContext`
 * @throws {BrokenImage} when there is no picture, or one of a coding that is not read
 */
export function readJpegHeader(bytes: Uint8Array, tables?: Uint8Array): JpegHeader {
  const state = initialState()
  if (tables) readTables(tables, state)
  const scan = nextScan(bytes, 2, state)
  const { frame } = state
  if (!frame || scan === 'end' || scan === 'cut')
    throw new BrokenImage('the JPEG ends before its picture begins')
  return { frame, state, scan }
}

/** One scan gives all that is needed, in the order of the rows. */
function isStreamable(frame: Frame, scan: ScanHeader, model: GreyModel): boolean {
  if (frame.isProgressive) return false
  if (!model.components.every((index) => scan.components.some((one) => one.index === index))) return false
  if (scan.components.length > 1) return true
  const { hMax, vMax } = mcuGrid(frame)
  const { h, v } = frame.components[scan.components[0]?.index ?? 0] ?? { h: 0, v: 0 }
  return h === hMax && v === vMax
}

type Decoded = Pick<DecodedPicture, 'raster' | 'isTruncated'>

function decodeRowByRow(
  bytes: Uint8Array,
  frame: Frame,
  scan: ScanHeader,
  state: JpegState,
  model: GreyModel,
  fit: Size,
): Decoded {
  const side = streamingSide(frame, fit)
  const isSingle = scan.components.length === 1
  const stores = storesOf(frame, model, side, (component) => (isSingle ? 1 : component.v))
  const rows = resizer(frame, side, fit)
  const write = bandWriter(frame, state, model, stores, side, isSingle, rows)
  const result = readScan(bytes, frame, scan, state, stores, keptPlaces(side), (row) => {
    write(row)
    for (const store of stores) {
      store?.coefficients.fill(0)
      store?.textured.fill(0)
    }
  })
  if (result.rows === 0) throw new BrokenImage('the JPEG has not one row of pixels')
  return { raster: rows.finish(), isTruncated: !result.isWhole }
}

function decodeWhole(
  bytes: Uint8Array,
  frame: Frame,
  first: ScanHeader,
  state: JpegState,
  model: GreyModel,
  side: BlockSide,
  fit: Size,
): Decoded {
  const grid = mcuGrid(frame)
  const stores = storesOf(frame, model, side, (component) => blockGrid(frame, grid, component).downMcus)
  const places = keptPlaces(side)
  let isTruncated = false
  let scan: ReturnType<typeof nextScan> = first
  let rows = 0
  for (let n = 0; scan !== 'end' && scan !== 'cut'; n++) {
    if (n === SCANS_MAX) throw new BrokenImage(`the JPEG has more than ${SCANS_MAX} scans`)
    let at = scan.dataAt
    if (scan.components.some(({ index }) => stores[index])) {
      const result = readScan(bytes, frame, scan, state, stores, places, () => {})
      isTruncated ||= !result.isWhole
      rows = Math.max(rows, result.rows)
      at = result.at
    }
    scan = nextScan(bytes, at, state)
  }
  if (rows === 0) throw new BrokenImage('the JPEG has not one row of pixels')
  const resized = resizer(frame, side, fit)
  const write = bandWriter(frame, state, model, stores, side, false, resized)
  for (let row = 0; row < grid.down; row++) write(row)
  return { raster: resized.finish(), isTruncated: isTruncated || scan === 'cut' }
}

/** The smallest that does not give fewer pixels than wanted. */
function streamingSide(frame: Frame, fit: Size): BlockSide {
  const enough = SIDES.filter((side) => {
    const { width, height } = scaledSize(frame, side)
    return width >= fit.width && height >= fit.height
  })
  return enough.at(-1) ?? 8
}

/** The largest blocks whose coefficients fit, and the bytes that they take. */
function stored(frame: Frame, model: GreyModel): { readonly side: BlockSide; readonly held: number } {
  const grid = mcuGrid(frame)
  const blocks = model.components.reduce((sum, index) => {
    const component = frame.components[index]
    if (!component) return sum
    const { acrossMcus, downMcus } = blockGrid(frame, grid, component)
    return sum + acrossMcus * downMcus
  }, 0)
  const bytesOf = (side: BlockSide) => blocks * (side * side * 2 + (side < 8 ? 8 : 0))
  const side = SIDES.find((one) => bytesOf(one) <= COEFFICIENT_BYTES_MAX) ?? 1
  return { side, held: bytesOf(side) + blocks }
}

function storesOf(
  frame: Frame,
  model: GreyModel,
  side: BlockSide,
  rowsOf: (component: Frame['components'][number]) => number,
): (BlockStore | null)[] {
  const grid = mcuGrid(frame)
  return frame.components.map((component, index) => {
    if (!model.components.includes(index)) return null
    const across = blockGrid(frame, grid, component).acrossMcus
    const rows = rowsOf(component)
    const blocks = across * rows
    return {
      across,
      rows,
      blockLength: side * side,
      coefficients: new Int16Array(blocks * side * side),
      textured: new Uint8Array(blocks),
      dropped: frame.isProgressive && side < 8 ? new Uint32Array(2 * blocks) : null,
    }
  })
}

function resizer(frame: Frame, side: BlockSide, fit: Size): RowResizer {
  const from = scaledSize(frame, side)
  return rowResizer(
    from.width,
    from.height,
    Math.min(from.width, fit.width),
    Math.min(from.height, fit.height),
  )
}

function scaledSize({ width, height }: Frame, side: BlockSide): Size {
  return { width: Math.ceil((width * side) / 8), height: Math.ceil((height * side) / 8) }
}
