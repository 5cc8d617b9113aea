import type { Random } from '../random.ts'
import { cosine, sine, TAU } from './elementary.ts'
import { between, valueNoise } from './noise.ts'

/** What a document lies on when it is photographed. */
export type Surface = 'wood' | 'cloth' | 'granite' | 'dark-desk' | 'white-desk' | 'screen-frame'

type Paint = (x: number, y: number, into: Float32Array) => void

/** The colour at each pixel of a picture that is `width` pixels wide; features keep their share of it. */
export function surface(kind: Surface, random: Random, width: number): Paint {
  const [coarse, fine] = [valueNoise(random), valueNoise(random)]
  const turn = between(random, 0, TAU / 2)
  const unit = width / 100
  const [cos, sin] = [cosine(turn) / unit, sine(turn) / unit]
  const shade = between(random, 0.8, 1.1)
  return (x, y, into) => {
    const [u, v] = [x * cos + y * sin, y * cos - x * sin]
    const [red, green, blue] = colourAt(kind, u, v, coarse, fine)
    into[0] = red * shade
    into[1] = green * shade
    into[2] = blue * shade
  }
}

type Noise = (x: number, y: number) => number

function colourAt(kind: Surface, u: number, v: number, coarse: Noise, fine: Noise): [number, number, number] {
  switch (kind) {
    case 'wood': {
      const ring = 0.5 + 0.5 * sine(v * 1.1 + 5 * coarse(u / 30, v / 6))
      const grain = 0.75 * ring + 0.25 * fine(u / 8, v * 2)
      return [118 + 58 * grain, 78 + 44 * grain, 46 + 30 * grain]
    }
    case 'cloth': {
      const weave = 0.5 + 0.25 * sine(u * 7) + 0.25 * sine(v * 7)
      const level = 0.7 + 0.2 * weave + 0.2 * coarse(u / 14, v / 14)
      return [92 * level, 104 * level, 138 * level]
    }
    case 'granite': {
      const level = 70 + 90 * fine(u * 2.2, v * 2.2) * fine(u / 2 + 50, v / 2) + 40 * coarse(u / 7, v / 7)
      return [level, level * 0.98, level * 0.95]
    }
    case 'dark-desk': {
      const level = 34 + 16 * coarse(u / 20, v / 20)
      return [level, level, level * 1.05]
    }
    case 'white-desk': {
      const level = 205 + 20 * coarse(u / 25, v / 25)
      return [level, level, level * 0.97]
    }
    case 'screen-frame': {
      const level = 22 + 8 * coarse(u / 25, v / 25)
      return [level, level, level]
    }
  }
}
