import { describe, expect, it } from 'vitest'
import { driverLicence } from '../../../engine/src/document-types/driver-licence.ts'
import { taggedLines } from '../weigh/tagged-reading.ts'
import type { PrintedLine } from './reading-from-text.ts'

describe('a class that is marked on a form', () => {
  const asked = (...texts: readonly string[]) =>
    texts.map((text, row): PrintedLine => ({ text, x: 60, y: 60 + 20 * row, height: 12 }))
  const above = ['A', 'B', 'C', 'AE'].flatMap((text, i): PrintedLine[] => [
    { text, x: 60 + 80 * i, y: 60, height: 12 },
    { text: i === 3 ? '[X]' : '[ ]', x: 58 + 80 * i, y: 80, height: 12 },
  ])
  it.each<[string, readonly PrintedLine[], string | null]>([
    ['behind its box', asked('Categoria: ( ) A (X) B ( ) C ( ) D'), 'B'],
    ['before its box', asked('Categoria: A [ ] B [ ] C [ X ] D [ ]'), 'C'],
    ['in signs', asked('☐ A ☒ AB ☐ C'), 'AB'],
    ['glued to its box', asked('Cat.: A( ) B( ) C( ) D( ) E(x)'), 'E'],
    ['glued behind its box', asked('Categoria: [ ]A [X]AB [ ]AC [ ]AD'), 'AB'],
    ['above its box', above, 'AE'],
    ['twice', asked('Categoria: (X) A (X) B ( ) C ( ) D'), null],
    ['nowhere', asked('Categoria: ( ) A ( ) B ( ) C ( ) D'), null],
  ])('%s', (_, lines, licenceClass) => {
    expect(driverLicence.read(taggedLines(lines)).fields.licenseClass?.value).toBe(licenceClass)
  })
})
