/**
 * Positions as text that clients hand back and need not understand: base64url of the parts.
 * They carry no right: every query names its tenant.
 */
export function writeCursor(parts: readonly (string | number)[]): string {
  return btoa(parts.join(' ')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The parts, or null for text that no `writeCursor` of ours made. */
export function readCursor(cursor: string, shape: RegExp): readonly string[] | null {
  try {
    const text = atob(cursor.replaceAll('-', '+').replaceAll('_', '/'))
    return shape.test(text) ? text.split(' ') : null
  } catch {
    return null
  }
}
