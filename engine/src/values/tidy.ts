/** Text on one line with single spaces and without punctuation at its ends: how values are printed. */
export function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.;:–-]+|[\s,;:–-]+$/g, '')
    .replace(/\.+$/, '')
}
