import type { CaptionKind } from './captions.ts'
import type { Card } from './card.ts'

/** Print that only the card has. */
const CARD_ONLY: ReadonlySet<CaptionKind> = new Set([
  'identity',
  'permission',
  'acc',
  'holderSignature',
  'heading',
])
/** So many kinds of it make a card: a portal says `Carteira Nacional de Habilitação` and `Permissão`, too. */
const CARD_KINDS_MIN = 3

/** Whether it has print that only cards have: its own reader knows it better than any reader of paper. */
export function isCard(card: Card): boolean {
  const kinds = card.captions
    .filter(({ kind, isExpected }) => CARD_ONLY.has(kind) && !isExpected)
    .map(({ kind }) => kind)
  return new Set(kinds).size >= CARD_KINDS_MIN
}
