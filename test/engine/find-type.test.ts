import { readFile } from 'node:fs/promises'
import { UnreadableDocument } from '@ficha/engine'
import { extract, fieldsOf, readPages, toResult, typeOf } from '@ficha/engine/parts'
import { nodeRuntime } from '@ficha/engine/parts/node'
import { expect, test } from 'vitest'
import { pathsOf } from '../documents/pictures.ts'
import { loadDocuments } from '../evaluate/documents.ts'

const runtime = nodeRuntime()
/** A sample of the digital tuning documents, those that are of another type than the name says among them. */
const documents = (await loadDocuments('tuning'))
  .filter(({ source }) => source === 'digital')
  .filter(({ expected }, index) => 'error' in expected || index % 150 === 0)

test.each(documents.map((document) => [document.id, document] as const))('%s', async (_, document) => {
  const { type, expected } = document
  const files = await Promise.all((await pathsOf(document)).map((path) => readFile(path)))
  const read = await readPages(files, runtime)
  if ('error' in expected && expected.error === 'wrong_document_type' && expected.detectedType === null) {
    expect(() => typeOf(read)).toThrow(UnreadableDocument)
    return
  }
  const found = typeOf(read)
  expect(found.type).toBe('error' in expected ? (expected as { detectedType: number }).detectedType : type)
  expect(found.confidence).toBeGreaterThan(0.65)
  expect(found.confidence).toBeLessThanOrEqual(1)
  // Pages read for any type give the fields that a reading for this one alone does.
  const alone = await extract(files, found.type, runtime)
  expect(toResult(fieldsOf(read, found.type)).data).toEqual(toResult(alone).data)
})

test('the same pages are asked as one type and then as another', async () => {
  const [document] = documents.filter(({ type, expected }) => type === 51 && 'data' in expected)
  if (!document) throw new RangeError('a licence is among the documents')
  const files = await Promise.all((await pathsOf(document)).map((path) => readFile(path)))
  const read = await readPages(files, runtime)
  expect(() => fieldsOf(read, 54)).toThrow(UnreadableDocument)
  expect(fieldsOf(read, 51).schema.type).toBe(51)
})
