/** TIFF in either byte order, which the engine reads and browsers do not show; of HEIC the same is true but for Safari. */
const TIFF_HEADS = ['II*\0', 'MM\0*']
/** `%PDF` may stand behind other bytes within the first KB. */
const PDF_HEAD_BYTES = 1024

export async function isTiff(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  return TIFF_HEADS.includes(String.fromCharCode(...head))
}

export async function isPdf(file: Blob): Promise<boolean> {
  return (await file.slice(0, PDF_HEAD_BYTES).text()).includes('%PDF-')
}

/** JPEG or PNG: decoded by the engine's own code. */
export async function isPlainPicture(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  return PLAIN_HEADS.some((known) => known.every((byte, i) => head[i] === byte))
}

const PLAIN_HEADS = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
]
