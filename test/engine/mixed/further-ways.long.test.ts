import { expect, test } from 'vitest'
import { HIDDEN, SHOWN } from './further-ways.ts'
import { ofEachType, readPaper } from './papers.ts'

/** What is no print of the page, or is seen and taken back, is not hidden. */
const OPEN = ['a stamp unless a layer is on', 'a hidden field', 'struck out by a comment']

test.each(ofEachType(HIDDEN))('not read: $name, type $type', async ({ name, type, way }) => {
  const { page, fields, added, lines, printed } = await readPaper(type, way)
  expect(printed.replaceAll('\n', ' ')).toContain(lines.join(' '))
  const value = added.split(': ')[1] ?? ''
  expect(printed).not.toContain(value)
  expect(JSON.stringify(fields)).not.toContain(value)
  expect(page.issues.map(({ code }) => code)).toEqual(OPEN.includes(name) ? [] : ['hidden_text'])
})

/** Each with one type, so that they take a third of the time: what is seen is asked before the type is. */
const shown = ofEachType(SHOWN).filter((_, i) => i % 4 === 0)
test.each(shown)('read: $name, type $type', async ({ type, way }) => {
  const { page, added, printed } = await readPaper(type, way)
  expect(printed.split('\n')).toContain(added)
  expect(page.issues).toEqual([])
  expect(page.lines.every(({ source }) => source === 'text-layer')).toBe(true)
})
