import { ratio, type Score } from '../../cli/src/evaluate/score/metrics.ts'

/** A table in Markdown, its columns as wide as their widest cell. */
export function tableMarkdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((name, i) => Math.max(name.length, ...rows.map((row) => row[i]?.length ?? 0), 3))
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, i) => (cells[i] ?? '').padEnd(width)).join(' | ')} |`
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)].join(
    '\n',
  )
}

export function percent(score: Score): string {
  if (score.total === 0) return '-'
  return `${(100 * ratio(score)).toFixed(1).replace('100.0', '100')} %`
}

export function addScores(scores: readonly Score[]): Score {
  return {
    right: scores.reduce((sum, { right }) => sum + right, 0),
    total: scores.reduce((sum, { total }) => sum + total, 0),
  }
}

/**
 * The text with each table between its marks, `<!-- table: NAME -->` and `<!-- /table -->`, and under it the command
 * and the day. A table that the text has no marks for is left out.
 */
export function withTables(text: string, given: ReadonlyMap<string, string>, date: string): string {
  return text.replaceAll(
    /(<!-- table: ([^>]+?) -->\n)[\s\S]*?(<!-- \/table -->)/g,
    (whole, start: string, name: string, end: string) => {
      const table = given.get(name)
      return table === undefined
        ? whole
        : `${start}\n${table}\n\n\`npm run evaluate -- --report\`, ${date}.\n\n${end}`
    },
  )
}
