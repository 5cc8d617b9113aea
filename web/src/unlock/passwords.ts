import { LIMITS } from '@ficha/engine'

/**
 * Passwords of the PDFs that are open, for the reader and the viewer: in this window's memory alone, until the document is
 * closed. They are no part of the page's state, which is kept where a person has worked on a document.
 */
const passwords = new Map<string, string>()

/** @param id of a document */
export function passwordOf(id: string): string | undefined {
  return passwords.get(id)
}

/** @returns false where no PDF takes a password of that length */
export function keepPassword(id: string, password: string): boolean {
  const length = new TextEncoder().encode(password).length
  if (length === 0 || length > LIMITS.passwordBytesMax) return false
  passwords.set(id, password)
  return true
}

export function forgetPassword(id: string): void {
  passwords.delete(id)
}
