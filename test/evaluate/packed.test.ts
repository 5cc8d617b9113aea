import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { read } from '@ficha/engine/node'
import { nodeRuntime } from '@ficha/engine/parts/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PackedFile, pack, unpack } from '../documents/packed/archive.ts'
import corrections from '../documents/packed/corrections.json' with { type: 'json' }
import { archivesOf, unpackedFolders, unpackOnce } from '../documents/packed/folders.ts'
import { readLock, setsOf, sha256 } from '../documents/packed/lock.ts'
import { printedPath } from '../documents/pictures.ts'
import { loadDocuments, PARTS } from './documents.ts'
import { loadOcrDocuments } from './ocr-pages.ts'

/** Archives of finished sets: what was packed comes out again, and what is committed is what is locked. */
const NAMES = ['51-ima-sc-transport.pdf', '23-tjrn-tutela-provisional.pdf', '51-ima-sc-transport.json']

let folder: string
let files: readonly PackedFile[]
let archive: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ficha-packed-'))
  files = NAMES.map((name) => ({
    name: `documents/${name}`,
    bytes: readFileSync(printedPath('tuning', name)),
  }))
  archive = join(folder, 'some.br')
  writeFileSync(archive, await pack(files))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('an archive', () => {
  test('gives texts as they are, and PDFs that read the same', async () => {
    const found = [...unpack(readFileSync(archive))]
    expect(found.map(({ name }) => name)).toEqual(files.map(({ name }) => name))
    expect(Buffer.from(found[2]?.bytes ?? []).equals(Buffer.from(files[2]?.bytes ?? []))).toBe(true)
    for (const [i, type] of ([51, 23] as const).entries()) {
      const [before, after] = [files, found].map((list) => list[i]?.bytes ?? new Uint8Array())
      if (!before || !after) throw new RangeError('no bytes')
      expect(Buffer.from(after).includes('FlateDecode')).toBe(false)
      const readings = await Promise.all([before, after].map((bytes) => read([bytes], { type })))
      expect(readings[1]?.fields).toEqual(readings[0]?.fields)
    }
  })

  test('holds the same bytes when what it gave is packed again', async () => {
    const once = [...unpack(readFileSync(archive))]
    expect(sha256(await pack(once))).toBe(sha256(readFileSync(archive)))
  })

  test('is unpacked once, and refused with another hash', () => {
    const cache = join(folder, 'cache')
    mkdirSync(cache)
    const hash = sha256(readFileSync(archive))
    const first = unpackOnce(archive, hash, cache)
    writeFileSync(join(first, 'mark'), '')
    expect(unpackOnce(archive, hash, cache)).toBe(first)
    expect(readdirSync(first)).toContain('mark')
    expect(readdirSync(cache)).toHaveLength(1)
    expect(() => unpackOnce(archive, '0'.repeat(64), cache)).toThrow(`has the hash ${hash}`)
  })

  test('is unpacked anew by another unpacker, and what killed ones left goes', () => {
    const cache = join(folder, 'left')
    const [stale, young] = ['11111111-2222-4333-8444-555555555555', '66666666-2222-4333-8444-555555555555']
    for (const name of [stale, young, 'other']) mkdirSync(join(cache, name, 'documents'), { recursive: true })
    const long = new Date(Date.now() - 2 * 60 * 60 * 1000)
    for (const name of [stale, 'other']) utimesSync(join(cache, name), long, long)
    const hash = sha256(readFileSync(archive))
    const first = unpackOnce(archive, hash, cache)
    expect(readdirSync(cache).sort()).toEqual([young, basename(first), 'other'].sort())
    const second = unpackOnce(archive, hash, cache, 'another')
    expect(second).not.toBe(first)
    expect(readdirSync(second)).toEqual(readdirSync(first))
  })

  test('does not hold a text with its own control characters', async () => {
    const text = { name: 'documents/odd.json', bytes: Buffer.from('a\u0002b') }
    await expect(pack([text])).rejects.toThrow(RangeError)
  })
})

test.each(PARTS)('the archives of the part %s hold the sets that are locked', (part) => {
  const folders = unpackedFolders(part)
  const lock = readLock()
  for (const [i, name] of archivesOf(part).entries()) {
    expect(setsOf(filesIn(folders[i] ?? '')), name).toEqual(lock[name]?.sets)
    expect(sha256(readFileSync(join(folders[i] ?? '', 'captures.json'))), name).toBe(lock[name]?.captures)
  }
})

function* filesIn(unpacked: string): Generator<PackedFile> {
  for (const kind of ['documents', 'sheets']) {
    for (const name of readdirSync(join(unpacked, kind))) {
      yield { name: `${kind}/${name}`, bytes: readFileSync(join(unpacked, kind, name)) }
    }
  }
}

test('corrections are of packed documents, and change what these say', async () => {
  const documents = (await Promise.all(PARTS.map(loadDocuments))).flat()
  const packed = PARTS.flatMap((part) => unpackedFolders(part).map((folder) => join(folder, 'documents')))
  for (const [id, later] of Object.entries(corrections)) {
    const paths = packed.map((documents) => join(documents, `${id}.json`)).filter(existsSync)
    expect(paths, id).toHaveLength(1)
    const { data } = JSON.parse(readFileSync(paths[0] ?? '', 'utf8'))
    for (const [field, value] of Object.entries(later)) expect(data[field], id).not.toEqual(value)
    expect(documents.find((one) => one.id === id)?.expected).toMatchObject({ data: later })
  }
})

test('the words of packed documents are measured too', async () => {
  const [packed] = unpackedFolders('held-out')
  const names = readdirSync(join(packed ?? '', 'documents')).filter((name) => name.endsWith('.words.txt'))
  const measured = await loadOcrDocuments('held-out', 1, nodeRuntime())
  const captured = measured.filter(({ kind }) => kind === 'scan' || kind === 'photo')
  expect(names.length).toBeGreaterThan(0)
  for (const { id } of captured) expect(names).toContain(`${id}.words.txt`)
  expect(captured.length).toBeGreaterThan(names.length / 2)
})
