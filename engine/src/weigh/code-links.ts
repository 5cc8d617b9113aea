import type { ReadDocument } from '../fields/reading.ts'
import type { Quad } from '../types.ts'
import { isOfficialHost } from '../values/url.ts'
import { BY_FORM, SURE } from './proposal.ts'

/** A link that a QR code says, letter by letter. */
export interface CodeLink {
  readonly href: string
  readonly pageIndex: number
  readonly quad: Quad
  /** In [0, 1]: that it is the link to check the document with. */
  readonly probability: number
}

const SOCIAL_HOSTS =
  'instagram.com facebook.com twitter.com x.com youtube.com linkedin.com whatsapp.com wa.me'.split(' ')

/** Agencies and courts print no other codes. A company's service may keep a public document, but advertisements have codes too. */
export function codeLinks(reading: ReadDocument): CodeLink[] {
  return reading.pages.flatMap(({ page }) =>
    page.codes.flatMap(({ format, text, quad }) => {
      const link = format === 'QRCode' ? linkOf(text) : null
      if (link === null || SOCIAL_HOSTS.some((host) => `.${link.host}`.endsWith(`.${host}`))) return []
      return [
        {
          href: link.href,
          quad,
          pageIndex: page.index,
          probability: isOfficialHost(link.host) ? BY_FORM : SURE,
        },
      ]
    }),
  )
}

/** Whether a page carries a QR code, readable or not as text: an element of authenticity. */
export function hasQrCode(reading: ReadDocument): boolean {
  return reading.pages.some(({ page }) => page.codes.some(({ format }) => format === 'QRCode'))
}

/**
 * Scheme, `www.`, letter case and strokes that look alike aside, one begins with the other: the print often leaves the code's query
 * out. Or it names the site alone, of which the code's host is a part.
 */
export function saysTheSame(printed: string, link: string): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/^www\./, '')
      .replace(/\/+$/, '')
      .replace(/[i1|!]/g, 'l')
  const [a, b] = [plain(printed), plain(link)]
  const host = b.replace(/[/?#:].*/s, '')
  const ofSite = host.endsWith(`.${a}`) ? b.slice(host.length - a.length) : b
  const isBeginning = ofSite.startsWith(a) && /^(?:$|[/?#:])/.test(ofSite.slice(a.length))
  return a !== '' && (isBeginning || a.startsWith(b))
}

/** As the code spells it: no parser's idea of a link may change a letter. */
function linkOf(text: string | null): { readonly href: string; readonly host: string } | null {
  const href = text?.trim() ?? ''
  const host = /^https?:\/\/(?:[^\s/?#@]*@)?([^\s/?#:@]+\.[a-z]{2,})(?=[:/?#]|$)[^\s]*$/i.exec(href)?.[1]
  return host ? { href, host: host.toLowerCase() } : null
}
