export interface Waiting {
  /** The received document that has waited longest for a reader. */
  readonly oldestWaiting: string | null
  readonly isReading: boolean
}
export function createStuckWatch(): (waiting: Waiting) => boolean
