import { expect, test } from 'vitest'
import { judgePairs, PAIRS } from './card-halves.ts'

/** Every fifth of those of one card, and those of two cards of one model and state; `npm run evaluate:pairs` reads all. */
const SOME = [...PAIRS.filter((_, i) => i < 20 && i % 5 === 0), ...PAIRS.slice(20, 28)]
test('no two halves of different cards are accepted, and those of one card are', {
  timeout: 120_000,
}, async () => {
  for await (const { front, back, isOneCard, accepted, outcome } of judgePairs(SOME)) {
    expect({ front, back, accepted, outcome }).toEqual({
      front,
      back,
      accepted: isOneCard,
      outcome: isOneCard ? 'pass' : 'fail',
    })
  }
})
