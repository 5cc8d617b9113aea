import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

/** What a machine can check of the documents: their length, their sentences, their links, what comments cite. */
const ROOT = join(import.meta.dirname, '..')
const LINES_MAX = { 'README.md': 100, 'README.pt-BR.md': 100, 'ARCHITECTURE.md': 120 }
const WORDS_MAX = 30
const SKIPPED = new Set(['node_modules', '.git', '.local', '.wrangler', '.cache', 'dist', 'runs', 'samples'])

const pages = files(/\.md$/)
const sources = files(/\.(?:ts|tsx|mjs|py|toml)$/)

function files(wanted: RegExp): { readonly path: string; readonly text: string }[] {
  const walk = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true })
      .filter(({ name }) => !SKIPPED.has(name))
      .flatMap((entry) => {
        const path = join(folder, entry.name)
        if (entry.isDirectory()) return walk(path)
        return entry.isFile() && wanted.test(entry.name) ? [path] : []
      })
  return walk(ROOT)
    .sort()
    .map((path) => ({ path: relative(ROOT, path), text: readFileSync(path, 'utf8') }))
}

test.each(Object.entries(LINES_MAX))('%s has at most %i lines', (path, max) => {
  const page = pages.find((one) => one.path === path)
  expect(page?.text.trimEnd().split('\n').length).toBeLessThanOrEqual(max)
})

test(`no sentence has more than ${WORDS_MAX} words`, () => {
  const long = pages.flatMap(({ path, text }) =>
    sentences(text)
      .filter((sentence) => sentence.split(/\s+/).length > WORDS_MAX)
      .map((sentence) => `${path}: ${sentence.slice(0, 90)}`),
  )
  expect(long).toEqual([])
})

test('links within the repository lead to a file and to a heading', () => {
  const dead = pages.flatMap(({ path, text }) =>
    [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)]
      .map((match) => match[1] ?? '')
      .filter((target) => !/^(?:https?|mailto):/.test(target))
      .filter((target) => !leadsSomewhere(path, target))
      .map((target) => `${path} → ${target}`),
  )
  expect(dead).toEqual([])
})

test('files and folders that the documents name are there', () => {
  const FOLDERS = /^(?:engine|worker|web|client|cli|models|test|scripts|docs)\/[\w./-]*$/
  // Made when they are needed, and not committed.
  const MADE = /^web\/dist|^client\/dist/
  const missing = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/`([^`\n]+)`/g)]
      .map((match) => match[1] ?? '')
      .filter((name) => FOLDERS.test(name) && !MADE.test(name) && !existsSync(join(ROOT, name)))
      .map((name) => `${path}: ${name}`),
  )
  expect(missing).toEqual([])
})

test('pages that comments cite are in the repository, with the section', () => {
  const domain = pages.find(({ path }) => path === 'docs/domain.md')?.text ?? ''
  const sections = new Set([...domain.matchAll(/^#{2,3} (\d+(?:\.\d+)?) /gm)].map((match) => match[1]))
  const wrong = [...sources, ...pages].flatMap(({ path, text }) => {
    const cited = [...text.matchAll(/([\w./-]*domain\.md)`?(?: (?:section )?(\d+(?:\.\d+)?))?/g)]
    return cited
      .filter(([, page = '', section]) => {
        const isThere = page === 'docs/domain.md' || existsSync(join(ROOT, dirname(path), page))
        return !isThere || (section !== undefined && !sections.has(section))
      })
      .map(([whole]) => `${path}: ${whole}`)
  })
  expect(wrong.filter((line) => !line.startsWith('test/documentation.test.ts'))).toEqual([])
})

test('commands that the documents name are scripts of the repository', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const unknown = pages.flatMap(({ path, text }) =>
    // With `-w` it is another package's, and examples have scripts of their own.
    [...(path.startsWith('examples/') ? '' : text).matchAll(/npm run (?:-s |--silent )?([a-z][\w:-]*)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !(name in scripts))
      .map((name) => `${path}: npm run ${name}`),
  )
  expect(unknown).toEqual([])
})

test('what Portuguese readers need is there in Portuguese, with the same sections', () => {
  const twins = { 'SECURITY.md': 'SECURITY.pt-BR.md', 'docs/privacy.md': 'docs/privacidade.md' }
  const headings = (path: string) => pages.find((one) => one.path === path)?.text.match(/^## /gm)?.length
  for (const [english, portuguese] of Object.entries(twins)) {
    expect(headings(portuguese), portuguese).toBe(headings(english))
  }
})

test('no document has a figure in Portuguese that the English one has not', () => {
  const figures = (path: string) =>
    [...(pages.find((one) => one.path === path)?.text ?? '').matchAll(/\d+(?:[.,]\d+)? %/g)].map(([figure]) =>
      figure.replace(',', '.'),
    )
  const english = new Set([...figures('README.md'), ...figures('docs/measured.md')])
  expect(figures('README.pt-BR.md').filter((figure) => !english.has(figure) && figure !== '97 %')).toEqual([])
})

test('the glossary has at most twenty words', () => {
  const glossary = pages.find(({ path }) => path === 'docs/glossary.md')?.text ?? ''
  const words = [...glossary.matchAll(/^\| (?!word |-)[^|]+\|/gm)]
  expect(words.length).toBeGreaterThanOrEqual(12)
  expect(words.length).toBeLessThanOrEqual(20)
})

test('figures of the README stand in docs/measured.md', () => {
  const figures = (path: string) => {
    const text = pages.find((one) => one.path === path)?.text ?? ''
    return [...text.matchAll(/\d+(?:\.\d+)? %/g)].map(([figure]) => figure)
  }
  const measured = new Set(figures('docs/measured.md'))
  expect(figures('README.md').length).toBeGreaterThan(5)
  expect(figures('README.md').filter((figure) => !measured.has(figure))).toEqual([])
})

/** Prose without tables, code and headings; items of lists and cells are paragraphs of their own. */
function sentences(text: string): string[] {
  return withoutCode(text)
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/^(?:\||#).*$/gm, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.)\s)/)
    .flatMap((paragraph) => paragraph.replaceAll(/\s+/g, ' ').split(/(?<=[.!?:;]["')*_]{0,3}) /))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

/** A span of code is one word, whatever it holds. */
function withoutCode(text: string): string {
  return text.replaceAll(/^ *```[\s\S]*?^ *```$/gm, '').replaceAll(/`[^`\n]+(?:\n[^`\n]+)?`/g, 'code')
}

function leadsSomewhere(from: string, target: string): boolean {
  const [file = '', anchor] = target.split('#')
  const path = file === '' ? from : join(dirname(from), file)
  if (!existsSync(join(ROOT, path))) return false
  if (anchor === undefined) return true
  const page = pages.find((one) => one.path === path)
  const headings = [...(page?.text ?? '').matchAll(/^#+ (.+)$/gm)].map((match) => slug(match[1] ?? ''))
  return headings.includes(anchor)
}

/** As GitHub makes the anchor of a heading. */
function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')
}
