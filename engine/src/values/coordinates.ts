/** A point on the map as it is printed; offsets end exclusive. */
export interface CoordinatesHit {
  /** In decimal degrees with six decimals; null for metres of UTM. */
  readonly latitude: string | null
  readonly longitude: string | null
  readonly start: number
  readonly end: number
}

const DEGREES = `(\\d{1,2})\\s?[°º]\\s?(\\d{1,2})\\s?['’′´]\\s?(?:(\\d{1,2}(?:[.,]\\d+)?)\\s?(?:["”″]|''|’’|´´)?\\s?)?`
const PLAIN = '(-?\\d{1,2}[.,]\\d{3,9})\\s?°?\\s?'
/** A figure of three decimals may be an amount: a caption or a letter says otherwise. */
const DECIMALS_OWN = 4
const CAPTION = /\bLAT(?:ITUDE)?\b|\bLONG|COORD|GEOGR|\bGPS\b/i
/** Characters before a point that its caption is looked for in. */
const CAPTION_REACH = 60
/** Between the two: a sign, a word, a caption. */
const BETWEEN = '(?:[\\s,;/|–e]|-(?!\\d)){0,5}(?:LONG(?:ITUDE)?\\.?\\s?[:=]?\\s?)?'
const SIGNED = new RegExp(`${DEGREES}([NS])${BETWEEN}${DEGREES}([WOL])(?!\\p{L})`, 'giu')
const DECIMAL = new RegExp(
  `(?<![\\d.,-])${PLAIN}([NS])?${BETWEEN}(?<![\\d.,])${PLAIN}([WOL](?!\\p{L}))?(?![\\d.,]*\\d)`,
  'giu',
)
const METRES = '\\d{1}[.]?\\d{3}[.]?\\d{3}|\\d{3}[.]?\\d{3}'
/** `UTM 22J 612345 E / 7212345 N`, `UTM (E-N) 612345 - 7212345`. */
const UTM = new RegExp(
  'UTM[^\\d]{0,24}(?:(?:1[89]|2[0-5])\\s?[A-Z]\\s)?[^\\d]{0,8}(?:\\d{4}\\)[^\\d]{0,4})?' +
    `(?:${METRES})(?:,\\d+)?(?:\\s?m?[EX])?[^\\d]{1,12}` +
    `(?:${METRES})(?:,\\d+)?(?:\\s?m?[NSY](?!\\p{L}))?`,
  'gu',
)
/** Of Brazil with its islands and its sea; a point elsewhere was misread, or is none. */
const SOUTH = -36
const NORTH = 7
const WEST = -75
const EAST = -26
/** Six decimals are 11 cm. */
const DECIMALS = 6

/** Every pair of latitude and longitude in Brazil, and of metres that are called UTM. */
export function findCoordinates(text: string): CoordinatesHit[] {
  const signed = [...text.matchAll(SIGNED)].flatMap((match) => {
    const [whole, d1, m1, s1, ns, d2, m2, s2] = match
    const south = ns?.toUpperCase() === 'N' ? 1 : -1
    return pair(match.index, whole, south * degrees(d1, m1, s1), -degrees(d2, m2, s2))
  })
  const plain = [...text.matchAll(DECIMAL)].flatMap((match) => {
    const [whole, first = '', ns, second = '', we] = match
    const isNegative = first.startsWith('-')
    if (!(isNegative || ns) || !(second.startsWith('-') || we)) return []
    const isFine = [first, second].every((part) => part.replace(/^.*[.,]/, '').length >= DECIMALS_OWN)
    const around = text.slice(Math.max(0, match.index - CAPTION_REACH), match.index + whole.length)
    if (!(isFine || ns || we || CAPTION.test(around))) return []
    const isNorth = ns ? ns.toUpperCase() === 'N' : !isNegative
    return pair(match.index, whole, (isNorth ? 1 : -1) * size(first), -size(second))
  })
  const metres = [...text.matchAll(UTM)].map(({ 0: whole, index: start }) => {
    return { latitude: null, longitude: null, start, end: start + whole.length }
  })
  return [...signed, ...plain, ...metres].sort((a, b) => a.start - b.start)
}

function pair(start: number, whole: string, latitude: number, longitude: number): CoordinatesHit[] {
  const isThere = latitude > SOUTH && latitude < NORTH && longitude > WEST && longitude < EAST
  const spelt = (value: number) => value.toFixed(DECIMALS)
  return isThere
    ? [{ latitude: spelt(latitude), longitude: spelt(longitude), start, end: start + whole.trimEnd().length }]
    : []
}

function degrees(whole = '', minutes = '', seconds = ''): number {
  return Number(whole) + Number(minutes) / 60 + size(seconds) / 3600
}

function size(text: string): number {
  return Math.abs(Number(text.replace(',', '.')))
}
