/** `dateOfBirth` as `date_of_birth`: the specification names every field both ways. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
