import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentOf } from '../../../cli/src/extract/gather/document-files.ts'
import { tableForm } from '../../../cli/src/extract/out/columns.ts'
import { readDocument } from '../../../cli/src/extract/reading/read-document.ts'
import { readXlsx } from '../../../cli/src/table/xlsx.ts'
import { ficha } from '../ficha.ts'
import { folderOfPapers, GOOD, LATER, TIMEOUT_MS } from './folder-of-papers.ts'
import { runUntil } from './run-until.ts'

let folder: string
let papers: string
beforeAll(() => {
  ;({ folder, papers } = folderOfPapers())
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

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
