export const SECTION: Readonly<
  Record<
    | 'custom'
    | 'type'
    | 'import'
    | 'function'
    | 'memory'
    | 'global'
    | 'export'
    | 'start'
    | 'element'
    | 'code'
    | 'data'
    | 'dataCount',
    number
  >
>
export function section(
  wasm: Uint8Array,
  wanted: number,
  name: string,
): { readonly from: number; readonly body: number; readonly end: number }
export function withSection(
  wasm: Buffer,
  wanted: number,
  change: (content: Buffer) => Buffer | null,
): Buffer<ArrayBuffer>
export function readLeb(bytes: Uint8Array, at: number): { readonly value: number; readonly next: number }
export function afterLebs(bytes: Uint8Array, from: number, count: number): number
export function afterName(bytes: Uint8Array, at: number): number
export function lebBytes(value: number): Buffer<ArrayBuffer>
export function signedLebBytes(value: number): Buffer<ArrayBuffer>
export function textBytes(text: string): Buffer<ArrayBuffer>
