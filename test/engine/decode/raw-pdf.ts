/** A PDF written by hand, for what no library would write. */
export function rawPdf(objects: readonly (string | Uint8Array)[]): Uint8Array {
  const chunks: Uint8Array[] = [new TextEncoder().encode('%PDF-1.7\n')]
  for (const [i, body] of objects.entries()) {
    chunks.push(new TextEncoder().encode(`${i + 1} 0 obj\n`))
    chunks.push(typeof body === 'string' ? new TextEncoder().encode(body) : body)
    chunks.push(new TextEncoder().encode('\nendobj\n'))
  }
  chunks.push(new TextEncoder().encode('trailer\n<< /Root 1 0 R >>\n%%EOF\n'))
  return Uint8Array.from(chunks.flatMap((chunk) => [...chunk]))
}

export function stream(dictionary: string, data: Uint8Array): Uint8Array {
  const head = new TextEncoder().encode(`<< ${dictionary} /Length ${data.length} >>\nstream\n`)
  return Uint8Array.from([...head, ...data, ...new TextEncoder().encode('\nendstream')])
}

export const CATALOG = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
] as const
