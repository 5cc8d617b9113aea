/** Before a stream's data stands its dictionary; an image's is a few hundred bytes. */
const DICTIONARY_BYTES_MAX = 4096
/** Bytes compared for each byte of the file; a file of long equal runs would else take hours. */
const COMPARED_MAX = 8
const DECODE = /\/Decode\s*(?:\[([^\]]*)\]|\d)/

/**
 * Whether a picture's dictionary maps its samples to other values, as inverted scans have it (`/Decode [1 0]`).
 * PDFium has no call for that, but streams and their dictionaries stand in a file as they are.
 *
 * @param file the PDF
 * @param data of the picture, as stored
 * @returns false as well where the data is not found: in an encrypted file
 * @see ISO 32000-1, 8.9.5.2
 */
export function mapsSamples(file: Uint8Array, data: Uint8Array): boolean {
  const at = indexOf(file, data)
  // What cannot be found in time is left to PDFium, which honours it.
  if (at === null) return true
  if (at < 0) return false
  const before = String.fromCharCode(...file.subarray(Math.max(0, at - DICTIONARY_BYTES_MAX), at))
  const [found, ranges] = DECODE.exec(before.slice(before.lastIndexOf(' obj') + 1)) ?? []
  if (found === undefined) return false
  const values = ranges?.trim().split(/\s+/).map(Number)
  // Without inversion each colour goes from 0 to 1.
  return !values?.every((value, i) => value === i % 2)
}

/** @returns -1 where it is not; null when it takes too long */
function indexOf(file: Uint8Array, data: Uint8Array): number | null {
  const [first = 0] = data
  let left = COMPARED_MAX * file.length
  for (let at = file.indexOf(first); at >= 0; at = file.indexOf(first, at + 1)) {
    if (at + data.length > file.length) return -1
    let same = 1
    while (same < data.length && file[at + same] === data[same]) same++
    if (same === data.length) return at
    left -= same
    if (left < 0) return null
  }
  return -1
}
