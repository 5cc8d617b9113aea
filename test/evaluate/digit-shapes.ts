import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { nodeRuntime } from '@ficha/engine/parts/node'
import {
  correlation,
  type GlyphShape,
  glyphOutline,
  SHAPE_SIDE,
} from '../../engine/src/decode/glyph-shape.ts'
import { openPdf } from '../../engine/src/decode/pdf.ts'
import { readGlyphs } from '../../engine/src/decode/pdf-glyphs.ts'
import { borrowPdfium } from '../../engine/src/decode/pdfium.ts'
import { truthsOf } from '../documents/packed/folders.ts'

/**
 * `npx tsx test/evaluate/digit-shapes.ts`: the table of engine/src/decode/digit-shapes.ts, from the typefaces of the
 * tuning documents. Of each digit the shapes fall into two kinds, each of which is a mean; typefaces count once.
 */
const pdfs = truthsOf('tuning')
  .map(({ path }) => path.replace(/\.json$/, '.pdf'))
  .filter(existsSync)
/** More documents bring few more typefaces. */
const EVERY = 4
const LEVELS = 16
const ROUNDS = 20

const shapes = new Map<string, Map<string, GlyphShape>>()
const pdfium = await borrowPdfium(nodeRuntime())
for (const path of pdfs.filter((_, i) => i % EVERY === 0)) {
  const pdf = openPdf(pdfium, new Uint8Array(await readFile(path)))
  pdf.withPage(0, (page) => {
    const { glyphs } = readGlyphs(page)
    for (const { text, font } of glyphs) {
      if (!/^\d$/.test(text) || font === 0) continue
      const typeface = nameOf(font)
      const own = shapes.get(text) ?? new Map<string, GlyphShape>()
      shapes.set(text, own)
      if (own.has(typeface)) continue
      const shape = glyphOutline(pdfium, font, text)?.shape
      if (shape) own.set(typeface, shape)
    }
  })
  pdf.close()
}
for (const digit of [...shapes.keys()].sort()) {
  for (const mean of twoMeans([...(shapes.get(digit)?.values() ?? [])]))
    console.log(`  ['${digit}', '${halves(written(mean)).join("', '")}'],`)
}

/** Lines of the code are at most 140 characters long. */
function halves(levels: string): string[] {
  return [levels.slice(0, levels.length / 2), levels.slice(levels.length / 2)]
}

function nameOf(font: number): string {
  const { malloc, free } = pdfium.pdfium.wasmExports
  const out = malloc(128)
  const length = pdfium.FPDFFont_GetBaseFontName(font, out, 128)
  const heap = (pdfium.pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8
  const name = new TextDecoder().decode(heap.slice(out, out + Math.max(0, length - 1)))
  free(out)
  return name.replace(/^[A-Z]{6}\+/, '')
}

function twoMeans(all: readonly GlyphShape[]): GlyphShape[] {
  const [first] = all
  if (!first) return []
  const farthest = all.reduce((so, one) => (correlation(one, first) < correlation(so, first) ? one : so))
  let means: GlyphShape[] = [first, farthest]
  for (let round = 0; round < ROUNDS; round++) {
    means = means.map((mean, i) => {
      const other = means[1 - i] ?? mean
      return meanOf(all.filter((one) => correlation(one, mean) >= correlation(one, other)))
    })
  }
  return means
}

function meanOf(some: readonly GlyphShape[]): GlyphShape {
  const mean = new Float32Array(SHAPE_SIDE * SHAPE_SIDE)
  for (const shape of some)
    for (const [i, level] of shape.entries()) mean[i] = (mean[i] ?? 0) + level / some.length
  return mean
}

function written(shape: GlyphShape): string {
  const [low, high] = [Math.min(...shape), Math.max(...shape)]
  return [...shape]
    .map((level) => Math.round(((level - low) / (high - low)) * (LEVELS - 1)).toString(LEVELS))
    .join('')
}
