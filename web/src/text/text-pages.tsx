import { SURE_MIN } from '@ficha/element/parts'
import type { TextBlock, TextPage, TextReading, TextTable } from '@ficha/engine'
import { useWords } from '../words/words.ts'
import { type Finding, useFinding } from './find.ts'
import { moveByKey } from './move-by-key.ts'
import { unitsOf } from './text-units.ts'
import { UnitText } from './unit-text.tsx'

interface Props {
  /** Of the document. */
  readonly id: string
  readonly text: TextReading
}

/** The text of pages as people read it, with the words that may be wrong marked; arrows lead from line to line. */
export function TextPages({ id, text }: Props) {
  const words = useWords()
  const finding = useFinding(id, text)
  const isDoubtful = text.pages.some(({ lines }) =>
    lines.some((line) => line.words.some(({ confidence }) => confidence < SURE_MIN)),
  )
  return (
    <section
      class="text-pages"
      aria-label={words.text.lines}
      onKeyDown={(event) => moveByKey(event, text.pages)}
    >
      {isDoubtful && <p class="soft small">{words.text.doubtful}</p>}
      {text.pages.map((page) => (
        <article key={page.page} aria-label={words.page.short(page.page)}>
          {text.pages.length > 1 && <p class="soft small">{words.page.short(page.page)}</p>}
          {page.issues.map(({ code, message }) => (
            <p key={code} class="soft small">
              {words.issues[code] ?? message}
            </p>
          ))}
          {page.lines.length === 0 && <p class="soft">{words.text.none}</p>}
          {page.blocks.map((block, i) => (
            // Blocks never change their order.
            <Block key={i} block={block} start={unitsOf(page).starts[i] ?? 0} page={page} finding={finding} />
          ))}
        </article>
      ))}
    </section>
  )
}

interface BlockProps<B> {
  readonly block: B
  /** The first of its units. */
  readonly start: number
  readonly page: TextPage
  readonly finding: Finding
}

function Block({ block, ...rest }: BlockProps<TextBlock>) {
  if (block.kind === 'table') return <Table block={block} {...rest} />
  const content = block.lines.map((_, i) => (
    <UnitText key={i} page={rest.page} index={rest.start + i} finding={rest.finding} isLine />
  ))
  return block.kind === 'heading' ? <h2>{content}</h2> : <p>{content}</p>
}

function Table({ block: { rows, columns, cells }, start, page, finding }: BlockProps<TextTable>) {
  const words = useWords()
  const placed = cells.map((cell, i): Placed => ({ ...cell, index: start + i }))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section class="text-table" tabIndex={0} aria-label={words.text.table}>
      <table>
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row}>
              {withGaps(
                placed.filter((cell) => cell.row === row),
                columns,
              ).map(({ column, width, index }) => (
                <td key={column} colSpan={width}>
                  {index !== null && <UnitText page={page} index={index} finding={finding} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface Placed extends Pick<TextTable['cells'][number], 'column' | 'width'> {
  readonly row: number
  /** Of its unit; null where nothing stands. */
  readonly index: number | null
}

/** A row with a cell for each place where nothing stands. */
function withGaps(cells: readonly Placed[], columns: number): readonly Placed[] {
  let next = 0
  const gapsUntil = (column: number): readonly Placed[] =>
    Array.from({ length: Math.max(0, column - next) }, (_, i) => ({
      row: 0,
      column: next + i,
      width: 1,
      index: null,
    }))
  const placed = cells.flatMap((cell) => {
    const gaps = gapsUntil(cell.column)
    next = cell.column + cell.width
    return [...gaps, cell]
  })
  return [...placed, ...gapsUntil(columns)]
}
