import { nodeRuntime } from '@ficha/engine/parts/node'
import { type DecodedPage, decode, inspect } from '../../../engine/src/decode/decode.ts'
import type { PageRange } from '../../../engine/src/pages.ts'
import type { Raster } from '../../../engine/src/types.ts'

const runtime = nodeRuntime()

export async function readPages(
  files: readonly Uint8Array[],
  pages?: readonly PageRange[],
): Promise<DecodedPage[]> {
  const read: DecodedPage[] = []
  for await (const page of decode(files, await inspect(files, runtime, pages), runtime, pages))
    read.push(page)
  return read
}

export async function readPage(bytes: Uint8Array): Promise<DecodedPage & { readonly raster: Raster }> {
  const [page] = await readPages([bytes])
  if (!page?.raster)
    throw new RangeError(`the page has no raster: ${page?.issues.map((issue) => issue.message)}`)
  return { ...page, raster: page.raster }
}

/** Largest and mean difference of grey values between a raster and what another decoder made of the same file. */
export function difference(raster: Raster, expected: ArrayLike<number>): { largest: number; mean: number } {
  if (expected.length !== raster.data.length)
    throw new RangeError(`${raster.data.length} values, not ${expected.length}`)
  let largest = 0
  let sum = 0
  for (let i = 0; i < raster.data.length; i++) {
    const apart = Math.abs((raster.data[i] ?? 0) - (expected[i] ?? 0))
    largest = Math.max(largest, apart)
    sum += apart
  }
  return { largest, mean: sum / raster.data.length }
}

export const BT601 = (red: number, green: number, blue: number) => 0.299 * red + 0.587 * green + 0.114 * blue
