/** `ftyp` at the fifth byte, then a brand of HEIF. */
const HEIF_BRAND = /^ftyp(?:heic|heix|hevc|hevx|heim|heis|mif1|msf1)/
const HEAD_BYTES = 12
/** Twelve megapixels as PNG may be more than the engine takes; at this quality letters stay as they are. */
const JPEG_QUALITY = 0.95

/** The file, or where this browser opens HEIC its picture as JPEG, which any viewer shows later. */
export async function asSendable(file: File): Promise<File> {
  if (!(await isHeif(file))) return file
  const jpeg = await toJpeg(file)
  if (jpeg === null) return file
  return new File([jpeg], file.name.replace(/\.hei[cf]$/i, '.jpg'), { type: jpeg.type })
}

export async function isHeif(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  return HEIF_BRAND.test(String.fromCharCode(...head.subarray(4)))
}

/** Null where this browser has no decoder for it. */
async function toJpeg(file: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (bitmap === null) return null
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY })
}
