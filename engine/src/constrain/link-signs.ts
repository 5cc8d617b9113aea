import type { TextLine } from '../types.ts'
import { LINK_WORDS, wordsAlike } from './link-words.ts'
import { replaceStretch } from './replace-stretch.ts'
import { type Alternative, weighAlternatives } from './weigh-alternatives.ts'

/** A link or host of a Brazilian address, with what follows it; `.gov.br` may be misread itself. */
const LINK = /(?:https?:\/\/|www\.)\S{4,}|[\w-]+(?:\.[\w-]+)*\.(?:gov|jus|leg|mp|org|com)\.br\S*/giu
/** Strokes that a recogniser takes a `/` for. */
const STROKE = /(?<=[a-z\d])[lIi1|!t](?=[a-z\d]|$)/giu
/** Log-odds of a `/` before any pixel is seen: between words of such paths, beside one, and anywhere in a path. */
const BETWEEN_WORDS = 8
const BESIDE_WORD = 3
const ANYWHERE = 0.5
/** There is no other way to print it but by mistake. */
const ALWAYS = 4.5

/**
 * A line with the signs of its links weighed that pixels show least: the strokes of a path and the `&` of a query. None is put
 * where the recogniser saw nothing of it.
 */
export function withLinkSigns(line: TextLine): TextLine {
  if (!line.recognition) return line
  const alternatives = [...line.text.matchAll(LINK)].flatMap((match) =>
    signsOf(match[0]).map((one) => ({ ...one, start: one.start + match.index, end: one.end + match.index })),
  )
  return withAmpersands(alternatives.length === 0 ? line : weighAlternatives(line, alternatives))
}

/** `licencaRexercicio=2025`: no value holds a `=`, so a sign that was hardly read before a second name is an `&`. */
function withAmpersands(line: TextLine): TextLine {
  const { recognition } = line
  return [...line.text.matchAll(AMPERSAND)].reduce((read, { index }) => {
    const isDoubtful = (recognition?.characters[index]?.confidence ?? 1) < DOUBTFUL
    return isDoubtful
      ? replaceStretch(read, index, index + 1, { text: '&', probability: STRUCTURE_ALONE })
      : read
  }, line)
}

/** A sign before the second name of a query. */
const AMPERSAND = /(?<=\?\S*=[^\s&]*)[^\s&=](?=[a-z_]{2,30}=)/gu
/** A character below this confidence is as good as not read. */
const DOUBTFUL = 0.5
/** The structure says that something stands there; that it is this sign is no more than likely. */
const STRUCTURE_ALONE = 0.6

function signsOf(link: string): Alternative[] {
  const host = /^(?:https?:\/\/)?[^/?#\s]+/iu.exec(link)?.[0].length ?? 0
  return [...strokes(link, host), ...ampersands(link), ...wordsAlike(link)]
}

function strokes(link: string, from: number): Alternative[] {
  return [...link.matchAll(STROKE)].flatMap((match) => {
    const at = match.index
    if (at <= from) return []
    const before = link.slice(from, at).toLowerCase()
    const after = link.slice(at + 1).toLowerCase()
    const own = match[0].toLowerCase().replace('1', 'l')
    // `portal`, `licenca`: the stroke is a letter of the word.
    if (LINK_WORDS.some((word) => `${before}${own}`.endsWith(word) || `${own}${after}`.startsWith(word)))
      return []
    const left = LINK_WORDS.some((word) => before.endsWith(word))
    const right = LINK_WORDS.some((word) => after.startsWith(word))
    if (after === '' && !left) return []
    const prior = left && right ? BETWEEN_WORDS : left || right ? BESIDE_WORD : ANYWHERE
    return [{ start: at, end: at + 1, text: '/', prior }]
  })
}

/** `licencaRexercicio=2025` where an `&` was considered. */
function ampersands(link: string): Alternative[] {
  return [...link.matchAll(AMPERSAND)].map(({ index }) => {
    return { start: index, end: index + 1, text: '&', prior: ALWAYS }
  })
}
