import ipaddr from 'ipaddr.js'

/** Global unicast. Outside it lie loopback, mapped, NAT64, ULA, link-local, and ::127.0.0.1. @see RFC 4291 */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')
/** Public by its number, but answered by the virtual machine's host on Azure. */
const METADATA = '168.63.129.16'

/** What an address is good for. */
export type AddressClass = 'public' | 'loopback' | 'refused'

/** Only addresses of hosts on the open internet are public; every special range of IANA is refused. */
export function classifyAddress(text: string): AddressClass {
  if (!ipaddr.isValid(text)) return 'refused'
  const address = ipaddr.parse(text)
  const range = address.range()
  if (range === 'loopback') return 'loopback'
  if (range !== 'unicast') return 'refused'
  if (address instanceof ipaddr.IPv4) return address.toString() === METADATA ? 'refused' : 'public'
  return address.match(GLOBAL_UNICAST) && !isIsatap(address.parts) ? 'public' : 'refused'
}

/** An interface identifier that embeds an IPv4 address, perhaps a private one. @see RFC 5214 */
function isIsatap(parts: readonly number[]): boolean {
  return parts[5] === 0x5efe && (parts[4] === 0 || parts[4] === 0x200)
}
