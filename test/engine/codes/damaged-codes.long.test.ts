import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { prepareZXingModule } from 'zxing-wasm/writer'
import { nodeRuntime } from '../../../engine/src/runtime/node.ts'
import { DAMAGES, readOf } from './damaged-codes.ts'

beforeAll(async () => {
  const wasm = await readFile(new URL(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm')))
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })
})

/** A DataMatrix has no marks at its corners: stains, noise and blur take some of 48. */
const LEAST = { QRCode: 48, DataMatrix: 36 } as const
const LOSSLESS = ['clean', 'inverted', 'inverted, turned', 'mirrored', 'pale', 'blurred', 'in shadow']

describe.each(['QRCode', 'DataMatrix'] as const)('%s', (format) => {
  it('is read with what print and pictures do to it', async () => {
    const runtime = nodeRuntime()
    const read: Record<string, number> = {}
    for (const [name, damage] of Object.entries(DAMAGES)) read[name] = await readOf(format, damage, runtime)
    for (const name of LOSSLESS) expect(read).toHaveProperty([name], 3)
    const all = Object.values(read).reduce((sum, count) => sum + count, 0)
    expect(all).toBeGreaterThanOrEqual(LEAST[format])
  })
})
