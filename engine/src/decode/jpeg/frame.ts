import type { BlockSide } from './idct.ts'

/** A component as the frame header declares it. */
export interface Component {
  readonly id: number
  /** Sampling factors, 1 to 4. */
  readonly h: number
  readonly v: number
  readonly quantTable: number
}

export interface Frame {
  readonly width: number
  readonly height: number
  readonly isProgressive: boolean
  readonly components: readonly Component[]
}

/** Blocks of one component: as many as its samples need, and as many as whole MCUs have. */
export interface BlockGrid {
  readonly across: number
  readonly down: number
  readonly acrossMcus: number
  readonly downMcus: number
}

export interface McuGrid {
  readonly across: number
  readonly down: number
  readonly hMax: number
  readonly vMax: number
}

export function mcuGrid({ width, height, components }: Frame): McuGrid {
  const hMax = Math.max(...components.map(({ h }) => h))
  const vMax = Math.max(...components.map(({ v }) => v))
  return { across: Math.ceil(width / (8 * hMax)), down: Math.ceil(height / (8 * vMax)), hMax, vMax }
}

/** @see ITU T.81, A.2 */
export function blockGrid(
  { width, height }: Frame,
  { across, down, hMax, vMax }: McuGrid,
  { h, v }: Component,
): BlockGrid {
  return {
    across: Math.ceil(Math.ceil((width * h) / hMax) / 8),
    down: Math.ceil(Math.ceil((height * v) / vMax) / 8),
    acrossMcus: across * h,
    downMcus: down * v,
  }
}

/** Natural position (row × 8 + column) of each coefficient in the order of the file. */
export const ZIGZAG = Uint8Array.from([
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7,
  14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46,
  53, 60, 61, 54, 47, 55, 62, 63,
])

/** Where each coefficient, in the order of the file, is kept in a block of side × side; -1 when it is not needed. */
export function keptPlaces(side: BlockSide): Int8Array {
  return Int8Array.from(ZIGZAG, (natural) => {
    const [row, column] = [natural >> 3, natural & 7]
    return row < side && column < side ? row * side + column : -1
  })
}
