import type { FichaClient } from '@ficha/client'
import { useCallback, useEffect, useRef } from 'preact/hooks'
import { DocumentSides } from '../evidence/document-sides.tsx'
import { serviceLink } from '../shell/route.ts'
import { type AskedType, DEFAULT_TYPE, parseAsked } from '../state/document-types.ts'
import { store, useAppState } from '../state/state.ts'
import { useWords } from '../words/words.ts'
import { loadServed, servedReview } from './load-served.ts'
import { Problem } from './problem.tsx'
import { ReviewBar } from './review-bar.tsx'
import { TypeOptions } from './type-options.tsx'
import { useTask } from './use-task.ts'

interface Props {
  readonly client: FichaClient
  readonly id: string
}

/** A document of the service in the same view as one that was read here. */
export function ServedDocument({ client, id }: Props) {
  const words = useWords()
  const served = useAppState(({ served }) => (served?.id === id ? served : null))
  const { run, isBusy, problem } = useTask()
  const left = useRef(new AbortController())
  const load = useCallback(() => {
    const { signal } = left.current
    // A page that was left wants no answer any more.
    return loadServed(client, id, signal).catch((error: unknown) => {
      if (!signal.aborted) throw error
    })
  }, [client, id])
  useEffect(() => {
    left.current = new AbortController()
    store.update((state) => ({ ...state, served: null, selection: null }))
    void run(load)
    return () => left.current.abort()
  }, [load, run])

  const remove = () => {
    if (!confirm(words.console.deleteAsk)) return
    void run(async () => {
      await client.delete(id)
      if (!left.current.signal.aborted) location.hash = serviceLink('documents')
    })
  }
  const again = (type?: AskedType) =>
    void run(async () => {
      // What somebody else has corrected meanwhile is not discarded unseen.
      const seen = servedReview.get()
      await client.reprocess(id, { type, version: seen?.id === id ? seen.version : null })
      await load()
    })
  return (
    <div class="document">
      <div class="tabs">
        <nav aria-label={words.console.heading}>
          <a class="back" href={serviceLink('documents')}>
            ← {words.console.tabs.documents}
          </a>
        </nav>
        {served !== null && (
          <p class="row">
            <select
              aria-label={words.console.readAs}
              disabled={isBusy}
              onChange={({ currentTarget }) => again(parseAsked(currentTarget.value) ?? DEFAULT_TYPE)}
            >
              <option value="" selected disabled>
                {words.console.readAs}
              </option>
              <TypeOptions withAuto />
            </select>
            <button type="button" class="quiet" disabled={isBusy} onClick={() => again()}>
              {words.console.readAgain}
            </button>
            <button type="button" class="quiet danger" disabled={isBusy} onClick={remove}>
              {words.console.delete}
            </button>
          </p>
        )}
      </div>
      <Problem text={problem} />
      {served !== null && (
        <DocumentSides document={served}>
          <ReviewBar client={client} document={served} load={load} />
        </DocumentSides>
      )}
      {served === null && isBusy && (
        <p class="soft empty" role="status">
          {words.console.loading}
        </p>
      )}
    </div>
  )
}
