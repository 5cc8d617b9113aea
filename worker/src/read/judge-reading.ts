import { type AskedFor, type Judgeable, type Judgement, judge, type Thresholds } from '@ficha/engine'

/** By what a document is judged: goes with its bytes to the reader. */
export interface Judging {
  readonly thresholds: Thresholds
  /** Whether the upload names the pages to be read. */
  readonly hasPages: boolean
  /** Whether each part of the file is a document of its own, which is judged by itself. */
  readonly isSplit: boolean
}

export function judgeReading(
  reading: Judgeable,
  { thresholds, hasPages, isSplit }: Judging,
  about: Pick<AskedFor, 'type' | 'typeConfidence' | 'corrected'>,
): Judgement {
  const text = isSplit ? reading.text.map(withoutParts) : reading.text
  return judge({ ...reading, text }, thresholds, { ...about, hasPages })
}

function withoutParts({ page, issues }: Judgeable['text'][number]) {
  return { page, issues: issues.filter(({ code }) => code !== 'several_documents') }
}
