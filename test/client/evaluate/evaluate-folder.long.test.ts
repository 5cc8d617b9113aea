import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseProfile } from '@ficha/engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ficha } from '../ficha.ts'

/** Each run starts an engine in its lane. */
const TIMEOUT_MS = 300_000
const PAPERS = join(import.meta.dirname, '../../documents/tuning/documents')
const NAMES = ['51-ima-sc-transport', '51-ibama-lo-rectified']
/** Ten mistakes: of every kind of value, five in each document, as a tired person makes them. */
const PLANTED = {
  '51-ima-sc-transport': {
    number: '3151/2032',
    id: '11.111.111/1111-12',
    scope: 'Federal',
    expirationDate: '31/12/2031',
    accessKey: '7899399',
  },
  '51-ibama-lo-rectified': {
    number: '0/1999',
    validationLink: 'http://example.org',
    mainActivity: 'baking of bread',
    licensePlate: 'ABC1D23',
    authorizationDangerousProducts: 'sim',
  },
} as const
const FIELDS = [
  'id',
  'number',
  'scope',
  'accessKey',
  'expirationDate',
  'licensePlate',
  'validationLink',
  'mainActivity',
  'authorizationDangerousProducts',
]

let folder: string
let truth: Map<string, Record<string, unknown>>
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ficha-evaluate-'))
  truth = new Map()
  for (const name of NAMES) {
    copyFileSync(join(PAPERS, `${name}.pdf`), join(folder, `${name}.pdf`))
    truth.set(name, JSON.parse(readFileSync(join(PAPERS, `${name}.json`), 'utf8')).data)
  }
  writeFileSync(join(folder, 'nobody.pdf'), 'without a truth')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** In the spellings of a Brazilian spreadsheet. */
function cell(value: unknown): string {
  if (value === null) return ''
  if (Array.isArray(value)) return value.join(' | ')
  const text = String(value)
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []
  if (year !== undefined) return `${day}/${month}/${year}`
  return text === 'false' ? 'Não' : text === 'true' ? 'Sim' : text
}

function writeTruth(mistakes: Readonly<Record<string, Readonly<Record<string, string>>>>): void {
  const rows = NAMES.map((name) => [
    `${name}.pdf`,
    ...FIELDS.map(
      (field) => `"${(mistakes[name]?.[field] ?? cell(truth.get(name)?.[field])).replaceAll('"', '""')}"`,
    ),
  ])
  const text = [['arquivo', ...FIELDS], ...rows].map((row) => row.join(';')).join('\r\n')
  writeFileSync(join(folder, 'truth.csv'), `\uFEFF${text}\r\n`)
}

describe('ficha evaluate FOLDER', () => {
  test(
    'ten planted mistakes of the truth are what it finds, on top',
    async () => {
      writeTruth(PLANTED)
      const report = join(folder, 'report.html')
      const saved = join(folder, 'profile.json')
      const line = ['--report', report, '--profile', saved, '--json', folder]
      const ran = await ficha('evaluate', '--type', '51', '--lanes', '1', ...line)
      expect(ran.status).toBe(0)
      expect(ran.stderr).toContain('2 documents with a truth, 1 without a truth; ')
      const evaluation = JSON.parse(ran.stdout)
      expect(evaluation).toMatchObject({ documents: 2, allRight: 0, fields: { right: 8, total: 18 } })
      const wrong = evaluation.worst.flatMap((one: { document: string; wrong: { field: string }[] }) =>
        one.wrong.map(({ field }) => `${one.document.split('/').at(-1)} ${field}`),
      )
      const planted = Object.entries(PLANTED).flatMap(([name, own]) =>
        Object.keys(own).map((field) => `${name}.pdf ${field}`),
      )
      expect(wrong.sort()).toEqual(planted.sort())
      const html = readFileSync(report, 'utf8')
      expect(html).toContain('11111111111112')
      // A picture of the place for each value that was read, in the file itself.
      expect(html.match(/<img src="data:image\/png;base64,/g)?.length).toBeGreaterThan(4)
      expect(html).not.toMatch(/<(?:script|link)|src="(?!data:)|url\(/)
      expect(html).toContain("default-src 'none'")
      expect(parseProfile(JSON.parse(readFileSync(saved, 'utf8')))?.precision).toBe(0.995)
    },
    TIMEOUT_MS,
  )

  test(
    'the right truth in a spreadsheet’s spellings is all right, and counts say no value',
    async () => {
      writeTruth({})
      const report = join(folder, 'counts.html')
      const line = ['--counts-only', '--report', report, folder]
      const ran = await ficha('evaluate', '--type', '51', '--lanes', '1', ...line)
      expect(ran.stdout).toContain('2 documents, 2 without a wrong field')
      for (const text of [ran.stdout, readFileSync(report, 'utf8')]) {
        for (const value of [...NAMES, '3151/2023', '2029-11-13', '<img']) expect(text).not.toContain(value)
      }
    },
    TIMEOUT_MS,
  )
})
