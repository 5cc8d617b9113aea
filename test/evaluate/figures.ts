import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { reliability } from '../../cli/src/evaluate/score/reliability.ts'
import { accuracyChart } from './charts/accuracy-chart.ts'
import { drawSvg } from './charts/draw-svg.ts'
import { reliabilityChart } from './charts/reliability-chart.ts'
import { stageTimesChart } from './charts/stage-times-chart.ts'
import { byKind, type PartFigures, tables } from './figure-tables.ts'
import { withTables } from './markdown-table.ts'
import type { KindTimes } from './stage-times.ts'

/**
 * Writes the three charts as SVG, of the last part given, and the tables of all parts between their marks in the folder's
 * `measured.md` and in the README beside the folder, where there are such.
 *
 * @param date as it shall stand under the tables, YYYY-MM-DD
 */
export async function writeFigures(
  folder: string,
  parts: readonly PartFigures[],
  times: readonly KindTimes[],
  date: string,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const shown = parts.at(-1)
  if (!shown) throw new RangeError('a report needs at least one part of the documents')
  for (const [name, chart] of charts(shown, times)) {
    await writeFile(join(folder, `${name}.svg`), await drawSvg(chart))
  }
  const given = tables(parts, times)
  for (const name of ['measured.md', '../README.md']) {
    const path = join(folder, name)
    const text = await readFile(path, 'utf8').catch(() => '')
    const filled = withTables(text, given, date)
    if (filled !== text) await writeFile(path, filled)
  }
}

export function charts({ part, groups, outcomes }: PartFigures, times: readonly KindTimes[]) {
  const bins = new Map(
    [...byKind(outcomes)].map(([kind, own]) => [kind, reliability(own.flatMap(({ cases }) => cases))]),
  )
  return [
    ['reliability', reliabilityChart(bins, part)],
    ['accuracy', accuracyChart(groups, part)],
    ['stage-times', stageTimesChart(times, part)],
  ] as const
}
