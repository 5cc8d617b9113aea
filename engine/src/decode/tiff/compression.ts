import { BrokenImage } from '../grey.ts'
import { inflate } from '../inflate.ts'
import { COMPRESSION, compressionName } from './compressions.ts'
import type { TiffPage } from './directory.ts'
import { decodeFax, type FaxCoding, reversed } from './fax.ts'
import { decodeLzw } from './lzw.ts'
import { decodePackBits } from './pack-bits.ts'

const TWO_DIMENSIONAL = 1
const FAXES: readonly number[] = [COMPRESSION.runs, COMPRESSION.group3, COMPRESSION.group4]

/**
 * The bytes of a strip or tile, piece by piece; broken data is where they end.
 *
 * @throws {BrokenImage} for a compression that no scanner uses
 */
export function inflatedTile(page: TiffPage, tile: number): Iterable<Uint8Array> {
  const own = page.tile(tile)
  const isFax = FAXES.includes(page.compression)
  // A fax is read from either end of its bytes; other methods know one end only.
  const data = page.fillOrder === 2 && !isFax ? own.map(reversed) : own
  switch (page.compression) {
    case COMPRESSION.none:
      return [data]
    case COMPRESSION.lzw:
      return decodeLzw(data)
    case COMPRESSION.packBits:
      return decodePackBits(data)
    case COMPRESSION.deflate:
    case COMPRESSION.oldDeflate:
      return inflate([data])
    case COMPRESSION.runs:
      return fax(page, data, 'runs')
    case COMPRESSION.group3:
      return fax(
        page,
        data,
        (page.faxOptions & TWO_DIMENSIONAL) === 0 ? 'group-3' : 'group-3-two-dimensional',
      )
    case COMPRESSION.group4:
      return fax(page, data, 'group-4')
    default:
      throw new BrokenImage(
        `the TIFF is compressed with ${compressionName(page.compression)}, which is not read; LZW, Deflate, JPEG and CCITT are`,
      )
  }
}

function fax(page: TiffPage, data: Uint8Array, coding: FaxCoding): Iterable<Uint8Array> {
  if (page.bits !== 1 || page.samples !== 1)
    throw new BrokenImage('the TIFF has a fax that is not black and white')
  return decodeFax(data, page.tileWidth, coding, page.fillOrder === 2)
}
