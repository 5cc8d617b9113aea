import type { DocumentSummary, FichaClient, KnownType, Review } from '@ficha/client'
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks'
import { type Task, useTask } from './use-task.ts'

export interface Filter {
  readonly type?: KnownType | undefined
  readonly status?: DocumentSummary['status'] | undefined
  readonly externalId?: string | undefined
  readonly review?: Review['state'] | undefined
  readonly documentValidation?: boolean | undefined
  readonly leastConfidenceBelow?: number | undefined
  readonly createdAfter?: Date | undefined
  readonly createdBefore?: Date | undefined
}

export interface DocumentList {
  readonly documents: readonly DocumentSummary[]
  readonly hasMore: boolean
  readonly task: Task
  readonly more: () => void
  readonly reload: () => void
}

const PAGE = 20
/** Held requests at the same time: a browser keeps six to a host, and a person needs some. */
const WATCHED_MAX = 3

/** Documents of the service, newest first; those being read are followed to their end. */
export function useDocumentList(client: FichaClient, filter: Filter): DocumentList {
  const [documents, setDocuments] = useState<readonly DocumentSummary[]>([])
  const [hasMore, setHasMore] = useState(false)
  const [generation, setGeneration] = useState(0)
  const task = useTask()
  const { run } = task
  const list = useMemo(
    () => client.list({ ...filter, names: true, pageSize: PAGE }),
    [client, filter, run, generation],
  )

  const take = useCallback(
    (isFirst: boolean) =>
      run(async (isLatest) => {
        const page: DocumentSummary[] = []
        let isEnd = false
        try {
          while (page.length < PAGE && !isEnd) {
            const next = await list.next()
            if (next.done) isEnd = true
            else page.push(next.value)
          }
        } finally {
          // What came before a failure is shown, and may be gone on from.
          if (isLatest()) {
            setDocuments((known) => (isFirst ? page : [...known, ...page]))
            setHasMore(!isEnd)
          }
        }
      }),
    [run, list],
  )
  useEffect(() => void take(true), [take])

  const received = documents.filter(({ status }) => status === 0).slice(0, WATCHED_MAX)
  const watched = received.map(({ id }) => id).join(' ')
  useEffect(() => {
    const left = new AbortController()
    for (const id of watched.match(/\S+/g) ?? []) {
      client
        .waitFor(id, { signal: left.signal })
        .then((ended) =>
          // What the list alone tells of it stays.
          setDocuments((known) =>
            known.map((document) => (document.id === id ? { ...document, ...ended } : document)),
          ),
        )
        // Deleted meanwhile, or this page was left: the list says so when it is loaded again.
        .catch(() => {})
    }
    return () => left.abort()
  }, [client, watched])

  return {
    documents,
    hasMore,
    task,
    more: () => void take(false),
    reload: () => setGeneration((count) => count + 1),
  }
}
