import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { read } from '@ficha/engine/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serve } from '../../web/serve.mjs'
import { documentFile } from '../documents/pictures.ts'
import { useChromium, visit } from '../web/browser.ts'
import { emptyProject, mustRun, type Project } from './install.ts'
import { packed } from './packed.ts'

const DOCUMENT = '54-card-2022-cetpp.pdf'
const MINUTES = 60_000
const TOOLS = ['vite@8.3.8', 'webpack@5.112.2', 'webpack-cli@7.3.1', 'esbuild@0.28.2']
const PAGE = (script: string) =>
  `<!doctype html><meta charset="utf-8"><input type="file"><output></output><script type="module" src="${script}"></script>`
const MAIN = `
  import { read } from '@ficha/engine/browser'
  const [input] = document.getElementsByTagName('input')
  const [output] = document.getElementsByTagName('output')
  input.onchange = () => read(input.files, { type: 54 }).then(
    ({ data }) => { output.textContent = JSON.stringify(data) },
    (error) => { output.textContent = error.message },
  )`
/** How a stranger builds, by the book and without a configuration; \`dist\` is what is served. */
const WAYS = {
  Vite: async (project: Project) => {
    writeFileSync(join(project.folder, 'index.html'), PAGE('/src/index.js'))
    await mustRun(project, 'npx', ['vite', 'build', '--base', './'])
  },
  webpack: async (project: Project) => {
    await mustRun(project, 'npx', ['webpack', '--mode', 'production'])
    writeFileSync(join(project.folder, 'dist/index.html'), PAGE('main.js'))
  },
  esbuild: async (project: Project) => {
    const options = ['--bundle', '--format=esm', '--outfile=dist/main.js']
    await mustRun(project, 'npx', ['esbuild', 'src/index.js', ...options])
    cpSync(join(project.folder, 'node_modules/@ficha/engine/ficha'), join(project.folder, 'dist/ficha'), {
      recursive: true,
    })
    writeFileSync(join(project.folder, 'dist/index.html'), PAGE('main.js'))
  },
  'no bundler': async (project: Project) => {
    const { folder } = project
    cpSync(join(folder, 'node_modules/@ficha/engine'), join(folder, 'dist/engine'), { recursive: true })
    writeFileSync(join(folder, 'dist/main.js'), MAIN.replace('@ficha/engine/browser', './engine/browser.js'))
    writeFileSync(join(folder, 'dist/index.html'), PAGE('main.js'))
  },
}

const browser = useChromium()
let project: Project
let expected: string
beforeAll(async () => {
  const tarballs = await packed()
  project = emptyProject()
  writeFileSync(join(project.folder, 'package.json'), '{ "private": true, "type": "module" }')
  const packages = [...TOOLS, tarballs['@ficha/engine']]
  await mustRun(project, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...packages])
  mkdirSync(join(project.folder, 'src'))
  writeFileSync(join(project.folder, 'src/index.js'), MAIN)
  expected = JSON.stringify((await read(await documentFile(DOCUMENT), { type: 54 })).data)
}, 5 * MINUTES)
afterAll(() => project.remove())

test.each(Object.entries(WAYS))(
  '%s: a page reads as Node does',
  async (_, build) => {
    expect(await readWith(build)).toBe(expected)
  },
  5 * MINUTES,
)

test(
  'a page without the files says which is missing and what to do',
  async () => {
    const said = await readWith(async (project) => {
      await WAYS.esbuild(project)
      rmSync(join(project.folder, 'dist/ficha/ort.wasm'))
    })
    expect(said).toMatch(
      /@ficha\/engine: http:.*\/ficha\/ort\.wasm cannot be loaded; serve the package's folder ficha/,
    )
    const nothing = await readWith(async (project) => {
      await WAYS.esbuild(project)
      rmSync(join(project.folder, 'dist/ficha'), { recursive: true })
    })
    expect(nothing).toMatch(
      /@ficha\/engine: its worker ended or could not start; the page must serve reader\.worker\.js/,
    )
  },
  5 * MINUTES,
)

test(
  'the development server of Vite serves it as well',
  async () => {
    const { createServer } = await import('vite')
    writeFileSync(join(project.folder, 'index.html'), PAGE('/src/index.js'))
    const server = await createServer({ root: project.folder, configFile: false, logLevel: 'silent' })
    await server.listen()
    expect(await readAt(server.resolvedUrls?.local[0] ?? '')).toBe(expected)
    await server.close()
  },
  5 * MINUTES,
)

async function readWith(build: (project: Project) => Promise<void>): Promise<string | null> {
  rmSync(join(project.folder, 'dist'), { recursive: true, force: true })
  mkdirSync(join(project.folder, 'dist'))
  await build(project)
  const { server, url } = await serve(0, '', join(project.folder, 'dist'))
  const said = await readAt(url)
  server.close()
  return said
}

async function readAt(url: string): Promise<string | null> {
  const { page, context } = await visit(browser(), {}, url)
  await page.setInputFiles('input', await documentFile(DOCUMENT))
  await page.waitForFunction(() => document.querySelector('output')?.textContent)
  const said = await page.textContent('output')
  await context.close()
  return said
}
