import { type Candidate, choose } from '../../fields/choose.ts'
import { withCodeLinks } from '../../fields/code-links.ts'
import type { Reading } from '../../fields/reading.ts'
import type { Field, Fields } from '../../types.ts'
import { findUrls, isCutLink } from '../../values/url.ts'
import type { ReaderView } from '../../weigh/reader-view.ts'
import { brokenField } from '../../weigh/role-field.ts'

/** Log-odds beyond which a probability of the network says no more. */
const SCORE_MAX = 4

/** Also those whose rest is not found: they are shown, with little confidence. */
const PRINTED = brokenField('validationLink', 'LINK', (text) =>
  findUrls(text).map(({ url, start, end }) => ({ value: url, start, end })),
)

/** The link to check the document with, as a QR code says it or as it is printed. */
export function validationLink(reading: Reading, view: ReaderView): Field {
  const candidates = view.proposals(PRINTED).map(({ value, spans, probability }): Candidate => {
    const odds = Math.log(probability / (1 - probability))
    return { value, spans, score: Math.max(-SCORE_MAX, Math.min(SCORE_MAX, odds)) }
  })
  return choose(withCodeLinks(reading, candidates))
}

/** A part of a link leads nowhere, or elsewhere. */
const CUT_CONFIDENCE_MAX = 0.3

/** Fields with little confidence in a link that goes on in print that was not found to belong to it. */
export function doubtWhenCut(fields: Fields, name: string): Fields {
  const link = fields[name]
  if (link?.status !== 'found' || link.evidence.some(({ source }) => source === 'qr')) return fields
  if (!isCutLink(String(link.value))) return fields
  return { ...fields, [name]: { ...link, confidence: Math.min(link.confidence, CUT_CONFIDENCE_MAX) } }
}
