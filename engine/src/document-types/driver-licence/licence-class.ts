import { LICENCE_CLASS } from '../../constrain/grammars.ts'
import { readUnderGrammar } from '../../constrain/read-under-grammar.ts'
import { type Candidate, choose } from '../../fields/choose.ts'
import { readingConfidence } from '../../fields/span.ts'
import { median, overlap } from '../../geometry.ts'
import type { Field } from '../../types.ts'
import { isHatching, parseLicenceClass, repairLicenceClass } from '../../values/licence-class.ts'
import { findLicenceNumbers } from '../../values/licence-number.ts'
import { type Card, type Piece, partOf } from './card.ts'
import type { Face } from './face.ts'
import { proximity } from './proximity.ts'

/** A class that no caption announces; right of the number, or of PERMISSÃO and ACC, it still may be one. */
const NO_CAPTION = -3
const IN_ROW = 3.5
const REPAIRED = -0.7
/** A letter read with less confidence counts as if it had this much. */
const CONFIDENCE_MIN = 0.05
/** A card has one row with its number; two cards in one file have two. */
const ROWS_MAX = 20
/** The big D or P beside the ACC box (definitiva, permissão) is about twice as high as values. */
const BIG_LETTER_RATIO = 1.45
const BIG_LETTER = -6
/** The letter stands beside ACC, not under the class's own caption. */
const NEARER_TO_ACC = -4

const WORD = /[^\s]+(?: ?[+,/] ?[^\s]+)?/gu

/** The categories as field 9 prints them; ACC in its own box is no class of the field. */
export function findLicenceClass(card: Card): Field {
  const rows = card.pieces.filter(({ text }) => findLicenceNumbers(text).length > 0).slice(0, ROWS_MAX)
  const usual = new Map(card.faces.map((face) => [face, usualHeight(face, card)]))
  const candidates = card.pieces.flatMap((piece) =>
    wordsOf(piece).flatMap((word): Candidate[] => {
      const literal = parseLicenceClass(word.text)
      const read = literal ?? repairLicenceClass(word.text)
      const value = read ?? readUnderCaption(card, word)
      const isWord = read !== null && !/[A-Z48]/.test(word.text)
      if (value === null || isHatching(word.text) || isWord) return []
      const near = proximity(card, 'licenceClass', word)
      const isInRow = isRightOf(word, rows) || isInClassRow(word, card)
      const score = near ?? NO_CAPTION + (isInRow ? IN_ROW : 0)
      const acc = proximity(card, 'acc', word) ?? -Infinity
      return [
        {
          value,
          spans: [word.span],
          score:
            score +
            Math.log(Math.max(CONFIDENCE_MIN, readingConfidence([word.span]))) +
            (literal === null ? REPAIRED : 0) +
            (isBig(word, usual.get(word.face)) ? BIG_LETTER : 0) +
            (acc > (near ?? -Infinity) ? NEARER_TO_ACC : 0),
        },
      ]
    }),
  )
  // What neither caption nor place speaks for is any letter of a text.
  return choose(candidates.filter(({ score }) => score > NO_CAPTION))
}

/** What else than a class may stand below its caption? */
function readUnderCaption(card: Card, word: Piece): string | null {
  if (word.text.length > 3 || proximity(card, 'licenceClass', word) === null) return null
  const { line, start, end } = word.span
  return readUnderGrammar(line.line, start, end, LICENCE_CLASS)?.value ?? null
}

/** Words of the piece, and the piece as a whole: `A B`, `A + B`. */
function wordsOf(piece: Piece): Piece[] {
  if (piece.text.length <= 5) return [piece]
  return [...piece.text.matchAll(WORD)].map((match) =>
    partOf(piece, match.index, match.index + match[0].length),
  )
}

function isRightOf(word: Piece, numbers: readonly Piece[]): boolean {
  return numbers.some(
    ({ face, box, span }) =>
      face === word.face &&
      (span.line !== word.span.line || span.start <= word.span.start) &&
      word.box.right >= box.right &&
      overlap(box.top, box.bottom, word.box.top, word.box.bottom) > 0.5 * (word.box.bottom - word.box.top),
  )
}

/** Until 2022 the class stood right of PERMISSÃO and ACC; today the big D does. */
function isInClassRow(word: Piece, card: Card): boolean {
  const onFace = card.captions.filter(({ face }) => face === word.face)
  const permission = onFace.find(({ kind }) => kind === 'permission')
  const acc = onFace.find(({ kind }) => kind === 'acc')
  const lower = permission ? (word.box.top - permission.box.bottom) / word.height : -1
  return (
    permission !== undefined && lower > -0.9 && lower < 2.6 && word.box.left > (acc ?? permission).box.right
  )
}

function isBig(word: Piece, usual: number | undefined): boolean {
  return /^[DP]$/i.test(word.text) && usual !== undefined && word.height > BIG_LETTER_RATIO * usual
}

/** The height of values on a face: of its dates and numbers. */
function usualHeight(face: Face, card: Card): number | undefined {
  const heights = card.pieces
    .filter((piece) => piece.face === face && /\d{2}\D?\d{2}/.test(piece.text))
    .map(({ height }) => height)
  return heights.length === 0 ? undefined : median(heights)
}
