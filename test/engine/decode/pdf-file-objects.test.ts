import { deflateSync } from 'node:zlib'
import { describe, expect, it, test } from 'vitest'
import { type FileObjects, fileObjects } from '../../../engine/src/decode/pdf-file-objects.ts'
import { shownLayers } from '../../../engine/src/decode/pdf-layers.ts'
import { growth } from '../../growth.ts'
import { rawPdf, stream } from './raw-pdf.ts'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const objectsOf = (file: Uint8Array): FileObjects => fileObjects(file, () => null)

/** An object stream of pairs of numbers and places, then what stands there. */
function packed(pairs: string, texts: string): Uint8Array {
  return rawPdf([stream(`/Type /ObjStm /First ${pairs.length}`, deflateSync(pairs + texts))])
}

test('the last version of an object counts, packed or not, up to its stream', () => {
  const file = bytes(
    '%PDF-1.7\n7 0 obj\n<< /A 1 >>\nendobj\n8 0 obj\n<< /B 2 >>\nstream\nx\nendstream\nendobj\n',
  )
  expect(objectsOf(file).byNumber(8)).toBe('\n<< /B 2 >>\n')
  const objects = objectsOf(Uint8Array.from([...file, ...packed('7 0 9 5 ', '/A 2 /C 3')]))
  expect(objects.byNumber(7)).toBe('/A 2 ')
  expect(objects.byNumber(9)).toBe('/C 3')
  expect(objects.lastWith(/\/C\b/)).toBe('/C 3')
  expect(objects.lastWith(/\/D\b/)).toBeNull()
})

test('an object is read to its end, however long it is', () => {
  const long = ` << /Name (${'a'.repeat(20_000)}) /OFF [7 0 R] >> `
  expect(objectsOf(bytes(`5 0 obj${long}endobj`)).byNumber(5)).toBe(long)
})

describe('is linear', () => {
  it.each<[string, (count: number) => Uint8Array]>([
    ['in many small objects', (count) => bytes('1 0 obj << /A 1 >> endobj\n'.repeat(count))],
    ['in objects that nothing ends', (count) => bytes('1 0 obj '.repeat(count))],
    ['in objects of an object stream', (count) => packed('1 0 '.repeat(count), '')],
    [
      'in objects that lie in each other',
      (count) => packed(`1 0 1 ${9 * count} `.repeat(count), 'x'.repeat(9 * count)),
    ],
  ])('%s', (_, file) => {
    const [whole, quarter] = [file(16_000), file(4_000)]
    const look = (one: Uint8Array) => objectsOf(one).lastWith(/\/OCProperties\b/)
    expect(
      growth(
        () => look(whole),
        () => look(quarter),
      ),
    ).toBeLessThan(8)
  })

  it('in lists of layers that do not end', () => {
    const ofLists = (count: number): FileObjects => ({
      byNumber: () => null,
      lastWith: () => `/OCProperties << /D << ${'/OFF ['.repeat(count)} >> >>`,
    })
    const [whole, quarter] = [ofLists(16_000), ofLists(4_000)]
    expect(
      growth(
        () => shownLayers(whole)(3),
        () => shownLayers(quarter)(3),
      ),
    ).toBeLessThan(8)
  })
})
