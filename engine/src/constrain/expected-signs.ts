import type { TextLine } from '../types.ts'
import { EXPECTATIONS } from './expectations.ts'
import { type Alternative, weighAlternatives } from './weigh-alternatives.ts'

/**
 * A line with the signs that its own print makes expected: stops of initials, the number of a house, letters of a
 * state, parts of the links of court systems. Each is weighed by what the recogniser saw, none is put where it saw none.
 */
export function withExpectedSigns(line: TextLine): TextLine {
  if (!line.recognition) return line
  return EXPECTATIONS.reduce((read, { pattern, texts, prior, oddsMin = 0 }) => {
    // Most lines match nothing, which is told without a copy of the pattern.
    if (read.text.search(pattern) < 0) return read
    const alternatives = [...read.text.matchAll(pattern)].flatMap((match) =>
      texts(match)
        .filter((text) => text !== match[0])
        .map(
          (text): Alternative => ({
            start: match.index,
            end: match.index + match[0].length,
            text,
            prior,
            oddsMin,
          }),
        ),
    )
    return alternatives.length === 0 ? read : weighAlternatives(read, alternatives)
  }, line)
}
