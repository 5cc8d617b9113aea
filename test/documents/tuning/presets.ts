import type { PhotoPreset } from '../generator/capture/photo.ts'
import type { ScanPreset } from '../generator/capture/scan.ts'

/** How the tuning documents were captured. The part held apart has presets of its own. */

export const SCAN_200: ScanPreset = {
  dpi: 200,
  colour: false,
  skewDegreesMax: 0.6,
  sigma: 0.55,
  noise: 1.2,
  paper: 247,
  quality: 68,
}

export const SCAN_150: ScanPreset = { ...SCAN_200, dpi: 150, sigma: 0.5, noise: 2, quality: 62 }

export const SCAN_300: ScanPreset = { ...SCAN_200, dpi: 300, sigma: 0.8, noise: 0.8, quality: 50 }

export const SCAN_COLOUR: ScanPreset = { ...SCAN_200, colour: true, paper: 244, quality: 62 }

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
  noise: 3,
  tint: [1, 0.985, 0.95],
  quality: 74,
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
  noise: 3,
  quality: 78,
}
