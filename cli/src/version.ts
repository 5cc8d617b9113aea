import { readFileSync } from 'node:fs'

/** Of the package, whose manifest is one folder above its scripts. */
export function versionOf(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  const { version } = manifest as { readonly version: string }
  return version
}
