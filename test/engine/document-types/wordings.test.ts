import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { environmentalLicence } from '../../../engine/src/document-types/environmental-licence.ts'
import { guardianshipTerm } from '../../../engine/src/document-types/guardianship-term.ts'
import { type ReadDocument, toReadDocument } from '../../../engine/src/fields/reading.ts'
import type { Fields } from '../../../engine/src/types.ts'
import { licencePages } from './environmental-licence-page.ts'
import { courtPages } from './guardianship-term-page.ts'
import { expectShareRight } from './share-right.ts'
import { withRoles } from './with-roles.ts'

type Example = readonly [name: string, text: string, wanted: Readonly<Record<string, unknown>>]

/** Whole texts as agencies and courts word them, all invented, beside what should be read of each. */
function examples(folder: string): readonly Example[] {
  const path = join(import.meta.dirname, folder)
  return readdirSync(path)
    .filter((file) => file.endsWith('.txt'))
    .map((file) => {
      const wanted = readFileSync(join(path, file.replace('.txt', '.json')), 'utf8')
      return [file, readFileSync(join(path, file), 'utf8').trimEnd(), JSON.parse(wanted)] as const
    })
}

function valuesOf(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.value]))
}

/** The first document of a process compiles every pattern; a busy machine takes its time. */
const TIMEOUT_MS = 30_000

describe('whole documents', { timeout: TIMEOUT_MS }, () => {
  test('guardianship terms of many courts', () =>
    expectShareRight(0.75, examples('terms'), async ([, text, wanted]) => {
      const reading = await withRoles(courtPages(text))
      expect(valuesOf(guardianshipTerm.read(reading).fields)).toMatchObject(wanted)
    }))

  test('licences of many agencies', () =>
    expectShareRight(0.95, examples('licences'), async ([, text, wanted]) => {
      const reading = await withRoles(licencePages(wrapped(text)))
      expect(valuesOf(environmentalLicence.read(reading).fields)).toMatchObject(wanted)
    }))
})

/** A reading as OCR gives it: every word right with the same probability. */
function fromPixels(reading: ReadDocument, confidence: number): ReadDocument {
  const pages = reading.pages.map(({ page }) => ({
    ...page,
    lines: page.lines.map((line) => ({
      ...line,
      source: 'ocr' as const,
      words: line.words.map((word) => ({ ...word, confidence })),
    })),
  }))
  return toReadDocument(pages)
}

describe('what was read from doubtful words is never sure', { timeout: TIMEOUT_MS }, () => {
  const WORD_CONFIDENCE = 0.8
  const documents = [
    ...examples('terms').map(([name, text]) => [name, guardianshipTerm, courtPages(text)] as const),
    ...examples('licences').map(
      ([name, text]) => [name, environmentalLicence, licencePages(wrapped(text))] as const,
    ),
  ]
  test.each(documents)('%s', async (_name, definition, reading) => {
    const seen = await withRoles(fromPixels(reading, WORD_CONFIDENCE))
    const fields = Object.entries(definition.read(seen).fields)
    const sure = fields.filter(([, field]) => field.status === 'found' && field.confidence > WORD_CONFIDENCE)
    expect(sure).toEqual([])
    expect(fields.some(([, field]) => field.status === 'found')).toBe(true)
  })
})

/** Prose as a printer would break it; rows of cells stay whole. */
function wrapped(text: string): string {
  return text
    .split('\n')
    .flatMap((row) => (/\S\s{3,}\S/.test(row) ? [row] : (row.match(/.{1,100}(?:\s|$)/g) ?? [row])))
    .join('\n')
}
