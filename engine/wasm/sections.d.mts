export const SECTION: Readonly<Record<'import' | 'memory' | 'element' | 'code', number>>
export function section(
  wasm: Uint8Array,
  wanted: number,
  name: string,
): { readonly from: number; readonly body: number; readonly end: number }
export function readLeb(bytes: Uint8Array, at: number): { readonly value: number; readonly next: number }
export function lebBytes(value: number): Buffer<ArrayBuffer>
