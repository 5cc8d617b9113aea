export interface Waiting {
  /** The received document that has waited longest for a reader. */
  readonly oldestWaiting: string | null
  readonly isReading: boolean
}
export function createStuckWatch(): (waiting: Waiting) => boolean
/** Whether every other Worker answers the API. */
export function hasAllWorkers(base: string): Promise<boolean>
/** Whether the service would take an upload. */
export function isHealthy(base: string, timeoutMs: number): Promise<boolean>
/** False where nothing answers. */
export function isThere(base: string, timeoutMs: number): Promise<boolean>
