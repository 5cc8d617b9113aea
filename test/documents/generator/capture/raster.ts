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

/** A quarter turn clockwise, `turns` times. */
export function turned(raster: Raster, turns: 0 | 1 | 2 | 3): Raster {
  if (turns === 0) return raster
  const { width, height, channels, data } = raster
  const [toWidth, toHeight] = turns === 2 ? [width, height] : [height, width]
  const out = new Uint8Array(data.length)
  // Where the pixel at the left of a row goes to, and how far the next one is from it, in pixels.
  const step = [1, toWidth, -1, -toWidth][turns] ?? 1
  for (let y = 0; y < height; y++) {
    let to = [y * width, height - 1 - y, (height - y) * width - 1, (toHeight - 1) * toWidth + y][turns] ?? 0
    for (let x = 0; x < width; x++, to += step) {
      for (let c = 0; c < channels; c++) out[to * channels + c] = data[(y * width + x) * channels + c] ?? 0
    }
  }
  return { width: toWidth, height: toHeight, channels, data: out }
}

/** Every sample through a table of 256 values. */
export function mapped(raster: Raster, value: (sample: number) => number): Raster {
  const table = Uint8ClampedArray.from({ length: 256 }, (_, sample) => value(sample))
  const data = new Uint8Array(raster.data.length)
  for (let i = 0; i < data.length; i++) data[i] = table[raster.data[i] ?? 0] ?? 0
  return { ...raster, data }
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
