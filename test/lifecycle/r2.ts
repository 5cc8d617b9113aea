/** A bucket in memory, as far as the service uses one. */
export function createR2(): R2Bucket {
  const objects = new Map<string, Uint8Array>()
  const metadata = new Map<string, Record<string, string> | undefined>()
  const bucket = {
    async put(key: string, value: string | Uint8Array | ReadableStream, options?: R2PutOptions) {
      const isCreateOnly = options?.onlyIf !== undefined
      if (isCreateOnly && objects.has(key)) return null
      metadata.set(key, options?.customMetadata)
      objects.set(key, new Uint8Array(await new Response(value as BodyInit).arrayBuffer()))
      return { key }
    },
    async head(key: string) {
      return objects.has(key) ? { key, customMetadata: metadata.get(key) } : null
    },
    async get(key: string) {
      const bytes = objects.get(key)
      if (bytes === undefined) return null
      const response = new Response(bytes.slice())
      return {
        key,
        size: bytes.byteLength,
        customMetadata: metadata.get(key),
        body: response.body,
        text: () => response.text(),
        json: () => response.json(),
        arrayBuffer: () => response.arrayBuffer(),
      }
    },
    async delete(keys: string | readonly string[]) {
      for (const key of [keys].flat()) objects.delete(key)
    },
    async list({ prefix = '' }: R2ListOptions = {}) {
      const found = [...objects.keys()].filter((key) => key.startsWith(prefix)).sort()
      return { objects: found.map((key) => ({ key })), truncated: false }
    },
  }
  return bucket as unknown as R2Bucket
}
