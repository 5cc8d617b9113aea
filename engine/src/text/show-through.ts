import { median } from '../geometry.ts'
import { strokeContrast } from '../raster/ink.ts'
import type { SplitWord } from './split-words.ts'

/**
 * Of the contrast of the page's ordinary word. On 62 real pictures and 30 forms filled in by hand what shows through the paper has up
 * to 0.16 of it, a speck 0.19; of 15,000 words the faintest has 0.36, of as many signs of other papers a short dash 0.24.
 */
const FAINT_SHARE = 0.2

/** The words of a line that was read, by cells, with the contrast of its columns. */
export interface LineOfWords {
  readonly cells: readonly (readonly SplitWord[])[]
  readonly contrast: Uint8Array
}

/**
 * The lines of a page without what shows through its paper: words far fainter than the others. Where one is left out a cell ends.
 */
export function withoutShowThrough<L extends LineOfWords>(lines: readonly L[]): L[] {
  const contrasts = new Map(
    lines.flatMap(({ cells, contrast }) =>
      cells
        .flat()
        .map(
          (word) =>
            [word, strokeContrast(contrast.subarray(word.columns.from, word.columns.to + 1))] as const,
        ),
    ),
  )
  const least = contrasts.size > 0 ? FAINT_SHARE * median([...contrasts.values()]) : 0
  const isFaint = (word: SplitWord) => (contrasts.get(word) ?? 0) < least
  return lines.map((line) => ({ ...line, cells: line.cells.flatMap((words) => runsOf(words, isFaint)) }))
}

/** The words between those that are faint. */
function runsOf(words: readonly SplitWord[], isFaint: (word: SplitWord) => boolean): SplitWord[][] {
  const runs: SplitWord[][] = [[]]
  for (const word of words) {
    if (isFaint(word)) runs.push([])
    else runs.at(-1)?.push(word)
  }
  return runs.filter((run) => run.length > 0)
}
