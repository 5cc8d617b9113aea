/** A stretch of text within some edit distance of a pattern; end exclusive. */
export interface FuzzyHit {
  readonly start: number
  readonly end: number
  /** Insertions, deletions and substitutions. */
  readonly edits: number
}

/**
 * Every place where `pattern` occurs in `text` with at most `editsMax` edits, the best end of each
 * overlapping group.
 *
 * @see Sellers 1980, "The theory and computation of evolutionary distances: pattern recognition"
 */
export function fuzzyFind(text: string, pattern: string, editsMax: number): FuzzyHit[] {
  const hits: FuzzyHit[] = []
  if (pattern === '' || !holdsAPiece(text, pattern, editsMax)) return hits
  // Edits from each beginning of the pattern to what ends here.
  let edits = Array.from({ length: pattern.length + 1 }, (_, length) => length)
  for (let at = 0; at < text.length; at++) {
    const next = [0]
    for (let i = 0; i < pattern.length; i++) {
      const changed = (edits[i] ?? 0) + Number(pattern[i] !== text[at])
      next.push(Math.min(changed, (edits[i + 1] ?? 0) + 1, (next[i] ?? 0) + 1))
    }
    edits = next
    const whole = edits.at(-1) ?? 0
    if (whole <= editsMax) addEnd(hits, at + 1, whole, pattern.length)
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
