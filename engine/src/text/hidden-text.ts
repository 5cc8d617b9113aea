import type { Glyph } from '../decode/pdf-glyphs.ts'
import { boxOf, centreOf, isInside } from '../geometry.ts'
import type { TextLine, View } from '../types.ts'
import { likeness } from './likeness.ts'
import { linesFromGlyphs } from './lines-from-glyphs.ts'
import { inReading } from './merge-lines.ts'

/** Letters and digits of a line; fewer are a tick or the number of a page. */
const SIGNS_MIN = 3
/** What is drawn and covered is shown elsewhere in its place where nearly the same is read: the shadow of a letter. */
const SAME = 0.9
/** A recognition that somebody put behind a scan has errors; of a true one most lines are about what is read. */
const ABOUT_THE_SAME = 0.5
/** Letters and digits of such a recognition; of a shorter one chance may decide. */
const RECOGNISED_MIN = 8

/**
 * Whether a file says what its page does not show: who reads the file by other programs, or copies its text, is told
 * something else.
 *
 * @param unseen what the text layer says and leaves no ink
 * @param lines what is read on the page
 */
export function hidesText(unseen: readonly Glyph[], lines: readonly TextLine[], view: View | null): boolean {
  const words = lines.flatMap((line) =>
    line.words.map((word) => ({ text: word.text, at: centreOf(boxOf(word.quad)) })),
  )
  const readAt = (line: TextLine) => {
    const box = boxOf((view ? inReading(line, view) : line).quad)
    const there = words.filter(({ at }) => isInside(at, box))
    return there.map(({ text }) => text).join(' ')
  }
  const shown = (line: TextLine) => likeness(line.text, readAt(line))
  const isPrint = ({ isDrawn, clips }: Glyph) => isDrawn && !clips
  const covered = linesFromGlyphs(unseen.filter(isPrint))
  const differs = (line: TextLine) => shown(line) < SAME || digitsOf(line.text) !== digitsOf(readAt(line))
  if (covered.some((line) => signsOf(line) >= SIGNS_MIN && differs(line))) return true
  const recognised = linesFromGlyphs(unseen.filter((glyph) => !isPrint(glyph)))
  const all = recognised.reduce((sum, line) => sum + signsOf(line), 0)
  const wrong = recognised.filter((line) => shown(line) < ABOUT_THE_SAME)
  return all >= RECOGNISED_MIN && wrong.reduce((sum, line) => sum + signsOf(line), 0) > all / 2
}

/** A font that lies may exchange one digit of a long line. */
function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

function signsOf({ text }: TextLine): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
}
