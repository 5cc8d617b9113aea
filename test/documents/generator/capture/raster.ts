/** 8-bit pixels, row-major, interleaved: 1 channel is grey, 3 are RGB. */
export interface Raster {
  readonly width: number
  readonly height: number
  readonly channels: 1 | 3
  readonly data: Uint8Array
}

export function blankRaster(width: number, height: number, channels: 1 | 3, value = 255): Raster {
  return { width, height, channels, data: new Uint8Array(width * height * channels).fill(value) }
}

/** Luma of BT.601, as JPEG has it. */
export function toGrey({ width, height, channels, data }: Raster): Raster {
  if (channels === 1) return { width, height, channels, data }
  const grey = new Uint8Array(width * height)
  for (let pixel = 0; pixel < grey.length; pixel++) {
    const at = pixel * 3
    grey[pixel] = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0) + 0.5
  }
  return { width, height, channels: 1, data: grey }
}

/** A quarter turn clockwise, `turns` times. */
export function turned(raster: Raster, turns: 0 | 1 | 2 | 3): Raster {
  if (turns === 0) return raster
  const { width, height, channels, data } = raster
  const [toWidth, toHeight] = turns === 2 ? [width, height] : [height, width]
  const out = new Uint8Array(data.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [toX, toY] = [
        [x, y],
        [height - 1 - y, x],
        [width - 1 - x, height - 1 - y],
        [y, width - 1 - x],
      ][turns] as [number, number]
      for (let channel = 0; channel < channels; channel++) {
        out[(toY * toWidth + toX) * channels + channel] = data[(y * width + x) * channels + channel] ?? 0
      }
    }
  }
  return { width: toWidth, height: toHeight, channels, data: out }
}

/** Every sample through a table of 256 values. */
export function mapped(raster: Raster, value: (sample: number) => number): Raster {
  const table = Uint8ClampedArray.from({ length: 256 }, (_, sample) => value(sample))
  return { ...raster, data: raster.data.map((sample) => table[sample] ?? 0) }
}

/** A part of a raster, as fractions of its sides. */
export function cropped(
  raster: Raster,
  [left, top, right, bottom]: readonly [number, number, number, number],
): Raster {
  const { width, channels, data } = raster
  const [x0, y0] = [Math.round(left * width), Math.round(top * raster.height)]
  const [toWidth, toHeight] = [Math.round(right * width) - x0, Math.round(bottom * raster.height) - y0]
  const out = new Uint8Array(toWidth * toHeight * channels)
  for (let y = 0; y < toHeight; y++) {
    const from = ((y0 + y) * width + x0) * channels
    out.set(data.subarray(from, from + toWidth * channels), y * toWidth * channels)
  }
  return { width: toWidth, height: toHeight, channels, data: out }
}
