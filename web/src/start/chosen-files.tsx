import { useEffect, useRef } from 'preact/hooks'
import { TABS_MAX } from '../state/list-view.ts'
import { store } from '../state/state.ts'
import { useWords } from '../words/words.ts'
import { ChosenList } from './chosen-list.tsx'
import { DropZone } from './drop-zone.tsx'
import { readAsOne, readEach } from './take-files.ts'

/** Several files: one document in this order, or each its own. */
export function ChosenFiles({ files }: { readonly files: readonly File[] }) {
  const words = useWords()
  const section = useRef<HTMLElement>(null)
  // Many are hardly the pages of one; their names are not in the way of what is done with them.
  const isMany = files.length > TABS_MAX
  const list = (
    <ChosenList files={files} onChange={(chosen) => store.update((state) => ({ ...state, chosen }))} />
  )
  // What they were chosen with went away: a keyboard goes on here.
  useEffect(() => {
    if (document.activeElement === document.body) section.current?.focus({ preventScroll: true })
  }, [])
  const one = (
    <button type="button" class={isMany ? 'second' : ''} onClick={() => readAsOne(files)}>
      {files.length === 1 ? words.chosen.read : words.chosen.one}
    </button>
  )
  const each = (
    <button type="button" class={isMany ? '' : 'second'} onClick={() => readEach(files)}>
      {words.chosen.each}
    </button>
  )
  return (
    <section ref={section} class="chosen" tabIndex={-1} aria-label={words.chosen.heading(files.length)}>
      <h2>{words.chosen.heading(files.length)}</h2>
      {!isMany && list}
      <p class="row">
        {isMany && each}
        {one}
        {!isMany && files.length > 1 && each}
      </p>
      {isMany && (
        <details>
          <summary>{words.chosen.list}</summary>
          {list}
        </details>
      )}
      <details open={files.length === 1}>
        <summary>{words.chosen.more}</summary>
        <DropZone />
      </details>
    </section>
  )
}
