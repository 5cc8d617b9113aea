import type { FichaClient, TenantSettings } from '@ficha/client'
import { parseProfile } from '@ficha/engine'
import type { TargetedSubmitEvent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { parseJson } from '../review/thresholds.ts'
import { useWords } from '../words/words.ts'
import { Problem } from './problem.tsx'
import { useTask } from './use-task.ts'

/** Which documents are to be looked at: one confidence for all fields, or a profile's own for each. */
export function ReviewSettings({ client }: { readonly client: FichaClient }) {
  const words = useWords().console.review
  const { run, isBusy, problem } = useTask()
  const [settings, setSettings] = useState<TenantSettings | null>(null)
  const [isSaved, setIsSaved] = useState(false)
  const [isWrong, setIsWrong] = useState(false)
  useEffect(() => {
    void run(async () => setSettings(await client.settings.get()))
  }, [client, run])
  const save = (change: Partial<TenantSettings>) => {
    setIsSaved(false)
    setIsWrong(false)
    void run(async () => {
      setSettings(await client.settings.update(change))
      setIsSaved(true)
    })
  }
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const percent = String(new FormData(event.currentTarget).get('below') ?? '').trim()
    save({ reviewBelow: percent === '' ? null : Number(percent) / 100 })
  }
  const take = async ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
    const [file] = currentTarget.files ?? []
    if (file === undefined) return
    const profile = parseProfile(parseJson(await file.text()))
    currentTarget.value = ''
    if (profile !== null) return save({ profile })
    setIsSaved(false)
    setIsWrong(true)
  }
  const below = settings?.reviewBelow ?? null
  const profile = settings?.profile ?? null
  return (
    <form class="upload" onSubmit={submit}>
      <label>
        {words.profile}
        <input
          type="file"
          accept=".json,application/json"
          disabled={isBusy}
          onChange={(event) => void take(event)}
        />
      </label>
      {profile !== null && (
        <p class="row">
          <span>{words.profileInUse(profile.precision)}</span>
          <button type="button" class="second" disabled={isBusy} onClick={() => save({ profile: null })}>
            {words.dropProfile}
          </button>
        </p>
      )}
      {profile === null && (
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
      )}
      <Problem text={isWrong ? words.noProfile : problem} />
      <p class="row">
        {profile === null && (
          <button type="submit" disabled={isBusy}>
            {words.set}
          </button>
        )}
        {isSaved && <span role="status">{words.saved}</span>}
      </p>
    </form>
  )
}
