import { extract, type Runtime } from '@ficha/engine/parts'
import { nodeRuntime } from '@ficha/engine/parts/node'
import { describe, expect, it, vi } from 'vitest'
import { READER } from '../../engine/src/model-facts.ts'
import { textPdf } from './text-pdf.ts'

vi.setConfig({ testTimeout: 600_000 })

/** Of every type and every grammar: a page of twice as many words costs twice as much, from the bytes to the fields. */
const UNITS: Readonly<Record<string, string>> = {
  plate: 'ABC1D23',
  'tax number': '529.982.247-25',
  'case number': '5033676-88.2021.8.21.0022',
  'licence number': '40196834117',
  'identity number': 'RG 12.345.678-X SSP/SP',
  date: '12/03/2027',
  'date in words': '12 de março de 2027',
  term: '4 (quatro) anos',
  link: 'https://a.gov.br/b?c=1',
  code: 'XBzai-Lphjg',
  person: 'Maria Souza',
  people: 'Ana Lima e',
  place: 'Natal/RN',
  word: 'a',
  text: 'criação de',
  sentence: 'Fica autorizada.',
  class: 'AB',
  figure: '1.5',
}
const ROLES: Readonly<Record<string, readonly string[]>> = {
  51: ['PLATE', 'LICENSEE_ID', 'LICENCE_NUMBER', 'ACTIVITY', 'KEY', 'LINK', 'EXPIRY', 'TERM', 'AGENCY'],
  54: ['HOLDER', 'PARENT', 'HOLDER_CPF', 'REGISTRATION', 'BIRTH', 'BIRTH_PLACE', 'REMARKS', 'CATEGORY'],
  23: [
    ...[
      'GUARDIAN',
      'GUARDIAN_CPF',
      'GUARDIAN_RG',
      'WARD',
      'WARD_CPF',
      'BIRTH',
      'PARENT',
      'POWERS',
      'ADDRESS',
    ],
    ...['OCCUPATION', 'CASE', 'KEY', 'JUDGE', 'OFFICIAL', 'TERM', 'FORUM', 'COURT_DIVISION'],
  ],
}
const [SMALL, LARGE] = [4_000, 16_000]
/** Faster than that on a small page, nothing can be told. */
const TOLD_MS = 60
const GROWTH_MAX = 8

describe.each(Object.keys(ROLES))('type %s, four times the words on a page', (type) => {
  it.each(Object.entries(UNITS))('of one %s after the other take four times as long', async (_name, unit) => {
    const [small, large] = await Promise.all([SMALL, LARGE].map((size) => pdfOf(unit, size)))
    if (!small || !large) throw new RangeError('two sizes')
    const host = saying(ROLES[type] ?? [])
    const time = (file: Uint8Array) => timeMs(() => extract([file], Number(type) as 51, host))
    await time(small)
    const growth = (await time(large)) / Math.max(TOLD_MS, await time(small))
    // A busy machine is slow for any length; what is quadratic takes sixteen times as long.
    const isLinear = growth < GROWTH_MAX || (await time(large)) / (await time(small)) < GROWTH_MAX
    expect(isLinear, `${growth.toFixed(1)} times`).toBe(true)
  })
})

it('six hundred plates in lines of sixty are all found', async () => {
  const plates = Array.from(
    { length: 600 },
    (_, i) => `ABC${i % 10}D${String(Math.floor(i / 10)).padStart(2, '0')}`,
  )
  const lines = Array.from({ length: 10 }, (_, row) => plates.slice(row * 60, row * 60 + 60).join(' '))
  const heading = ['LICENÇA DE OPERAÇÃO N. 123/2024', 'Validade: 12/03/2028', 'Veículos autorizados, placas:']
  const { fields } = await extract([await textPdf([...heading, ...lines])], 51, node)
  expect(fields.licensePlate).toMatchObject({ value: plates })
})

/** Lines of 60 words, or as they fit. */
function pdfOf(unit: string, size: number): Promise<Uint8Array> {
  const words = Math.floor(size / (unit.length + 1))
  const inLine = Math.max(1, Math.floor(480 / (unit.length + 1)))
  const lines = Array.from({ length: Math.ceil(words / inLine) }, () => Array(inLine).fill(unit).join(' '))
  return textPdf(lines)
}

const node = nodeRuntime()
const IN_TURN = 12

/** A host whose reader network says each role of some words in turn, and that every other one begins a value. */
function saying(said: readonly string[]): Runtime {
  return {
    ...node,
    network: async (name) => {
      if (name !== 'reader') return node.network(name)
      return {
        runsAtOnce: 1,
        run: async ({ shape: [words = 0] }) => {
          const roles = new Float32Array(words * READER.roles.length).fill(0.1 / READER.roles.length)
          const columns = said.map((role) => READER.roles.indexOf(role))
          if (columns.includes(-1)) throw new RangeError(`no role among ${said}`)
          for (let word = 0; word < words; word++) {
            const column = columns[Math.floor(word / IN_TURN) % columns.length] ?? 0
            roles[word * READER.roles.length + column] = 0.9
          }
          const begins = Float32Array.from({ length: words }, (_, word) => (word % 2 === 0 ? 0.9 : 0.1))
          const classes = new Float32Array(Object.values(READER.classes).flat().length).fill(0.5)
          return {
            roles: { data: roles, shape: [words, READER.roles.length] },
            begins: { data: begins, shape: [words] },
            classes: { data: classes, shape: [classes.length] },
          }
        },
      }
    },
  }
}

/** Of processor time. */
async function timeMs(run: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await run()
  return process.cpuUsage(before).user / 1000
}
