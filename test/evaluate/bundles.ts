import { readFile } from 'node:fs/promises'
import { type DocumentType, LIMITS, parsePages } from '@ficha/engine'
import { extract, fieldsOf, readPages } from '@ficha/engine/parts'
import { nodeRuntime } from '@ficha/engine/parts/node'
import { PDFDocument } from 'pdf-lib'
import { definitionOf } from '../../engine/src/document-types/document-types.ts'
import { seededRandom } from '../documents/generator/random.ts'
import { pathsOf } from '../documents/pictures.ts'
import { loadDocuments, type TestDocument } from './documents.ts'

const runtime = nodeRuntime()

/** Several documents in one PDF, and where each ends. */
interface Bundle {
  readonly bytes: Uint8Array
  readonly documents: readonly TestDocument[]
  /** 0-based first and last page of each document. */
  readonly ranges: readonly (readonly [first: number, last: number])[]
}

/** How one bundle was parted, and whether the part that was asked for reads as the document alone does. */
export interface JudgedBundle {
  readonly right: number
  readonly missed: number
  readonly wrong: number
  readonly sameFields: number
  readonly fields: number
}

/** Bundles of two to eight digital documents of the tuning part, in random order. */
export async function* judgeBundles(count: number, seed: string): AsyncGenerator<JudgedBundle> {
  const random = seededRandom(seed)
  const all = (await loadDocuments('tuning')).filter(({ source }) => source === 'digital')
  for (let i = 0; i < count; i++) {
    const size = random.int(2, 8)
    const chosen = new Map<string, TestDocument>()
    while (chosen.size < size) {
      const one = random.pick(all)
      chosen.set(one.layout, one)
    }
    const bundle = await bundleOf([...chosen.values()])
    const ofType = bundle.documents.filter((one) => 'data' in one.expected)
    yield judgeBundle(bundle, ofType.length > 0 ? random.pick(ofType).type : 51)
  }
}

async function bundleOf(documents: readonly TestDocument[]): Promise<Bundle> {
  const pdf = await PDFDocument.create()
  const ranges: [number, number][] = []
  for (const document of documents) {
    const from = await PDFDocument.load(await bytesOf(document))
    const first = pdf.getPageCount()
    for (const page of await pdf.copyPages(from, from.getPageIndices())) pdf.addPage(page)
    ranges.push([first, pdf.getPageCount() - 1])
  }
  return { bytes: await pdf.save(), documents, ranges }
}

async function judgeBundle({ bytes, documents, ranges }: Bundle, type: DocumentType): Promise<JudgedBundle> {
  const last = ranges.at(-1)?.[1] ?? 0
  const pages = parsePages(`1-${Math.min(LIMITS.pagesMax, last + 1)}`)
  const read = await readPages([bytes], runtime, { pages, definitions: [definitionOf(type)] })
  const found = new Set(read.parts.slice(1).map(({ first }) => first))
  const begins = ranges.slice(1).map(([first]) => first)
  const right = begins.filter((first) => found.has(first)).length
  const counts = { right, missed: begins.length - right, wrong: found.size - right }
  const own = read.parts.find(({ isRead }) => isRead)
  const at = ranges.findIndex(([first, end]) => first === own?.first && end === own.last)
  const document = documents[at]
  if (!document || document.type !== type || !('data' in document.expected)) {
    return { ...counts, sameFields: 0, fields: 0 }
  }
  const alone = await extract([await bytesOf(document)], type, runtime)
  const values = (fields: object) =>
    Object.entries(fields).map(([name, { value }]) => [name, JSON.stringify(value)] as const)
  const together = new Map(values(fieldsOf(read, type).fields))
  const each = values(alone.fields)
  return {
    ...counts,
    sameFields: each.filter(([name, value]) => together.get(name) === value).length,
    fields: each.length,
  }
}

async function bytesOf(document: TestDocument): Promise<Uint8Array> {
  const [path = ''] = await pathsOf(document)
  return new Uint8Array(await readFile(path))
}
