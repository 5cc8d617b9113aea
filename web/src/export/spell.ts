import type { Naming } from '@ficha/engine'

/** A camelCase name, or the number of an item, as a client asked for it. */
export function spell(name: string, naming: Naming): string {
  return naming === 'camel' ? name : name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
