import type { Candidate } from '../../fields/choose.ts'
import { flowOf, wholeLines } from '../../fields/flow.ts'
import type { Reading } from '../../fields/reading.ts'
import { evidenceOf } from '../../fields/span.ts'
import { withPrintSpaces } from '../../values/print-spaces.ts'
import { endInCell } from './activity-end.ts'
import { labelledActivities, namedActivities, secondaryActivities } from './activity-labels.ts'
import { spokenActivities } from './activity-sentences.ts'
import { captionedSeries } from './activity-series.ts'
import { activityTables } from './activity-table.ts'
import { clean, isActivity } from './activity-text.ts'
import { tickedActivities } from './activity-ticks.ts'
import { titledActivities } from './activity-title.ts'

/** Activities as printed, codes included; one array for each place of the document that lists them. */
export function mainActivityCandidates(reading: Reading): Candidate[] {
  const main = [
    ...activityTables(reading),
    ...labelledActivities(reading),
    ...spokenActivities(flowOf(reading)),
    ...codedLines(reading),
    ...captionedSeries(reading),
    ...tickedActivities(reading),
    ...titledActivities(reading),
    ...namedActivities(reading),
  ]
  return withSecondary(main, secondaryActivities(reading)).map((candidate) =>
    candidate.spans.some(({ line }) => line.line.source === 'ocr')
      ? { ...candidate, value: elementsOf(candidate).map(withPrintSpaces) }
      : candidate,
  )
}

function elementsOf({ value }: Candidate): string[] {
  return [value].flat().map(String)
}

/** `Atividade principal` and, in a cell of their own, `Atividades secundárias`: one list. */
function withSecondary(main: readonly Candidate[], secondary: readonly Candidate[]): readonly Candidate[] {
  const [best] = [...secondary].sort((a, b) => b.score - a.score)
  if (!best) return main
  const lines = new Set(best.spans.map(({ line }) => line))
  return main.flatMap((candidate) => {
    if (candidate.spans.some(({ line }) => lines.has(line))) return []
    const evidence = [...(candidate.evidence ?? evidenceOf(candidate.spans)), ...evidenceOf(best.spans)]
    const value = [...elementsOf(candidate), ...elementsOf(best)]
    return [{ ...candidate, value, spans: [...candidate.spans, ...best.spans], evidence }]
  })
}

/** `Cód. 3.11.0 - Destilaria de etanol` in a cell whose caption cannot be read: the code says what it is. */
function codedLines(reading: Reading): Candidate[] {
  return reading.pages.flatMap((page) =>
    page.blocks.flatMap((block) => {
      const [first] = block
      if (first?.line.source !== 'ocr' || !CODED.test(first.line.text)) return []
      const text = block.map(({ line }) => line.text).join('\n')
      const value = clean(text.slice(0, endInCell(text)))
      if (value.length > CODED_LENGTH_MAX || !isActivity(value)) return []
      return [{ value: [value], spans: wholeLines(block), score: CODED_SCORE }]
    }),
  )
}

const CODED =
  /^(?:(?:C[óo]d(?:igo)?|CNAE|CODRAM)\.?:? )?(?:[A-Z]-)?\d{1,4}(?:[.,/-]\d{1,4}){1,4} ?[-–—:] ?\p{Lu}\p{L}{3,}/u
const CODED_LENGTH_MAX = 200
/** Only where nothing with a caption was found. */
const CODED_SCORE = 0.4
