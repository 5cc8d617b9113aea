import { DOCUMENT_EVENTS, type DocumentEventType, type NewWebhook } from '@ficha/client'
import type { TargetedSubmitEvent } from 'preact'
import { useWords } from '../words/words.ts'

const USUAL: readonly DocumentEventType[] = ['document.finished', 'document.failed']

interface Props {
  readonly isBusy: boolean
  readonly onCreate: (webhook: NewWebhook) => void
}

export function WebhookForm({ isBusy, onCreate }: Props) {
  const words = useWords().console.webhooks
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    onCreate({
      url: String(form.get('url')),
      events: DOCUMENT_EVENTS.filter((known) => form.getAll('events').includes(known)),
      payload: form.get('payload') === 'full' ? 'full' : 'thin',
    })
  }
  return (
    <form class="upload" onSubmit={submit}>
      <label>
        {words.url}
        <input name="url" type="url" required placeholder="https://" autocomplete="off" />
      </label>
      <fieldset class="choices">
        <legend>{words.events}</legend>
        {DOCUMENT_EVENTS.map((event) => (
          <label key={event} class="check-line">
            <input type="checkbox" name="events" value={event} defaultChecked={USUAL.includes(event)} />{' '}
            {words.event[event]}
          </label>
        ))}
      </fieldset>
      <label>
        {words.payloadLabel}
        <select name="payload">
          <option value="thin">{words.payload.thin}</option>
          <option value="full">{words.payload.full}</option>
        </select>
      </label>
      <p>
        <button type="submit" disabled={isBusy}>
          {words.create}
        </button>
      </p>
    </form>
  )
}
