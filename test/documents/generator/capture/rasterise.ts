import { spawnSync } from 'node:child_process'
import type { Raster } from './raster.ts'

/** The pages of a PDF as pixels, by poppler: another renderer than the engine's. */
export function rasterise(pdf: Uint8Array, dpi: number, channels: 1 | 3): Raster[] {
  const colour = channels === 1 ? ['-gray'] : []
  const bytes = poppler('pdftoppm', ['-r', String(dpi), ...colour, '-'], pdf)
  const pages: Raster[] = []
  for (let at = 0; at < bytes.length; ) {
    const page = netpbm(bytes, at)
    pages.push(page.raster)
    at = page.end
  }
  return pages
}

const WORD = /<word xMin="([^"]*)"[^>]*xMax="([^"]*)"[^>]*>([^<]*)</g
/** Ends of words nearer than this touch: the narrowest space of 6 point print is wider. */
const TOUCHING_POINTS = 0.5

/**
 * What each page prints, one line of print a row, from the text layer before it became pixels: the truth for error
 * rates of text reading. Lines turned by 90° are in it too.
 */
export function printedLines(pdf: Uint8Array): string[][] {
  const markup = poppler('pdftotext', ['-bbox-layout', '-', '-'], pdf).toString('utf8')
  return [...markup.matchAll(/<page [^>]*>([\s\S]*?)<\/page>/g)].map(([, page = '']) =>
    [...page.matchAll(/<line [^>]*>([\s\S]*?)<\/line>/g)].map(([, line = '']) =>
      spaced(
        [...line.matchAll(WORD)].map(([, from, to, word = '']) => [Number(from), Number(to), plain(word)]),
      ),
    ),
  )
}

/** Poppler ends a word where the font changes, also before the comma after a bold one, where no space is printed. */
function spaced(words: readonly (readonly [from: number, to: number, text: string])[]): string {
  return words
    .map(([from, , text], i) => {
      const before = words[i - 1]
      return before && Math.abs(from - before[1]) < TOUCHING_POINTS ? text : ` ${text}`
    })
    .join('')
    .trim()
}

function plain(markup: string): string {
  const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }
  return markup.replace(/&(\w+);/g, (whole, name: string) => named[name] ?? whole)
}

function poppler(command: string, args: readonly string[], pdf: Uint8Array): Buffer {
  const { status, stdout, stderr, error } = spawnSync(command, args, { input: pdf, maxBuffer: 2 ** 30 })
  if (error) throw error
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${stderr.toString('utf8')}`)
  return stdout
}

/** One binary PGM (P5) or PPM (P6). */
function netpbm(bytes: Buffer, start: number): { readonly raster: Raster; readonly end: number } {
  const head = bytes.toString('latin1', start, start + 40)
  const match = /^P([56])\s+(\d+)\s+(\d+)\s+255\s/.exec(head)
  if (!match) throw new RangeError(`no PGM or PPM at byte ${start}`)
  const channels = match[1] === '5' ? 1 : 3
  const [width, height] = [Number(match[2]), Number(match[3])]
  const from = start + match[0].length
  const end = from + width * height * channels
  return { raster: { width, height, channels, data: new Uint8Array(bytes.subarray(from, end)) }, end }
}
