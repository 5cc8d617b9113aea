/**
 * What people call a document by is personal data: it stands with the content in R2, as metadata of an object that goes
 * when the content goes. Metadata travel as headers, so that they are written in percent signs.
 */
export const TITLE = 'title'
const LENGTH_MAX = 120

/** As a list may show it: nothing that cannot be printed, and no half of a pair, which cannot be written down. */
export function titled(title: string | null): { readonly customMetadata?: Record<string, string> } {
  const printed = (title ?? '').replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim()
  const plain = [...printed].slice(0, LENGTH_MAX).join('')
  return plain === '' ? {} : { customMetadata: { [TITLE]: encodeURIComponent(plain) } }
}

/** A file's name without its folders. */
export function fileTitle(name: string | null): string | null {
  return name?.split(/[/\\]/).at(-1) ?? null
}
