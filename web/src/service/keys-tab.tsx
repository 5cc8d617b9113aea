import type { ApiKey, FichaClient, Scope } from '@ficha/client'
import type { TargetedSubmitEvent } from 'preact'
import { useCallback, useState } from 'preact/hooks'
import { useWords } from '../words/words.ts'
import { Problem } from './problem.tsx'
import { Secret } from './secret.tsx'
import { useLoaded } from './use-loaded.ts'

const SCOPES: readonly Scope[] = [
  'documents:read',
  'documents:write',
  'documents:delete',
  'webhooks:manage',
  'keys:manage',
  'status:read',
]

export function KeysTab({ client }: { readonly client: FichaClient }) {
  const words = useWords().console.keys
  const { items, task, act } = useLoaded(useCallback(() => client.keys.list(), [client]))
  const [shown, setShown] = useState<string | null>(null)
  const create = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const expires = String(form.get('expiresAt') ?? '')
    act(async () => {
      const issued = await client.keys.create({
        name: String(form.get('name')),
        scopes: SCOPES.filter((scope) => form.getAll('scopes').includes(scope)),
        expiresAt: expires === '' ? undefined : new Date(`${expires}T00:00`),
      })
      setShown(issued.key)
    })
  }
  return (
    <>
      <details class="index-card fold">
        <summary>{words.create}</summary>
        <form class="upload" onSubmit={create}>
          <label>
            {words.name}
            <input name="name" required maxLength={100} autocomplete="off" />
          </label>
          <fieldset class="choices">
            <legend>{words.scopes}</legend>
            {SCOPES.map((scope) => (
              <label key={scope} class="check-line">
                <input type="checkbox" name="scopes" value={scope} defaultChecked={scope !== 'keys:manage'} />{' '}
                {words.scope[scope]}
              </label>
            ))}
          </fieldset>
          <label>
            {words.until}
            <input name="expiresAt" type="date" />
          </label>
          <p>
            <button type="submit" disabled={task.isBusy}>
              {words.create}
            </button>
          </p>
        </form>
      </details>
      {shown !== null && <Secret title={words.shown} text={shown} />}
      <Problem text={task.problem} />
      <div class="index-card">
        <ul class="items two" aria-label={words.heading}>
          {items.map((key) => (
            <KeyItem
              key={key.id}
              apiKey={key}
              isBusy={task.isBusy}
              onRevoke={() => confirm(words.revokeAsk) && act(() => client.keys.revoke(key.id))}
              onRotate={() => act(async () => setShown((await client.keys.rotate(key.id)).key))}
            />
          ))}
        </ul>
      </div>
    </>
  )
}

interface ItemProps {
  readonly apiKey: ApiKey
  readonly isBusy: boolean
  readonly onRevoke: () => void
  readonly onRotate: () => void
}

function KeyItem({ apiKey, isBusy, onRevoke, onRotate }: ItemProps) {
  const words = useWords().console
  const { name, scopes, createdAt, lastUsedAt, expiresAt, revokedAt } = apiKey
  return (
    <li class="item">
      <div class="item-name">
        <p class="strong">{name}</p>
        <p class="soft small">
          {SCOPES.filter((scope) => scopes.includes(scope))
            .map((scope) => words.keys.scope[scope])
            .join(' · ')}
        </p>
        <p class="soft small">
          {words.keys.created} {words.time(createdAt)}
          {lastUsedAt !== null && ` · ${words.keys.used} ${words.time(lastUsedAt)}`}
          {expiresAt !== null && ` · ${words.keys.expires} ${words.time(expiresAt)}`}
        </p>
      </div>
      {revokedAt === null ? (
        <span class="row">
          <button type="button" class="quiet" disabled={isBusy} onClick={onRotate}>
            {words.keys.rotate}
          </button>
          <button type="button" class="quiet danger" disabled={isBusy} onClick={onRevoke}>
            {words.keys.revoke}
          </button>
        </span>
      ) : (
        <span class="status s2">{words.keys.revoked}</span>
      )}
    </li>
  )
}
