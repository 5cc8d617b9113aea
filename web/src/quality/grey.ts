/** 8-bit grey pixels, row-major. */
export interface Grey {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** Luma of RGBA pixels (ITU-R BT.601, in 8-bit fixed point). */
export function toGrey(rgba: Uint8ClampedArray, width: number, height: number): Grey {
  const data = new Uint8Array(width * height)
  for (let i = 0, at = 0; i < data.length; i++, at += 4) {
    data[i] = (77 * (rgba[at] ?? 0) + 150 * (rgba[at + 1] ?? 0) + 29 * (rgba[at + 2] ?? 0)) >> 8
  }
  return { width, height, data }
}
