import type { Runtime } from '@ficha/engine'
import { expect, test } from 'vitest'
import { findLines } from '../../engine/src/detect/find-lines.ts'
import type { Tensor } from '../../engine/src/runtime/runtime.ts'
import { digest, type NetworkSamples, readLines, seePage } from './run-networks.ts'

/** Steps that may differ from native onnxruntime, which rounds its integers otherwise. */
const STEPS_OTHERWISE_MAX = 0.005

/** What both networks promise wherever they run. */
export function networkContract(runtime: Runtime, samples: NetworkSamples): void {
  test('the recogniser gives every host the same numbers, and native onnxruntime its classes', async () => {
    const given = await readLines(runtime, samples.lines)
    expect(await digest(given)).toBe(samples.digests['recogniser'])
    const steps = given.flatMap((logits, i) => otherwise(logits, samples.lines[i]?.classes ?? []))
    expect(steps.filter((other) => other).length).toBeLessThanOrEqual(steps.length * STEPS_OTHERWISE_MAX)
  })

  test('the detector gives every host the same numbers, and finds the lines of the page', async () => {
    const { core, fields, width, height } = await seePage(runtime, samples.page)
    expect(await digest([core, fields])).toBe(samples.digests['detector'])
    const lines = findLines({ core: core.data, fields: fields.data, width, height })
    expect(lines).toHaveLength(samples.pageLines)
  })

  test('after a run that failed, a fresh heap reads as before', async () => {
    const network = await runtime.network('recogniser')
    const misshapen: Tensor = { data: new Float32Array(31 * 64), shape: [1, 1, 31, 64] }
    await expect(network.run(misshapen)).rejects.toThrow()
    expect(await digest(await readLines(runtime, samples.lines))).toBe(samples.digests['recogniser'])
  })
}

/** For each step, whether its best class is another than native onnxruntime's. */
function otherwise({ data, shape }: Tensor, classes: readonly number[]): boolean[] {
  const [, , width = 0] = shape
  return classes.map((native, step) => {
    const row = data.subarray(step * width, (step + 1) * width)
    return row.indexOf(Math.max(...row)) !== native
  })
}
