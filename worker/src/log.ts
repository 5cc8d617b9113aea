/** What a log line may carry: ids, codes, counts and durations. Never content, file names or keys. */
export type LogEvent = Readonly<Record<string, string | number | boolean | null | undefined>> & {
  readonly event: string
}

/** One JSON object per line, for whatever collects the Worker's logs. */
export function log(event: LogEvent): void {
  console.log(JSON.stringify(event))
}

/** An error's kind and where it was thrown, without its message, which might quote a document. */
export function describeError(error: unknown): { error: string; at: string | null } {
  if (!(error instanceof Error)) return { error: typeof error, at: null }
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  return { error: error.name, at: frames.slice(0, 4).join(' ').replace(/\s+/g, ' ').trim() || null }
}
