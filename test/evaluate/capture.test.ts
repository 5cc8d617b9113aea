import jpeg from 'jpeg-js'
import { describe, expect, it } from 'vitest'
import { cosine, decay, logarithm, sine } from '../documents/generator/capture/elementary.ts'
import { inverse, squareTo } from '../documents/generator/capture/homography.ts'
import { encodeJpeg } from '../documents/generator/capture/jpeg.ts'
import { gaussianNoise } from '../documents/generator/capture/noise.ts'
import { photographed } from '../documents/generator/capture/photo.ts'
import type { PhotoPreset } from '../documents/generator/capture/photo-preset.ts'
import { type Raster, turned } from '../documents/generator/capture/raster.ts'
import { type ScanPreset, scanned } from '../documents/generator/capture/scan.ts'
import { seededRandom } from '../documents/generator/random.ts'

/** What makes pixels of printed pages: another decoder reads what it writes, and a seed says it all. */

const WIDTH = 157
const HEIGHT = 101

function picture(channels: 1 | 3): Raster {
  const data = Uint8Array.from({ length: WIDTH * HEIGHT * channels }, (_, i) => {
    const pixel = Math.floor(i / channels)
    return 128 + 90 * Math.sin((pixel % WIDTH) / 17 + (i % channels)) * Math.cos(pixel / WIDTH / 11)
  })
  return { width: WIDTH, height: HEIGHT, channels, data }
}

describe('encodeJpeg', () => {
  it.each([
    [1, 95, 2],
    [1, 40, 5],
    [3, 95, 4],
    [3, 40, 8],
  ] as const)(
    '%i channel(s) at quality %i come back within %i levels on average',
    (channels, quality, most) => {
      const { width, height, data } = picture(channels)
      const decoded = jpeg.decode(encodeJpeg(picture(channels), quality), { useTArray: true })
      expect([decoded.width, decoded.height]).toEqual([width, height])
      const error = data.reduce((sum, sample, i) => {
        const at = Math.floor(i / channels) * 4 + (i % channels)
        return sum + Math.abs(sample - (decoded.data[at] ?? 0))
      }, 0)
      expect(error / data.length).toBeLessThan(most)
    },
  )

  it('survives noise, whose Huffman codes are the longest', () => {
    const next = gaussianNoise(seededRandom('noise'))
    const data = Uint8ClampedArray.from({ length: WIDTH * HEIGHT }, () => 128 + 60 * next())
    const noisy: Raster = { width: WIDTH, height: HEIGHT, channels: 1, data: new Uint8Array(data.buffer) }
    const decoded = jpeg.decode(encodeJpeg(noisy, 100), { useTArray: true })
    const error = noisy.data.reduce(
      (sum, sample, i) => sum + Math.abs(sample - (decoded.data[4 * i] ?? 0)),
      0,
    )
    expect(error / noisy.data.length).toBeLessThan(2)
  })
})

describe('elementary functions', () => {
  it('are those of every textbook', () => {
    for (let x = -40; x <= 40; x += 0.37) {
      expect(sine(x)).toBeCloseTo(Math.sin(x), 11)
      expect(cosine(x)).toBeCloseTo(Math.cos(x), 11)
      expect(decay(-Math.abs(x))).toBeCloseTo(Math.exp(-Math.abs(x)), 11)
      expect(logarithm(Math.abs(x))).toBeCloseTo(Math.log(Math.abs(x)), 11)
    }
  })
})

describe('squareTo', () => {
  it('maps the corners of the square to the four points, and its inverse back', () => {
    const corners = [
      [10, 20],
      [110, 5],
      [130, 90],
      [-4, 70],
    ] as const
    const apply = (m: readonly number[], [x, y]: readonly [number, number]) => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = m
      return [(a * x + b * y + c) / (g * x + h * y + i), (d * x + e * y + f) / (g * x + h * y + i)]
    }
    const square = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ] as const
    for (const [i, corner] of corners.entries()) {
      const from = square[i] ?? [0, 0]
      const [x = 0, y = 0] = apply(squareTo(corners), from)
      expect(x).toBeCloseTo(corner[0])
      expect(y).toBeCloseTo(corner[1])
      const [u = 0, v = 0] = apply(inverse(squareTo(corners)), corner)
      expect(u).toBeCloseTo(from[0])
      expect(v).toBeCloseTo(from[1])
    }
  })
})

describe('captures', () => {
  const scan: ScanPreset = {
    dpi: 50,
    colour: false,
    skewDegreesMax: 2,
    sigma: 0.5,
    noise: 3,
    paper: 245,
    ink: 0.6,
    specks: 5,
    quality: 70,
  }
  const photo: PhotoPreset = {
    width: 120,
    height: 90,
    sheetDpi: 50,
    surface: 'wood',
    fill: 0.8,
    perspective: 0.05,
    angleDegrees: 20,
    angleSpread: 5,
    unevenLight: 0.3,
    focusSigma: 0.7,
    noise: 4,
    quality: 70,
  }

  it('are the same for the same seed and differ for another', () => {
    // As text: comparing tens of thousands of numbers one by one takes the runner seconds.
    const shot = (seed: string): string =>
      [scanned(picture(1), scan, seededRandom(seed)), photographed(picture(3), photo, seededRandom(seed))]
        .map(({ data }) => Buffer.from(data).toString('base64'))
        .join(' ')
    expect(shot('a')).toBe(shot('a'))
    expect(shot('a')).not.toBe(shot('b'))
  })

  it('leave the print as it was where a preset does nothing', () => {
    const nothing: ScanPreset = {
      ...scan,
      skewDegreesMax: 0,
      sigma: 0,
      noise: 0,
      paper: 255,
      ink: 1,
      specks: 0,
    }
    const { ink: _, ...plain } = nothing
    const page = picture(1)
    const { data } = scanned(page, plain, seededRandom('a'))
    const off = data.reduce((most, sample, i) => Math.max(most, Math.abs(sample - (page.data[i] ?? 0))), 0)
    // Black ink is never quite black on a scanner's glass.
    expect(off).toBeLessThanOrEqual(12)
  })

  it.each([1, 2, 3] as const)('%i quarter turns and what is left of four make a whole one', (turns) => {
    const back = turned(turned(picture(3), turns), (4 - turns) as 1 | 2 | 3)
    expect(Buffer.compare(back.data, picture(3).data)).toBe(0)
  })
})
