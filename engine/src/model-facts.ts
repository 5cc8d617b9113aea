import manifest from '@ficha/models/manifest.json' with { type: 'json' }

/** What the networks were trained with: sizes, normalisation, thresholds, charset, roles (models/manifest.json). */
export const {
  detector: DETECTOR,
  recogniser: RECOGNISER,
  handwriting: HANDWRITING,
  reader: READER,
  letters: LETTERS,
} = manifest.models

/** Rows of a line as the recogniser takes it. */
export const LINE_ROWS = 32

/** Numbers that the reader takes for each word. */
export const WORD_COLUMNS = Number(READER.input.shape[1])

/** CTC classes: the blank and the charset. */
export const CLASS_COUNT = RECOGNISER.charset.length + 1

/** CTC class → character; the blank is empty. */
export const CHARACTERS: readonly string[] = ['', ...RECOGNISER.charset]
