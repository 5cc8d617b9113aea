import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { gather } from '../../../cli/src/extract/gather/gather.ts'
import { pairSides, sideNames } from '../../../cli/src/extract/gather/pair-sides.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ficha-gather-'))
  mkdirSync(join(folder, 'sub/deep'), { recursive: true })
  mkdirSync(join(folder, '.hidden'))
  for (const name of [
    'b10.pdf',
    'b9.PDF',
    'notes.txt',
    '[1].jpg',
    'sub/deep/a.tiff',
    '.hidden/x.pdf',
    'sub/y.heic',
  ]) {
    writeFileSync(join(folder, name), 'x')
  }
  symlinkSync(folder, join(folder, 'sub/around'))
  symlinkSync(join(folder, 'nowhere.pdf'), join(folder, 'broken.pdf'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const names = async (...operands: string[]) =>
  (await gather(operands, null)).documents.map(({ name }) => name.replace(`${folder}/`, ''))

describe('gather', () => {
  it('walks a folder in natural order, without hidden files, other kinds and circles', async () => {
    expect(await names(folder)).toEqual([
      '[1].jpg',
      'b9.PDF',
      'b10.pdf',
      'broken.pdf',
      'sub/deep/a.tiff',
      'sub/y.heic',
    ])
    expect([...(await gather([folder], null)).leftOut]).toEqual([['.txt', 1]])
  })
  it('understands patterns, and takes a file that is called like one', async () => {
    expect(await names(`${folder}/**/*.{tiff,pdf}`)).toEqual(['b10.pdf', 'sub/deep/a.tiff'])
    expect(await names(join(folder, '[1].jpg'))).toEqual(['[1].jpg'])
  })
  it('takes a file once, however often it is named', async () => {
    expect(await names(join(folder, 'b10.pdf'), `${folder}/b1*.pdf`, join(folder, 'b10.pdf'))).toEqual([
      'b10.pdf',
    ])
  })
  it('tells a pattern that matches nothing, and goes on', async () => {
    const { documents, unreached } = await gather([`${folder}/*.webp`, join(folder, 'b9.PDF')], null)
    expect(documents).toHaveLength(1)
    expect(unreached).toMatchObject([{ error: { code: 'nothing_matches' } }])
  })
})

describe('pairSides', () => {
  const paired = (words: string, ...paths: string[]) =>
    pairSides(paths, sideNames(words)).map(({ paths: files }) => files.join('+'))

  test.each([
    ['front-back', ['a/x-back.jpg', 'a/x-front.png'], ['a/x-front.png+a/x-back.jpg']],
    [
      'frente-verso',
      ['Frente (2).jpg', 'Verso (2).jpg', 'Verso (3).jpg'],
      ['Frente (2).jpg+Verso (2).jpg', 'Verso (3).jpg'],
    ],
    ['1-2', ['11_1.jpg', '11_2.jpg', '12.jpg'], ['11_1.jpg+11_2.jpg', '12.jpg']],
    ['front-back', ['a/x-front.jpg', 'b/x-back.jpg'], ['a/x-front.jpg', 'b/x-back.jpg']],
    ['front-back', ['storefront.jpg', 'storeback.jpg'], ['storefront.jpg', 'storeback.jpg']],
    ['front-back', ['x-front.jpg', 'x-front.png', 'x-back.jpg'], ['x-front.jpg+x-back.jpg', 'x-front.png']],
  ])('%s: %j', (words, paths, expected) => expect(paired(words, ...paths)).toEqual(expected))

  it.each(['front', 'front-front', '-back', 'a-b-c'])('refuses %s', (words) => {
    expect(() => sideNames(words)).toThrow('--pair takes the two words')
  })
})
