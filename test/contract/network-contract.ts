import type { Runtime } from '@ficha/engine/parts'
import { expect, test } from 'vitest'
import { findLines } from '../../engine/src/detect/find-lines.ts'
import type { Tensor } from '../../engine/src/runtime/runtime.ts'
import { DOCUMENT_TIMES, digest, type NetworkSamples, readLines, seePage, seeRoles } from './run-networks.ts'

/** Steps that may differ from native onnxruntime, which rounds its integers otherwise. */
const STEPS_OTHERWISE_MAX = 0.005
/** The same for the roles of words, and how far other probabilities may be apart. */
const WORDS_OTHERWISE_MAX = 0.03
const APART_MAX = 0.05

/** What the networks promise wherever they run. */
export function networkContract(runtime: Runtime, samples: NetworkSamples): void {
  test('the recogniser gives every host the same numbers, and native onnxruntime its classes', async () => {
    const given = await readLines(runtime, samples.lines)
    expect(await digest(given)).toBe(samples.digests['recogniser'])
    const steps = given.flatMap((logits, i) => otherwise(logits, samples.lines[i]?.classes ?? []))
    expect(steps.filter((other) => other).length).toBeLessThanOrEqual(steps.length * STEPS_OTHERWISE_MAX)
  })

  test('the network for handwriting gives every host the same numbers, which are its own', async () => {
    const found = await digest(await readLines(runtime, samples.lines, 'handwriting'))
    expect(found).toBe(samples.digests['handwriting'])
    expect(found).not.toBe(samples.digests['recogniser'])
  })

  test('the detector gives every host the same numbers, and finds the lines of the page', async () => {
    const { core, fields, width, height } = await seePage(runtime, samples.page)
    expect(await digest([core, fields])).toBe(samples.digests['detector'])
    const lines = findLines({ core: core.data, fields: fields.data, width, height })
    expect(lines).toHaveLength(samples.pageLines)
  })

  test('the reader gives every host the same numbers, and native onnxruntime its roles', async () => {
    const { document, digests } = samples
    const { roles, begins } = await seeRoles(runtime, document, DOCUMENT_TIMES)
    expect(await digest([roles, begins])).toBe(digests['reader'])
    const once = await seeRoles(runtime, document, 1)
    const words = otherwise(once.roles, document.roles)
    expect(words.filter((other) => other).length).toBeLessThanOrEqual(words.length * WORDS_OTHERWISE_MAX)
    const apart = [...once.begins.data, ...once.classes].map((one, i) => {
      return Math.abs(one - ([...document.begins, ...document.classes][i] ?? 0))
    })
    expect(Math.max(...apart)).toBeLessThan(APART_MAX)
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
  const width = shape.at(-1) ?? 0
  return classes.map((native, step) => {
    const row = data.subarray(step * width, (step + 1) * width)
    return row.indexOf(Math.max(...row)) !== native
  })
}
