import { type Runtime, extract } from '@ficha/engine/parts'
import { nodeRuntime } from '@ficha/engine/parts/node'
import { describe, expect, it } from 'vitest'
import { READER } from '../../engine/src/model-facts.ts'
import { textPdf } from './text-pdf.ts'

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
    ...['GUARDIAN', 'GUARDIAN_CPF', 'GUARDIAN_RG', 'WARD', 'WARD_CPF', 'BIRTH', 'PARENT', 'POWERS', 'ADDRESS'],
    ...['OCCUPATION', 'CASE', 'KEY', 'JUDGE', 'OFFICIAL', 'TERM', 'FORUM', 'COURT_DIVISION'],
  ],
}
const [SMALL, LARGE] = [8_000, 32_000]
const BUDGET_MS = 400
const GROWTH_MAX = 8

describe.each(Object.keys(ROLES))('a page of type %s in four times the words', (type) => {
  it.each(Object.entries(UNITS))('of one %s after the other takes four times as long', async (_name, unit) => {
    const [small, large] = await Promise.all([SMALL, LARGE].map((size) => pdfOf(unit, size)))
    if (!small || !large) throw new RangeError('two sizes')
    for (const role of ROLES[type] ?? []) {
      const host = saying(role)
      const time = (file: Uint8Array) => timeMs(() => extract([file], Number(type) as 51, host))
      const taken = await time(large)
      if (taken < BUDGET_MS) continue
      // A busy machine is slow for any length; what is quadratic takes sixteen times as long.
      const growth = Math.min(taken, await time(large)) / Math.max(BUDGET_MS / 40, await time(small))
      expect(growth, role).toBeLessThan(GROWTH_MAX)
    }
  })
})

/** Lines of 60 words, or as they fit. */
function pdfOf(unit: string, size: number): Promise<Uint8Array> {
  const words = Math.floor(size / (unit.length + 1))
  const inLine = Math.max(1, Math.floor(480 / (unit.length + 1)))
  const lines = Array.from({ length: Math.ceil(words / inLine) }, () => Array(inLine).fill(unit).join(' '))
  return textPdf(lines)
}

const node = nodeRuntime()

/** A host whose reader network says the same role of every word, and that every other one begins a value. */
function saying(role: string): Runtime {
  return {
    ...node,
    network: async (name) => {
      if (name !== 'reader') return node.network(name)
      return {
        runsAtOnce: 1,
        run: async ({ shape: [words = 0] }) => {
          const roles = new Float32Array(words * READER.roles.length).fill(0.1 / READER.roles.length)
          const at = READER.roles.indexOf(role)
          if (at < 0) throw new RangeError(`no role ${role}`)
          for (let word = 0; word < words; word++) roles[word * READER.roles.length + at] = 0.9
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
