/**
 * Undo the filter of one row in place: its first byte says which, the others become samples.
 *
 * @param above the row before, undone, or zeros
 * @param length of both rows, filter byte included
 * @param back bytes from a pixel to the one left of it
 * @see PNG, section 9.2
 */
export function unfilter(row: Uint8Array, above: Uint8Array, length: number, back: number): void {
  switch (row[0]) {
    case 1:
      for (let i = 1 + back; i < length; i++) row[i] = (row[i] ?? 0) + (row[i - back] ?? 0)
      return
    case 2:
      for (let i = 1; i < length; i++) row[i] = (row[i] ?? 0) + (above[i] ?? 0)
      return
    case 3:
      for (let i = 1; i < length; i++) {
        const left = i > back ? (row[i - back] ?? 0) : 0
        row[i] = (row[i] ?? 0) + ((left + (above[i] ?? 0)) >> 1)
      }
      return
    case 4:
      unfilterPaeth(row, above, length, back)
      return
  }
}

function unfilterPaeth(row: Uint8Array, above: Uint8Array, length: number, back: number): void {
  for (let i = 1; i < length; i++) {
    const isInside = i > back
    const left = isInside ? (row[i - back] ?? 0) : 0
    const up = above[i] ?? 0
    const corner = isInside ? (above[i - back] ?? 0) : 0
    const toLeft = Math.abs(up - corner)
    const toUp = Math.abs(left - corner)
    const toCorner = Math.abs(left + up - 2 * corner)
    const nearest = toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner
    row[i] = (row[i] ?? 0) + nearest
  }
}
