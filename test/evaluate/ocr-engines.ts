import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { nodeRuntime } from '@ficha/engine/parts/node'
import { z } from 'zod'
import { decode, inspect } from '../../engine/src/decode/decode.ts'
import { readPage } from '../../engine/src/read-page.ts'

/** What reads a picture file into text, in one thread. */
export interface OcrEngine {
  readonly name: string
  readonly read: (file: string, lang: string) => Promise<string>
  readonly close?: () => Promise<void>
}

/** Ficha, and those of its peers that are installed: Tesseract on the path, the others from npm in or above `rivals`. */
export async function ocrEngines(rivals: string): Promise<OcrEngine[]> {
  const peers = [tesseract(3), tesseract(11), await tesseractJs(rivals), await paddle(rivals)]
  return [ficha(), ...peers.filter((peer) => peer !== null)]
}

function ficha(): OcrEngine {
  const runtime = nodeRuntime()
  const read = async (file: string) => {
    const files = [new Uint8Array(await readFile(file))]
    const lines: string[] = []
    for await (const page of decode(files, await inspect(files, runtime), runtime))
      lines.push(...(await readPage(page, runtime)).lines.map(({ text }) => text))
    return lines.join('\n')
  }
  return { name: 'Ficha', read }
}

function tesseract(psm: number): OcrEngine | null {
  if (spawnSync('tesseract', ['--version']).status !== 0) return null
  const read = async (file: string, lang: string) => {
    const { status, stdout } = spawnSync('tesseract', [file, '-', '-l', lang, '--psm', String(psm)], {
      env: { ...process.env, OMP_THREAD_LIMIT: '1' },
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    })
    if (status !== 0) throw new Error(`tesseract ended with ${status}; is its language ${lang} installed?`)
    return stdout
  }
  return { name: `Tesseract, psm ${psm}`, read }
}

const TEXT = z.object({ data: z.object({ text: z.string() }) })
const WORKER = z.object({ recognize: z.function(), terminate: z.function() })

/** With language data from the packages `@tesseract.js-data/LANG`, so that nothing is fetched. */
async function tesseractJs(rivals: string): Promise<OcrEngine | null> {
  const from = packagesFrom(rivals)
  const found = await imported(from, 'tesseract.js')
  if (!found) return null
  const { createWorker } = z.object({ createWorker: z.function() }).parse(found.default ?? found)
  const workers = new Map<string, z.infer<typeof WORKER>>()
  const worker = async (lang: string) => {
    const known = workers.get(lang)
    if (known) return known
    const langPath = join(from.resolve(`@tesseract.js-data/${lang}/package.json`), '../4.0.0_best_int')
    const made = WORKER.parse(await createWorker(lang, 1, { langPath, gzip: true, cacheMethod: 'none' }))
    workers.set(lang, made)
    return made
  }
  return {
    name: 'tesseract.js',
    read: async (file, lang) => TEXT.parse(await (await worker(lang)).recognize(file)).data.text,
    close: async () => {
      for (const one of workers.values()) await one.terminate()
    },
  }
}

/** PP-OCR as `@gutenye/ocr-node` packs it. */
async function paddle(rivals: string): Promise<OcrEngine | null> {
  const found = await imported(packagesFrom(rivals), '@gutenye/ocr-node')
  if (!found) return null
  const { create } = z.object({ create: z.function() }).parse(found.default)
  const onnxOptions = { intraOpNumThreads: 1, interOpNumThreads: 1 }
  const reader = z.object({ detect: z.function() }).parse(await create.call(found.default, { onnxOptions }))
  const read = async (file: string) =>
    z
      .array(z.object({ text: z.string() }))
      .parse(await reader.detect(file))
      .map(({ text }) => text)
      .join('\n')
  return { name: 'PP-OCR', read }
}

const packagesFrom = (folder: string) => createRequire(join(folder, 'package.json'))

/** The module, or null where no such package is installed. */
async function imported(from: NodeJS.Require, name: string): Promise<{ default?: unknown } | null> {
  let path: string
  try {
    path = from.resolve(name)
  } catch {
    return null
  }
  return import(pathToFileURL(path).href)
}
