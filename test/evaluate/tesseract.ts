import { spawnSync } from 'node:child_process'
import type { Raster } from '../../engine/src/types.ts'
import { wordsOf } from './word-error.ts'

/** Page segmentation: 3 is Tesseract's own default, 11 finds sparse text (cards, forms). */
export const PSM = [3, 11] as const

export interface TesseractReading {
  readonly words: readonly string[]
  readonly ms: number
}

/** What Tesseract 5 reads on the same pixels, in one thread, Portuguese. */
export function readWithTesseract({ width, height, data }: Raster, psm: number): TesseractReading {
  const input = Buffer.concat([Buffer.from(`P5 ${width} ${height} 255\n`), data])
  const start = performance.now()
  const { status, stdout, error } = spawnSync('tesseract', ['-', '-', '-l', 'por', '--psm', String(psm)], {
    input,
    env: { ...process.env, OMP_THREAD_LIMIT: '1' },
    stdio: ['pipe', 'pipe', 'ignore'],
    maxBuffer: 2 ** 26,
  })
  const ms = performance.now() - start
  if (error) throw error
  if (status !== 0) throw new Error(`tesseract ended with ${status}`)
  return { words: wordsOf(stdout.toString('utf8')), ms }
}
