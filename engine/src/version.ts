import { DETECTOR, HANDWRITING, LETTERS, READER, RECOGNISER } from './model-facts.ts'

/** Changes whenever the same document could give another result. */
export const ENGINE_VERSION = '0.1.0'

/** Network, or the letter model → SHA-256 of its file. What runs is checked against the same manifest. */
export const ENGINE_MODELS: Readonly<Record<string, string>> = {
  detector: DETECTOR.sha256,
  recogniser: RECOGNISER.sha256,
  handwriting: HANDWRITING.sha256,
  reader: READER.sha256,
  letters: LETTERS.sha256,
}
