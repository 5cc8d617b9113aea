const METHODS = ['log', 'info', 'warn', 'error', 'debug'] as const
const KEPT = Symbol.for('ficha.test.lines')

/** One list for all test files, which share a process but not their modules. */
const kept = globalThis as { [KEPT]?: string[] }

/** Keep what the service writes to its log; it still appears where it would. */
export function watchConsole(): void {
  if (kept[KEPT] !== undefined) return
  const lines: string[] = []
  kept[KEPT] = lines
  for (const method of METHODS) {
    const write = console[method].bind(console)
    console[method] = (...parts: unknown[]) => {
      lines.push(parts.map(String).join(' '))
      write(...parts)
    }
  }
}

/** The lines since the last call. */
export function takeLines(): string[] {
  return kept[KEPT]?.splice(0) ?? []
}
