import { cardPhoto, cardScan } from '../../generator/capture/captures.ts'
import type { CaptureRow } from '../../generator/capture/rows.ts'
import {
  BLURRED,
  CARD_PHOTO,
  DIM,
  FAR_AWAY,
  GLARE,
  PHOTOCOPY,
  SCAN_200,
  SCAN_300,
  SCAN_COLOUR,
  SHADOWED,
  SHAKEN,
  SMALL_FILE,
  STEEP,
  TALL_CARD_PHOTO,
} from '../presets.ts'

const card = 'folded-card'
const UPRIGHT_300 = { ...SCAN_COLOUR, dpi: 300, quality: 55 }

/** The card of 2006 to 2022, unfolded or half by half. */
export const captures: readonly CaptureRow[] = [
  { card, variant: 'l1', show: 'open', capture: cardPhoto('photo', TALL_CARD_PHOTO) },
  { card, variant: 'l1', show: 'front', capture: cardPhoto('photo', CARD_PHOTO) },
  { card, variant: 'l1', show: 'glass-open', capture: cardScan('scan', SCAN_300, { file: 'pdf' }) },
  {
    card,
    variant: 'l1',
    show: 'glass-both',
    capture: cardScan('photocopy', { ...PHOTOCOPY, dpi: 300 }, { file: 'pdf' }),
  },
  { card, variant: 'l1-cetpp', show: 'open', capture: cardPhoto('turned', { ...TALL_CARD_PHOTO, turns: 1 }) },
  { card, variant: 'l1-cetpp', show: 'glass-open', capture: cardScan('colour', UPRIGHT_300) },
  {
    card,
    variant: 'l1-permit',
    show: 'open',
    capture: cardPhoto('shadow', { ...TALL_CARD_PHOTO, shadow: 0.4 }),
  },
  {
    card,
    variant: 'l1-permit',
    show: 'glass-each',
    capture: cardScan('scans', { ...SCAN_300, turns: 1 }, { file: 'pdf' }),
  },
  {
    card,
    variant: 'l1-words',
    show: 'open',
    capture: cardPhoto('glare', { ...GLARE, width: 1350, height: 1800 }),
  },
  { card, variant: 'l1-words', show: 'back', capture: cardPhoto('photo', CARD_PHOTO) },
  {
    card,
    variant: 'l2',
    show: 'open',
    capture: cardPhoto('exif', { ...TALL_CARD_PHOTO, turns: 3, exif: true }),
  },
  { card, variant: 'l2', show: 'front', capture: cardPhoto('dim', DIM) },
  { card, variant: 'l2', show: 'glass-both', capture: cardScan('scan', UPRIGHT_300) },
  { card, variant: 'l2-infra', show: 'both', capture: cardPhoto('blurred', BLURRED) },
  {
    card,
    variant: 'l2-infra',
    show: 'open',
    capture: cardPhoto('far', { ...FAR_AWAY, width: 2448, height: 3264 }),
  },
  { card, variant: 'l2-infra', show: 'glass-both', capture: cardScan('scan-200', SCAN_200, { file: 'pdf' }) },
  { card, variant: 'l2-one-parent', show: 'front', capture: cardPhoto('steep', STEEP) },
  {
    card,
    variant: 'l2-rg-x',
    show: 'open',
    capture: cardPhoto('shaken', { ...SHAKEN, width: 1350, height: 1800 }),
  },
  { card, variant: 'l2-rg-x', show: 'back', capture: cardPhoto('small', SMALL_FILE) },
  { card, variant: 'l2-wrong-digit', show: 'front', capture: cardPhoto('shadow', SHADOWED) },
  {
    card,
    variant: 'l2-wrong-digit',
    show: 'glass-open',
    capture: cardScan('png', { ...SCAN_200, dpi: 300, photocopy: true }, { file: 'png' }),
  },
]
