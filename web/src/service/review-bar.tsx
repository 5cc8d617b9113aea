import { type FichaClient, FichaError } from '@ficha/client'
import type { JsonValue } from '@ficha/engine'
import { useState } from 'preact/hooks'
import { applyCorrections, parsePointer } from '../evidence/corrections.ts'
import type { OpenDocument } from '../state/state.ts'
import { useStore } from '../state/store.ts'
import { useWords } from '../words/words.ts'
import { servedReview } from './load-served.ts'
import { Problem } from './problem.tsx'
import { ProfileJudgement } from './profile-judgement.tsx'
import { useTask } from './use-task.ts'

/** What a person says of the document: corrections are saved in the service, and the document is confirmed. */
export function ReviewBar({
  client,
  document,
  load,
}: {
  readonly client: FichaClient
  readonly document: OpenDocument
  /** Shows it as the service has it now. */
  readonly load: () => Promise<void>
}) {
  const words = useWords().console.review
  const served = useStore(servedReview, (review) => review)
  const { run, isBusy, problem } = useTask()
  const [isConflict, setIsConflict] = useState(false)
  const [isSaved, setIsSaved] = useState(false)
  if (document.phase.kind !== 'read' || served?.id !== document.id) return null
  const { reading } = document.phase
  const { state } = served
  const names = changedFields(document.corrections, served.corrections)
  const reload = () => {
    setIsConflict(false)
    return load()
  }
  const send = (review?: 'needed' | 'done') =>
    void run(async () => {
      setIsSaved(false)
      const corrected = applyCorrections(reading.data, document.corrections)
      const values: Record<string, JsonValue> = Object.fromEntries(
        names.map((name) => [name, corrected[name] ?? null]),
      )
      try {
        await client.correct(document.id, { values, review, version: served.version })
      } catch (error) {
        if (!(error instanceof FichaError) || error.code !== 'version_conflict') throw error
        setIsConflict(true)
        return
      }
      await reload()
      setIsSaved(true)
    })
  return (
    <section class={`review ${state}`} aria-label={words.state.needed}>
      <p>
        {state === 'needed' ? words.needed : state === 'done' ? words.done : words.ask}
        {names.length > 0 && <strong> {words.unsaved(names.length)}</strong>}
      </p>
      {served.judgement !== null && state !== 'done' && (
        <ProfileJudgement type={document.type} judgement={served.judgement} />
      )}
      <p class="row">
        {names.length > 0 && (
          <button type="button" class="second" disabled={isBusy} onClick={() => send()}>
            {words.save}
          </button>
        )}
        {(state !== 'done' || names.length > 0) && (
          <button type="button" disabled={isBusy} onClick={() => send('done')}>
            {words.confirm}
          </button>
        )}
        {state === 'done' && (
          <button type="button" class="quiet" disabled={isBusy} onClick={() => send('needed')}>
            {words.reopen}
          </button>
        )}
        {isSaved && names.length === 0 && <span role="status">{words.saved}</span>}
      </p>
      {isConflict && (
        <p class="problem" role="alert">
          {words.conflict}{' '}
          <button type="button" class="quiet" onClick={() => void run(reload)}>
            {words.reload}
          </button>
        </p>
      )}
      <Problem text={problem} />
    </section>
  )
}

/** Fields of which something else is said here than the service has. */
function changedFields(here: OpenDocument['corrections'], there: OpenDocument['corrections']): string[] {
  const places = [...new Set([...Object.keys(here), ...Object.keys(there)])]
  const changed = places.filter((at) => JSON.stringify(here[at]) !== JSON.stringify(there[at]))
  return [...new Set(changed.map((at) => parsePointer(at)[0] ?? ''))]
}
