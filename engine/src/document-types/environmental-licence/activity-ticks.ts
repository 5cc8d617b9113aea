import type { Candidate } from '../../fields/choose.ts'
import { wholeLines } from '../../fields/flow.ts'
import type { Reading, ReadLine } from '../../fields/reading.ts'
import { evidenceOf } from '../../fields/span.ts'
import { clean, isActivity, namesActivity } from './activity-text.ts'

/** A box and what is in it: `( )`, `(X)`, `[x]`, `☐`, `☒`. */
const BOX = /^\s*(?:\(\s*([xX✓✔•*]?)\s*\)|\[\s*([xX✓✔•*]?)\s*\]|([☐☑☒✓✔]))\s*/u
/** Kinds of licences are ticked as well, and yes or no. */
const OF_ACTIVITIES = /\b(?:ATIVIDADES?|TIPOLOGIAS?|SERVICOS?)\b/
/** More than a list of all that could be ticked has: the others are not licensed. */
const TICKED_SCORE = 6.5

type Row = readonly ReadLine[]

/** Boxes to tick, one below the other, as a list of activities. */
interface Boxes {
  readonly above: Row
  readonly rows: readonly Row[]
}

/** The activities whose boxes are ticked, each with its code. */
export function tickedActivities(reading: Reading): Candidate[] {
  return boxesOf(reading).flatMap(({ above, rows }) => {
    const ticked = rows.flatMap(itemsOf).filter(isTicked)
    const elements = ticked.map(elementOf)
    const isAnnounced = above.some(({ norm }) => OF_ACTIVITIES.test(norm))
    if (ticked.length === 0 || !elements.every(isActivity)) return []
    if (!isAnnounced && !elements.every(namesActivity)) return []
    const evidence = ticked.flatMap((item, i) => evidenceOf(wholeLines(item), [i]))
    return [{ value: elements, spans: wholeLines(ticked.flat()), evidence, score: TICKED_SCORE }]
  })
}

function boxesOf(reading: Reading): Boxes[] {
  return reading.pages.flatMap(({ rows }) =>
    rows.flatMap((row, i) => {
      if (!hasBox(row) || hasBox(rows[i - 1])) return []
      const end = rows.findIndex((below, at) => at > i && !hasBox(below))
      return [{ above: rows[i - 1] ?? [], rows: rows.slice(i, end < 0 ? rows.length : end) }]
    }),
  )
}

function hasBox(row: Row | undefined): boolean {
  return BOX.test(row?.[0]?.line.text ?? '')
}

/** A row may hold several boxes, each with its text beside it. */
function itemsOf(row: Row): Row[] {
  const starts = row.flatMap((line, i) => (BOX.test(line.line.text) ? [i] : []))
  return starts.map((start, i) => row.slice(start, starts[i + 1]))
}

function isTicked([first]: Row): boolean {
  const [, round, square, drawn = '☐'] = BOX.exec(first?.line.text ?? '') ?? []
  return Boolean(round || square) || drawn !== '☐'
}

function elementOf(row: Row): string {
  return clean(row.map(({ line }) => line.text.replace(BOX, '')).join(' '))
}
