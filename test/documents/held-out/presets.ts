import type { PhotoPreset } from '../generator/capture/photo-preset.ts'
import type { ScanPreset } from '../generator/capture/scan.ts'

/** How the documents held out were captured: other machines, other hands and other rooms than the tuning part's. */

export const FLATBED: ScanPreset = {
  dpi: 200,
  colour: false,
  skewDegreesMax: 0.9,
  sigma: 0.65,
  noise: 1.7,
  paper: 242,
  quality: 60,
}
export const FEEDER_150: ScanPreset = {
  ...FLATBED,
  dpi: 150,
  skewDegreesMax: 0.5,
  sigma: 0.45,
  noise: 1.2,
  paper: 251,
  quality: 72,
}
export const FINE_300: ScanPreset = {
  ...FLATBED,
  dpi: 300,
  skewDegreesMax: 0.4,
  sigma: 0.95,
  noise: 1,
  quality: 44,
}
export const COLOUR_250: ScanPreset = {
  ...FLATBED,
  dpi: 250,
  colour: true,
  paper: 248,
  sigma: 0.7,
  quality: 55,
}
export const CROOKED: ScanPreset = { ...FLATBED, skewDegreesMax: 2.6, noise: 2.2, paper: 246 }
export const COPIED: ScanPreset = {
  ...FLATBED,
  photocopy: true,
  skewDegreesMax: 1,
  sigma: 0.75,
  noise: 4.5,
  paper: 234,
  specks: 90,
}
export const THIN_TONER: ScanPreset = { ...FLATBED, ink: 0.62, noise: 1.9, paper: 249 }
export const BOOK: ScanPreset = { ...FLATBED, spineMm: 11, skewDegreesMax: 1.3, specks: 20 }
export const FROM_ENVELOPE: ScanPreset = { ...FLATBED, folds: [0.49], skewDegreesMax: 0.8, specks: 12 }
export const WRONG_WAY: ScanPreset = { ...FLATBED, turns: 1 }
export const CARD_GLASS: ScanPreset = {
  ...FLATBED,
  dpi: 300,
  colour: true,
  sigma: 0.8,
  paper: 246,
  quality: 58,
}
export const CARD_GLASS_200: ScanPreset = { ...CARD_GLASS, dpi: 200, sigma: 0.55, quality: 66 }

/** A sheet held over a stone table, window light. */
export const COUNTER: PhotoPreset = {
  width: 1740,
  height: 2320,
  sheetDpi: 220,
  surface: 'granite',
  fill: 0.92,
  perspective: 0.03,
  angleDegrees: 0,
  angleSpread: 3.5,
  curl: 0.004,
  unevenLight: 0.34,
  focusSigma: 0.75,
  noise: 3.6,
  tint: [0.97, 1, 1.03],
  quality: 70,
}
export const SHADED: PhotoPreset = {
  ...COUNTER,
  surface: 'cloth',
  shadow: 0.36,
  unevenLight: 0.22,
  tint: [1.02, 0.99, 0.93],
}
export const MESSENGER: PhotoPreset = {
  ...COUNTER,
  width: 1200,
  height: 1600,
  sheetDpi: 170,
  surface: 'white-desk',
  fill: 0.97,
  focusSigma: 0.55,
  noise: 2.4,
  quality: 66,
}
export const BIG_SENSOR: PhotoPreset = {
  ...COUNTER,
  width: 2100,
  height: 2800,
  sheetDpi: 240,
  surface: 'dark-desk',
  fill: 0.86,
  focusSigma: 0.95,
  noise: 2.6,
  quality: 60,
}
export const HELD_SIDEWAYS: PhotoPreset = { ...COUNTER, surface: 'wood', turns: 1, exif: true }
export const LYING_SIDEWAYS: PhotoPreset = { ...COUNTER, surface: 'wood', turns: 3 }
export const FROM_THE_SEAT: PhotoPreset = {
  ...COUNTER,
  perspective: 0.075,
  angleSpread: 8,
  surface: 'cloth',
  fill: 0.88,
}

/** A card on a desk; a phone sends it 1,600 pixels wide. */
export const DESK_CARD: PhotoPreset = {
  width: 1600,
  height: 1200,
  sheetDpi: 420,
  surface: 'white-desk',
  fill: 0.84,
  perspective: 0.035,
  angleDegrees: 0,
  angleSpread: 5,
  unevenLight: 0.3,
  focusSigma: 0.8,
  noise: 3,
  tint: [1, 0.99, 0.96],
  quality: 70,
}
export const DASHBOARD: PhotoPreset = {
  ...DESK_CARD,
  surface: 'dark-desk',
  perspective: 0.06,
  angleSpread: 9,
  unevenLight: 0.45,
}
export const LAMP: PhotoPreset = {
  ...DESK_CARD,
  surface: 'wood',
  glare: { count: 2, strength: 0.5 },
  tint: [1.04, 1, 0.9],
}
export const OWN_SHADOW: PhotoPreset = { ...DESK_CARD, surface: 'cloth', shadow: 0.42 }
export const FROM_AFAR: PhotoPreset = {
  ...DESK_CARD,
  width: 2400,
  height: 1800,
  sheetDpi: 400,
  surface: 'granite',
  fill: 0.55,
  angleSpread: 12,
}
export const UNSTEADY: PhotoPreset = { ...DESK_CARD, motion: 2.6, surface: 'granite', focusSigma: 0.7 }
export const ON_A_SCREEN: PhotoPreset = {
  ...DESK_CARD,
  surface: 'screen-frame',
  screenColumns: 760,
  unevenLight: 0.1,
  tint: [0.94, 1, 1.07],
}
export const OPEN_CARD: PhotoPreset = {
  ...DESK_CARD,
  width: 1500,
  height: 2000,
  sheetDpi: 460,
  surface: 'wood',
  fill: 0.88,
}
export const OPEN_CARD_LEANING: PhotoPreset = {
  ...OPEN_CARD,
  surface: 'cloth',
  perspective: 0.055,
  angleSpread: 11,
  shadow: 0.25,
}
