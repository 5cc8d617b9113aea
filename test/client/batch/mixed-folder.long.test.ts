import { createHash } from 'node:crypto'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentOf } from '../../../cli/src/extract/gather/document-files.ts'
import { tableForm } from '../../../cli/src/extract/out/columns.ts'
import { readDocument } from '../../../cli/src/extract/reading/read-document.ts'
import { readXlsx } from '../../../cli/src/table/xlsx.ts'
import { documentFile, makePictures } from '../../documents/pictures.ts'
import { loadDocuments } from '../../evaluate/documents.ts'
import { runFicha } from '../../service/client-command-line.ts'
import { runUntil } from './run-until.ts'

/**
 * A folder as people have one: PDFs, scans, photos and cards, and what is no document. Its run is ended by Ctrl-C and by
 * a kill that tears the last row, and goes on each time. `FICHA_BATCH_FILES=500` takes more of them.
 */
const COUNT = Number(process.env['FICHA_BATCH_FILES'] ?? 24)
/** Of these every cell is held against a reading in this process; of the others, that they are there once. */
const COMPARED_MAX = 50
const TIMEOUT_MS = 300_000 + COUNT * 10_000
/** Most are quick; a pile has some of each. */
const SHARES = { digital: 0.6, scan: 0.08, photo: 0.08, 'card-scan': 0.04, 'card-photo': 0.05 } as const

let folder: string
let files: string[]
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ficha-mixed-'))
  const inbox = join(folder, 'inbox')
  for (const sub of ['2024/scans', '2025', 'Às pressas']) mkdirSync(join(inbox, sub), { recursive: true })
  const folders = [inbox, join(inbox, '2024/scans'), join(inbox, '2025'), join(inbox, 'Às pressas')]
  const put = (i: number, name: string) => join(folders[i % folders.length] ?? inbox, `${i} ${name}`)

  const all = (await loadDocuments('tuning')).filter((one) => one.files.length === 1)
  const chosen = Object.entries(SHARES).flatMap(([source, share]) => {
    const own = all.filter((one) => one.source === source)
    const count = Math.max(1, Math.round(COUNT * share))
    return own
      .filter((_, i) => i % Math.max(1, Math.floor(own.length / count)) === 0)
      .slice(0, count)
      .map(({ files: [name = ''], id, part }) => ({ id, part, name, files: [name] }))
  })
  await makePictures(chosen)
  const good: string[] = []
  for (const [i, { name }] of chosen.entries()) {
    const path = put(i, i % 7 === 0 ? name.toUpperCase() : name)
    copyFileSync(await documentFile(name), path)
    good.push(path)
  }
  const bad = Array.from({ length: COUNT - good.length }, (_, i) => {
    const from = good[i % good.length] ?? ''
    const bytes = readFileSync(from)
    const kinds: readonly (readonly [string, string | Buffer])[] = [
      ['empty.jpg', ''],
      ['note.pdf', 'Segue em anexo.'],
      ['archive.pdf', 'PK\u0003\u0004 and more'],
      ['picture.gif', 'GIF89a'],
      [`cut${extname(from).toLowerCase()}`, bytes.subarray(0, 900)],
      // The same document twice is two rows.
      [`copy${extname(from).toLowerCase()}`, bytes],
    ]
    const [name, content] = kinds[i % kinds.length] ?? ['empty.pdf', '']
    const path = put(chosen.length + i, name)
    writeFileSync(path, content)
    return path
  })
  writeFileSync(join(inbox, 'Thumbs.db'), 'no document either')
  files = [...good, ...bad].sort()
}, TIMEOUT_MS)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test(`of ${COUNT} files each is once in the sheet, after Ctrl-C, a kill and a torn row`, {
  timeout: TIMEOUT_MS,
}, async () => {
  expect(readdirSync(join(folder, 'inbox'), { recursive: true }).length).toBeGreaterThan(COUNT)
  const out = join(folder, 'inbox.xlsx')
  const part = `${out}.part`
  const args = ['extract', '--type', 'auto', '--lanes', '2', '--out', out]
  const inbox = join(folder, 'inbox')
  // The head is a row.
  expect(await runUntil(1 + COUNT / 4, part, [...args, inbox])).toBe(130)
  const first = await readXlsx(out)
  expect(await runUntil(1 + COUNT / 2, part, [...args, '--resume', inbox], 'SIGKILL')).toBe(null)
  const killed = readFileSync(part).length
  expect(await readXlsx(out)).toEqual(first)
  truncateSync(part, killed - 20)
  const last = await runFicha([...args, '--resume', inbox])
  expect(last.status).toBe(1)
  expect(last.stderr).toMatch(new RegExp(`${COUNT} documents, \\d+ of them done before; 2 lanes`))
  expect(last.stderr).toContain('left out: 1 .db')

  const [head = [], ...rows] = await readXlsx(out)
  expect(rows.map(([file]) => String(file)).sort()).toEqual(files)
  const form = tableForm({ type: 'auto', naming: 'camel', long: false, judged: false })
  expect(head).toEqual(form.head)
  const [time, sha256, error] = ['processTime', 'sha256', 'error'].map((name) => head.indexOf(name))
  const hashes = rows.map(([file]) =>
    createHash('sha256')
      .update(readFileSync(String(file)))
      .digest('hex'),
  )
  expect(rows.map((row) => row[sha256 ?? -1])).toEqual(hashes)
  expect(rows.filter((row) => row[error ?? -1] !== null).length).toBeGreaterThan(2)
  const step = Math.ceil(COUNT / COMPARED_MAX)
  for (const [i, row] of rows.entries()) {
    if (i % step > 0) continue
    const report = await readDocument(documentOf([String(row[0])]), { type: 'auto' })
    const [expected = []] = form.rowsOf({ report, judgement: null })
    expect(row.with(time ?? -1, null)).toEqual(expected.with(time ?? -1, null))
  }
})
