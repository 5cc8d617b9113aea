import type { Capture } from './capture.ts'
import type { PhotoPreset } from './photo-preset.ts'
import type { ScanPreset } from './scan.ts'

/** The usual captures, by what a row changes in them. */

export function sheetScan(name: string, preset: ScanPreset, more: Partial<Capture> = {}): Capture {
  return { name, source: 'scan', by: { scan: preset }, file: 'pdf', ...more }
}

export function sheetPhoto(name: string, preset: PhotoPreset, more: Partial<Capture> = {}): Capture {
  return { name, source: 'photo', by: { photo: preset }, file: 'jpeg', ...more }
}

export function cardScan(name: string, preset: ScanPreset, more: Partial<Capture> = {}): Capture {
  return { name, source: 'card-scan', by: { scan: preset }, file: 'jpeg', ...more }
}

export function cardPhoto(name: string, preset: PhotoPreset, more: Partial<Capture> = {}): Capture {
  return { name, source: 'card-photo', by: { photo: preset }, file: 'jpeg', ...more }
}
