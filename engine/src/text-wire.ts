import { quadAround } from './geometry.ts'
import type { PagesSeen } from './read-pages.ts'
import { type FlowBlock, textFlow } from './text-result/text-flow.ts'
import type { Refusal, TextBlock, TextPage, TextReading } from './text-result/text-reading.ts'
import type { Point, Quad, ReadPage, TextLine } from './types.ts'
import { ENGINE_MODELS, ENGINE_VERSION } from './version.ts'
import { onDisplay, sheetOf } from './wire.ts'

/** The text of pages that are read, as it leaves the engine. */
export function toTextReading({ pages, pageCount, units }: PagesSeen, refusal?: Refusal): TextReading {
  return {
    type: 'text',
    pages: pages.map((page) => toTextPage(page, units[page.index] ?? 'pixel')),
    pageCount,
    engine: { version: ENGINE_VERSION, models: ENGINE_MODELS },
    ...(refusal === undefined ? {} : { refusal }),
  }
}

/** Points between rules that are meant to meet; of pixels it follows from the print. */
const POINTS_APART = 4

function toTextPage(page: ReadPage, unit: TextPage['unit']): TextPage {
  const flow = textFlow(page.lines, page.rules, unit === 'point' ? POINTS_APART : undefined)
  const lines = flow.flatMap((block) => block.lines.map(({ line }) => line))
  const numbers = new Map(lines.map((line, i) => [line, i]))
  const polygon = (quad: Quad): Point[] => onDisplay(page, quad)
  return {
    page: page.index + 1,
    width: (page.view ?? page).width,
    height: (page.view ?? page).height,
    sheet: sheetOf(page),
    unit,
    lines: lines.map((line) => ({
      text: line.text,
      polygon: polygon(line.quad),
      confidence: share(meanConfidence(line)),
      source: line.source,
      words: line.words.map(({ text, quad, confidence }) => ({
        text,
        polygon: polygon(quad),
        confidence: share(confidence),
      })),
    })),
    blocks: flow.map((block) => toBlock(block, numbers, polygon)),
    codes: page.codes.map(({ format, text, quad }) => ({ format, text, polygon: polygon(quad) })),
    issues: page.issues,
  }
}

function toBlock(
  block: FlowBlock,
  numbers: ReadonlyMap<TextLine, number>,
  polygon: (quad: Quad) => Point[],
): TextBlock {
  const indexes = (lines: FlowBlock['lines']) => lines.map(({ line }) => numbers.get(line) ?? 0)
  const common = {
    polygon: polygon(quadAround(block.lines.map(({ line }) => line.quad))),
    lines: indexes(block.lines),
  }
  if (block.kind !== 'table') return { kind: block.kind, ...common }
  const { rows, columns, cells } = block.table
  return {
    kind: 'table',
    ...common,
    rows,
    columns,
    cells: cells.map(({ row, column, width, pieces }) => ({
      row,
      column,
      width,
      text: pieces.flatMap(({ words }) => words.map(({ text }) => text)).join(' '),
      lines: indexes(pieces.map(({ line }) => line)),
    })),
  }
}

function meanConfidence({ words }: TextLine): number {
  return words.length === 0 ? 1 : words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length
}

function share(value: number): number {
  return Math.round(value * 1e4) / 1e4
}
