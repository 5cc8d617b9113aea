import type { TextBlock, TextLine, TextPage, TextTable, TextWord } from '@ficha/client'
import { SURE_MIN } from '@ficha/element/parts'
import { useWords } from '../words/words.ts'

/** The text of pages as people read it, with the words that may be wrong marked. */
export function TextPages({ pages }: { readonly pages: readonly TextPage[] }) {
  const words = useWords()
  const isDoubtful = pages.some(({ lines }) => lines.some((line) => line.words.some(isUnsure)))
  return (
    <div class="text-pages">
      {isDoubtful && <p class="soft small">{words.console.text.doubtful}</p>}
      {pages.map((page) => (
        <article key={page.page} aria-label={words.page.short(page.page)}>
          {pages.length > 1 && <p class="soft small">{words.page.short(page.page)}</p>}
          {page.issues.map(({ code, message }) => (
            <p key={code} class="soft small">
              {words.issues[code] ?? message}
            </p>
          ))}
          {page.lines.length === 0 && <p class="soft">{words.console.text.none}</p>}
          {page.blocks.map((block, i) => (
            // Blocks never change their order.
            <Block key={i} block={block} lines={page.lines} />
          ))}
        </article>
      ))}
    </div>
  )
}

function Block({ block, lines }: { readonly block: TextBlock; readonly lines: readonly TextLine[] }) {
  if (block.kind === 'table') return <Table table={block} />
  const own = block.lines.map((index) => lines[index]?.words ?? [])
  const content = own.map((words, i) => <Line key={i} words={words} />)
  return block.kind === 'heading' ? <h2>{content}</h2> : <p>{content}</p>
}

function Line({ words }: { readonly words: readonly TextWord[] }) {
  return (
    <span class="text-line">
      {words.flatMap((word, i) => [
        i === 0 ? '' : ' ',
        isUnsure(word) ? <span class="text-doubt">{word.text}</span> : word.text,
      ])}
    </span>
  )
}

function Table({ table: { rows, columns, cells } }: { readonly table: TextTable }) {
  const words = useWords()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section class="text-table" tabIndex={0} aria-label={words.console.text.table}>
      <table>
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row}>
              {withGaps(
                cells.filter((cell) => cell.row === row),
                columns,
              ).map(({ column, width, text }) => (
                <td key={column} colSpan={width}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type Placed = Pick<TextTable['cells'][number], 'column' | 'width' | 'text'>

/** A row with a cell for each place where nothing stands. */
function withGaps(cells: readonly Placed[], columns: number): readonly Placed[] {
  let next = 0
  const gapsUntil = (column: number): readonly Placed[] =>
    Array.from({ length: Math.max(0, column - next) }, (_, i) => ({ column: next + i, width: 1, text: '' }))
  const placed = cells.flatMap((cell) => {
    const gaps = gapsUntil(cell.column)
    next = cell.column + cell.width
    return [...gaps, cell]
  })
  return [...placed, ...gapsUntil(columns)]
}

function isUnsure({ confidence }: TextWord): boolean {
  return confidence < SURE_MIN
}
