import { distance } from 'fastest-levenshtein'
import { describe, expect, test } from 'vitest'
import { groupBy } from '../../../cli/src/evaluate/score/metrics.ts'
import { readPages } from '../../../engine/src/read-pages.ts'
import { nodeRuntime } from '../../../engine/src/runtime/node.ts'
import { captured } from '../../documents/generator/capture/capture.ts'
import { sheetPhoto, sheetScan } from '../../documents/generator/capture/captures.ts'
import { rasterise } from '../../documents/generator/capture/rasterise.ts'
import { seededRandom } from '../../documents/generator/random.ts'
import { SCAN_150, SHEET_PHOTO } from '../../documents/tuning/presets.ts'
import { colouredSheet } from './coloured-sheet.ts'

/** Character error rate; of print on plain paper it is below 0.01. */
const ERROR_RATE_MAX = 0.04

const captures = [
  { capture: sheetScan('coloured-scan', SCAN_150, { file: 'jpeg' }), dpi: 150, channels: 1 },
  { capture: sheetPhoto('coloured-photo', SHEET_PHOTO), dpi: SHEET_PHOTO.sheetDpi, channels: 3 },
] as const

describe('print on a ground that is no plain paper is read', () => {
  test.each(captures)('$capture.name', async ({ capture, dpi, channels }) => {
    const { pdf, printed } = await colouredSheet()
    const pages = await rasterise(pdf, dpi, channels)
    const files = await captured(pages, capture, seededRandom(capture.name))
    const read = await readPages(files, nodeRuntime())
    const lines = read.pages.flatMap((page) => page.lines.map(({ text }) => text))
    for (const [ground, own] of groupBy(printed, (one) => one.ground)) {
      const errors = own.map(({ text }) => Math.min(...lines.map((line) => distance(line, text))))
      const length = own.reduce((sum, { text }) => sum + text.length, 0)
      const rate = errors.reduce((sum, one) => sum + one, 0) / length
      expect(rate, `${ground}: ${errors.join(' ')}`).toBeLessThan(ERROR_RATE_MAX)
    }
  })
})
