import { readFile } from 'node:fs/promises'
import { decode, inspect } from '@ficha/engine/parts'
import { nodeRuntime } from '@ficha/engine/parts/node'
import { resize } from '../../engine/src/raster/resize.ts'
import type { Grey } from '../../web/src/quality/grey.ts'
import { documentFile } from '../documents/pictures.ts'

/** As large as the page looks at a picture. */
const LOOK_SIDE = 1600
const runtime = nodeRuntime()

/** A picture of the tuning documents as the page looks at it, and the longer side that it had. */
export async function lookAt(name: string): Promise<{ readonly grey: Grey; readonly side: number }> {
  const files = [new Uint8Array(await readFile(await documentFile(name)))]
  for await (const { raster } of decode(files, await inspect(files, runtime), runtime)) {
    if (raster === null) continue
    const { width, height } = raster
    const side = Math.max(width, height)
    const scale = Math.min(1, LOOK_SIDE / side)
    return { grey: resize(raster, Math.round(width * scale), Math.round(height * scale)), side }
  }
  throw new RangeError(`${name} has no picture`)
}

/** A lamp's reflection laid over the middle of a picture, as the generator of the documents does it. */
export function withReflection({ width, height, data }: Grey, seed: number): Grey {
  let state = seed * 7919 + 1
  const between = (from: number, to: number) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return from + ((to - from) * state) / 0x7fffffff
  }
  const [x, y] = [between(0.35, 0.65), between(0.35, 0.65)]
  const [long, thin, angle] = [between(0.05, 0.16), between(0.02, 0.06), between(0, Math.PI)]
  const lit = data.map((value, i) => {
    const dx = (i % width) / width - x
    const dy = (Math.floor(i / width) / height - y) * (height / width)
    const along = (dx * Math.cos(angle) + dy * Math.sin(angle)) / long
    const over = (dy * Math.cos(angle) - dx * Math.sin(angle)) / thin
    return value + (255 - value) * STRENGTH * Math.exp(-(along * along + over * over))
  })
  return { width, height, data: lit }
}

const STRENGTH = 0.8
