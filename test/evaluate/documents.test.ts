import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cnpj, cpf } from 'cpf-cnpj-validator'
import { beforeAll, describe, expect, it } from 'vitest'

/** The documents themselves are right: complete, small, and the parts share nothing a rule could lean on. */
const PARTS = ['tuning', 'held-out'] as const

const MEMBERS: Readonly<Record<number, string>> = {
  51: 'id number scope accessKey expirationDate licensePlate validationLink mainActivity authorizationDangerousProducts documentValidation',
  54: 'name dateOfBirth issueDate expirationDate licenseNumber licenseClass filiation personalNumber placeOfBirth placeOfIssue cardIssuer comments hasCetpp documentValidation',
  23: 'documentTitle kind nature caseNumber caseNumberValid caseClass court courtDivision district forum state judgeName guardians wards guardianName guardianCpf guardianRg wardName wardBirthDate wardCpf decisionDate issueDate expirationDate validityText powers signedBy signatureDate verificationLink verificationCode documentValidation',
}

interface Entry {
  readonly part: string
  readonly id: string
  readonly type: number
  readonly layout: string
  readonly data?: Readonly<Record<string, unknown>>
  readonly error?: string
  readonly source: string
  readonly files: readonly Buffer[]
}

const entries: Entry[] = []
beforeAll(async () => {
  for (const part of PARTS) {
    const folder = join(import.meta.dirname, '../documents', part, 'documents')
    for (const name of (await readdir(folder)).filter((file) => file.endsWith('.json'))) {
      const expected = JSON.parse(await readFile(join(folder, name), 'utf8'))
      const names: readonly string[] = expected.files ?? [name.replace('.json', '.pdf')]
      entries.push({
        ...expected,
        files: await Promise.all(names.map((file) => readFile(join(folder, file)))),
      })
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

  it('share neither layouts nor fonts between the parts', () => {
    const [tuning, apart] = PARTS.map((part) => entries.filter((entry) => entry.part === part))
    const layouts = (list: readonly Entry[]) => new Set(list.map(({ layout }) => layout))
    expect([...layouts(tuning ?? [])].filter((name) => layouts(apart ?? []).has(name))).toEqual([])
    const other = fonts(apart ?? [])
    expect([...fonts(tuning ?? [])].filter((name) => other.has(name))).toEqual([])
  })

  it('are small enough to live in the repository', () => {
    const bytes = ({ files }: Entry) => files.reduce((sum, file) => sum + file.length, 0)
    const digital = entries.filter(({ source }) => source === 'digital')
    const pixels = entries.filter(({ source }) => source !== 'digital')
    expect(Math.max(...digital.map(bytes))).toBeLessThan(72 * 1024)
    // More than 500 documents of some 33 KB each: the subsets of their fonts take most of it.
    expect(digital.reduce((sum, entry) => sum + bytes(entry), 0)).toBeLessThan(18.5e6)
    const files = pixels.flatMap((entry) => entry.files)
    expect(Math.max(0, ...files.map((file) => file.length))).toBeLessThan(800e3)
    for (const part of PARTS) {
      const own = pixels.filter((entry) => entry.part === part)
      expect(own.reduce((sum, entry) => sum + bytes(entry), 0)).toBeLessThan(25e6)
    }
  })
})

/** Families by the names in the files, without the subset tag and the style. */
function fonts(list: readonly Entry[]): Set<string> {
  const printed = list.filter(({ source }) => source === 'digital').flatMap(({ files }) => files)
  const names = printed.flatMap((pdf) => [
    ...pdf.toString('latin1').matchAll(/\/BaseFont \/(?:[A-Z]{6}\+)?([A-Za-z]+)/g),
  ])
  // A digital document without a font would have no text layer.
  if (printed.length > 0) expect(names.length).toBeGreaterThan(0)
  return new Set(names.map(([, name]) => String(name)))
}
