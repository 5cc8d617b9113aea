/** `ftyp` at the fifth byte, then a brand of HEIF. */
const HEIF_BRAND = /^ftyp(?:heic|heix|hevc|hevx|heim|heis|mif1|msf1)/
const HEAD_BYTES = 12
/** Twelve megapixels as PNG may be more than the engine takes; at this quality letters stay as they are. */
const JPEG_QUALITY = 0.95

/** Bytes of a file as the engine takes it; what only the browser can decode (HEIC, where it can) becomes a JPEG. */
export async function asReadable(file: Blob): Promise<Uint8Array> {
  const jpeg = (await isHeif(file)) ? await toJpeg(file) : null
  return new Uint8Array(await (jpeg ?? file).arrayBuffer())
}

/** The file, or its picture as JPEG; null where it is HEIC and this browser has no decoder for it. */
export async function asSendable(file: File): Promise<File | null> {
  if (!(await isHeif(file))) return file
  const jpeg = await toJpeg(file)
  return jpeg && new File([jpeg], file.name.replace(/\.hei[cf]$/i, '.jpg'), { type: jpeg.type })
}

async function isHeif(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  return HEIF_BRAND.test(String.fromCharCode(...head.subarray(4)))
}

/** Null where this browser has no decoder for it: the engine then says so. */
async function toJpeg(file: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (bitmap === null) return null
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY })
}
