import { expect, test } from 'vitest'
import { measure } from '../../web/src/quality/measure.ts'
import { lookAt } from './pictures.ts'

// Photos of the tuning documents by the preset they were made with (test/documents/tuning/presets.ts). What is
// known to be wrong stands in the last rows: a reflection on paper as bright as itself, a shake, and paper that is
// brightest in its middle.
test.each([
  ['54-numbered-card-cetpp-both-glare-1.jpg', ['glare']],
  ['54-folded-card-l2-infra-both-blurred-1.jpg', ['blurred']],
  ['54-numbered-card-digital-cetpp-front-blurred.jpg', ['blurred']],
  ['54-numbered-card-plain-front-cut-below.jpg', ['cut_edge']],
  ['51-iema-es-plain-bowed-1.jpg', []],
  ['54-folded-card-l2-open-exif.jpg', []],
  ['54-numbered-card-four-parents-front-shadow.jpg', []],
  ['54-numbered-card-permit-unfolded-far.jpg', []],
  ['54-numbered-card-plain-glass-all-scan.jpg', []],
  ['54-numbered-card-cetpp-both-glare-2.jpg', []],
  ['54-folded-card-l2-rg-x-open-shaken.jpg', []],
  ['51-folded-card-l2-open-photo.jpg', ['glare']],
])('%s: %j', async (name, codes) => {
  const { grey, side } = await lookAt(name)
  expect(measure(grey, side)).toEqual(codes)
})
