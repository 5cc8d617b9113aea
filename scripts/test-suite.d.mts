export interface Suite {
  readonly title: string
  readonly program: string
  readonly args: readonly string[]
  /** Where Vitest writes its JSON; null where the program is another. */
  readonly report: string | null
  readonly tries: number
}

export interface TestFile {
  readonly name: string
  readonly seconds: number
  readonly passed: number
  readonly failed: number
}

export interface SuiteOutcome {
  readonly title: string
  readonly passed: boolean
  readonly seconds: number
  /** Names of the files that were tried again by themselves; none where the whole suite was, or nothing. */
  readonly again: readonly string[]
  readonly files: readonly TestFile[]
}

export function runSuite(
  suite: Suite,
  shared: Readonly<Record<string, string | undefined>>,
): Promise<SuiteOutcome>
