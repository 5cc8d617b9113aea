import { extract, inspect, type Runtime, toResult, UnreadableDocument } from '@ficha/engine'
import { expect, test } from 'vitest'

/** A document and what every host must read in it, byte for byte. */
export interface ContractCase {
  readonly name: string
  readonly type: 51 | 54 | 23
  readonly file: Uint8Array
  /** `toResult` as JSON, as Node gave it. */
  readonly expected: string
}

/** A photo takes two seconds; a machine that does much else may need a minute. */
const SLOW_MS = 180_000

/**
 * What the engine promises wherever it runs. Each host calls this with its own runtime; the cases come
 * from the test's host because workerd and the browser cannot read files.
 */
export function engineContract(runtime: Runtime, cases: readonly ContractCase[]): void {
  test.each(cases)('$name reads the same in every host', { timeout: SLOW_MS }, async (one) => {
    const { type, file, expected } = one
    const result = toResult(await extract([file], type, runtime))
    expect(JSON.stringify(result)).toBe(expected)
  })

  test('a good file after a bad one reads as before', async () => {
    const [good] = cases
    if (!good) throw new RangeError('the contract needs a case')
    const broken = good.file.slice(0, good.file.length >> 1).fill(0x41, 64)
    await expect(inspect([broken], runtime)).rejects.toThrow(UnreadableDocument)
    const result = toResult(await extract([good.file], good.type, runtime))
    expect(JSON.stringify(result)).toBe(good.expected)
  })

  test('what is no document is told by its content', async () => {
    const text = new TextEncoder().encode('plain text')
    await expect(inspect([text], runtime)).rejects.toMatchObject({ code: 'unsupported_media_type' })
  })
}
