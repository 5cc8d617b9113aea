import { ExportRead } from '../export/export-read.tsx'
import { closeAll } from '../reading/read-documents.ts'
import { LIST_FILTERS, SORT_KEYS } from '../state/list-view.ts'
import { useAppState } from '../state/state.ts'
import { useWords } from '../words/words.ts'
import { changeList } from './document-list.tsx'
import { listedDocuments } from './listed.ts'
import { openById } from './steps.ts'

/** What is listed and how, and what is done with all of them. */
export function ListBar() {
  const words = useWords()
  const documents = useAppState((state) => state.documents)
  const shown = useAppState((state) => listedDocuments(state).length)
  const { isShown } = useAppState((state) => state.list)
  return (
    <div class="list-bar">
      <p class="row">
        <button
          type="button"
          class="quiet"
          aria-expanded={isShown}
          onClick={() => changeList((list) => ({ ...list, isShown: !list.isShown }))}
        >
          {isShown ? words.review.hideList : words.review.showList(documents.length)}
        </button>
        <span class="soft small" role="status">
          {words.review.shown(shown, documents.length)}
        </span>
      </p>
      {isShown && <ListControls />}
      <div class="row list-ends">
        <ExportRead documents={documents} least={1} />
        <button type="button" class="quiet" onClick={() => openById(null)}>
          + {words.another}
        </button>
        <button
          type="button"
          class="quiet danger"
          onClick={() => confirm(words.review.closeAllAsk(documents.length)) && closeAll()}
        >
          {words.review.closeAll}
        </button>
      </div>
    </div>
  )
}

function ListControls() {
  const words = useWords().review
  const { sort, isDescending, filter, query } = useAppState((state) => state.list)
  const turn = isDescending ? words.descending : words.ascending
  return (
    <div class="row list-controls">
      <input
        type="search"
        aria-label={words.search}
        placeholder={words.search}
        value={query}
        onInput={({ currentTarget }) => changeList((list) => ({ ...list, query: currentTarget.value }))}
      />
      <label class="inline">
        {words.filter}{' '}
        <select
          value={filter}
          onChange={({ currentTarget }) => {
            const filter = LIST_FILTERS.find((one) => one === currentTarget.value) ?? 'all'
            changeList((list) => ({ ...list, filter }))
          }}
        >
          {LIST_FILTERS.map((one) => (
            <option key={one} value={one}>
              {words.filters[one]}
            </option>
          ))}
        </select>
      </label>
      <label class="inline">
        {words.sort}{' '}
        <select
          value={sort}
          onChange={({ currentTarget }) => {
            const sort = SORT_KEYS.find((one) => one === currentTarget.value) ?? 'added'
            changeList((list) => ({ ...list, sort }))
          }}
        >
          {SORT_KEYS.map((one) => (
            <option key={one} value={one}>
              {words.sorts[one]}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        class="quiet turn"
        aria-label={turn}
        title={turn}
        onClick={() => changeList((list) => ({ ...list, isDescending: !list.isDescending }))}
      >
        {isDescending ? '↓' : '↑'}
      </button>
    </div>
  )
}
