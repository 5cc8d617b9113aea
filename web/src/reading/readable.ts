/** A file as the engine takes it, with its picture where the browser can show one. */
export interface ReadableFile {
  readonly bytes: Uint8Array
  /** A PNG made from a kind of picture that the engine does not decode, such as HEIC. */
  readonly converted: boolean
}

/** `ftyp` at the fifth byte, then a brand of HEIF. */
const HEIF_BRAND = /^ftyp(?:heic|heix|hevc|hevx|heim|heis|mif1|msf1)/

/** Bytes of a file; what only the browser can decode (HEIC, where it can) becomes a PNG. */
export async function asReadable(file: File): Promise<ReadableFile> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const head = String.fromCharCode(...bytes.subarray(4, 12))
  if (!HEIF_BRAND.test(head)) return { bytes, converted: false }
  const png = await toPng(file)
  return png === null ? { bytes, converted: false } : { bytes: png, converted: true }
}

/** Null where this browser has no decoder for it: the engine then says so. */
async function toPng(file: File): Promise<Uint8Array | null> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (bitmap === null) return null
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  const blob = await canvas.convertToBlob({ type: 'image/png' })
  return new Uint8Array(await blob.arrayBuffer())
}
