import { readFile } from 'node:fs/promises'
import { nodeRuntime } from '@ficha/engine/parts/node'
import { prepareZXingModule } from 'zxing-wasm/writer'
import { DAMAGES, readOf } from '../engine/codes/damaged-codes.ts'

/** `npm run bench:codes`: how many drawn codes are read, by what the print or the picture lost. */
const wasm = await readFile(new URL(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm')))
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })
const runtime = nodeRuntime()
for (const format of ['QRCode', 'DataMatrix'] as const) {
  let all = 0
  for (const [name, damage] of Object.entries(DAMAGES)) {
    const right = await readOf(format, damage, runtime)
    all += right
    if (right < 3) console.log(`${format}, ${name}: ${right} of 3`)
  }
  console.log(`${format}: ${all} of ${3 * Object.keys(DAMAGES).length}`)
}
