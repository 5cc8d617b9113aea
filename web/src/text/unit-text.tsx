import { SURE_MIN } from '@ficha/element/parts'
import type { ReadTextWord, TextPage } from '@ficha/engine'
import { useEffect, useRef } from 'preact/hooks'
import { useAppState } from '../state/state.ts'
import type { Finding } from './find.ts'
import { isAt, selectUnit, TEXT } from './text-selection.ts'
import { unitsOf } from './text-units.ts'

interface Props {
  readonly page: TextPage
  /** Of the page's units. */
  readonly index: number
  readonly finding: Finding
  readonly isLine?: boolean
}

/** A line or a cell: where it stands is shown on the page when it is chosen. */
export function UnitText({ page, index, finding, isLine = false }: Props) {
  const span = useRef<HTMLSpanElement>(null)
  const chosen = useAppState(({ selection }) => (isAt(selection, page.page, index) ? selection : null))
  // One of a page can be reached by the Tab key, and the arrows lead on from it.
  const isReached = useAppState(({ selection }) =>
    selection?.field === TEXT && selection.path[0] === page.page ? chosen !== null : index === 0,
  )
  useEffect(() => {
    if (chosen === null || chosen.by === 'list') return
    span.current?.scrollIntoView({ block: 'nearest' })
    if (chosen.by === 'step') span.current?.focus({ preventScroll: true })
  }, [chosen])
  const { words = [] } = unitsOf(page).units[index] ?? {}
  const choose = () => {
    // Who drags over a text copies it.
    if (getSelection()?.isCollapsed !== false) selectUnit(page.page, index, 'list')
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the arrows choose too; see move-by-key.ts
    // biome-ignore lint/a11y/noStaticElementInteractions: a text that can be chosen stays a text
    <span
      ref={span}
      class={isLine ? 'text-unit text-line' : 'text-unit'}
      data-unit={`${page.page}-${index}`}
      tabIndex={isReached ? 0 : -1}
      aria-current={chosen !== null ? 'true' : undefined}
      onClick={choose}
    >
      {words.flatMap((word, i) => [i === 0 ? '' : ' ', <Word key={i} word={word} finding={finding} />])}
    </span>
  )
}

function Word({ word, finding }: { readonly word: ReadTextWord; readonly finding: Finding }) {
  const isCurrent = finding.current.has(word)
  const mark = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isCurrent) mark.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  const text = word.confidence < SURE_MIN ? <span class="text-doubt">{word.text}</span> : word.text
  if (!finding.words.has(word)) return <>{text}</>
  return (
    <mark ref={mark} class={isCurrent ? 'current' : ''}>
      {text}
    </mark>
  )
}
