import { useLayoutEffect, useRef } from 'preact/hooks'
import { FIRST_VIEW, type ListView, type SortKey } from '../state/list-view.ts'
import { type OpenDocument, store, useAppState } from '../state/state.ts'
import { useWords } from '../words/words.ts'
import { DocumentRow } from './document-row.tsx'
import { listedDocuments } from './listed.ts'
import { openById, step } from './steps.ts'
import { useRowsInView } from './use-rows-in-view.ts'

/** Pixels, as `--row` in style/review.css. */
const ROW_HEIGHT = 52
const NARROW = '(max-width: 52rem)'

/** Many documents as a table, of which only the rows in view are drawn. */
export function DocumentList() {
  const words = useWords().review
  const listed = useAppState(listedDocuments)
  const openId = useAppState((state) => state.openId)
  const scroller = useRef<HTMLDivElement>(null)
  const { first, end } = useRowsInView(scroller, ROW_HEIGHT, listed.length)
  const at = listed.findIndex(({ id }) => id === openId)
  useLayoutEffect(() => bringIntoView(scroller.current, at), [at])

  const press = (event: KeyboardEvent) => {
    const here = listed[at]
    if (event.key === 'Enter' && event.target === event.currentTarget && here !== undefined) return open(here)
    const by = stepOf(event.key, scroller.current)
    if (by === null) return
    event.preventDefault()
    step(listed, by)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table of which most rows are not there is no <table>
    <div
      ref={scroller}
      class="doc-list"
      role="grid"
      tabIndex={0}
      aria-label={words.list}
      aria-rowcount={listed.length + 1}
      aria-activedescendant={at >= first && at < end ? rowId(openId) : undefined}
      onKeyDown={press}
    >
      <ListHead />
      {listed.length === 0 ? (
        <p class="soft doc-none">{words.none}</p>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: as above
        <div
          class="doc-rows"
          role="rowgroup"
          ref={(rows) => rows?.style.setProperty('height', `${listed.length * ROW_HEIGHT}px`)}
        >
          {listed.slice(first, end).map((document, i) => (
            <DocumentRow
              key={document.id}
              id={rowId(document.id)}
              document={document}
              index={first + i}
              top={(first + i) * ROW_HEIGHT}
              isOpen={document.id === openId}
              onOpen={() => open(document)}
            />
          ))}
        </div>
      )}
    </div>
  )
}

const COLUMNS = ['document', 'state', 'doubts', 'expiry', 'checks'] as const

function ListHead() {
  const words = useWords().review
  const { sort, isDescending } = useAppState((state) => state.list)
  return (
    // biome-ignore lint/a11y/useSemanticElements: see DocumentList
    <div class="doc-head" role="rowgroup">
      {/* biome-ignore lint/a11y/useFocusableInteractive: its buttons are */}
      {/* biome-ignore lint/a11y/useSemanticElements: see DocumentList */}
      <div class="doc-cells" role="row" aria-rowindex={1}>
        {COLUMNS.map((column) => {
          const key: SortKey = column === 'document' ? 'name' : column
          const direction = sort !== key ? undefined : isDescending ? 'descending' : 'ascending'
          return (
            // biome-ignore lint/a11y/useFocusableInteractive: its button is
            // biome-ignore lint/a11y/useSemanticElements: see DocumentList
            <div key={column} role="columnheader" class={`doc-${column}`} aria-sort={direction}>
              <button type="button" class="quiet" onClick={() => changeList(sortedBy(key))}>
                {words.columns[column]}
                {direction !== undefined && <span aria-hidden="true">{isDescending ? ' ↓' : ' ↑'}</span>}
              </button>
            </div>
          )
        })}
      </div>
    </div>
  )
}

/** The same column again turns it round, and then the order is that of arrival. */
function sortedBy(key: SortKey): (list: ListView) => ListView {
  return (list) =>
    list.sort !== key
      ? { ...list, sort: key, isDescending: key === 'doubts' || key === 'checks' }
      : list.isDescending === (key === 'doubts' || key === 'checks')
        ? { ...list, isDescending: !list.isDescending }
        : { ...list, sort: FIRST_VIEW.sort, isDescending: FIRST_VIEW.isDescending }
}

export function changeList(change: (list: ListView) => ListView): void {
  store.update((state) => ({ ...state, list: change(state.list) }))
}

function open({ id }: OpenDocument): void {
  openById(id)
  // The document takes the place of the list.
  if (matchMedia(NARROW).matches) changeList((list) => ({ ...list, isShown: false }))
}

function rowId(id: string | null): string {
  return `row-${id}`
}

function stepOf(key: string, box: HTMLElement | null): number | null {
  const page = Math.max(1, Math.floor((box?.clientHeight ?? 0) / ROW_HEIGHT) - 1)
  switch (key) {
    case 'ArrowDown':
      return 1
    case 'ArrowUp':
      return -1
    case 'PageDown':
      return page
    case 'PageUp':
      return -page
    case 'Home':
      return Number.NEGATIVE_INFINITY
    case 'End':
      return Number.POSITIVE_INFINITY
    default:
      return null
  }
}

/** Whichever way it was opened, its row is seen: below the head, which stays. */
function bringIntoView(box: HTMLElement | null, at: number): void {
  if (box === null || at < 0) return
  const head = box.querySelector('.doc-head')?.clientHeight ?? 0
  const top = at * ROW_HEIGHT
  const room = box.clientHeight - head - ROW_HEIGHT
  if (top < box.scrollTop) box.scrollTop = top
  else if (top > box.scrollTop + room) box.scrollTop = top - room
}
