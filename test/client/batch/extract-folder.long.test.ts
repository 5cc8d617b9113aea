import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ficha } from '../ficha.ts'
import { DOCUMENTS, folderOfPapers, GOOD, TIMEOUT_MS } from './folder-of-papers.ts'

let folder: string
let papers: string
beforeAll(() => {
  ;({ folder, papers } = folderOfPapers())
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('ficha extract FOLDER --out', () => {
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
      copyFileSync(join(DOCUMENTS, `${GOOD[2]}.pdf`), join(sides, 'x-frente.pdf'))
      copyFileSync(join(DOCUMENTS, `${GOOD[0]}.pdf`), join(sides, 'x-verso.pdf'))
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
