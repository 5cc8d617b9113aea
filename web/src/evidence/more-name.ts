const PREFIX = 'more.'

/** What is selected and exported, told from a field of `data` of the same name. */
export function moreName(name: string): string {
  return `${PREFIX}${name}`
}

/** The name within `more`; null for a field of `data`. */
export function withinMore(field: string): string | null {
  return field.startsWith(PREFIX) ? field.slice(PREFIX.length) : null
}
