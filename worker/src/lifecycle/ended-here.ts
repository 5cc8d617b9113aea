/** Documents whose end this isolate wrote, as far as it remembers: requests that wait for one hear of it at once. */
const REMEMBERED_MAX = 1000

const ended = new Map<string, number>()

export function noteEndedHere(documentId: string, now: number): void {
  // Again at the end of the row, which is in the order of time.
  ended.delete(documentId)
  ended.set(documentId, now)
  const [oldest] = ended.keys()
  if (ended.size > REMEMBERED_MAX && oldest !== undefined) ended.delete(oldest)
}

/** @param since when the document was last seen to be received */
export function hasEndedHere(documentId: string, since: number): boolean {
  return (ended.get(documentId) ?? Number.NEGATIVE_INFINITY) >= since
}
