/** Which functions of a module stay (ort-functions.json). */
export interface KeptFunctions {
  /** `digestOfFunctions` of the module as published. */
  readonly sha256: string
  /** One bit a function, in base64, the lowest bit of a byte first. */
  readonly kept: string
}
export function keepFunctions(wasm: Buffer, list: KeptFunctions): Buffer<ArrayBuffer>
export function digestOfFunctions(wasm: Buffer): string
export function functionBodies(wasm: Buffer): { readonly from: number; readonly to: number }[]
export function withBodies(wasm: Buffer, change: (body: Buffer, index: number) => Buffer): Buffer<ArrayBuffer>
