import { codeLinks, saysTheSame } from '../fields/code-links.ts'
import type { ReadDocument } from '../fields/reading.ts'
import type { Field } from '../types.ts'
import { isCutLink } from '../values/url.ts'
import { type Proposal, surer } from './proposal.ts'
import { type Weighing, weighFields } from './reader-view.ts'
import type { RoleField } from './role-field.ts'

/** The link to check a document with: as it is printed, or as a QR code says it. */
export function weighLink(weighing: Weighing, field: RoleField, reading: ReadDocument): Field {
  const proposals = withCodes(weighing.view.proposals(field), reading)
  const { [field.name]: link } = weighFields(weighing, [field], { [field.name]: proposals })
  if (!link) throw new RangeError(`no field ${field.name} was weighed`)
  return doubtedWhenCut(link)
}

/**
 * A code is read letter by letter with error correction, so its link stands for a printed one that begins alike, and both
 * together are surer.
 */
function withCodes(printed: readonly Proposal[], reading: ReadDocument): Proposal[] {
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
  return [...printed.filter((one) => !codes.some(({ href }) => alike(one, href))), ...ofCodes]
}

/** For a link that is cut off: it leads nowhere, or elsewhere. */
const CUT_CONFIDENCE_MAX = 0.3

function doubtedWhenCut(link: Field): Field {
  if (link.status !== 'found' || link.evidence.some(({ source }) => source === 'qr')) return link
  if (!isCutLink(String(link.value))) return link
  return { ...link, confidence: Math.min(link.confidence, CUT_CONFIDENCE_MAX) }
}
