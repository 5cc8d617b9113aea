/**
 * Everything the engine needs from its host. workerd refuses to compile WASM from bytes, a browser
 * fetches it and Node reads a file: that difference lives in the files beside this one and nowhere else.
 */
export interface Runtime {
  /** PDFium, compiled; its memory is capped at `LIMITS.pdfiumMemoryBytesMax` when it is built. */
  pdfiumModule(): Promise<WebAssembly.Module>
}
