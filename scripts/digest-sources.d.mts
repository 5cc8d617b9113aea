export function digestSources(sources: readonly string[]): string
