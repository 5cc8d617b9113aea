import type { FichaClient, KnownType, ReceivedDocument } from '@ficha/client'
import { READ_KINDS } from '@ficha/element/parts'
import { asSendable } from '@ficha/engine/browser'
import type { TargetedSubmitEvent } from 'preact'
import { useState } from 'preact/hooks'
import { serviceLink } from '../shell/route.ts'
import { DEFAULT_TYPE, parseAsked } from '../state/document-types.ts'
import { useStore } from '../state/store.ts'
import { useWords } from '../words/words.ts'
import { Problem } from './problem.tsx'
import { TypeOptions } from './type-options.tsx'
import { uploadProgress } from './upload-host.ts'
import { useTask } from './use-task.ts'

interface Props {
  readonly client: FichaClient
  /** What to send, made when it is sent; null: chosen in this form. */
  readonly files: { readonly type: KnownType; readonly make: () => Promise<readonly File[]> } | null
  readonly onDone?: () => void
}

/** Sends a document, with how far it is. */
export function UploadForm({ client, files, onDone }: Props) {
  const words = useWords().console.upload
  const { run, isBusy, problem } = useTask()
  const [sent, setSent] = useState<ReceivedDocument | null>(null)
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '').trim() || undefined
    const hours = text('retentionHours')
    const chosen = form.getAll('files').filter((file) => file instanceof File)
    void run(async () => {
      const received = await client.upload({
        files: await Promise.all((files === null ? chosen : await files.make()).map(asSendable)),
        type: files?.type ?? parseAsked(text('type')) ?? DEFAULT_TYPE,
        // As it is: a space may be a part of it.
        password: String(form.get('password') ?? '') || undefined,
        externalId: text('externalId'),
        pages: text('pages'),
        retentionHours: hours === undefined ? undefined : Number(hours),
      })
      setSent(received)
      onDone?.()
    })
  }
  return (
    <form class="upload" onSubmit={submit}>
      {files === null && (
        <>
          <label>
            {words.files}
            <input type="file" name="files" multiple required accept={READ_KINDS} />
          </label>
          <label>
            {words.type}
            <select name="type">
              <TypeOptions withAuto />
            </select>
          </label>
          <label>
            {words.pages}
            <input name="pages" placeholder="1,3,5-7" pattern="[0-9,\- ]+" maxLength={200} />
          </label>
        </>
      )}
      <label>
        {words.password}
        <input name="password" type="password" autocomplete="off" />
      </label>
      <label>
        {words.externalId}
        <input name="externalId" maxLength={128} autocomplete="off" />
      </label>
      <label>
        {words.retention}
        <input name="retentionHours" type="number" min={0} max={8760} inputMode="numeric" />
      </label>
      <Problem text={problem} />
      <p class="row">
        <button type="submit" disabled={isBusy}>
          {words.send}
        </button>
        <UploadProgress />
        {sent !== null && (
          <span role="status">
            {words.sent} <a href={serviceLink('documents', sent.id)}>{words.follow}</a>
          </span>
        )}
      </p>
    </form>
  )
}

function UploadProgress() {
  const words = useWords()
  const share = useStore(uploadProgress, (share) => share)
  if (share === null) return null
  return <progress value={share} max={1} aria-label={words.console.upload.sending} />
}
