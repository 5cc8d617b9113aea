import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { KINDS, type Kind, plainPdf, writePdf } from './plain-pdf.ts'

/** A file of a part: its path there, e.g. `documents/51-iat-one.pdf`, and what it holds. */
export interface PackedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/**
 * Files in one stream of Brotli, whose window is larger than all of them: a letter that was printed once is not packed
 * again. First a line of JSON with the lengths of what follows: names, texts, objects of PDFs, and their streams by kind.
 */
const SECTIONS = ['names', 'texts', 'objects', ...KINDS] as const
type Section = (typeof SECTIONS)[number]

/** Ends a text and the objects of a PDF, and one object. No text of a document holds them. */
const FILE_END = '\u0002'
const OBJECT_END = '\u0003'
const WINDOW_BITS = 28

/** @throws RangeError when a text holds a control character that the archive needs */
export async function pack(files: readonly PackedFile[]): Promise<Buffer> {
  const sections = new Map<Section, Uint8Array[]>(SECTIONS.map((name) => [name, []]))
  const add = (section: Section, bytes: Uint8Array): void => void sections.get(section)?.push(bytes)
  for (const { name, bytes } of files) {
    add('names', Buffer.from(`${name}\n`))
    if (!name.endsWith('.pdf')) {
      add('texts', ended(name, Buffer.from(bytes).toString('latin1')))
      continue
    }
    const { objects, streams } = await plainPdf(bytes)
    if (objects.some((object) => object.includes(OBJECT_END))) throw new RangeError(`${name} holds U+0003`)
    add('objects', ended(name, objects.join(OBJECT_END)))
    for (const { kind, bytes: own } of streams) add(kind, own)
  }
  const bodies = SECTIONS.map((name) => Buffer.concat(sections.get(name) ?? []))
  const head = Buffer.from(`${JSON.stringify(bodies.map(({ length }) => length))}\n`)
  const content = Buffer.concat([head, ...bodies])
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LARGE_WINDOW]: 1,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
}

function ended(name: string, text: string): Buffer {
  if (text.includes(FILE_END)) throw new RangeError(`${name} holds U+0002`)
  return Buffer.from(text + FILE_END, 'latin1')
}

/** The files of an archive, one after another; of PDFs the streams are not deflated. */
export function* unpack(archive: Uint8Array): Generator<PackedFile> {
  const content = brotliDecompressSync(archive, {
    params: { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 },
  })
  const headEnd = content.indexOf('\n')
  const lengths: readonly number[] = JSON.parse(content.toString('latin1', 0, headEnd))
  let place = headEnd + 1
  const starts = new Map<Section, number>()
  for (const [i, name] of SECTIONS.entries()) {
    starts.set(name, place)
    place += lengths[i] ?? 0
  }
  const take = (section: Section, length: number): Buffer => {
    const start = starts.get(section) ?? 0
    starts.set(section, start + length)
    return content.subarray(start, start + length)
  }
  const takeFile = (section: Section): Buffer => {
    const start = starts.get(section) ?? 0
    const bytes = take(section, content.indexOf(FILE_END, start, 'latin1') - start)
    take(section, FILE_END.length)
    return bytes
  }
  for (const name of take('names', lengths[0] ?? 0)
    .toString()
    .trimEnd()
    .split('\n')) {
    if (!name.endsWith('.pdf')) {
      yield { name, bytes: takeFile('texts') }
      continue
    }
    const objects = takeFile('objects').toString('latin1').split(OBJECT_END)
    yield { name, bytes: writePdf(objects, (kind: Kind, length) => take(kind, length)) }
  }
}
