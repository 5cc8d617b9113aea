import type { Delivery, DeliveryStatus, FichaClient } from '@ficha/client'
import { useCallback, useState } from 'preact/hooks'
import { useWords } from '../words/words.ts'
import { Problem } from './problem.tsx'
import { useLoaded } from './use-loaded.ts'

const STATUSES: readonly DeliveryStatus[] = ['pending', 'delivered', 'exhausted', 'cancelled']
/** The newest; the API has the rest. */
const SHOWN = 50
const DAY_MS = 86_400_000

interface Props {
  readonly client: FichaClient
  readonly webhookId: string
}

/** What was sent to one webhook, with every attempt. */
export function DeliveryLog({ client, webhookId }: Props) {
  const words = useWords().console.webhooks
  const [status, setStatus] = useState<DeliveryStatus | undefined>(undefined)
  const load = useCallback(async () => {
    const deliveries: Delivery[] = []
    for await (const delivery of client.webhooks.deliveries(webhookId, { status })) {
      deliveries.push(delivery)
      if (deliveries.length === SHOWN) break
    }
    return deliveries
  }, [client, webhookId, status])
  const { items, task, reload, act } = useLoaded(load)
  return (
    <section aria-label={words.log}>
      <div class="console-head">
        <h2>{words.log}</h2>
        <p class="row">
          <label class="inline">
            {words.only}{' '}
            <select
              onChange={(event) => setStatus(STATUSES.find((known) => known === event.currentTarget.value))}
            >
              <option value="">{words.every}</option>
              {STATUSES.map((known) => (
                <option key={known} value={known}>
                  {words.status[known]}
                </option>
              ))}
            </select>
          </label>
          <button type="button" class="quiet" onClick={() => void reload()}>
            {words.reload}
          </button>
          <button
            type="button"
            class="quiet"
            disabled={task.isBusy}
            onClick={() =>
              act(() => client.webhooks.recover(webhookId, { since: new Date(Date.now() - DAY_MS) }))
            }
          >
            {words.recover}
          </button>
        </p>
      </div>
      <Problem text={task.problem} />
      <div class="index-card">
        <ul class="items" aria-label={words.log}>
          {items.map((delivery) => (
            <DeliveryItem
              key={delivery.id}
              delivery={delivery}
              isBusy={task.isBusy}
              onResend={() => act(() => client.webhooks.resend(delivery.id))}
            />
          ))}
        </ul>
        {items.length === 0 && !task.isBusy && <p class="soft empty">{words.noDeliveries}</p>}
      </div>
    </section>
  )
}

function DeliveryItem({
  delivery,
  isBusy,
  onResend,
}: {
  readonly delivery: Delivery
  readonly isBusy: boolean
  readonly onResend: () => void
}) {
  const words = useWords().console
  const { event, status, attempts, createdAt } = delivery
  return (
    <li class="item">
      <span class="item-name">{event}</span>
      <span class={`status ${status === 'delivered' ? 's1' : status === 'pending' ? 's0' : 's2'}`}>
        {words.webhooks.status[status]}
      </span>
      <time class="soft small" dateTime={createdAt.toISOString()}>
        {words.time(createdAt)}
      </time>
      <button type="button" class="quiet" disabled={isBusy} onClick={onResend}>
        {words.webhooks.resend}
      </button>
      {attempts.length > 0 && (
        <details class="attempts">
          <summary>{words.webhooks.attempts(attempts.length)}</summary>
          <ol>
            {attempts.map(({ number, startedAt, durationMs, responseStatus, error }) => (
              <li key={number}>
                {words.time(startedAt)} · {responseStatus ?? error ?? '?'} · {durationMs} ms
              </li>
            ))}
          </ol>
        </details>
      )}
    </li>
  )
}
