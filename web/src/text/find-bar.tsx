import type { TextReading } from '@ficha/engine'
import { useEffect } from 'preact/hooks'
import { useStore } from '../state/store.ts'
import { useWords } from '../words/words.ts'
import { findingOf, useFinding } from './find.ts'
import { search } from './search.ts'
import { selectUnit } from './text-selection.ts'

interface Props {
  /** Of the document. */
  readonly id: string
  readonly text: TextReading
}

/** Looks for words in the text: all places are marked, Enter leads from one to the next. */
export function FindBar({ id, text }: Props) {
  const words = useWords().text
  const { places, at } = useFinding(id, text)
  const query = useStore(search, (now) => (now.id === id ? now.query : ''))
  useEffect(() => () => search.update(() => ({ id: '', query: '', at: 0 })), [id])

  const look = (query: string, at: number) => {
    search.update(() => ({ id, query, at }))
    const place = findingOf(search.get(), id, text).places[at]
    if (place !== undefined) selectUnit(place.page, place.unit, 'list')
  }
  const step = (by: number) => places.length > 0 && look(query, (at + by + places.length) % places.length)
  const stepButton = (label: string, sign: string, by: number) => (
    <button
      type="button"
      class="quiet"
      aria-label={label}
      disabled={places.length < 2}
      onClick={() => step(by)}
    >
      {sign}
    </button>
  )
  return (
    <search class="text-find">
      <input
        type="search"
        aria-label={words.find}
        placeholder={words.find}
        value={query}
        onInput={({ currentTarget }) => look(currentTarget.value, 0)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          step(event.shiftKey ? -1 : 1)
        }}
      />
      <span class="soft small" role="status">
        {query.trim() === '' ? '' : words.found(at + 1, places.length)}
      </span>
      {stepButton(words.previous, '↑', -1)}
      {stepButton(words.next, '↓', 1)}
    </search>
  )
}
