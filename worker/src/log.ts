/** What a log line may carry: ids, codes, counts and durations. Never content, file names or keys. */
export type LogEvent = Readonly<Record<string, string | number | boolean | null | undefined>> & {
  readonly event: string
}

/** One JSON object per line, for whatever collects the Worker's logs. */
export function log(event: LogEvent): void {
  console.log(JSON.stringify(event))
}

/**
 * What the platform says of itself: D1's errors name tables and columns, R2's end in a number. Values are bound
 * and keys are not repeated, so that nothing of a document is in them.
 */
const OF_PLATFORM = [
  /^D1_[A-Z_]*ERROR\b/,
  /^\w+: .*\(\d{5}\)$/,
  /^Network connection lost\.?$/,
  /^The destination execution context/,
]
const MESSAGE_LENGTH_MAX = 200

export interface DescribedError {
  readonly error: string
  readonly at: string | null
  /** Only of the platform's own errors: any other message might quote a document. */
  readonly message?: string
}

/** An error's kind, where it was thrown, and what it says if that holds no content. */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { error: typeof error, at: null }
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  const [message = ''] = error.message.split('\n')
  return {
    error: error.name,
    at: frames.slice(0, 4).join(' ').replace(/\s+/g, ' ').trim() || null,
    ...(OF_PLATFORM.some((shape) => shape.test(message))
      ? { message: message.slice(0, MESSAGE_LENGTH_MAX) }
      : {}),
  }
}
