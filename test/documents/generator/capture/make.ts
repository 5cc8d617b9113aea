import { readFile } from 'node:fs/promises'
import { seededRandom } from '../random.ts'
import { type Capture, captured, drawing } from './capture.ts'
import { rasterise } from './rasterise.ts'

/** All that a captured document's files are made of. Plain data: a thread can be handed it. */
export interface Recipe {
  readonly id: string
  /** Path of the PDF with the printed sheets. */
  readonly sheets: string
  /** From 0. */
  readonly pages: readonly number[]
  readonly capture: Capture
}

/** The same bytes for the same recipe, on every machine. */
export async function make({ id, sheets, pages, capture }: Recipe): Promise<Uint8Array[]> {
  const { dpi, channels } = drawing(capture)
  const rasters = await rasterise(await readFile(sheets), dpi, channels, pages)
  return captured(rasters, capture, seededRandom(id))
}
