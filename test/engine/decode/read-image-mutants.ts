import { UnreadableDocument } from '@ficha/engine'
import { expect, test } from 'vitest'
import { imageFixture } from '../../fixtures/images/fixture.ts'
import { mutate, random } from './mutate.ts'
import { readPage, readPages } from './read-image.ts'

/** Of processor time: a busy machine is no fault of ours. */
const SECONDS_MAX = 10
const cpuSeconds = () => process.cpuUsage().user / 1e6

const KINDS: readonly (readonly [kind: string, names: readonly string[]])[] = [
  ['JPEG', ['baseline-420.jpg', 'progressive-422.jpg', 'cmyk-progressive.jpg', 'grey.jpg']],
  ['PNG', ['rgb-8.png', 'rgb-interlaced.png', 'palette-4.png', 'rgba-16.png']],
  [
    'TIFF',
    ['g4.tif', 'rgb-lzw.tif', 'pages.tif', 'jpeg.tif', 'rgb-tiled.tif', 'g3.tif', 'rgb-zip-predictor.tif'],
  ],
  ['WebP', ['lossy.webp', 'lossless.webp', 'transparent.webp']],
]

/** Broken pictures of every kind are each an answer, and a good one after each decodes as before. */
export function testImageMutants(count: number): void {
  test.each(KINDS)(`${count} broken files: %s`, { timeout: 120_000 }, async (kind, names) => {
    const originals = names.map(imageFixture)
    const [good = new Uint8Array()] = originals
    const expected = (await readPage(good)).raster
    const next = random(20261121)
    const outcomes = { whole: 0, cut: 0, lost: 0, refused: 0 }
    let slowest = 0
    for (let i = 0; i < count; i++) {
      const original = originals[i % originals.length] ?? good
      const mutant = mutate(original, originals[(i + 1) % originals.length] ?? good, next)
      const started = cpuSeconds()
      try {
        const codes = (await readPages([mutant])).flatMap(({ issues }) => issues.map(({ code }) => code))
        outcomes[codes.length === 0 ? 'whole' : codes.includes('page_unreadable') ? 'lost' : 'cut'] += 1
      } catch (error) {
        // Anything else than a typed refusal is our own error and fails the test with its stack.
        if (!(error instanceof UnreadableDocument)) throw error
        outcomes.refused += 1
      }
      slowest = Math.max(slowest, cpuSeconds() - started)
      expect((await readPage(good)).raster, `after mutant ${i}`).toEqual(expected)
    }
    console.info(`${kind}: ${JSON.stringify(outcomes)}, slowest ${slowest.toFixed(2)} s`)
    expect(slowest).toBeLessThan(SECONDS_MAX)
    expect(outcomes.refused + outcomes.lost).toBeLessThan(count)
  })
}
