/** The known name that somebody probably meant, or null where none is near: `externalID` is externalId. */
export function nearestName(name: string, known: readonly string[]): string | null {
  const [nearest] = known
    .map((candidate) => ({ candidate, edits: editsBetween(fold(name), fold(candidate)) }))
    .sort((a, b) => a.edits - b.edits)
  if (nearest === undefined || nearest.edits > Math.max(1, Math.floor(nearest.candidate.length / 3)))
    return null
  return nearest.candidate
}

/** The longest known name has 14 characters. */
const LENGTH_MAX = 40

/** Case and separators are what people get wrong first. */
function fold(name: string): string {
  return name
    .slice(0, LENGTH_MAX)
    .toLowerCase()
    .replace(/[^a-z]/g, '')
}

/** Levenshtein's distance, row by row. */
function editsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1])
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
