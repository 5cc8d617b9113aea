import type { FichaClient } from '@ficha/client'
import { useEffect, useState } from 'preact/hooks'
import { useWords } from '../words/words.ts'
import { Problem } from './problem.tsx'
import { useTask } from './use-task.ts'

/** Below which confidence a document is to be looked at. */
export function ReviewSettings({ client }: { readonly client: FichaClient }) {
  const words = useWords().console.review
  const { run, isBusy, problem } = useTask()
  const [below, setBelow] = useState<number | null>(null)
  const [isSaved, setIsSaved] = useState(false)
  useEffect(() => {
    void run(async () => setBelow((await client.settings.get()).reviewBelow))
  }, [client, run])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!(event.currentTarget instanceof HTMLFormElement)) return
    const percent = String(new FormData(event.currentTarget).get('below') ?? '').trim()
    setIsSaved(false)
    void run(async () => {
      const reviewBelow = percent === '' ? null : Number(percent) / 100
      setBelow((await client.settings.update({ reviewBelow })).reviewBelow)
      setIsSaved(true)
    })
  }
  return (
    <form class="upload" onSubmit={submit}>
      <label>
        {words.below}
        <input
          name="below"
          type="number"
          min={0}
          max={100}
          inputMode="numeric"
          value={below === null ? '' : Math.round(below * 100)}
        />
      </label>
      <Problem text={problem} />
      <p class="row">
        <button type="submit" disabled={isBusy}>
          {words.set}
        </button>
        {isSaved && <span role="status">{words.saved}</span>}
      </p>
    </form>
  )
}
