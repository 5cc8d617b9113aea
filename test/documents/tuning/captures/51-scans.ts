import type { Capture } from '../../generator/capture/capture.ts'
import type { PhotoPreset } from '../../generator/capture/photo.ts'
import type { CaptureRow } from '../../generator/capture/rows.ts'
import type { ScanPreset } from '../../generator/capture/scan.ts'
import { PHOTOCOPY, SCAN_200, SHEET_PHOTO } from '../presets.ts'

const scan = (name: string, preset: ScanPreset): Capture => ({
  name,
  source: 'scan',
  by: { scan: preset },
  file: 'pdf',
})
const photo = (name: string, preset: PhotoPreset): Capture => ({
  name,
  source: 'photo',
  by: { photo: preset },
  file: 'jpeg',
})

export const captures: readonly CaptureRow[] = [
  {
    layout: '51-cetesb',
    variant: 'plastics',
    capture: scan('scan-200', SCAN_200),
    marks: [
      { kind: 'signature', x: 120, y: 190, widthMm: 50 },
      { kind: 'stamp', x: 120, y: 100, text: ['RECEBIDO', '12 MAR 2022'] },
    ],
  },
  { layout: '51-cetesb', variant: 'renewal', capture: scan('photocopy', PHOTOCOPY) },
  { layout: '51-cetesb', variant: 'storage', capture: { ...photo('photo', SHEET_PHOTO), pagesMax: 1 } },
]
