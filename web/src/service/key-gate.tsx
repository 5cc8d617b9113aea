import type { TargetedSubmitEvent } from 'preact'
import { useWords } from '../words/words.ts'
import { connect, keepKey } from './connection.ts'
import { Problem } from './problem.tsx'
import { useTask } from './use-task.ts'

/** Any list that every kind of key may ask for would do; a key that does not work is told at once. */
async function tryKey(apiKey: string): Promise<void> {
  for await (const _ of connect(apiKey).list({ pageSize: 1 })) return
}

/** Asks for the API key. */
export function KeyGate() {
  const words = useWords()
  const { run, isBusy, problem } = useTask()
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const apiKey = String(form.get('key') ?? '').trim()
    void run(async () => {
      await tryKey(apiKey)
      keepKey(apiKey, form.get('keep') !== null)
    })
  }
  return (
    <form class="index-card gate" onSubmit={submit}>
      <h2>{words.console.key.heading}</h2>
      <p class="soft">{words.console.key.why}</p>
      <label for="api-key">{words.console.key.label}</label>
      <input id="api-key" name="key" type="password" required autocomplete="off" spellcheck={false} />
      <label class="check-line">
        <input type="checkbox" name="keep" /> {words.console.key.keep}
      </label>
      <Problem text={problem} />
      <button type="submit" disabled={isBusy}>
        {words.console.key.use}
      </button>
    </form>
  )
}
