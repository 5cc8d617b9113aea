import { readFile, stat } from 'node:fs/promises'
import { UnreadableDocument } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import { nodeRuntime } from '../runtime/node.ts'
import { warmUp } from '../runtime/warm-up.ts'
import type { Raster } from '../types.ts'
import type { PagePicture } from './page-picture.ts'
import { pageRasters } from './page-rasters.ts'
import { picturesOf } from './pictures.ts'
import type { RasterOptions } from './raster-options.ts'
import type { Read } from './read.ts'
import { readNow } from './read-now.ts'
import { readOn } from './read-on.ts'
import { type WatchedRuntime, watchRuntime } from './watch-runtime.ts'

export type { TextReading } from '../text-result/text-reading.ts'
export type { PagePicture } from './page-picture.ts'
export type { FoundReading, Progress, Read, Reading, ReadOptions } from './read.ts'

/** A path, an address of a file, or its bytes. */
export type NodeFile = string | URL | Uint8Array | ArrayBuffer | Blob

let engine: WatchedRuntime | null = null

export const read: Read<NodeFile> = readOn<NodeFile>({
  takes: 'paths, URLs of files, bytes or Blobs',
  isFile: (value): value is NodeFile =>
    typeof value === 'string' ||
    value instanceof URL ||
    value instanceof Uint8Array ||
    value instanceof ArrayBuffer ||
    value instanceof Blob,
  async prepare(tell) {
    tell({ stage: 'load', page: 0, pageCount: 0, share: 0 })
    engine ??= watchRuntime(nodeRuntime())
    await Promise.all([engine.runtime.pdfiumModule(), warmUp(engine.runtime)])
    tell({ stage: 'load', page: 0, pageCount: 0, share: 1 })
  },
  async read(files, question) {
    engine ??= watchRuntime(nodeRuntime())
    return readNow(engine, await Promise.all(files.map(bytesOf)), question)
  },
  close() {
    engine = null
  },
})

/** As `picturesOf`, with the engine of this thread. */
export function pictures(file: Uint8Array): AsyncGenerator<PagePicture> {
  engine ??= watchRuntime(nodeRuntime())
  return picturesOf(file, engine.runtime)
}

/** As `pageRasters`, with the engine of this thread. */
export function rasters(file: Uint8Array, options?: RasterOptions): AsyncGenerator<Raster | null> {
  engine ??= watchRuntime(nodeRuntime())
  return pageRasters(file, engine.runtime, options)
}

async function bytesOf(file: NodeFile): Promise<Uint8Array> {
  if (file instanceof Uint8Array) return file
  if (file instanceof ArrayBuffer) return new Uint8Array(file)
  if (file instanceof Blob) return new Uint8Array(await file.arrayBuffer())
  const found = await stat(file)
  // A pipe waits for whoever writes, and a device may never end.
  if (!found.isFile() && !found.isDirectory()) throw Object.assign(new Error(NO_FILE), { code: NO_FILE })
  const { size } = found
  if (size > LIMITS.uploadBytesMax) {
    throw new UnreadableDocument(
      'file_too_large',
      `the file has ${size} bytes; the limit is ${LIMITS.uploadBytesMax}`,
    )
  }
  return readFile(file)
}

/** In the place of a system's code such as ENOENT. */
const NO_FILE = 'neither a file nor a folder: save it first'
