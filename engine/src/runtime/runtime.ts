import type { Machine } from './int8/machine.ts'
import type { MemoryLedger } from './memory.ts'

/**
 * Everything the engine needs from its host. workerd refuses to compile WASM from bytes, a browser
 * fetches it and Node reads a file: that difference lives in the files beside this one and nowhere else.
 */
export interface Runtime {
  /** PDFium, compiled; its memory is capped at `LIMITS.pdfiumMemoryBytesMax` when it is built. */
  pdfiumModule(): Promise<WebAssembly.Module>
  /** The WebP decoder of @jsquash/webp, compiled. */
  webpModule(): Promise<WebAssembly.Module>
  /** libheif of libheif-js, compiled; needed for HEIC alone. */
  heifModule(): Promise<WebAssembly.Module>
  /** The reader of zxing-wasm, compiled. */
  barcodeModule(): Promise<WebAssembly.Module>
  /** A network of models/manifest.json, its bytes checked against their SHA-256, ready to run; opened once and kept. */
  network(name: NetworkName): Promise<Network>
  /**
   * Work of the kernels on pixels, for which they have room between two runs of networks: a few pages' worth, above what they
   * keep. Nothing that lies there stays when the work has ended.
   */
  onPixels<T>(work: (machine: Machine) => T): Promise<T>
  /** Bytes of the manifest's letter model, checked in the same way; always the same array. */
  letters(): Promise<Uint8Array>
  /** What this host's documents hold outside JavaScript's own heap. */
  readonly memory: MemoryLedger
}

export const NETWORKS = ['detector', 'recogniser', 'handwriting', 'reader'] as const
export type NetworkName = (typeof NETWORKS)[number]

/** An open network. */
export interface Network {
  /** Inputs that may be on their way at once: 1 where there is one instance, whose memory the next run uses again. */
  readonly runsAtOnce: number
  /** @returns output name → values, copied out of the network's memory */
  run(input: Input): Promise<Readonly<Record<string, Tensor>>>
}

/** What a network takes: one of convolutions takes grey levels too. */
export type Input = Tensor | Levels

/** Grey levels in row-major order, which take a quarter of a tensor's room; `data.length` is the product of `shape`. */
export interface Levels {
  readonly data: Uint8Array
  /** The number that each of the 256 levels stands for. */
  readonly levels: Float32Array
  readonly shape: readonly number[]
}

/** Numbers in row-major order; `data.length` is the product of `shape`. */
export interface Tensor {
  readonly data: Float32Array
  readonly shape: readonly number[]
}
