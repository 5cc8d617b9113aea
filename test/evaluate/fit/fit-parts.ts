import { readFile } from 'node:fs/promises'
import { readPages } from '@ficha/engine/parts'
import { nodeRuntime } from '@ficha/engine/parts/node'
import { definitionOf } from '../../../engine/src/document-types/document-types.ts'
import { toReadDocument } from '../../../engine/src/fields/reading.ts'
import { rowsOf } from '../../../engine/src/page/reading-order.ts'
import { FEATURES } from '../../../engine/src/split/boundary-features.ts'
import { boundaryRow, type SignedPage, signedPages } from '../../../engine/src/split/signed-pages.ts'
import { BOUNDARY_MIN, WEIGHTS } from '../../../engine/src/split/weights.ts'
import type { Quad, ReadPage } from '../../../engine/src/types.ts'
import { seededRandom } from '../../documents/generator/random.ts'
import { pathsOf } from '../../documents/pictures.ts'
import { loadDocuments } from '../documents.ts'

/**
 * `npm run fit:parts`: the weights of engine/src/split/weights.ts, by logistic regression on the digital documents and cards of the
 * tuning part. Pages of one document against last pages and first pages of two; a quarter of these are of one layout, a
 * quarter more of one type. Few documents have several pages, so each is also broken in two where a page might have ended. Half
 * of the layouts is fitted and the other half counted, both ways, before all are fitted.
 */
interface Signed {
  readonly id: string
  readonly type: number
  readonly layout: string
  readonly pages: readonly SignedPage[]
  /** Its last page as two, the second printed from the top. */
  readonly broken: readonly SignedPage[]
}
interface Sample {
  readonly row: readonly number[]
  readonly begins: boolean
  readonly weight: number
}

const PAIRS = 1500
/** A boundary within a document costs more than one that is missed; so few documents have several pages. */
const SAME_WEIGHT = 4
/** Of each part of a page that is broken in two. */
const ROWS_MIN = 4
const STEPS = 3000
const RATE = 0.5
const RIDGE = 0.002

const documents = await signedDocuments()
const halves = [0, 1].map((half) => documents.filter(({ layout }) => seededRandom(layout).int(0, 1) === half))
const samples = halves.map((half, i) => samplesOf(half, `half ${i}`))
const [one = [], other = []] = samples
for (const [fitted, counted] of [
  [one, other],
  [other, one],
])
  console.log(`layouts not fitted: ${countOf(counted ?? [], fit(fitted ?? []))}`)
const weights = fit(samples.flat())
const shipped = FEATURES.map((name) => WEIGHTS[name])
console.log(`the weights of today: ${countOf(samples.flat(), shipped)}`)
for (const [i, name] of FEATURES.entries())
  console.log(`  ${JSON.stringify(name)}: ${weights[i]?.toFixed(2)},`)

async function signedDocuments(): Promise<Signed[]> {
  const runtime = nodeRuntime()
  const all: Signed[] = []
  for (const document of await loadDocuments('tuning')) {
    if (!document.source.startsWith('card') && document.source !== 'digital') continue
    const files = await Promise.all(
      (await pathsOf(document)).map(async (path) => new Uint8Array(await readFile(path))),
    )
    const read = await readPages(files, runtime, { definitions: [definitionOf(document.type)] }).catch(
      () => null,
    )
    const signed = (some: readonly ReadPage[]) => signedPages(toReadDocument(some).pages)
    const pages = read ? signed(read.pages) : []
    const last = read?.pages.at(-1)
    const broken = last && document.source === 'digital' ? signed(brokenInTwo(last, document.id)) : []
    if (pages.length > 0 && pages.every(({ signs }) => signs !== null))
      all.push({ ...document, pages, broken })
  }
  return all
}

/** A page that ends after some of its rows, and one with the others. */
function brokenInTwo(page: ReadPage, seed: string): ReadPage[] {
  const rows = rowsOf(page.lines)
  const at = Math.round(rows.length * (seededRandom(seed).int(40, 85) / 100))
  const [first] = rows
  const next = rows[at]
  if (!first || !next || at < ROWS_MIN || rows.length - at < ROWS_MIN) return []
  const topOf = (row: (typeof rows)[number]) => Math.min(...row.map(({ box }) => box.top))
  const up = topOf(next) - topOf(first)
  const moved = (quad: Quad) => quad.map(([x, y]) => [x, y - up] as const) as unknown as Quad
  const linesOf = (some: typeof rows) => some.flat().map(({ line }) => line)
  const second = linesOf(rows.slice(at)).map((line) => ({
    ...line,
    quad: moved(line.quad),
    words: line.words.map((word) => ({ ...word, quad: moved(word.quad) })),
  }))
  return [
    { ...page, lines: linesOf(rows.slice(0, at)) },
    { ...page, index: page.index + 1, lines: second },
  ]
}

function samplesOf(half: readonly Signed[], seed: string): Sample[] {
  const random = seededRandom(seed)
  const same = half.flatMap(({ pages }) =>
    pages.slice(1).flatMap((next, i) => sampleOf(next, pages.slice(0, i + 1), false)),
  )
  const broken = half.flatMap(({ broken: [before, next] }) =>
    before && next ? sampleOf(next, [before], false, 1) : [],
  )
  const parted = Array.from({ length: PAIRS }, (_, i) => {
    const before = random.pick(half)
    const isNear = (one: Signed) =>
      i % 4 === 0 ? one.layout === before.layout : i % 4 !== 2 || one.type === before.type
    // A capture of a document is no other document.
    const isCopy = (one: Signed) => one.id.startsWith(before.id) || before.id.startsWith(one.id)
    const others = half.filter((one) => isNear(one) && !isCopy(one))
    const [next] = (others.length > 0 ? random.pick(others) : before).pages
    return next && others.length > 0 ? sampleOf(next, before.pages, true) : []
  })
  return [...same, ...broken, ...parted.flat()]
}

function sampleOf(
  next: SignedPage,
  before: readonly SignedPage[],
  begins: boolean,
  weight = begins ? 1 : SAME_WEIGHT,
): Sample[] {
  const row = boundaryRow(next, before)
  return row ? [{ row, begins, weight }] : []
}

function fit(some: readonly Sample[]): number[] {
  const weights = FEATURES.map(() => 0)
  const total = some.reduce((sum, { weight }) => sum + weight, 0)
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight, i) => (i === 0 ? 0 : RIDGE * weight))
    for (const { row, begins, weight } of some) {
      const chance = 1 / (1 + Math.exp(-oddsOf(row, weights)))
      const error = (weight * (chance - Number(begins))) / total
      for (const [i, value] of row.entries()) slope[i] = (slope[i] ?? 0) + error * value
    }
    for (const [i, value] of slope.entries()) weights[i] = (weights[i] ?? 0) - RATE * value
  }
  return weights
}

function oddsOf(row: readonly number[], weights: readonly number[]): number {
  return row.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0)
}

function countOf(some: readonly Sample[], weights: readonly number[]): string {
  const parted = (begins: boolean) =>
    some.filter((one) => one.begins === begins && oddsOf(one.row, weights) > BOUNDARY_MIN)
  const of = (begins: boolean) =>
    `${parted(begins).length} of ${some.filter((one) => one.begins === begins).length}`
  return `${of(false)} pages parted from their document, ${of(true)} boundaries found`
}
