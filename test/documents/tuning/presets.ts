import type { PhotoPreset } from '../generator/capture/photo-preset.ts'
import type { ScanPreset } from '../generator/capture/scan.ts'

/** How the tuning documents were captured. The part held out has presets of its own. */

export const SCAN_200: ScanPreset = {
  dpi: 200,
  colour: false,
  skewDegreesMax: 0.6,
  sigma: 0.55,
  noise: 1.2,
  paper: 247,
  quality: 56,
}

export const SCAN_150: ScanPreset = { ...SCAN_200, dpi: 150, sigma: 0.5, noise: 2, quality: 56 }

export const SCAN_300: ScanPreset = { ...SCAN_200, dpi: 300, sigma: 0.8, noise: 0.8, quality: 42 }

export const SCAN_COLOUR: ScanPreset = { ...SCAN_200, colour: true, paper: 244, quality: 54 }

export const SKEWED: ScanPreset = { ...SCAN_200, skewDegreesMax: 2, noise: 1.6 }

export const PHOTOCOPY: ScanPreset = {
  ...SCAN_200,
  skewDegreesMax: 1.4,
  photocopy: true,
  specks: 160,
  sigma: 0.9,
  noise: 6,
  paper: 240,
}

export const LOW_INK: ScanPreset = { ...SCAN_200, ink: 0.5, noise: 2.4, paper: 243 }

export const BOUND: ScanPreset = { ...SKEWED, spineMm: 16, holes: true, specks: 30 }

export const FOLDED: ScanPreset = { ...SCAN_200, folds: [0.335, 0.668], specks: 20, skewDegreesMax: 1.2 }

export const SHEET_PHOTO: PhotoPreset = {
  width: 1600,
  height: 2133,
  sheetDpi: 200,
  surface: 'wood',
  fill: 0.94,
  perspective: 0.025,
  angleDegrees: 0,
  angleSpread: 2.5,
  curl: 0.006,
  unevenLight: 0.28,
  focusSigma: 0.7,
  noise: 2,
  tint: [1, 0.985, 0.95],
  quality: 60,
}

export const CARD_PHOTO: PhotoPreset = {
  width: 1600,
  height: 1200,
  sheetDpi: 460,
  surface: 'granite',
  fill: 0.82,
  perspective: 0.035,
  angleDegrees: 0,
  angleSpread: 5,
  unevenLight: 0.25,
  focusSigma: 0.8,
  noise: 2,
  quality: 68,
}

/** A phone held upright over an unfolded card. */
export const TALL_CARD_PHOTO: PhotoPreset = {
  ...CARD_PHOTO,
  width: 1350,
  height: 1800,
  surface: 'wood',
  fill: 0.86,
}

export const GLARE: PhotoPreset = {
  ...CARD_PHOTO,
  surface: 'dark-desk',
  glare: { count: 2, strength: 0.8 },
  unevenLight: 0.4,
}

export const SHADOWED: PhotoPreset = {
  ...CARD_PHOTO,
  surface: 'cloth',
  shadow: 0.45,
  unevenLight: 0.45,
  noise: 4,
}

export const BLURRED: PhotoPreset = { ...CARD_PHOTO, focusSigma: 1.7, noise: 2.5 }

export const SHAKEN: PhotoPreset = { ...CARD_PHOTO, motion: 5, focusSigma: 0.6, surface: 'white-desk' }

/** Also because the table around the card is dark. */
export const DIM: PhotoPreset = {
  ...CARD_PHOTO,
  fill: 0.68,
  tint: [0.62, 0.52, 0.38],
  noise: 8,
  focusSigma: 1,
  surface: 'wood',
}

export const SCREEN: PhotoPreset = {
  ...CARD_PHOTO,
  surface: 'screen-frame',
  screenColumns: 900,
  fill: 0.9,
  perspective: 0.02,
  tint: [0.97, 1, 1.03],
}

/** Twelve megapixels of which the card takes a small part. */
export const FAR_AWAY: PhotoPreset = {
  ...CARD_PHOTO,
  width: 3264,
  height: 2448,
  fill: 0.46,
  sheetDpi: 500,
  noise: 1.5,
  surface: 'white-desk',
  focusSigma: 0.9,
  quality: 60,
}

export const STEEP: PhotoPreset = {
  ...CARD_PHOTO,
  perspective: 0.09,
  angleSpread: 12,
  width: 1920,
  height: 1440,
  quality: 70,
}

/** The long side of what the messengers of ten years ago sent on. */
export const SMALL_FILE: PhotoPreset = { ...CARD_PHOTO, width: 1280, height: 960, fill: 0.92, quality: 55 }

export const PHONE_SHEET: PhotoPreset = {
  ...SHEET_PHOTO,
  width: 2160,
  height: 2880,
  sheetDpi: 240,
  surface: 'dark-desk',
  noise: 2,
  quality: 52,
}

export const BOWED_SHEET: PhotoPreset = {
  ...SHEET_PHOTO,
  curl: 0.022,
  perspective: 0.05,
  shadow: 0.35,
  surface: 'cloth',
}

export const SHEET_ON_SCREEN: PhotoPreset = {
  ...SHEET_PHOTO,
  surface: 'screen-frame',
  screenColumns: 1100,
  curl: 0,
  fill: 0.97,
}
