/** A kind of file that is not read, named so that its sender knows what to send instead. */
interface OtherKind {
  readonly name: string
  readonly advice: string
  readonly starts: readonly string[]
  /** Where its mark begins; 0 unless said. */
  readonly at?: number
}

const AS_PICTURE = 'save it as JPEG or PNG'
const AS_PDF = 'save it as PDF'

/** Of each: bytes as characters of Latin-1, at a fixed place. */
const OTHER_KINDS: readonly OtherKind[] = [
  { name: 'a GIF', advice: AS_PICTURE, starts: ['GIF87a', 'GIF89a'] },
  { name: 'a BMP', advice: AS_PICTURE, starts: ['BM'] },
  { name: 'a JPEG 2000', advice: AS_PICTURE, starts: ['\0\0\0\x0cjP  ', '\xff\x4f\xff\x51'] },
  { name: 'a JPEG XL', advice: AS_PICTURE, starts: ['\0\0\0\x0cJXL ', '\xff\x0a'] },
  { name: 'an AVIF', advice: AS_PICTURE, starts: ['ftypavif', 'ftypavis'], at: 4 },
  { name: 'a film', advice: 'take a photo of the document', starts: ['ftyp', 'moov'], at: 4 },
  { name: 'a Photoshop file', advice: AS_PICTURE, starts: ['8BPS'] },
  { name: 'a DjVu', advice: AS_PDF, starts: ['AT&TFORM'] },
  { name: 'PostScript', advice: AS_PDF, starts: ['%!PS', '\xc5\xd0\xd3\xc6'] },
  { name: 'a text in RTF', advice: AS_PDF, starts: ['{\\rtf'] },
  { name: 'an old Office file or a message', advice: AS_PDF, starts: ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'] },
  {
    name: 'a ZIP, or an Office file',
    advice: 'unpack it, or save it as PDF',
    starts: ['PK\x03\x04', 'PK\x05\x06'],
  },
  { name: 'an archive', advice: 'unpack it', starts: ['Rar!', '7z\xbc\xaf', '\x1f\x8b'] },
  {
    name: 'a signed envelope (P7S)',
    advice: 'send the document that it holds',
    starts: ['-----BEGIN', '0\x80\x06\x09'],
  },
  {
    name: 'a web page or XML',
    advice: 'print it to PDF',
    starts: ['<!DOCTYPE', '<!doctype', '<html', '<HTML', '<?xml', '<svg'],
  },
]

/** What a file is that is none of the kinds that are read, and what to do about it. */
export function unreadKind(bytes: Uint8Array): string {
  const head = String.fromCharCode(...bytes.subarray(0, 32)).replace(/^ï»¿?\s*/, '')
  const kind = OTHER_KINDS.find(({ starts, at = 0 }) => starts.some((start) => head.startsWith(start, at)))
  if (!kind) return 'the file is not a PDF, JPEG, PNG, WebP, TIFF or HEIC; save the document as one of these'
  return `the file is ${kind.name}, not a PDF, JPEG, PNG, WebP, TIFF or HEIC; ${kind.advice}`
}
