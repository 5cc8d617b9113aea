import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { read } from '@ficha/engine/node'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serve } from '../../web/serve.mjs'
import { documentFile } from '../documents/pictures.ts'
import { useChromium, visit } from '../web/browser.ts'
import { emptyProject, mustRun, type Project } from './install.ts'
import { packed } from './packed.ts'

const MINUTES = 60_000
const PHOTO = '54-export-l3-photo.jpg'
const PDF = '54-card-2022-cetpp.pdf'
const HTML = (lang: string, type: string) => `<!doctype html><html lang="${lang}"><meta charset="utf-8">
  <title>Reader</title><link rel="icon" href="/icon.png"><link rel="stylesheet" href="/style.css">
  <main><h1>Reader</h1><form><ficha-reader type="${type}" name="paper" required></ficha-reader></form>
  </main><script type="module" src="/main.js"></script>`
const MAIN = `
  import '@ficha/engine/element'
  globalThis.results = []
  globalThis.failures = []
  document.addEventListener('ficha-result', ({ detail }) => globalThis.results.push(detail))
  document.addEventListener('ficha-error', ({ detail }) => globalThis.failures.push(detail.code ?? detail.message))`

/** What a form of the page would send, and whether it would. */
const FORM = (): { readonly isValid: boolean; readonly paper: string | null } => {
  const [form] = document.forms
  if (form === undefined) throw new RangeError('no form')
  const paper = new FormData(form).get('paper')
  return { isValid: form.checkValidity(), paper: typeof paper === 'string' ? paper : null }
}

/** As frameworks do that reorder what they show. */
const MOVE = () => document.forms[0]?.append(document.querySelector('ficha-reader') ?? '')

const browser = useChromium()
let project: Project
let server: Awaited<ReturnType<typeof serve>>
beforeAll(async () => {
  const tarballs = await packed()
  project = emptyProject()
  writeFileSync(join(project.folder, 'package.json'), '{ "private": true, "type": "module" }')
  const packages = ['vite@8.3.8', tarballs['@ficha/engine']]
  await mustRun(project, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...packages])
  mkdirSync(join(project.folder, 'public'))
  writeFileSync(join(project.folder, 'public/icon.png'), '')
  writeFileSync(join(project.folder, 'public/style.css'), 'ficha-reader { --ficha-radius: 13px }')
  writeFileSync(join(project.folder, 'main.js'), MAIN)
  writeFileSync(join(project.folder, 'index.html'), HTML('pt-BR', '54'))
  writeFileSync(join(project.folder, 'en.html'), HTML('en', 'auto'))
  await mustRun(project, 'npx', ['vite', 'build'])
  const { readFileSync } = await import('node:fs')
  const built = readFileSync(join(project.folder, 'dist/index.html'), 'utf8')
  writeFileSync(
    join(project.folder, 'dist/en.html'),
    built.replace('"pt-BR"', '"en"').replace('"54"', '"auto"'),
  )
  // With the page's own strict Content-Security-Policy.
  server = await serve(0, '', join(project.folder, 'dist'))
}, 5 * MINUTES)
afterAll(() => {
  server.server.close()
  project.remove()
})

async function open(path = '') {
  const visited = await visit(browser(), {}, server.url + path)
  await visited.page.waitForSelector('ficha-reader[ready]')
  return visited
}

async function resultOf(page: Page): Promise<{ type: number; data: Record<string, unknown> }> {
  await page.waitForFunction(() => (globalThis as unknown as { results: object[] }).results.length > 0)
  return page.evaluate(() => {
    const [{ type, data }] = (globalThis as unknown as { results: { type: number; data: object }[] })
      .results as [never]
    return { type, data }
  })
}

test(
  'it reads on the device, offline once it is loaded, and shows page and evidence',
  async () => {
    const { page, context, errors } = await open()
    await context.setOffline(true)
    expect(await page.evaluate(FORM)).toEqual({ isValid: false, paper: null })
    const photo = await documentFile(PHOTO)
    await page.setInputFiles('ficha-reader input.picker', photo)
    await page.evaluate(MOVE)
    const { type, data } = await resultOf(page)
    await page.evaluate(MOVE)
    expect(type).toBe(54)
    expect(data).toEqual((await read(photo, { type: 54 })).data)
    // A form gets it as a field, and loses it when it is reset.
    const { isValid, paper } = await page.evaluate(FORM)
    expect(isValid).toBe(true)
    expect(JSON.parse(paper ?? '')).toEqual({ type, data })
    await page.click('ficha-reader li button[data-field=name]')
    expect(await page.getAttribute('ficha-reader li button[data-field=name]', 'aria-expanded')).toBe('true')
    expect(await page.isVisible('ficha-reader #printed-name')).toBe(true)
    expect(await page.locator('ficha-reader polygon.chosen').count()).toBeGreaterThan(0)
    expect(await page.getAttribute('ficha-reader canvas', 'aria-label')).toBe('Página 1 de 1')
    expect(errors).toEqual([])
    if (process.env.FICHA_SCREENSHOT)
      await page.screenshot({ path: process.env.FICHA_SCREENSHOT, fullPage: true })
    await page.evaluate(() => document.forms[0]?.reset())
    expect(await page.evaluate(FORM)).toEqual({ isValid: false, paper: null })
    await context.close()
  },
  3 * MINUTES,
)

test.each(['a reset', 'Cancel'])(
  'what was read is dropped by %s while its pictures are drawn, and another file is read',
  async (by) => {
    const { page, context } = await open()
    await page.evaluate(() => {
      const draw = globalThis.createImageBitmap
      const held = new Promise<void>((letGo) => Object.assign(globalThis, { letGo }))
      globalThis.createImageBitmap = async (source: ImageBitmapSource) => {
        globalThis.createImageBitmap = draw
        document.body.className = 'drawing'
        await held
        return draw(source)
      }
    })
    await page.setInputFiles('ficha-reader input.picker', await documentFile(PHOTO))
    await page.waitForSelector('body.drawing')
    if (by === 'Cancel') await page.click('ficha-reader button:text("Cancelar")')
    else await page.evaluate(() => document.forms[0]?.reset())
    await page.evaluate(() => (globalThis as unknown as { letGo: () => void }).letGo())
    await page.setInputFiles('ficha-reader input.picker', await documentFile(PDF))
    expect(await resultOf(page)).toMatchObject({
      data: (await read(await documentFile(PDF), { type: 54 })).data,
    })
    await context.close()
  },
  3 * MINUTES,
)

test(
  'a PDF is shown without a viewer, the type is found, and English is spoken where the page is English',
  async () => {
    const { page, context, errors } = await open('en.html')
    await page.setInputFiles('ficha-reader input.picker', await documentFile(PDF))
    expect(await resultOf(page)).toMatchObject({ type: 54 })
    expect(await page.textContent('ficha-reader [role=status]')).toMatch(/^Read\./)
    expect(await page.textContent('ficha-reader [data-field=licenseNumber] .label')).toBe(
      'Registration number',
    )
    const { width, height } = (await page.locator('ficha-reader canvas').first().boundingBox()) ?? {
      width: 0,
      height: 0,
    }
    expect(Math.min(width, height)).toBeGreaterThan(100)
    expect(errors).toEqual([])
    await context.close()
  },
  3 * MINUTES,
)

test(
  'keyboard alone is enough, axe finds nothing, and custom properties reach it',
  async () => {
    const { page, context } = await open()
    const axe = createRequire(import.meta.url).resolve('axe-core')
    const radius = await page
      .locator('ficha-reader .intake')
      .evaluate((box) => getComputedStyle(box).borderRadius)
    expect(radius).toBe('13px')
    await page.setInputFiles('ficha-reader input.picker', await documentFile(PHOTO))
    await resultOf(page)
    await page.focus('ficha-reader .scroll')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await page.locator('ficha-reader [aria-expanded=true]').count()).toBe(1)
    const context2 = await page.context().newCDPSession(page)
    await context2.send('Page.setBypassCSP', { enabled: true })
    await page.evaluate(await (await import('node:fs/promises')).readFile(axe, 'utf8'))
    const violations = await page.evaluate(async () => {
      const { axe } = globalThis as unknown as {
        axe: { run: (selector: string) => Promise<{ violations: { id: string }[] }> }
      }
      return (await axe.run('ficha-reader')).violations.map(({ id }) => id)
    })
    expect(violations).toEqual([])
    await context.close()
  },
  3 * MINUTES,
)

test(
  'drop and paste are read too; what is no document is said, and another may follow',
  async () => {
    const { page, context } = await open()
    await page.evaluate(() => {
      const data = new DataTransfer()
      data.items.add(new File(['plain text'], 'x.pdf'))
      const box = document.querySelector('ficha-reader')?.shadowRoot?.querySelector('.intake')
      box?.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
    })
    const failures = () => page.evaluate(() => (globalThis as unknown as { failures: string[] }).failures)
    await page.waitForFunction(() => (globalThis as unknown as { failures: string[] }).failures.length > 0)
    expect(await failures()).toEqual(['unsupported_media_type'])
    expect(await page.textContent('ficha-reader [role=status]')).toContain('Este tipo de arquivo não é lido')
    await page.evaluate(() => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File(['plain text'], 'y.pdf'))
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    })
    await page.waitForFunction(() => (globalThis as unknown as { failures: string[] }).failures.length > 1)
    await page.setInputFiles('ficha-reader input.picker', await documentFile(PDF))
    expect(await resultOf(page)).toMatchObject({ type: 54 })
    await context.close()
  },
  3 * MINUTES,
)

test(
  'what is pasted into a field or an editor of the page is none of its business',
  async () => {
    const { page, context } = await open()
    const isRead = await page.evaluate(() => {
      const fields = document.createElement('div')
      fields.innerHTML = '<textarea></textarea><div contenteditable><p>editor</p></div><div></div>'
      document.body.append(fields)
      const [area, editor, component] = fields.children
      const own = document.createElement('input')
      component?.attachShadow({ mode: 'open' }).append(own)
      return [area, editor?.firstChild, own, document.body].map((target) => {
        const clipboardData = new DataTransfer()
        clipboardData.items.add(new File(['plain text'], 'y.pdf'))
        target?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true }))
        return document.querySelector('ficha-reader')?.shadowRoot?.querySelector('progress') !== null
      })
    })
    expect(isRead).toEqual([false, false, false, true])
    await context.close()
  },
  3 * MINUTES,
)
