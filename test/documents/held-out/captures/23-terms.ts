import { sheetPhoto, sheetScan } from '../../generator/capture/captures.ts'
import type { CaptureRow } from '../../generator/capture/rows.ts'
import {
  BIG_SENSOR,
  COLOUR_250,
  COPIED,
  COUNTER,
  CROOKED,
  FEEDER_150,
  FINE_300,
  FLATBED,
  FROM_ENVELOPE,
  FROM_THE_SEAT,
  HELD_SIDEWAYS,
  MESSENGER,
  SHADED,
  THIN_TONER,
} from '../presets.ts'

/** Terms of guardianship on paper, signed and carried about. */
export const captures: readonly CaptureRow[] = [
  {
    layout: '23-paulista-interim-curator',
    variant: 'daughter',
    capture: sheetScan('flatbed', FLATBED),
    marks: [{ kind: 'signature', x: 50, y: 216, widthMm: 48 }],
  },
  { layout: '23-paulista-couple', variant: 'definitive', capture: sheetScan('feeder', FEEDER_150) },
  { layout: '23-mineira-grid', variant: 'grandmother', capture: sheetScan('crooked', CROOKED) },
  { layout: '23-gaucha-eproc', variant: 'final', capture: sheetScan('fine', FINE_300) },
  { layout: '23-paranaense-orphans', variant: 'uncle', capture: sheetScan('flatbed', FLATBED) },
  { layout: '23-carioca-final-curator', variant: 'sister', capture: sheetScan('copied', COPIED) },
  { layout: '23-pernambucana-siblings', variant: 'three', capture: sheetScan('envelope', FROM_ENVELOPE) },
  {
    layout: '23-goiana-brief',
    variant: 'one-year',
    capture: sheetScan('toner', THIN_TONER),
    marks: [{ kind: 'signature', x: 24, y: 158, widthMm: 44 }],
  },
  { layout: '23-candanga-tutor', variant: 'brother', capture: sheetScan('colour', COLOUR_250) },
  { layout: '23-barriga-verde-shared', variant: 'aunt', capture: sheetScan('flatbed', FLATBED) },
  {
    layout: '23-paraense-handover',
    variant: 'named',
    capture: sheetScan('crooked', CROOKED),
    marks: [{ kind: 'round-stamp', x: 140, y: 170, text: 'PODER JUDICIÁRIO' }],
  },
  {
    layout: '23-goiana-brief',
    variant: 'wrong-case-number',
    capture: sheetScan('flatbed', FLATBED, { file: 'jpeg' }),
  },
  {
    layout: '23-paulista-interim-curator',
    variant: 'hundred-eighty-days',
    capture: sheetPhoto('big-sensor', BIG_SENSOR),
  },
  { layout: '23-paulista-couple', variant: 'two-children', capture: sheetPhoto('counter', COUNTER) },
  { layout: '23-mineira-grid', variant: 'six-months', capture: sheetPhoto('counter', COUNTER) },
  { layout: '23-gaucha-eproc', variant: 'two-curators', capture: sheetPhoto('shaded', SHADED) },
  { layout: '23-paranaense-orphans', variant: 'of-age', capture: sheetPhoto('sideways', HELD_SIDEWAYS) },
  { layout: '23-carioca-final-curator', variant: 'sister', capture: sheetPhoto('seat', FROM_THE_SEAT) },
  { layout: '23-pernambucana-siblings', variant: 'two', capture: sheetPhoto('messenger', MESSENGER) },
  { layout: '23-goiana-brief', variant: 'one-year', capture: sheetPhoto('counter', COUNTER) },
  { layout: '23-candanga-tutor', variant: 'two-pupils', capture: sheetPhoto('shaded', SHADED) },
  { layout: '23-paraense-handover', variant: 'sealed', capture: sheetPhoto('messenger', MESSENGER) },
  { layout: '23-other-council-term', variant: 'handed-to-aunt', capture: sheetScan('flatbed', FLATBED) },
  { layout: '51-bahia-ordinance', variant: 'wind-farm', sentAs: 23, capture: sheetPhoto('counter', COUNTER) },
]
