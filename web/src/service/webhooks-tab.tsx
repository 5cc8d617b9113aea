import { DOCUMENT_EVENTS, type FichaClient, type Webhook } from '@ficha/client'
import { useCallback, useState } from 'preact/hooks'
import { serviceLink } from '../shell/route.ts'
import { useWords } from '../words/words.ts'
import { DeliveryLog } from './delivery-log.tsx'
import { Problem } from './problem.tsx'
import { Secret } from './secret.tsx'
import { useLoaded } from './use-loaded.ts'
import { WebhookForm } from './webhook-form.tsx'

interface Props {
  readonly client: FichaClient
  /** Whose deliveries are looked at. */
  readonly openId: string | null
}

export function WebhooksTab({ client, openId }: Props) {
  const words = useWords().console.webhooks
  const { items, task, act } = useLoaded(useCallback(() => client.webhooks.list(), [client]))
  const [secret, setSecret] = useState<string | null>(null)
  return (
    <>
      <details class="index-card fold">
        <summary>{words.create}</summary>
        <WebhookForm
          isBusy={task.isBusy}
          onCreate={(webhook) => act(async () => setSecret((await client.webhooks.create(webhook)).secret))}
        />
      </details>
      {secret !== null && <Secret title={words.secret} text={secret} />}
      <Problem text={task.problem} />
      <div class="index-card">
        <ul class="items three" aria-label={words.heading}>
          {items.map((webhook) => (
            <WebhookItem
              key={webhook.id}
              client={client}
              webhook={webhook}
              isBusy={task.isBusy}
              onAct={act}
              onSecret={setSecret}
            />
          ))}
        </ul>
        {items.length === 0 && !task.isBusy && <p class="soft empty">{words.none}</p>}
      </div>
      {openId !== null && <DeliveryLog key={openId} client={client} webhookId={openId} />}
    </>
  )
}

interface ItemProps {
  readonly client: FichaClient
  readonly webhook: Webhook
  readonly isBusy: boolean
  readonly onAct: (work: () => Promise<unknown>) => void
  readonly onSecret: (secret: string) => void
}

function WebhookItem({ client, webhook, isBusy, onAct, onSecret }: ItemProps) {
  const words = useWords().console.webhooks
  const { id, url, events, enabled, disabledReason, payload } = webhook
  return (
    <li class="item">
      <div class="item-name">
        <p>
          <a href={serviceLink('webhooks', id)}>{url}</a>
        </p>
        <p class="soft small">
          {words.events}{' '}
          {DOCUMENT_EVENTS.filter((event) => events.includes(event))
            .map((event) => words.event[event])
            .join(', ')}{' '}
          · {words.payload[payload]}
        </p>
      </div>
      <span class={`status ${enabled ? 's1' : 's2'}`}>
        {enabled ? words.on : disabledReason === null ? words.off : words.disabled[disabledReason]}
      </span>
      <span class="row">
        <button
          type="button"
          class="quiet"
          disabled={isBusy}
          onClick={() => onAct(() => client.webhooks.test(id))}
        >
          {words.test}
        </button>
        <button
          type="button"
          class="quiet"
          disabled={isBusy}
          onClick={() => onAct(() => client.webhooks.update(id, { enabled: !enabled }))}
        >
          {enabled ? words.switchOff : words.switchOn}
        </button>
        <button
          type="button"
          class="quiet"
          disabled={isBusy}
          onClick={() => onAct(async () => onSecret((await client.webhooks.rotateSecret(id)).secret))}
        >
          {words.rotate}
        </button>
        <button
          type="button"
          class="quiet danger"
          disabled={isBusy}
          onClick={() => confirm(words.deleteAsk) && onAct(() => client.webhooks.delete(id))}
        >
          {words.delete}
        </button>
      </span>
    </li>
  )
}
