import { readFile } from 'node:fs/promises'
import { type DocumentType, renderData, renderFields } from '@ficha/engine'
import { read as readInNode } from '@ficha/engine/node'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { documentFile } from '../documents/pictures.ts'
import { read } from './browser.ts'

/** What the page's JSON download holds. */
export async function downloaded(page: Page, button = 'JSON') {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.click(`.export button:text-is("${button}")`),
  ])
  return readFile(await download.path(), 'utf8')
}

/** The same bytes give the same JSON, evidence included. */
export async function expectAsInNode(
  page: Page,
  type: DocumentType,
  names: readonly string[],
): Promise<void> {
  await read(page, type, await Promise.all(names.map((name) => documentFile(name))))
  const file = JSON.parse(await downloaded(page))
  const bytes = await Promise.all(names.map(async (name) => readFile(await documentFile(name))))
  const expected = await readInNode(bytes, { type })
  expect(file.data).toEqual(renderData(expected.data, 'snake', 'json'))
  expect(file.fields).toEqual(JSON.parse(JSON.stringify(renderFields(expected.fields, 'snake'))))
}
