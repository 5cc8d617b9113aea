/** Labels longer than a machine word are found by their beginning. */
const PATTERN_LENGTH_MAX = 31

/** A stretch of text within some edit distance of a pattern; end exclusive. */
export interface FuzzyHit {
  readonly start: number
  readonly end: number
  /** Insertions, deletions and substitutions. */
  readonly edits: number
}

/**
 * Every place where `pattern` occurs in `text` with at most `editsMax` edits, the best end of each
 * overlapping group. Time is linear in the text.
 *
 * @see Myers 1999, "A fast bit-vector algorithm for approximate string matching", with Hyyrö's search variant
 */
export function fuzzyFind(text: string, pattern: string, editsMax: number): FuzzyHit[] {
  const needle = pattern.slice(0, PATTERN_LENGTH_MAX)
  if (needle.length === 0) return []
  if (editsMax === 0) return exactFind(text, needle)
  if (!holdsAPiece(text, needle, editsMax)) return []
  const masks = new Map<string, number>()
  for (const [i, char] of [...needle].entries()) masks.set(char, (masks.get(char) ?? 0) | (1 << i))
  const last = 1 << (needle.length - 1)
  let positive = -1
  let negative = 0
  let edits = needle.length
  const hits: FuzzyHit[] = []
  for (let i = 0; i < text.length; i++) {
    const equal = masks.get(text.charAt(i)) ?? 0
    const vertical = equal | negative
    const horizontal = (((equal & positive) + positive) ^ positive) | equal
    let plus = negative | ~(horizontal | positive)
    let minus = positive & horizontal
    if (plus & last) edits += 1
    else if (minus & last) edits -= 1
    plus <<= 1
    minus <<= 1
    positive = minus | ~(vertical | plus)
    negative = plus & vertical
    if (edits <= editsMax) addEnd(hits, i + 1, edits, needle.length)
  }
  return hits
}

/** Of `editsMax` + 1 pieces of a pattern one is untouched by the edits: most lines hold none and need no search. */
function holdsAPiece(text: string, needle: string, editsMax: number): boolean {
  const length = Math.floor(needle.length / (editsMax + 1))
  for (let i = 0; i <= editsMax; i++) {
    const end = i === editsMax ? needle.length : (i + 1) * length
    if (text.includes(needle.slice(i * length, end))) return true
  }
  return false
}

function exactFind(text: string, needle: string): FuzzyHit[] {
  const hits: FuzzyHit[] = []
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + needle.length)) {
    hits.push({ start: at, end: at + needle.length, edits: 0 })
  }
  return hits
}

/**
 * Neighbouring ends belong to one occurrence: keep the one with the fewest edits. Of two equal ones side
 * by side the later wins, because a misread last character is more likely than a lost one.
 */
function addEnd(hits: FuzzyHit[], end: number, edits: number, length: number): void {
  const hit = { start: Math.max(0, end - length), end, edits }
  const previous = hits.at(-1)
  if (!previous || end - previous.end >= length) hits.push(hit)
  else if (edits < previous.edits || (edits === previous.edits && end === previous.end + 1))
    hits[hits.length - 1] = hit
}
