import { readFile } from 'node:fs/promises'
import type { DocumentType } from '@ficha/engine'
import { extract } from '@ficha/engine/parts'
import { nodeRuntime } from '@ficha/engine/parts/node'
import { expect, test } from 'vitest'
import { constrainPages } from '../../engine/src/constrain/constrain-pages.ts'
import { definitionOf } from '../../engine/src/document-types/document-types.ts'
import { toReadDocument } from '../../engine/src/fields/reading.ts'
import type { Field, Quad, ReadPage } from '../../engine/src/types.ts'
import { documentFile } from '../documents/pictures.ts'
import { withRoles } from './document-types/with-roles.ts'

/** Page units are points in a PDF and pixels in a photo: rules measure in heights of print, never in units. */
const FACTORS = [0.2, 5, 40]
const DOCUMENTS = {
  // Two signatures side by side, one a sixth of a line lower.
  23: [
    '23-dotted-leaders-guarda-minute',
    '23-hereinafter-guarda-plain',
    '23-tjam-guarda-shared',
    '23-sealed-names-guarda-everybody',
  ],
  51: [
    '51-maranhao-columns-beside',
    '51-valley-consortium-no-term',
    '51-smamus-poa-years',
    '51-semace-operation',
  ],
  54: ['54-card-2022-panels', '54-card-2022-other-zeros', '54-card-open-l1'],
} as const satisfies Record<DocumentType, readonly string[]>

const runtime = nodeRuntime()

test.each(([23, 51, 54] as const).flatMap((type) => DOCUMENTS[type].map((name) => [type, name] as const)))(
  'type %i, %s: the same fields at any scale',
  async (type, name) => {
    const file = new Uint8Array(await readFile(await documentFile(`${name}.pdf`)))
    const { pages } = await extract([file], type, runtime)
    const asPrinted = await valuesOf(type, pages, 1)
    expect(Object.values(asPrinted).filter(({ status }) => status === 'found').length).toBeGreaterThan(3)
    for (const factor of FACTORS) expect(await valuesOf(type, pages, factor)).toEqual(asPrinted)
  },
)

/** Fields without their places and confidences: products of lengths round otherwise. */
async function valuesOf(type: DocumentType, pages: readonly ReadPage[], factor: number) {
  const reading = toReadDocument(constrainPages(pages.map((page) => scaled(page, factor))))
  const fields = Object.entries(definitionOf(type).read(await withRoles(reading)).fields)
  return Object.fromEntries(
    fields.map(([name, { status, value }]: readonly [string, Field]) => [name, { status, value }]),
  )
}

function scaled(page: ReadPage, factor: number): ReadPage {
  const larger = (quad: Quad): Quad => {
    const [a, b, c, d] = quad.map(([x, y]) => [factor * x, factor * y] as const)
    if (!a || !b || !c || !d) throw new RangeError('a quad has four corners')
    return [a, b, c, d]
  }
  return {
    ...page,
    width: factor * page.width,
    height: factor * page.height,
    lines: page.lines.map((line) => ({
      ...line,
      height: factor * line.height,
      quad: larger(line.quad),
      words: line.words.map((word) => ({ ...word, quad: larger(word.quad) })),
    })),
    codes: page.codes.map((code) => ({ ...code, quad: larger(code.quad) })),
  }
}
