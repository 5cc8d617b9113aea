import { judgePairs, PAIRS } from './card-halves.ts'

/** `npm run evaluate:pairs`: whether fronts and backs of one card are told from those of two. */
const right = { one: 0, two: 0 }
const count = { one: 0, two: 0 }
for await (const { front, back, isOneCard, accepted, outcome, message } of judgePairs(PAIRS)) {
  const kind = isOneCard ? 'one' : 'two'
  count[kind] += 1
  if (accepted === isOneCard) right[kind] += 1
  const said = `${isOneCard ? 'one card ' : 'two cards'} ${accepted ? 'accepted' : 'refused '} ${outcome.padEnd(14)}`
  console.log(`${said} ${front} + ${back}${outcome === 'fail' ? `: ${message}` : ''}`)
}
console.log(
  `halves of one card accepted: ${right.one} of ${count.one}; of two cards refused: ${right.two} of ${count.two}`,
)
