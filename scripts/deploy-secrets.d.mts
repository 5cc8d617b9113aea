export function ensureSecrets(
  wrangler: (args: readonly string[], input?: string) => string,
  config: string,
): string[]
