import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Case, summarise } from '../../cli/src/evaluate/score/metrics.ts'
import type { PartFigures } from './figure-tables.ts'
import { writeFigures } from './figures.ts'
import { withTables } from './markdown-table.ts'
import type { KindTimes } from './stage-times.ts'

const cases = [0.99, 0.95, 0.6].map(
  (confidence, index): Case => ({
    document: 'a',
    part: 'held-out',
    type: 51,
    field: ['number', 'id', 'scope'][index] ?? '',
    expected: 'x',
    actual: index === 2 ? 'y' : 'x',
    confidence,
  }),
)
const figures: PartFigures = {
  part: 'held-out',
  groups: [
    {
      part: 'held-out',
      type: 51,
      source: 'card-photo',
      ...summarise(cases),
      macroF1: 1,
      acceptance: { share: 1, threshold: 0.9 },
      medianMs: 1,
      failures: {},
      misreadings: [],
    },
  ],
  outcomes: [
    {
      document: {
        id: 'a',
        type: 51,
        layout: 'l',
        part: 'held-out',
        source: 'card-photo',
        files: [],
        expected: { data: {} },
      },
      cases,
      ms: 1,
      result: null,
      failure: null,
    },
  ],
}
const times: KindTimes[] = [
  {
    kind: 'photo',
    pages: 2,
    perPage: {
      decode: 10,
      detector: 20,
      recogniser: 30,
      'lines and codes': 40,
      reader: 10,
      'constrain, fields, checks': 40,
    },
  },
]

let [root, folder] = ['', '']
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'ficha-figures-'))
  folder = join(root, 'docs')
  await mkdir(folder)
})
afterEach(() => rm(root, { recursive: true }))

test('three charts are drawn as SVG, each with its own numbers', async () => {
  await writeFigures(folder, [figures], times, '2026-01-02')
  const [reliability, accuracy, stages] = await Promise.all(
    ['reliability', 'accuracy', 'stage-times'].map((name) => readFile(join(folder, `${name}.svg`), 'utf8')),
  )
  const texts = (svg = '') => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map((match) => match[1])
  expect(texts(reliability)).toEqual(expect.arrayContaining(['photo', '0.6', '0.95', '0.99']))
  expect(texts(accuracy)).toEqual(
    expect.arrayContaining(['51, environmental licence', 'scope', '0.0', '100']),
  )
  expect(texts(stages)).toEqual(expect.arrayContaining(['recogniser', '150 ms']))
})

test('tables go between their marks in measured.md, with command and day; what stands around them stays', async () => {
  const path = join(folder, 'measured.md')
  await writeFile(
    path,
    '# A\n\n<!-- table: accuracy held-out -->\nold\n<!-- /table -->\n\nWords.\n\n<!-- table: accuracy tuning -->\nkept\n<!-- /table -->\n',
  )
  await writeFigures(folder, [figures], times, '2026-01-02')
  expect(await readFile(path, 'utf8')).toBe(
    '# A\n\n<!-- table: accuracy held-out -->\n\n' +
      '| type | documents | photo          |\n| ---- | --------- | -------------- |\n' +
      '| 51   | 1         | 66.7 % (0.0 %) |\n| all  | 1         | 66.7 % (0.0 %) |\n\n' +
      '`npm run evaluate -- --report`, 2026-01-02.\n\n<!-- /table -->\n\n' +
      'Words.\n\n<!-- table: accuracy tuning -->\nkept\n<!-- /table -->\n',
  )
})

test('the README beside the folder has the headline', async () => {
  await writeFile(join(root, 'README.md'), '<!-- table: headline held-out -->\n<!-- /table -->\n')
  await writeFigures(folder, [figures], times, '2026-01-02')
  expect(await readFile(join(root, 'README.md'), 'utf8')).toMatch(
    /\| fields exactly right, 1 documents +\| - +\| - +\| 66\.7 %/,
  )
})

test('a text without marks stays as it is', () => {
  expect(withTables('# A\n', new Map([['accuracy', '| a |']]), '2026-01-02')).toBe('# A\n')
})
