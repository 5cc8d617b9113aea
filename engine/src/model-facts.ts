import manifest from '@ficha/models/manifest.json' with { type: 'json' }

/** What the networks were trained with: sizes, normalisation, thresholds, charset (models/manifest.json). */
export const { detector: DETECTOR, recogniser: RECOGNISER } = manifest.models

/** Rows of a line as the recogniser takes it. */
export const LINE_ROWS = 32

/** CTC classes: the blank and the charset. */
export const CLASS_COUNT = RECOGNISER.charset.length + 1

/** CTC class → character; the blank is empty. */
export const CHARACTERS: readonly string[] = ['', ...RECOGNISER.charset]
