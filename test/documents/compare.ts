import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { foldersOf, pathOf } from './packed/folders.ts'

/**
 * Whether nothing was lost: `npx tsx test/documents/compare.ts OLD [--every 5]` compares the documents of another
 * checkout with these. OLD is its `test/documents`, with plain files. By name: each truth and list of words is the same,
 * each PDF is there. Of every so many PDFs the words (pdftotext) and the pixels at 50 dpi (pdftoppm) are the same.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { every: { type: 'string', default: '5' } },
})
const [old] = positionals
if (!old) throw new RangeError('where is the other checkout? e.g. ../before/test/documents')
const every = Number(options.every)
const differences: string[] = []
for (const part of ['tuning', 'held-out']) comparePart(join(old, part), part)
for (const one of differences) console.log(one)
console.log(`${differences.length} differences`)
process.exitCode = differences.length > 0 ? 1 : 0

function comparePart(oldPart: string, part: string): void {
  const names = ['documents', 'sheets'].flatMap((kind) => namesIn(oldPart, kind))
  const found = new Set(
    foldersOf(part).flatMap((folder) => ['documents', 'sheets'].flatMap((kind) => namesIn(folder, kind))),
  )
  for (const name of names) if (!found.delete(name)) differences.push(`${part}/${name} is missing`)
  for (const name of found) differences.push(`${part}/${name} is new`)
  const texts = names.filter((name) => !name.endsWith('.pdf'))
  for (const name of texts) if (!sameText(join(oldPart, name), pathOf(part, name))) differ(part, name, 'text')
  const pdfs = names.filter((name) => name.endsWith('.pdf')).filter((_, i) => i % every === 0)
  for (const name of pdfs) {
    const [before, after] = [join(oldPart, name), pathOf(part, name) ?? '']
    if (words(before) !== words(after)) differ(part, name, 'words')
    if (pixels(before) !== pixels(after)) differ(part, name, 'pixels')
  }
  console.log(`${part}: ${names.length} files, ${texts.length} texts and ${pdfs.length} PDFs compared`)
}

function differ(part: string, name: string, what: string): void {
  differences.push(`${part}/${name} has other ${what}`)
}

function namesIn(folder: string, kind: string): string[] {
  if (!existsSync(join(folder, kind))) return []
  return readdirSync(join(folder, kind))
    .sort()
    .map((name) => `${kind}/${name}`)
}

function sameText(before: string, after: string | null): boolean {
  if (!after) return false
  const [old, found] = [before, after].map((path) => readFileSync(path, 'utf8'))
  return before.endsWith('.json')
    ? isDeepStrictEqual(JSON.parse(old ?? ''), JSON.parse(found ?? ''))
    : old === found
}

function words(pdf: string): string {
  return execFileSync('pdftotext', ['-layout', pdf, '-'], { encoding: 'utf8' })
}

function pixels(pdf: string): string {
  const ppm = execFileSync('pdftoppm', ['-r', '50', pdf], { maxBuffer: 2 ** 28 })
  return createHash('sha256').update(ppm).digest('hex')
}
