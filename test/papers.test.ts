import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { expect, test } from 'vitest'

/** Training papers say what they follow, and the catalogue has it. */
const ROOT = join(import.meta.dirname, '..')
const PAPERS = join(ROOT, 'models/training/papers')

const catalogue = readFileSync(join(ROOT, 'docs/sources.md'), 'utf8')
const papers = readdirSync(PAPERS, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.papers?$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(PAPERS, name), 'utf8') }))

/** An address, or the number of a stored file. */
function sourcesOf(text: string): string[] {
  const source = /^source: (.*)$/m.exec(text)?.[1] ?? ''
  const stored = source.match(/(?<=stored files? [\d, ]*)\d{6,}/g) ?? []
  const addresses = (source.match(/https?:\/\/[^\s;]+/g) ?? []).filter((one) => one !== 'https://github.com')
  return [...stored, ...addresses]
}

test('every paper has a source that the catalogue has, or says that it has none', () => {
  const lost = papers.flatMap(({ name, text }) => {
    const own = sourcesOf(text)
    if (own.length === 0) return /^source: none/m.test(text) ? [] : [`${name} names no source`]
    return own.filter((one) => !catalogue.includes(one)).map((one) => `${name}: ${one}`)
  })
  expect(lost).toEqual([])
})

test('the papers of a file have names of their own', () => {
  const twice = papers.flatMap(({ name, text }) => {
    const names = [...text.matchAll(/^=== ([\w.-]+)(?:: .*)?$/gm)].map((found) => found[1])
    if (name.endsWith('.papers') && names.length === 0) return [`${name} holds no paper`]
    return names.filter((one, at) => names.indexOf(one) !== at).map((one) => `${name}: ${one}`)
  })
  expect(twice).toEqual([])
})

test('every block of lines that a paper opens is closed in that paper', () => {
  const open = papers.flatMap(({ name, text }) =>
    text.split(/^===.*$/m).flatMap((paper, number) => {
      const begun = paper.match(/^(?:[?~%]\( [\d.,+ -]+|[AGPSW]\(|<<.*|\[\[.*)$/gm)?.length ?? 0
      const ended = paper.match(/^(?:[?~%AGPSW]\)|>>|\]\])$/gm)?.length ?? 0
      return begun === ended ? [] : [`${name}, paper ${number}: ${begun} begun, ${ended} ended`]
    }),
  )
  expect(open).toEqual([])
})

test('every text that a paper names is among the texts of its type', () => {
  const lost = papers.flatMap(({ name, text }) => {
    const named = new Set([...text.matchAll(/\$([a-z]\w*)/g)].map((found) => found[1]))
    if (named.size === 0) return []
    const shared = readFileSync(join(PAPERS, name.split(sep)[0] ?? '', 'wordings/shared.txt'), 'utf8')
    return [...named].filter((one) => !shared.includes(`# ${one}:\n`)).map((one) => `${name}: $${one}`)
  })
  expect(lost).toEqual([])
})
