/** Whether a document holds on a day; the engine knows no clock, so that the page says it. */
export type Validity = 'valid' | 'expired' | 'not_yet'

/**
 * @param from YYYY-MM-DD, null where nothing is printed
 * @param until YYYY-MM-DD: the last day on which it holds
 * @returns null where neither day says anything
 */
export function validityOn(day: string, from: string | null, until: string | null): Validity | null {
  if (from !== null && from > day) return 'not_yet'
  if (until === null) return null
  return until < day ? 'expired' : 'valid'
}

/** Today where the person is, YYYY-MM-DD. */
export function today(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
