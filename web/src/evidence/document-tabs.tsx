import { ExportRead } from '../export/export-read.tsx'
import { factsOf } from '../review/facts.ts'
import { store, useAppState } from '../state/state.ts'
import { useWords } from '../words/words.ts'

/** Every open document as the tab of its card, and one for the next. */
export function DocumentTabs() {
  const words = useWords()
  const documents = useAppState((state) => state.documents)
  const openId = useAppState((state) => state.openId)
  const show = (openId: string | null) => store.update((state) => ({ ...state, openId, selection: null }))
  return (
    <div class="tabs">
      <nav aria-label={words.documents}>
        {documents.map((document) => (
          <button
            type="button"
            key={document.id}
            class="tab"
            aria-current={document.id === openId ? 'page' : undefined}
            onClick={() => show(document.id)}
          >
            <span class={`tab-state ${factsOf(document).state}`} aria-hidden="true" />
            <span class="visually-hidden">{words.review.states[factsOf(document).state]}: </span>
            <span class="tab-name">{document.name}</span>
          </button>
        ))}
        <button type="button" class="tab tab-new" onClick={() => show(null)}>
          <span aria-hidden="true">+</span> <span class="tab-new-name">{words.another}</span>
        </button>
      </nav>
      <ExportRead documents={documents} least={2} />
    </div>
  )
}
