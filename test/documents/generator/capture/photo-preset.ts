import type { Surface } from './surface.ts'

/** What a hand, a lens and a room do to a sheet or a card. Fractions are of the picture's sides. */
export interface PhotoPreset {
  readonly width: number
  readonly height: number
  /** At which the sheet is drawn before it is photographed: a little more than the picture resolves. */
  readonly sheetDpi: number
  readonly surface: Surface
  /** Part of the picture's shorter way that the sheet fills: 0.9 nearly all, 0.4 small in the frame. */
  readonly fill: number
  /** How far each corner may wander, as a fraction of the sheet's side: 0 flat from above. */
  readonly perspective: number
  /** The sheet in the frame, clockwise; `angleSpread` is drawn to either side. */
  readonly angleDegrees: number
  readonly angleSpread: number
  /** Bow of a page that does not lie flat, as a fraction of its height. */
  readonly curl?: number
  /** Light falls off across the picture by this share. */
  readonly unevenLight: number
  /** The photographer's own shadow over part of the sheet: the share of light it takes. */
  readonly shadow?: number
  /** Reflections on a laminated card: how many, and the share of white at their middle. */
  readonly glare?: { readonly count: number; readonly strength: number }
  /** Gaussian, in pixels of the picture. */
  readonly focusSigma: number
  /** Length of the movement in pixels. */
  readonly motion?: number
  readonly noise: number
  /** A photo of a screen: its pixel columns, this many across the sheet, beat with the camera's. */
  readonly screenColumns?: number
  /** Colour of the light, as factors for R, G, B. */
  readonly tint?: readonly [number, number, number]
  readonly quality: number
  /** How the file says it is to be turned: by EXIF where `exif`, else the pixels are turned themselves. */
  readonly turns?: 0 | 1 | 2 | 3
  readonly exif?: boolean
}
