import { CHARACTERS } from '../../../engine/src/model-facts.ts'
import type { Quad, TextLine } from '../../../engine/src/types.ts'

/** What a recogniser might see of one sign: the signs it could be, each with its probability. */
export type Seen = Readonly<Record<string, number>>

const KEPT = 8
const QUAD: Quad = [
  [0, 0],
  [100, 0],
  [100, 10],
  [0, 10],
]

/** A text of full confidence, or characters with their alternatives: `['1', { 3: 0.6, 8: 0.4 }]`. */
export function seen(...parts: readonly (string | Seen)[]): Seen[] {
  return parts.flatMap((part) =>
    typeof part === 'string' ? [...part].map((sign) => ({ [sign]: 0.999 })) : [part],
  )
}

/** A line of which a recogniser saw these signs, each on one step between two blank ones. */
export function recognisedLine(signs: readonly Seen[]): TextLine {
  const steps = 2 * signs.length + 1
  const classes = new Uint8Array(steps * KEPT)
  const logProbabilities = new Float32Array(steps * KEPT)
  for (let step = 0; step < steps; step++) {
    const sign = step % 2 === 1 ? signs[(step - 1) / 2] : undefined
    const ranked = Object.entries(sign ?? { '': 0.999 }).sort((a, b) => b[1] - a[1])
    const rest = Math.max(1e-6, 1 - ranked.reduce((sum, [, share]) => sum + share, 0))
    for (let filler = 0; ranked.length < KEPT; filler++) {
      const other = ['', '~', '^', '}', '{', '|', '=', '$'][filler] ?? ''
      if (!ranked.some(([known]) => known === other)) ranked.push([other, rest / (KEPT - 1)])
    }
    for (const [rank, [char, share]] of ranked.entries()) {
      classes[step * KEPT + rank] = CHARACTERS.indexOf(char)
      logProbabilities[step * KEPT + rank] = Math.log(share)
    }
  }
  const best = signs.map((sign) => {
    const [char = '', confidence = 0] = Object.entries(sign).sort((a, b) => b[1] - a[1])[0] ?? []
    return { char, confidence }
  })
  const text = best.map(({ char }) => char).join('')
  const characters = best.map(({ confidence }, at) => ({ step: 2 * at + 1, confidence }))
  const words = text.split(' ').map((word) => ({ text: word, quad: QUAD, confidence: 0.9 }))
  const recognition = { steps, kept: KEPT, classes, logProbabilities, quad: QUAD, characters }
  return { text, words, quad: QUAD, angleDegrees: 0, height: 10, source: 'ocr', recognition }
}
