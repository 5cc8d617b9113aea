import { readFile } from 'node:fs/promises'
import { cnpj, cpf } from 'cpf-cnpj-validator'
import { PDFDocument } from 'pdf-lib'
import { beforeAll, describe, expect, it } from 'vitest'
import { EXAMPLES } from '../documents/examples.ts'
import { truthsOf } from '../documents/packed/folders.ts'
import { readList } from '../documents/picture-hashes.ts'

/** The documents themselves are right: complete, small, and the parts share nothing a rule could lean on. */
const PARTS = ['tuning', 'held-out'] as const

const MEMBERS: Readonly<Record<number, string>> = {
  51: 'id number scope accessKey expirationDate licensePlate validationLink mainActivity authorizationDangerousProducts documentValidation',
  54:
    'name dateOfBirth issueDate expirationDate licenseNumber licenseClass filiation personalNumber ' +
    'placeOfBirth placeOfIssue cardIssuer comments hasCetpp documentValidation',
  23:
    'documentTitle kind nature caseNumber caseNumberValid caseClass court courtDivision district forum state ' +
    'judgeName guardians wards guardianName guardianCpf guardianRg wardName wardBirthDate wardCpf ' +
    'decisionDate issueDate expirationDate validityText powers signedBy signatureDate verificationLink ' +
    'verificationCode documentValidation',
}

interface Entry {
  readonly part: string
  readonly id: string
  readonly type: number
  readonly layout: string
  readonly data?: Readonly<Record<string, unknown>>
  readonly error?: string
  readonly source: string
  readonly files?: readonly string[]
  /** Of what is printed: the document itself, or nothing where it comes as pixels. */
  readonly bytes: Buffer | null
}

const entries: Entry[] = []
beforeAll(async () => {
  for (const part of PARTS) {
    for (const { path } of truthsOf(part)) {
      const expected = JSON.parse(await readFile(path, 'utf8'))
      const bytes = expected.files ? null : await readFile(path.replace(/\.json$/, '.pdf'))
      entries.push({ ...expected, bytes })
    }
  }
})

describe('test documents', () => {
  it('say what they are', () => {
    for (const entry of entries) {
      if (entry.error) expect(['wrong_document_type', 'no_text_found'], entry.id).toContain(entry.error)
      else expect(Object.keys(entry.data ?? {}).join(' '), entry.id).toBe(MEMBERS[entry.type])
    }
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
  })

  it('carry valid numbers unless they are about a wrong one', () => {
    for (const { id, data } of entries) {
      if (!data || data.documentValidation === false) continue
      for (const member of ['id', 'personalNumber', 'guardianCpf', 'wardCpf']) {
        const value = data[member]
        // The library knows no CNPJ with letters.
        if (typeof value !== 'string' || /[A-Z]/.test(value)) continue
        expect(value.length === 11 ? cpf.isValid(value) : cnpj.isValid(value), `${id} ${member}`).toBe(true)
      }
    }
  })

  it('share neither layouts nor fonts between the parts', async () => {
    const [tuning, apart] = PARTS.map((part) => entries.filter((entry) => entry.part === part))
    const layouts = (list: readonly Entry[]) => new Set(list.map(({ layout }) => layout))
    expect([...layouts(tuning ?? [])].filter((name) => layouts(apart ?? []).has(name))).toEqual([])
    const other = await fonts(apart ?? [])
    expect([...(await fonts(tuning ?? []))].filter((name) => other.has(name))).toEqual([])
  })

  it('come as a PDF of their own, or as listed pictures of a sheet', () => {
    const captured = entries.filter(({ files }) => files)
    const names = captured.flatMap(({ part, files }) => (files ?? []).map((file) => `${part}/${file}`))
    expect(names.sort()).toEqual([...readList().keys()].sort())
    // Fonts are subsets, and nothing is a picture that need not be one. What was packed is not deflated.
    const digital = entries.filter(
      ({ source, type, layout }) => source === 'digital' && EXAMPLES.includes(`${type}-${layout}`),
    )
    const large = digital.filter(({ bytes }) => (bytes?.length ?? 0) >= 80 * 1024)
    expect(large.map(({ id }) => id)).toEqual([])
  })
})

/** Families by the names in the files, without the subset tag and the style. */
async function fonts(list: readonly Entry[]): Promise<Set<string>> {
  const printed = list.filter(({ source }) => source === 'digital').flatMap(({ bytes }) => bytes ?? [])
  const names = await Promise.all(
    printed.map(async (bytes) => {
      const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
      const dictionaries = pdf.context.enumerateIndirectObjects().map(([, object]) => String(object))
      return dictionaries.flatMap((text) => [...text.matchAll(/\/BaseFont \/(?:[A-Z]{6}\+)?([A-Za-z]+)/g)])
    }),
  )
  // A digital document without a font would have no text layer.
  if (printed.length > 0) expect(names.flat().length).toBeGreaterThan(0)
  return new Set(names.flat().map(([, name]) => String(name)))
}
