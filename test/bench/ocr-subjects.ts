import { readFile } from 'node:fs/promises'
import { DOCUMENT_TYPES } from '@ficha/engine'
import type { Runtime } from '@ficha/engine/parts'
import { encode as encodePng } from 'fast-png'
import { decode, inspect } from '../../engine/src/decode/decode.ts'
import type { Raster } from '../../engine/src/types.ts'
import { rasterise } from '../documents/generator/capture/rasterise.ts'
import { documentFile, pathsOf } from '../documents/pictures.ts'
import { type Kind, kindOf, loadDocuments, type Part } from '../evaluate/documents.ts'

/** What is read by the engine, and the same pixels for Tesseract. */
export interface Subject {
  readonly id: string
  readonly type: (typeof DOCUMENT_TYPES)[number]
  readonly files: readonly Uint8Array[]
  /** Files of pictures, one a page. */
  readonly pictures: readonly Uint8Array[]
}

const DPI = 200

/** First pages of digital tuning documents, evenly chosen, as scans without wear. */
export async function openSheets(count: number): Promise<Subject[]> {
  const digital = (await loadDocuments('tuning')).filter(({ source }) => source === 'digital')
  return Promise.all(evenly(digital, count).map(({ id }) => openSheet(id)))
}

async function openSheet(id: string): Promise<Subject> {
  const [raster] = await rasterise(await readFile(await documentFile(`${id}.pdf`)), DPI, 1, [0])
  const type = DOCUMENT_TYPES.find((known) => id.startsWith(String(known)))
  if (!raster || type === undefined) throw new RangeError(`${id} is no document with pages`)
  const png = pngOf(raster)
  return { id, type, files: [png], pictures: [png] }
}

/** Scans or photos, evenly chosen. Tesseract gets the pixels that the engine decodes. */
export async function openCaptures(
  part: Part,
  kind: Kind,
  count: number,
  runtime: Runtime,
): Promise<Subject[]> {
  const documents = await loadDocuments(part)
  const own = documents.filter(({ source, expected }) => kindOf(source) === kind && 'data' in expected)
  const subjects: Subject[] = []
  for (const [index, document] of evenly(own, count).entries()) {
    const files = await Promise.all((await pathsOf(document)).map((path) => readFile(path)))
    const pictures: Uint8Array[] = []
    for await (const { raster } of decode(files, await inspect(files, runtime), runtime)) {
      if (raster) pictures.push(pngOf(raster))
    }
    // Nothing of single documents held out is shown.
    const id = part === 'held-out' ? `${kind} ${index + 1}` : document.id
    subjects.push({ id, type: document.type, files, pictures })
  }
  return subjects
}

function pngOf({ width, height, data }: Raster): Uint8Array {
  return encodePng({ width, height, data, channels: 1 })
}

function evenly<T>(all: readonly T[], count: number): T[] {
  const step = Math.max(1, Math.floor(all.length / count))
  return all.filter((_, i) => i % step === 0).slice(0, count)
}
