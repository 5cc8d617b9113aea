import { readFile } from 'node:fs/promises'
import type { Point, Raster } from '@ficha/engine'
import { rasters } from '@ficha/engine/node'
import type { Evaluated, Place } from '../evaluated.ts'
import { isRight } from '../score/metrics.ts'
import { worstFirst } from '../score/worst-first.ts'
import { greyPng } from './grey-png.ts'

/** More pictures make a report that no browser opens. */
const DOCUMENTS_MAX = 60
/** Around a value, in its own height: what stands beside it says why it was taken. */
const MARGIN = 0.8
/** Pixels; a line at the resolution of a page is narrower. */
const WIDTH_MAX = 900

/** Document → field → the page where the value was read, as a PNG's data: address. */
export type Crops = ReadonlyMap<string, ReadonlyMap<string, string>>

/** Pictures of the values that are wrong, of the worst documents; what cannot be drawn has none. */
export async function cropsOf(all: readonly Evaluated[]): Promise<Crops> {
  const crops = new Map<string, ReadonlyMap<string, string>>()
  for (const one of worstFirst(all).slice(0, DOCUMENTS_MAX)) {
    const wrong = new Set(one.cases.filter((each) => !isRight(each)).map(({ field }) => field))
    const places = [...one.places].filter(([field]) => wrong.has(field))
    if (places.length === 0) continue
    crops.set(one.document, await drawn(one.paths, places))
  }
  return crops
}

/** Of a document's files, whose pages its evidence counts one after the other. One page is held at a time. */
async function drawn(
  paths: readonly string[],
  places: readonly (readonly [string, Place])[],
): Promise<ReadonlyMap<string, string>> {
  const crops = new Map<string, string>()
  const on = (page: number) => places.filter(([, place]) => place.page === page)
  let before = 0
  try {
    for (const path of paths) {
      const isWanted = (page: number) => on(before + page).length > 0
      let page = 0
      for await (const raster of rasters(await readFile(path), { isWanted })) {
        page++
        if (raster === null) continue
        for (const [field, place] of on(before + page)) crops.set(field, cropOf(raster, place))
      }
      before += page
    }
  } catch {
    // A file that cannot be drawn: its values have no picture.
  }
  return crops
}

function cropOf({ width, height, data }: Raster, { polygon }: Place): string {
  const along = (axis: 0 | 1, size: number) => polygon.map((point: Point) => point[axis] * size)
  const [xs, ys] = [along(0, width), along(1, height)]
  const margin = MARGIN * Math.min(spanOf(xs), spanOf(ys))
  const cut = (value: number, size: number) => Math.round(Math.min(size, Math.max(0, value)))
  const [left, right] = [cut(Math.min(...xs) - margin, width), cut(Math.max(...xs) + margin, width)]
  const [top, bottom] = [cut(Math.min(...ys) - margin, height), cut(Math.max(...ys) + margin, height)]
  // Every second or third pixel is enough to read it.
  const step = Math.max(1, Math.ceil((right - left) / WIDTH_MAX))
  const [columns, rows] = [(right - left) / step, (bottom - top) / step].map((n) =>
    Math.max(1, Math.floor(n)),
  )
  const own = { columns: columns ?? 1, rows: rows ?? 1 }
  const pixels = Uint8Array.from({ length: own.columns * own.rows }, (_, i) => {
    const [x, y] = [left + (i % own.columns) * step, top + Math.floor(i / own.columns) * step]
    return data[Math.min(height - 1, y) * width + Math.min(width - 1, x)] ?? 255
  })
  return `data:image/png;base64,${greyPng(own.columns, own.rows, pixels).toString('base64')}`
}

function spanOf(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values)
}
