import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentOf } from '../../../cli/src/extract/gather/document-files.ts'
import { tableForm } from '../../../cli/src/extract/out/columns.ts'
import { readDocument } from '../../../cli/src/extract/reading/read-document.ts'
import { readXlsx } from '../../../cli/src/table/xlsx.ts'
import { ficha } from '../ficha.ts'
import { runUntil } from './run-until.ts'

/** Each run starts Node and an engine in each lane. */
const TIMEOUT_MS = 300_000
const ROOT = join(import.meta.dirname, '../../..')
const PAPERS = join(ROOT, 'test/documents/tuning/documents')
const GOOD = ['51-ima-sc-transport', '51-ibama-lo-rectified', '23-appointed-first-curatela-open'] as const

const LATER = ['later-1.pdf', 'later-2.pdf', 'later-3.pdf']

let folder: string
let papers: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ficha-batch-'))
  papers = join(folder, 'papers')
  mkdirSync(join(papers, 'more'), { recursive: true })
  for (const name of GOOD) copyFileSync(join(PAPERS, `${name}.pdf`), join(papers, 'more', `${name}.pdf`))
  // Of the same content: a document of its own all the same.
  copyFileSync(join(PAPERS, `${GOOD[0]}.pdf`), join(papers, 'again.pdf'))
  // So many that a signal comes before the last, however late it is.
  for (const name of LATER) copyFileSync(join(PAPERS, `${GOOD[2]}.pdf`), join(papers, 'more', name))
  writeFileSync(join(papers, 'bad.pdf'), 'no document')
  writeFileSync(join(papers, 'empty.jpg'), '')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('ficha extract FOLDER --out', () => {
  test(
    'interrupted twice and resumed, every file is once in the sheet, and every cell is what was read',
    async () => {
      const out = join(folder, 'papers.xlsx')
      const args = ['extract', '--type', 'auto', '--lanes', '1', '--out', out]
      // The head is a row.
      expect(await runUntil(2, `${out}.part`, [...args, papers])).toBe(130)
      const first = await readXlsx(out)
      expect(await runUntil(first.length + 1, `${out}.part`, [...args, '--resume', papers])).toBe(130)
      const second = await readXlsx(out)
      expect(second.length).toBeGreaterThan(first.length)
      expect(second.length).toBeLessThan(10)
      const last = await ficha(...args, '--resume', papers)
      expect(last.status).toBe(1)
      expect(last.stderr).toContain(`9 documents, ${second.length - 1} of them done before`)
      expect(existsSync(`${out}.part`)).toBe(false)

      const [head = [], ...rows] = await readXlsx(out)
      const more = [...GOOD.map((name) => `${name}.pdf`), ...LATER].map((name) => `more/${name}`)
      const files = ['again.pdf', 'bad.pdf', 'empty.jpg', ...more]
      expect(rows.map(([file]) => file).sort()).toEqual(files.map((name) => join(papers, name)).sort())
      const form = tableForm({ type: 'auto', naming: 'camel', long: false, judged: false })
      expect(head).toEqual(form.head)
      const time = head.indexOf('processTime')
      for (const row of rows) {
        const report = await readDocument(documentOf([String(row[0])]), { type: 'auto' })
        const [expected = []] = form.rowsOf({ report, judgement: null })
        expect(row.with(time, null)).toEqual(expected.with(time, null))
      }
      // Nothing is left to do.
      const again = await ficha(...args, '--resume', papers)
      expect(again.status).toBe(1)
      expect(again.stderr).toContain('9 of them done before')
      expect(await readXlsx(out)).toEqual([head, ...rows])
    },
    TIMEOUT_MS,
  )

  test(
    'accepted and for review are files of their own, in two lanes; a file that is there is not written over',
    async () => {
      const out = join(folder, 'split.jsonl')
      const args = ['extract', '--type', '51', '--lanes', '2', '--accept', '0,5', '--out', out]
      const ran = await ficha(...args, `${papers}/more/51-*.pdf`, join(papers, 'bad.pdf'), `${papers}/*.tiff`)
      expect(ran.status).toBe(1)
      expect(ran.stderr).toMatch(/3 documents; 2 lanes, about \d+ MB/)
      const lines = (name: string) =>
        readFileSync(join(folder, name), 'utf8')
          .split('\n')
          .filter((line) => line !== '')
          .map((line) => JSON.parse(line))
      const [accepted, review] = [lines('split.accepted.jsonl'), lines('split.review.jsonl')]
      expect(accepted.length + review.length).toBe(4)
      for (const one of accepted) expect(one).toMatchObject({ decision: 'accepted', reasons: [] })
      expect(review.flatMap(({ reasons }) => reasons)).toEqual(
        expect.arrayContaining(['error unsupported_media_type', 'error nothing_matches']),
      )
      const [read] = accepted
      expect(read).toMatchObject({
        type: 51,
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        fields: { number: { page: 1, evidence: [expect.anything()] } },
        validations: expect.arrayContaining([expect.objectContaining({ outcome: 'pass' })]),
      })
      const second = await ficha(...args, papers)
      expect(second).toMatchObject({ status: 2, stdout: '' })
      expect(second.stderr).toContain('is there already; --resume goes on with it')
    },
    TIMEOUT_MS,
  )

  test(
    'a row a value, two sides of a card as one document, parted as Brazil parts them',
    async () => {
      const sides = join(folder, 'sides')
      mkdirSync(sides)
      copyFileSync(join(PAPERS, `${GOOD[2]}.pdf`), join(sides, 'x-frente.pdf'))
      copyFileSync(join(PAPERS, `${GOOD[0]}.pdf`), join(sides, 'x-verso.pdf'))
      const out = join(folder, 'long.csv')
      const ran = await ficha(
        'extract',
        '--type',
        '23',
        '--pair',
        'frente-verso',
        '--long',
        '--locale',
        'pt-BR',
        '--out',
        out,
        sides,
      )
      expect(ran).toMatchObject({ status: 0, stdout: '' })
      const text = readFileSync(out, 'utf8')
      expect(text).toMatch(/^\uFEFFfile;type;field;value;confidence;page;source;raw;error;detail;sha256\r\n/)
      const name = `${join(sides, 'x-frente.pdf')} + ${join(sides, 'x-verso.pdf')}`
      expect(text).toContain(`\r\n${name};23;guardians.0.cpf;"=""`)
      expect(text).toMatch(/;0,\d+;1;text-layer;/)
    },
    TIMEOUT_MS,
  )
})
