import { describe, expect, test } from 'vitest'
import { withOneSpelling } from '../../../engine/src/fields/one-spelling.ts'
import type { Span } from '../../../engine/src/fields/span.ts'
import type { TextSource } from '../../../engine/src/types.ts'
import { fold } from '../../../engine/src/values/fold.ts'
import { readingFromPlainText } from '../document-types/reading-from-text.ts'

/** Names as a text layer prints them, a line each. */
function spelt(...names: readonly string[]): string[] {
  return speltIn('text-layer', names)
}

function speltIn(source: TextSource, names: readonly string[], confidence = PEN): string[] {
  return printsIn(source, names, confidence).map(({ name }) => name)
}

/** How surely a word of a signature is read. */
const PEN = 0.8

/** @param confidence of the words of all names but the first */
function printsIn(source: TextSource, names: readonly string[], confidence: number) {
  const { lines } = readingFromPlainText(names.join('\n'))
  const prints = names.map((name, i) => {
    const known = lines[i]
    const words = known?.line.words.map((word) => ({ ...word, confidence: i === 0 ? 1 : confidence })) ?? []
    const line = known && { ...known, line: { ...known.line, source, words } }
    if (!line) throw new RangeError(`no line ${i} for ${name.length} letters`)
    const span: Span = { line, start: 0, end: name.length }
    return { name, key: fold(name), span }
  })
  return withOneSpelling(prints, ({ span }) => [span])
}

describe('a name of a text layer', () => {
  test('with another letter is another person: a brother or a sister', () => {
    const family = ['Daniel Souza Lima', 'Daniela Souza Lima', 'Luca Souza Lima', 'Luna Souza Lima']
    expect(spelt(...family)).toEqual(family)
  })
})

describe('a name read from pixels', () => {
  test('with another surname is another person', () => {
    const both = ['MARIA DO AMPARO COELHO PEREIRA', 'MARIA DO AMPARO COELHO FERREIRA']
    expect(speltIn('ocr', both)).toEqual(both)
  })

  test('that was read surely is a sibling, though two letters of a long word tell them apart', () => {
    const siblings = ['EWERTON ALEIXO SIQUEIRA', 'EMERSON ALEIXO SIQUEIRA']
    expect(speltIn('ocr', siblings, 1)).toEqual(siblings)
  })
})
