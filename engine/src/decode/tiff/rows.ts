import { BrokenImage } from '../grey.ts'
import { COMPRESSION } from './compressions.ts'
import type { TiffPage } from './directory.ts'
import { checkPredictor, PHOTOMETRIC, type PixelGrey, undoDifferences, unpacker } from './samples.ts'

/** How a tile's bytes are rows of pixels. */
export interface RowForm {
  /** Of one row; of several where they share their chroma. */
  readonly bytes: number
  /** @returns rows of grey, each overwritten by the next call */
  lines(row: Uint8Array): Iterable<Uint8Array>
}

/** A row that needs more bytes belongs to no sheet of paper. */
const ROW_BYTES_MAX = 4_000_000
const CHROMA_FACTORS = [1, 2, 4]
/** The methods that tell differences between neighbours, where a writer asks for it. */
const WITH_DIFFERENCES: readonly number[] = [COMPRESSION.lzw, COMPRESSION.deflate, COMPRESSION.oldDeflate]

/**
 * @param samples of a pixel in one tile
 * @throws {BrokenImage} when no row of a page is so long
 */
export function rowForm(page: TiffPage, samples: number, grey: PixelGrey): RowForm {
  const { across, down } = page.chroma
  const isShared = page.photometric === PHOTOMETRIC.ycc && samples === 3 && across * down > 1
  const form = isShared ? sharedChroma(page) : plain(page, samples, grey)
  if (!(form.bytes > 0 && form.bytes <= ROW_BYTES_MAX))
    throw new BrokenImage(`a row of the TIFF has ${form.bytes} bytes; the limit is ${ROW_BYTES_MAX}`)
  return form
}

function plain(page: TiffPage, samples: number, grey: PixelGrey): RowForm {
  const { tileWidth, bits } = page
  const hasDifferences = page.predictor !== 1 && WITH_DIFFERENCES.includes(page.compression)
  if (hasDifferences) checkPredictor(page)
  const unpack = unpacker(page)
  const unpacked = new Uint8Array(tileWidth * samples)
  const line = new Uint8Array(tileWidth)
  return {
    bytes: Math.ceil((tileWidth * samples * bits) / 8),
    lines(row) {
      if (hasDifferences) undoDifferences(row, page, samples)
      unpack(row, tileWidth * samples, unpacked)
      for (let x = 0; x < tileWidth; x++) line[x] = grey(unpacked, x * samples)
      return [line]
    },
  }
}

/** Units of luminances, row by row, and one pair of chroma after them (TIFF 6.0, section 21). */
function sharedChroma({ tileWidth, bits, chroma: { across, down } }: TiffPage): RowForm {
  if (bits !== 8) throw new BrokenImage(`the TIFF has YCbCr of ${bits} bits a sample; 8 are read`)
  if (!CHROMA_FACTORS.includes(across) || !CHROMA_FACTORS.includes(down))
    throw new BrokenImage(
      `the TIFF shares chroma over ${across} × ${down} pixels; 1, 2 and 4 a side are read`,
    )
  const unit = across * down + 2
  const lines = Array.from({ length: down }, () => new Uint8Array(tileWidth))
  return {
    bytes: Math.ceil(tileWidth / across) * unit,
    lines(row) {
      for (const [n, line] of lines.entries()) {
        for (let x = 0; x < tileWidth; x++)
          line[x] = row[Math.floor(x / across) * unit + n * across + (x % across)] ?? 0
      }
      return lines
    },
  }
}
