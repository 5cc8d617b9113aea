import { type ReadDocument, standsBelow } from '../../fields/reading.ts'
import type { Field } from '../../types.ts'
import { findDates } from '../../values/date.ts'
import { chooseOnly } from '../../weigh/choose.ts'
import { daysBehind } from '../../weigh/document-text.ts'
import { BY_FORM, type Proposal, proposalOf } from '../../weigh/proposal.ts'
import type { ReaderView } from '../../weigh/reader-view.ts'
import { captionsOf } from './captions.ts'

/** `1ª Habilitação` in a line of text, whose caption may be longer than the card's, up to its day. */
const CAPTION = String.raw`(?<![A-Z\d])(?:1\W{0,2}[AO]?|PRIMEIRA)\s?(?:HABILITACAO|CNH)[^\d]{0,20}`
const IN_TEXT = new RegExp(String.raw`${CAPTION}(?=\d)`, 'g')
const RIGHT_BEFORE = new RegExp(`${CAPTION}$`)

/** Whether what stands right before a day says that it is the day of the first licence. */
export function isOfFirst({ position }: Proposal, view: ReaderView): boolean {
  return RIGHT_BEFORE.test(view.toldBefore(position))
}

/**
 * The day of the holder's first licence: below its caption on a card, behind it elsewhere.
 *
 * @param others days that it cannot be: the holder's birth, the end of the licence
 */
export function firstLicenceDate(
  reading: ReadDocument,
  view: ReaderView,
  isCard: boolean,
  others: readonly (string | null)[],
): Field {
  const days = [...(isCard ? belowCaptions(reading) : []), ...inText(view)]
  return chooseOnly(days.filter(({ value }) => !others.includes(String(value))))
}

function inText({ text }: ReaderView): Proposal[] {
  const own = daysBehind(IN_TEXT, text).filter(({ between }) => between === '')
  return own.map(({ day }) => ({ ...day, probability: BY_FORM }))
}

function belowCaptions({ lines }: ReadDocument): Proposal[] {
  return captionsOf(lines)
    .filter(({ kind }) => kind === 'firstLicenceDate')
    .flatMap(({ span }) => {
      const days = lines.flatMap((line) => {
        const [day, other] = standsBelow(line, span.line) ? findDates(line.line.text) : []
        return day && !other ? [{ line, ...day, end: day.dayEnd }] : []
      })
      return days.slice(0, 1).map((day) => proposalOf(day.iso, [day], BY_FORM))
    })
}
