import type { ReadDocument } from '../fields/reading.ts'
import { codeLinks, saysTheSame } from './code-links.ts'
import { byProbability, isLikely, POSSIBLE, type Proposal, surer, TELLING, weighed } from './proposal.ts'

/** Shorter values of a link's parameters are numbers of pages and years. */
const CODE_LENGTH_MIN = 6
/** `https://…/codigo/PJEDAXKQTLBVWN`: the link itself carries the code. */
const CARRIED = /[/?&](?:[Cc]odigo|[Cc]have|[Hh]ash)[=/]([\p{Lu}\d][\p{Lu}\d-]{6,}[\p{Lu}\d])$/u
const PARAMETER = /[?&][^=&#\s]+=([^&#\s]+)/g

/**
 * The links to check a document with: as they are printed, and as QR codes say them. A code is read letter by letter with error
 * correction, so its link stands for a printed one that begins alike, and both together are surer.
 */
export function withCodeLinks(printed: readonly Proposal[], reading: ReadDocument): Proposal[] {
  const codes = codeLinks(reading)
  const alike = (one: Proposal, href: string) => saysTheSame(String(one.value), href)
  const ofCodes = codes.map(({ href, pageIndex, quad, probability }): Proposal => {
    const print = printed.find((one) => alike(one, href))
    return {
      value: href,
      spans: [],
      evidence: [{ pageIndex, quad, text: href, source: 'qr', path: [] }],
      probability: surer(probability, print?.probability ?? 0),
      isDoubtful: false,
      position: print?.position ?? 0,
    }
  })
  // A link that is cut off leads nowhere, or elsewhere.
  const others = printed.filter((one) => !codes.some(({ href }) => alike(one, href)))
  return [...others.map((one) => (one.isDoubtful ? { ...one, sureAtMost: POSSIBLE } : one)), ...ofCodes]
}

/**
 * Codes, the one that is the whole value of a parameter of the link the most probable, where it is likely by itself. Where none is
 * likely, a link may carry it.
 */
export function namedByLink(codes: readonly Proposal[], links: readonly Proposal[]): readonly Proposal[] {
  const likely = links.filter(isLikely)
  if (!codes.some(isLikely)) return [...likely.flatMap(carriedBy), ...codes].toSorted(byProbability)
  const values = new Set(
    likely.flatMap(({ value }) => [...String(value).matchAll(PARAMETER)].map(([, own]) => own)),
  )
  const isNamed = (one: Proposal) =>
    isLikely(one) && String(one.value).length >= CODE_LENGTH_MIN && values.has(String(one.value))
  if (!codes.some(isNamed)) return codes
  return weighed(codes, (one) => (isNamed(one) ? TELLING : 1 / TELLING))
}

function carriedBy(link: Proposal): Proposal[] {
  const code = CARRIED.exec(String(link.value))?.[1]
  return code === undefined ? [] : [{ ...link, value: code }]
}
