import { expect, it } from 'vitest'
import { decode, inspect } from '../../../engine/src/decode/decode.ts'
import { nodeRuntime } from '../../../engine/src/runtime/node.ts'
import { CATALOG, rawPdf, stream } from './raw-pdf.ts'

const LETTERS = [...'ABCDEFGHJKLMNOPQRSTUVWXYZabcdefghjkmnopqrstuvwxyz0123456789']

it('letters as large as the page that are cut off are found unseen in time', async () => {
  const letters = Array.from({ length: 8000 }, (_, i) => LETTERS[i % LETTERS.length]).join('')
  // They hardly advance, so that all stand on the page.
  const hidden = `q 0 0 0 0 re W n BT /F1 800 Tf -479.99 Tc 0 100 Td (${letters}) Tj ET Q`
  const file = rawPdf([
    ...CATALOG,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    stream('', new TextEncoder().encode(`BT /F1 12 Tf 60 700 Td (seen) Tj ET ${hidden}`)),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>',
  ])
  const runtime = nodeRuntime()
  const before = process.cpuUsage()
  for await (const { glyphs, unseen } of decode([file], await inspect([file], runtime), runtime)) {
    expect(glyphs.map(({ text }) => text).join('')).toBe('seen')
    expect(unseen).toHaveLength(letters.length)
  }
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(5000)
})
