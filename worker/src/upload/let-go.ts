/** As of ES2024: workerd has it, Node from version 22. */
interface Released {
  readonly byteLength: number
  readonly detached?: boolean
  readonly transfer?: (newLength: number) => ArrayBuffer
}

/**
 * Give the memory behind bytes back now. What waits to be collected counts against the isolate's limit like what is in
 * use, and buffers of uploads wait long: the heap that they hang on is small. The bytes, and all views of the same
 * buffer, are empty from here on.
 */
export function letGo({ buffer }: Uint8Array): void {
  const released: Released = buffer
  if (released.detached === false) released.transfer?.(0)
}
