import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { formatTable } from '../../cli/src/extract/table.ts'
import { ficha } from './ficha.ts'

const folder = mkdtempSync(join(tmpdir(), 'ficha-printed-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the name of a file does not steer the terminal', async () => {
  const path = join(folder, 'a\x1b[31m\nb.pdf')
  writeFileSync(path, 'nothing')
  const { stdout, stderr } = await ficha('extract', '--type', '54', path)
  expect(stdout).toContain('a [31m b.pdf\n')
  expect(stdout + stderr).not.toContain('\x1b')
})

test('the text of a document keeps its lines, cells and pages, and no other control character', () => {
  const page = {
    lines: [{ text: '\x1b[31mred\x9b2J' }, { text: 'a\tb\r' }],
    blocks: [{ kind: 'paragraph', lines: [0, 1] }],
  }
  const judged = { report: { reading: { pages: [page, page] } }, judgement: null }
  const printed = formatTable(judged as unknown as Parameters<typeof formatTable>[0], true)
  expect(printed).toBe('[31mred2J\na\tb\n\f[31mred2J\na\tb\n')
})

test.each(['out.csv', 'out.xlsx'])('%s is written and leaves the files beside it', async (name) => {
  const [paper, out] = [join(folder, 'paper.pdf'), join(folder, name)]
  writeFileSync(paper, 'nothing')
  writeFileSync(`${out}.new`, 'somebody’s own')
  await ficha('extract', '--type', '54', '--out', out, paper)
  expect(readFileSync(`${out}.new`, 'utf8')).toBe('somebody’s own')
  const names = readdirSync(folder).filter((one) => one.startsWith(name))
  expect(names.sort()).toEqual([name, `${name}.new`])
})
