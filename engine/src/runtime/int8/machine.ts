/** Where a convolution puts what it computes, and what it needs for that. */
type Result = readonly [
  outputs: number,
  to: number,
  toRow: number,
  width: number,
  height: number,
  facts: number,
  room: number,
]
/** Where an image lies: its first pixel, and from row to row. */
type At = readonly [at: number, row: number]
type Size = readonly [width: number, height: number]
/** A row seen through a homography. */
type Line = readonly [a: number, b: number, d: number, e: number, g: number, h: number]

/** What engine/wasm/kernels exports, described there. Addresses and distances are bytes of its memory. */
interface Kernels {
  freeFrom(): number
  surround(at: number, row: number, rows: number, top: number, left: number, ...size: Size): void
  quantise(from: number, ...rest: readonly [...to: At, ...Size, scale: number, zero: number]): void
  lookUp(from: number, ...rest: readonly [...to: At, ...Size, table: number]): void
  convolve(
    from: number,
    fromRow: number,
    fromStep: number,
    runs: number,
    runBytes: number,
    runStep: number,
    weights: number,
    ...result: Result
  ): void
  convolve3x3(from: number, fromRow: number, channels: number, weights: number, ...result: Result): void
  convolve1x5(from: number, fromRow: number, channels: number, weights: number, ...result: Result): void
  add(
    ...rest: readonly [...At, ...At, halved: number, ...to: At, channels: number, ...Size, facts: number]
  ): void
  project(
    from: number,
    channels: number,
    scale: number,
    weights: number,
    biases: number,
    outputs: number,
    to: number,
    pixels: number,
    room: number,
  ): void
  averageRows(...rest: readonly [...At, shares: number, rows: number, to: number, width: number]): void
  scaleRow(from: number, places: number, shares: number, to: number, count: number): void
  darken(at: number, row: number, ...rest: readonly [...Size, reach: number]): void
  pick(from: number, places: number, to: number, count: number): void
  pickAlong(
    ...rest: readonly [...At, ...last: Size, round: number, scale: number, ...Line, to: number, count: number]
  ): void
  levelRidges(at: number, ...rest: readonly [...Size, marks: number, counts: number]): void
  uprightRidges(at: number, ...rest: readonly [...Size, marks: number, counts: number]): void
}

/** The kernels with a memory of their own. What stays is put below what a run needs. */
export interface Machine {
  readonly kernels: Kernels
  readonly memory: WebAssembly.Memory
  /** Puts numbers where they stay. @returns their address */
  keep(numbers: Int16Array | Float32Array): number
  /** The first address after what stays. */
  free(): number
  /** @throws {RangeError} when the memory may not be so large */
  reserve(end: number): void
}

/** What engine/wasm/kernels.wasm asks for. */
const PAGES_MIN = 2
const PAGE_BYTES = 65_536
/** Vectors begin at multiples of this. */
const ALIGNMENT = 16

/** @param module engine/wasm/kernels.wasm, compiled */
export async function startMachine(module: WebAssembly.Module, bytesMax: number): Promise<Machine> {
  const memory = new WebAssembly.Memory({ initial: PAGES_MIN, maximum: bytesMax / PAGE_BYTES })
  const { exports } = await WebAssembly.instantiate(module, { env: { memory } })
  const kernels = exports as unknown as Kernels
  let end = aligned(kernels.freeFrom())
  const reserve = (wanted: number) => {
    if (wanted > bytesMax) throw new RangeError(`a network needs ${wanted} bytes; ${bytesMax} are allowed`)
    const missing = Math.ceil((wanted - memory.buffer.byteLength) / PAGE_BYTES)
    if (missing > 0) memory.grow(missing)
  }
  return {
    kernels,
    memory,
    keep(numbers) {
      const at = end
      end = aligned(at + numbers.byteLength)
      reserve(end)
      const { buffer, byteOffset, byteLength } = numbers
      new Uint8Array(memory.buffer).set(new Uint8Array(buffer, byteOffset, byteLength), at)
      return at
    },
    free: () => end,
    reserve,
  }
}

export function aligned(address: number): number {
  return Math.ceil(address / ALIGNMENT) * ALIGNMENT
}
