import ipaddr from 'ipaddr.js'
import { classifyAddress } from './address.ts'

/** Longer addresses are refused by many servers. */
export const URL_LENGTH_MAX = 2048

/** Names that mean this machine or its neighbours, whatever a resolver says about them. @see RFC 6761, 6762, 8375 */
const PRIVATE_SUFFIXES = [
  'localhost',
  'localdomain',
  'local',
  'internal',
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'arpa',
  'test',
  'invalid',
  'onion',
]

/** Every service that listens below 1024 but the web's is nobody's webhook. */
const LOWEST_PORT = 1024

export type Loopback = 'refuse' | 'allow'
/** IPv4 and IPv6 addresses of a name; empty if it has none. */
export type Resolve = (name: string) => Promise<readonly string[]>
export type TargetError = 'address_refused' | 'name_not_resolved'

/** Why a URL may not be a webhook, as a rule and without the URL; null if it may. */
export function findUrlFault(text: string, loopback: Loopback): string | null {
  if (text.length > URL_LENGTH_MAX) return `url may have ${URL_LENGTH_MAX} characters`
  const url = parseUrl(text)
  if (url === null) return 'url must be an absolute address'
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'url must begin with https://'
  if (url.username !== '' || url.password !== '') return 'url must not carry a user name or password'
  const isOwnMachine = classifyHost(url.hostname) === 'loopback'
  if (isOwnMachine && loopback === 'allow') return null
  if (url.protocol !== 'https:') return 'url must begin with https://'
  if (url.port !== '' && Number(url.port) < LOWEST_PORT) {
    return `url may use port 443 or one from ${LOWEST_PORT}`
  }
  if (isOwnMachine || classifyHost(url.hostname) === 'refused') {
    return 'url must name a host on the public internet'
  }
  return null
}

/**
 * Look at a URL once more right before it is called: names move, and rows are older than rules.
 *
 * @param resolve null where the runtime offers no name service
 */
export async function checkTarget(
  text: string,
  loopback: Loopback,
  resolve: Resolve | null,
): Promise<TargetError | null> {
  if (findUrlFault(text, loopback) !== null) return 'address_refused'
  const host = new URL(text).hostname
  if (resolve === null || isLiteral(host) || classifyHost(host) === 'loopback') return null
  const addresses = await resolve(host)
  if (addresses.length === 0) return 'name_not_resolved'
  // One private address among public ones is how a name is moved between check and call.
  return addresses.every((address) => classifyAddress(address) === 'public') ? null : 'address_refused'
}

function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

/** @param host as `URL` writes it: lower case, punycode, IPv4 in four decimals, IPv6 in brackets */
function classifyHost(host: string): 'name' | 'public' | 'loopback' | 'refused' {
  if (isLiteral(host)) return classifyAddress(bare(host))
  const labels = host.replace(/\.$/, '').split('.')
  const top = labels.at(-1) ?? ''
  if (top === 'localhost') return 'loopback'
  const isPrivate = labels.length < 2 || PRIVATE_SUFFIXES.includes(top) || labels.includes('')
  return isPrivate ? 'refused' : 'name'
}

function isLiteral(host: string): boolean {
  return ipaddr.isValid(bare(host))
}

function bare(host: string): string {
  return host.replace(/^\[|\]$/g, '')
}
