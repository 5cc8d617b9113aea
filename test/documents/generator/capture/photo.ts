import type { Random } from '../random.ts'
import { blurred, shaken } from './blur.ts'
import { cosine, sine, TAU } from './elementary.ts'
import { exposed } from './exposure.ts'
import type { Corners } from './homography.ts'
import { illuminated } from './light.ts'
import { between, gaussianNoise } from './noise.ts'
import type { PhotoPreset } from './photo-preset.ts'
import type { Raster } from './raster.ts'

/** Sheets (a card, or two cards beside each other) as one photo, before any turning. */
export function photographed(sheet: Raster, preset: PhotoPreset, random: Random): Raster {
  const corners = placed(sheet, preset, random)
  const picture = exposed(sheet, corners, preset, random)
  illuminated(picture, preset, random)
  const soft = shaken(blurred(picture, preset.focusSigma), preset.motion ?? 0, random.int(0, 179))
  return withGrain(soft, preset.noise, random)
}

/** Where the sheet's corners lie in the picture: turned, tilted, and not quite in the middle. */
function placed(sheet: Raster, preset: PhotoPreset, random: Random): Corners {
  const angle = ((preset.angleDegrees + between(random, -preset.angleSpread, preset.angleSpread)) * TAU) / 360
  const [cos, sin] = [cosine(angle), sine(angle)]
  const [across, down] = [
    Math.abs(sheet.width * cos) + Math.abs(sheet.height * sin),
    Math.abs(sheet.width * sin) + Math.abs(sheet.height * cos),
  ]
  const scale = preset.fill * Math.min(preset.width / across, preset.height / down)
  const [halfWidth, halfHeight] = [(sheet.width * scale) / 2, (sheet.height * scale) / 2]
  const [spareX, spareY] = [preset.width - across * scale, preset.height - down * scale]
  const [cx, cy] = [
    preset.width / 2 + between(random, -0.3, 0.3) * spareX,
    preset.height / 2 + between(random, -0.3, 0.3) * spareY,
  ]
  const wander = (): number => between(random, -preset.perspective, preset.perspective)
  const corner = (x: number, y: number): readonly [number, number] => {
    const [dx, dy] = [x * halfWidth * (1 + wander()), y * halfHeight * (1 + wander())]
    return [cx + cos * dx - sin * dy, cy + sin * dx + cos * dy]
  }
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
}

/** The sensor's noise: mostly in luma, a little in each colour. */
function withGrain(picture: Raster, deviation: number, random: Random): Raster {
  if (deviation <= 0) return picture
  const next = gaussianNoise(random)
  const { width, height, channels } = picture
  // Clamps and rounds.
  const data = new Uint8ClampedArray(picture.data)
  for (let at = 0; at < data.length; at += 3) {
    const luma = deviation * next()
    for (let c = 0; c < 3; c++) data[at + c] = (data[at + c] ?? 0) + luma + 0.35 * deviation * next()
  }
  return { width, height, channels, data: new Uint8Array(data.buffer) }
}
