import type { Runtime } from '@ficha/engine/parts'
import { nodeRuntime } from '@ficha/engine/parts/node'
import { describe, expect, it } from 'vitest'
import { READER, WORD_COLUMNS } from '../../../engine/src/model-facts.ts'
import { POINTERS } from '../../../engine/src/reader/features.ts'
import { readRoles } from '../../../engine/src/reader/read-roles.ts'
import type { Tensor } from '../../../engine/src/runtime/runtime.ts'
import type { ReadPage } from '../../../engine/src/types.ts'
import { pagesOf } from '../../contract/reader-sample.ts'
import { SAMPLE } from './sample.ts'

const host = nodeRuntime()
const pages = pagesOf(SAMPLE)
const { words: WINDOW, stride: STRIDE } = READER.features.window

/** So often the same pages that the words fill several windows. */
function long(times: number): ReadPage[] {
  return pagesOf({ pages: Array.from({ length: times }, () => SAMPLE.pages).flat() })
}

/** What the network was given. */
function watched(seen: Tensor[]): Runtime {
  return {
    ...host,
    async network(name) {
      const network = await host.network(name)
      return {
        ...network,
        run(input) {
          if (!('levels' in input)) seen.push(input)
          return network.run(input)
        },
      }
    },
  }
}

describe('readRoles', () => {
  it('leads from each word back to its line', async () => {
    const roles = await readRoles(pages, host)
    const texts = roles?.words.map(({ line, at }) => line.words[at]?.text)
    expect(texts?.slice(0, 8)).toEqual([
      'SECRETARIA',
      'DE',
      'ESTADO',
      'DO',
      'MEIO',
      'AMBIENTE',
      'Licença',
      'Nº',
    ])
    expect(roles?.words.at(-1)).toMatchObject({ page: { index: 2 }, at: 8 })
    expect(roles?.words.every(({ page, line }) => page.lines.includes(line))).toBe(true)
  })

  it('gives probabilities: roles of a word and values of a class add up to one', async () => {
    const roles = await readRoles(long(8), host)
    const count = READER.roles.length
    expect(roles?.roles).toHaveLength((roles?.words.length ?? 0) * count)
    for (let word = 0; word < (roles?.words.length ?? 0); word++) {
      const own = [...(roles?.roles.subarray(word * count, (word + 1) * count) ?? [])]
      expect(own.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 4)
    }
    expect(roles?.begins.every((one) => one >= 0 && one <= 1)).toBe(true)
    expect(Object.keys(roles?.classes ?? {})).toEqual(Object.keys(READER.classes))
    for (const values of Object.values(roles?.classes ?? {})) {
      expect(Object.values(values).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 4)
    }
  })

  it('reads a long document in windows, whose pointers stay inside', async () => {
    const seen: Tensor[] = []
    const roles = await readRoles(long(8), watched(seen))
    const total = roles?.words.length ?? 0
    expect(total).toBe(8 * SAMPLE.rows.length)
    expect(seen.map(({ shape }) => shape)).toEqual([
      [WINDOW, WORD_COLUMNS],
      [total - STRIDE, WORD_COLUMNS],
    ])
    const [, second] = seen
    const pointers = Array.from({ length: total - STRIDE }, (_, word) => {
      const at = word * WORD_COLUMNS + POINTERS.from
      return [...(second?.data.subarray(at, at + POINTERS.count) ?? [])]
    })
    expect(pointers.flat().every((one) => one >= -1 && one < total - STRIDE)).toBe(true)
    // The own segment is told always, and no word's is behind it.
    expect(pointers.every(([own = -1], word) => own >= 0 && own <= word)).toBe(true)
  })

  it('averages what two windows say of a word', async () => {
    const runs: Tensor[] = []
    const said: Tensor[] = []
    const network = await host.network('reader')
    const recording: Runtime = {
      ...watched(runs),
      network: async () => ({
        ...network,
        async run(input) {
          const given = await network.run(input)
          if (given['begins']) said.push(given['begins'])
          return given
        },
      }),
    }
    const roles = await readRoles(long(8), recording)
    const [first, second] = said
    const both = ((first?.data[STRIDE] ?? 0) + (second?.data[0] ?? 0)) / 2
    expect(roles?.begins[STRIDE]).toBeCloseTo(both, 6)
    expect(roles?.begins[STRIDE - 1]).toBe(first?.data[STRIDE - 1])
    expect(roles?.begins[WINDOW]).toBe(second?.data[WINDOW - STRIDE])
  })

  it('tells the type by the first window, and each other class by the window that is surest of it', async () => {
    const said: Tensor[] = []
    const network = await host.network('reader')
    const shares = [
      [0.6, 0.4],
      [0.1, 0.9],
    ]
    const recording: Runtime = {
      ...host,
      network: async () => ({
        ...network,
        async run(input) {
          const given = await network.run(input)
          const classes = given['classes']
          if (!classes) throw new RangeError('the reader gives classes')
          const data = classes.data.slice()
          // A document's type and scope, as if the window were so sure.
          data.set([...(shares[said.length] ?? []), 0, 0, ...(shares[said.length] ?? []), 0])
          said.push(classes)
          return { ...given, classes: { ...classes, data } }
        },
      }),
    }
    const roles = await readRoles(long(8), recording)
    expect(said).toHaveLength(2)
    expect(roles?.classes['type']?.['51']).toBeCloseTo(0.6, 6)
    expect(roles?.classes['scope']?.['MUNICIPAL']).toBeCloseTo(0.9, 6)
  })

  it('has nothing to say of pages without words', async () => {
    expect(await readRoles(pagesOf({ pages: [[], []] }), host)).toBeNull()
  })

  it('reads no more words than its limit', async () => {
    const roles = await readRoles(long(210), { ...host, network: fast })
    expect(roles?.words.length).toBeLessThanOrEqual(16_000)
    expect(roles?.words.length).toBeGreaterThan(15_900)
  })
})

/** A network that answers at once: what is counted is the words that it is given. */
const fast: Runtime['network'] = async () => ({
  runsAtOnce: 1,
  run: async ({ shape: [count = 0] }) => ({
    roles: { data: new Float32Array(count * READER.roles.length), shape: [count, READER.roles.length] },
    begins: { data: new Float32Array(count), shape: [count] },
    classes: { data: new Float32Array(15), shape: [15] },
  }),
})
