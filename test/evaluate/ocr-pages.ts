import { readFile } from 'node:fs/promises'
import type { Runtime } from '@ficha/engine/parts'
import { type DecodedPage, decode, inspect } from '../../engine/src/decode/decode.ts'
import type { Raster } from '../documents/generator/capture/raster.ts'
import { rasterise } from '../documents/generator/capture/rasterise.ts'
import { type ScanPreset, scanned } from '../documents/generator/capture/scan.ts'
import { printedLines } from '../documents/generator/printed-lines.ts'
import { seededRandom } from '../documents/generator/random.ts'
import { pathOf, truthsOf } from '../documents/packed/folders.ts'
import { pathsOf } from '../documents/pictures.ts'
import { withoutSilentPictures } from './silent-pictures.ts'
import { wordsOf } from './word-error.ts'

/** Pages as pixels, and the words printed on them. */
export interface OcrDocument {
  readonly id: string
  /** `clean`, `worn`, or the document's source: `scan`, `photo`, `card-scan`, `card-photo`. */
  readonly kind: string
  readonly words: () => Promise<readonly string[]>
  /** One at a time. */
  readonly pages: () => AsyncIterable<DecodedPage>
}

const RENDER_DPI = 200
/** What an office scanner does to a clean page. */
const WORN: ScanPreset = {
  dpi: RENDER_DPI,
  colour: false,
  skewDegreesMax: 1,
  sigma: 0.8,
  noise: 8,
  paper: 235,
  ink: 0.75,
  quality: 80,
}

/** The first page of every `stride`-th digital PDF, clean and worn, and all captured documents that have their words. */
export async function loadOcrDocuments(
  part: string,
  stride: number,
  runtime: Runtime,
): Promise<OcrDocument[]> {
  const facts = await Promise.all(
    truthsOf(part).map(async ({ path }): Promise<Facts> => JSON.parse(await readFile(path, 'utf8'))),
  )
  const digital = facts.flatMap(({ id, source }) => {
    const file = source === 'digital' ? pathOf(part, `documents/${id}.pdf`) : null
    return file ? [{ id, file }] : []
  })
  const captured = await Promise.all(
    facts.map(async (fact) => {
      const printed = pathOf(part, `documents/${fact.id}.words.txt`)
      return printed ? [{ fact, words: wordsOf(await readFile(printed, 'utf8')) }] : []
    }),
  )
  return [
    ...digital.filter((_, i) => i % stride === 0).flatMap(({ id, file }) => rendered(id, file, runtime)),
    ...captured
      .flat()
      .filter(({ fact, words }) => tellsTheCard(fact, words))
      .map(({ fact, words }) => fromCapture(part, fact, words, runtime)),
  ]
}

/** An app's export shows its card as a picture, whose words its text layer does not tell: nothing to compare with. */
function tellsTheCard({ data }: Facts, words: readonly string[]): boolean {
  return !data?.licenseNumber || words.includes(data.licenseNumber)
}

/** What is needed of a document's JSON. */
interface Facts {
  readonly id: string
  readonly data?: { readonly licenseNumber?: string | null }
  readonly source: string
  readonly files?: readonly string[]
}

function rendered(id: string, file: string, runtime: Runtime): OcrDocument[] {
  const document = (kind: string, change: (raster: Raster) => Raster): OcrDocument => ({
    id,
    kind,
    words: async () => printedLines(await readFile(file))[0]?.flatMap(wordsOf) ?? [],
    async *pages() {
      const pdf = await readFile(file)
      const [first] = await rasterise(pdf, RENDER_DPI, 1, [0])
      if (!first) throw new RangeError(`${id} has no pages`)
      const raster = change(await withoutSilentPictures(first, pdf, runtime))
      const { width, height } = raster
      yield {
        index: 0,
        width,
        height,
        glyphs: [],
        unseen: [],
        doubtful: new Set(),
        contentInPixels: true,
        raster,
        regions: [],
        issues: [],
      }
    },
  })
  return [
    document('clean', (raster) => raster),
    document('worn', (raster) => scanned(raster, WORN, seededRandom(id))),
  ]
}

function fromCapture(
  part: string,
  { id, source, files = [] }: Facts,
  words: readonly string[],
  runtime: Runtime,
): OcrDocument {
  return {
    id,
    kind: source,
    words: async () => words,
    async *pages() {
      const paths = await pathsOf({ id, part, files })
      const bytes = await Promise.all(paths.map((path) => readFile(path)))
      yield* decode(bytes, await inspect(bytes, runtime), runtime)
    },
  }
}
