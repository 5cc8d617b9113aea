/** One word after `ficha`. */
export interface Command {
  readonly name: string
  /** A line in the list of commands. */
  readonly summary: string
  /** Options and examples. */
  readonly usage: string
  /**
   * @param argv arguments after the command's name
   * @returns the exit status
   * @throws {UsageError} or what `node:util` says of options it does not know
   */
  run(argv: readonly string[]): Promise<number>
}

/** The command cannot be understood: exit status 2. */
export class UsageError extends Error {}

/** Every file, document or request did what was asked. */
export const OK = 0
/** At least one did not. */
export const FAILED = 1
export const WRONG_USAGE = 2

/** What every command that talks to the service takes. */
export const SERVICE_OPTIONS = {
  url: { type: 'string' },
  'key-file': { type: 'string' },
  json: { type: 'boolean', default: false },
} as const

export const SERVICE_USAGE = `
  --url       where the service is (FICHA_URL; http://localhost:8787)
  --key-file  a file with the API key (otherwise FICHA_API_KEY, or .local/api-key of npm start)
  --json      one JSON object per line instead of text`

/** @throws {UsageError} unless there is at least one */
export function oneOrMore(positionals: readonly string[], what: string): readonly [string, ...string[]] {
  const [first, ...rest] = positionals
  if (first === undefined) throw new UsageError(`name at least one ${what}`)
  return [first, ...rest]
}

/** @throws {UsageError} unless there is exactly one */
export function exactlyOne(positionals: readonly string[], what: string): string {
  const [first, ...rest] = positionals
  if (first === undefined || rest.length > 0) throw new UsageError(`name one ${what}`)
  return first
}

export function wholeNumber(text: string, option: string, min: number, max: number): number {
  const value = Number(text)
  if (!/^\d{1,12}$/.test(text) || value < min || value > max) {
    throw new UsageError(`${option} takes a whole number from ${min} to ${max}`)
  }
  return value
}

export function oneOf<T extends string>(text: string, option: string, allowed: readonly T[]): T {
  const found = allowed.find((known) => known.toLowerCase() === text.toLowerCase())
  if (found === undefined) throw new UsageError(`${option} takes ${allowed.join(', ')}`)
  return found
}

/** Words parted by commas or spaces. */
export function someOf<T extends string>(text: string, option: string, allowed: readonly T[]): readonly T[] {
  const words = text.split(/[\s,]+/).filter((word) => word !== '')
  if (words.length === 0) throw new UsageError(`${option} takes ${allowed.join(', ')}`)
  return words.map((word) => oneOf(word, option, allowed))
}

export function pointInTime(text: string, option: string): Date {
  const date = new Date(text)
  if (Number.isNaN(date.getTime()))
    throw new UsageError(`${option} takes a date, e.g. 2026-11-21 or 2026-11-21T09:00Z`)
  return date
}
