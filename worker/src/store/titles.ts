/**
 * What people call a document by is personal data: it stands with the content in R2, as metadata of an object that goes
 * when the content goes. Metadata travel as headers, so that they are written in percent signs.
 */
export const TITLE = 'title'
const LENGTH_MAX = 120

export function titled(title: string | null): { readonly customMetadata?: Record<string, string> } {
  return title === null || title === '' ? {} : { customMetadata: { [TITLE]: encodeURIComponent(title) } }
}

/** A file's name as a list may show it: no folders, nothing that cannot be printed. */
export function fileTitle(name: string | null): string | null {
  const last = (name ?? '').split(/[/\\]/).at(-1) ?? ''
  // A half of a pair cannot be written down.
  const plain = [...last.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim()].slice(0, LENGTH_MAX).join('')
  return plain === '' ? null : plain
}
