import { isOfficialHost } from '../values/url.ts'
import type { Candidate } from './choose.ts'
import type { Reading } from './reading.ts'

/** Log-odds that the link of a QR code is the one to check the document with: agencies and courts print no other. */
const OFFICIAL_HOST = 5
/** A public document may be kept by a company's service, but advertisements have codes too. */
const OTHER_HOST = 2
/** The print says the same, and a misread letter is as likely as not where it does not. */
const AGREES_WITH_PRINT = 3
const SOCIAL = /(?:^|\.)(?:instagram|facebook|twitter|x|youtube|linkedin|whatsapp|wa)\.(?:com|me)$/
const SOCIAL_SCORE = -8

/**
 * The candidates for a link to check the document with, those of QR codes among them. A code is read
 * letter by letter with error correction, so its link stands for a printed one that begins alike.
 *
 * @param printed candidates whose values are links
 */
export function withCodeLinks(reading: Reading, printed: readonly Candidate[]): Candidate[] {
  const links = reading.pages.flatMap(({ page }) =>
    page.codes.flatMap(({ format, text, quad }) => {
      const link = format === 'QRCode' ? linkOf(text) : null
      return link === null ? [] : [{ link, quad, pageIndex: page.index }]
    }),
  )
  const alike = (candidate: Candidate) =>
    links.find(({ link }) => saysTheSame(String(candidate.value), link.href))
  const fromCodes = links.map(({ link, quad, pageIndex }): Candidate => {
    const agrees = printed.some((candidate) => alike(candidate)?.link.href === link.href)
    return {
      value: link.href,
      raw: link.href,
      spans: [],
      evidence: [{ pageIndex, quad, text: link.href, source: 'qr', path: [] }],
      score: hostScore(link.host) + (agrees ? AGREES_WITH_PRINT : 0),
    }
  })
  return [...printed.filter((candidate) => alike(candidate) === undefined), ...fromCodes]
}

/** Whether a page carries a QR code, readable or not as text: an element of authenticity. */
export function hasQrCode(reading: Reading): boolean {
  return reading.pages.some(({ page }) => page.codes.some(({ format }) => format === 'QRCode'))
}

/** As the code spells it: no parser's idea of a link may change a letter. */
function linkOf(text: string | null): { readonly href: string; readonly host: string } | null {
  const href = text?.trim() ?? ''
  const host = /^https?:\/\/(?:[^\s/?#@]*@)?([^\s/?#:@]+\.[a-z]{2,})(?=[:/?#]|$)[^\s]*$/i.exec(href)?.[1]
  return host ? { href, host: host.toLowerCase() } : null
}

function hostScore(host: string): number {
  return (isOfficialHost(host) ? OFFICIAL_HOST : OTHER_HOST) + (SOCIAL.test(host) ? SOCIAL_SCORE : 0)
}

/** Scheme, `www.` and letter case aside, one begins with the other: the print often leaves the code's query out. */
function saysTheSame(printed: string, link: string): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/^www\./, '')
      .replace(/\/+$/, '')
  const [a, b] = [plain(printed), plain(link)]
  return (
    a.length > 0 && (a === b || (b.startsWith(a) && /[/?#:]/.test(b.charAt(a.length))) || a.startsWith(b))
  )
}
