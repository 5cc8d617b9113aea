import type { ReadDocument } from '../fields/reading.ts'
import { grouped } from '../in-order.ts'
import { roleOf } from '../reader/role-of.ts'
import { withDigits } from '../values/code-text.ts'
import { hostOf, isOfficialHost } from '../values/url.ts'
import {
  BY_FORM,
  byProbability,
  FAINT,
  isLikely,
  keyOf,
  POSSIBLE,
  PROBABLE,
  type Proposal,
  preferring,
  proposalOf,
  SURE,
  surer,
} from './proposal.ts'
import type { ReaderView } from './reader-view.ts'
import type { RoleField } from './role-field.ts'
import { spansOf } from './role-runs.ts'

/** Shorter values of a link's parameters are numbers of pages and years. */
const CODE_LENGTH_MIN = 6
/** `https://…/codigo/PJEDAXKQTLBVWN`: the link itself carries the code. */
const CARRIED = /[/?&](?:[Cc]odigo|[Cc]have|[Hh]ash)[=/]([\p{Lu}\d][\p{Lu}\d-]{6,}[\p{Lu}\d])$/u
const PARAMETER = /[?&][^=&#\s]+=([^&#\s]+)/g

/** What keeps no public document: networks of people, and mail, whose address a browser prints at a page's foot. */
const PRIVATE_HOSTS = (
  'instagram.com facebook.com twitter.com x.com youtube.com linkedin.com whatsapp.com wa.me ' +
  'google.com live.com outlook.com office.com yahoo.com uol.com.br'
).split(' ')

/**
 * The links to check a document with: as they are printed, and as QR codes say them. A code is read letter by letter with error
 * correction, so its link stands for a printed one that begins alike, and both together are surer.
 */
export function withCodeLinks(printed: readonly Proposal[], reading: ReadDocument): Proposal[] {
  const codes = codeLinks(reading)
  const alike = (one: Proposal, code: Proposal) => saysTheSame(String(one.value), String(code.value))
  const ofCodes = codes.map((code): Proposal => {
    const print = printed.find((one) => alike(one, code))
    return print
      ? { ...code, probability: surer(code.probability, print.probability), position: print.position }
      : code
  })
  // A link that is cut off leads nowhere, or elsewhere.
  const others = printed
    .filter((one) => !isPrivate(hostOf(String(one.value))) && !codes.some((code) => alike(one, code)))
    .map((one) => ({ ...one, value: withWholeNumber(String(one.value), reading) }))
  return [...others.map((one) => (one.isDoubtful ? { ...one, sureAtMost: POSSIBLE } : one)), ...ofCodes]
}

function isPrivate(host: string): boolean {
  return PRIVATE_HOSTS.some((own) => `.${host}`.endsWith(`.${own}`))
}

/** Digits of a document's number that no other number begins with. */
const NUMBER_BEGUN = /\d{12,}$/

/** A link that breaks off in a long number goes on as the number that begins alike is printed elsewhere: `?x=2603091441526650000`. */
function withWholeNumber(link: string, { lines }: ReadDocument): string {
  const [begun] = NUMBER_BEGUN.exec(link) ?? []
  if (begun === undefined) return link
  const whole = new RegExp(`(?<![\\d=/])${begun}\\d+`)
  const found = new Set(lines.flatMap(({ line }) => whole.exec(line.text) ?? []))
  return found.size === 1 ? link.replace(NUMBER_BEGUN, [...found].join('')) : link
}

/** Agencies and courts print no other codes. A company's service may keep a public document, but advertisements have codes too. */
function codeLinks({ pages }: ReadDocument): Proposal[] {
  return pages.flatMap(({ page }) =>
    page.codes.flatMap(({ format, text, quad }): Proposal[] => {
      const link = format === 'QRCode' ? linkOf(text) : null
      if (link === null || isPrivate(link.host)) return []
      const told = proposalOf(link.href, [], isOfficialHost(link.host) ? BY_FORM : SURE)
      return [
        { ...told, evidence: [{ pageIndex: page.index, quad, text: link.href, source: 'qr', path: [] }] },
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
function saysTheSame(printed: string, link: string): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
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

/**
 * Codes, the one that is the whole value of a parameter of the link the most probable, where it is likely by itself. Where none is
 * likely, a link may carry it.
 */
function namedByLink(codes: readonly Proposal[], links: readonly Proposal[]): readonly Proposal[] {
  const likely = links.filter(isLikely)
  if (!codes.some(isLikely)) {
    const carried = likely.map((link) => ({ ...link, value: CARRIED.exec(String(link.value))?.[1] ?? null }))
    return [...carried.filter(({ value }) => value !== null), ...codes].toSorted(byProbability)
  }
  const values = new Set(
    likely.flatMap(({ value }) => [...String(value).matchAll(PARAMETER)].map(([, own]) => own)),
  )
  const isNamed = (one: Proposal) =>
    isLikely(one) && String(one.value).length >= CODE_LENGTH_MIN && values.has(String(one.value))
  return preferring(codes, isNamed)
}

/** Codes, rather those that a link names; of a page with several links, as a gazette and its act have one each, that of the likeliest. */
export function codesByLink(code: RoleField, link: RoleField, view: ReaderView): readonly Proposal[] {
  const links = view.prints(link).filter(isLikely).toSorted(byProbability)
  const linksOf = grouped(links, ({ position }) => view.runOf(position))
  /** Whether a word's paragraph has links, and only this one, or only others. */
  const isOf = (row: number, isBest: boolean) =>
    linksOf.get(view.runOf(row))?.every((one) => isBest === (keyOf(one) === keyOf(links[0] ?? one))) ?? false
  const isOwn = (row: number) => isOf(row, true) && links.every(({ position }) => position !== row)
  const hasOthers = view.proposals(code).some(({ position }) => isOf(position, false))
  const codes = hasOthers ? codesMeant(code, view, isOwn, FAINT) : view.proposals(code)
  return namedByLink(codes, view.proposals(link))
}

/**
 * Codes, rather those of which another sign says that they are meant, or else such words of which the network only thinks.
 *
 * @param isMeant by the row of the first word
 * @param least how probable the role of such a word is
 */
export function codesMeant(
  code: RoleField,
  { proposals, runs }: ReaderView,
  isMeant: (row: number) => boolean,
  least: number,
): readonly Proposal[] {
  const codes = proposals(code)
  const isOwn = ({ position }: Proposal) => isMeant(position)
  if (codes.some(isOwn)) return preferring(codes, isOwn)
  const words = runs.flatMap((run) => run.words)
  const thought = words.flatMap((word) => {
    const isThought = roleOf(word.row, word.roles, code.role) >= least && isMeant(word.row)
    const value = isThought ? withDigits(word.text) : null
    return value === null ? [] : [proposalOf(value, spansOf([word]), PROBABLE, word.row)]
  })
  return preferring([...codes, ...thought], isOwn)
}
