import { spawnSync } from 'node:child_process'

const WORD = /<word xMin="([^"]*)"[^>]*xMax="([^"]*)"[^>]*>([^<]*)</g
/** Ends of words nearer than this touch: the narrowest space of 6 point print is wider. */
const TOUCHING_POINTS = 0.5

/**
 * What each page prints, one line of print a row, from the text layer before it became pixels: the truth for error
 * rates of text reading, by poppler, which has no code in common with the engine. Lines turned by 90° are in it too.
 */
export function printedLines(pdf: Uint8Array): string[][] {
  const { status, stdout, stderr, error } = spawnSync('pdftotext', ['-bbox-layout', '-', '-'], {
    input: pdf,
    maxBuffer: 2 ** 30,
    encoding: 'utf8',
  })
  if (error) throw error
  if (status !== 0) throw new Error(`pdftotext ended with ${status}: ${stderr}`)
  return [...stdout.matchAll(/<page [^>]*>([\s\S]*?)<\/page>/g)].map(([, page = '']) =>
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
