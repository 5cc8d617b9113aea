import type { JsonValue } from '@ficha/engine'
import { useState } from 'preact/hooks'
import type { Corrections, Path } from '../state/state.ts'
import { useWords } from '../words/words.ts'
import { correct, pointer, uncorrect } from './corrections.ts'

interface Props {
  readonly id: string
  readonly field: string
  readonly path: Path
  readonly value: JsonValue
  readonly corrections: Corrections
}

/** A person's own value beside the one that was read. */
export function CorrectionForm({ id, field, path, value, corrections }: Props) {
  const words = useWords()
  const [isOpen, setIsOpen] = useState(false)
  const corrected = corrections[pointer(field, path)]
  if (!isOpen) {
    return (
      <p class="row">
        <button type="button" class="quiet correct-open" onClick={() => setIsOpen(true)}>
          {words.correction.open}
        </button>
        {corrected !== undefined && (
          <button type="button" class="quiet" onClick={() => uncorrect(id, field, path)}>
            {words.correction.undo}
          </button>
        )}
      </p>
    )
  }
  const inputId = `correct${pointer(field, path).replaceAll('/', '-')}`
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    if (!(event.currentTarget instanceof HTMLFormElement)) return
    const typed = String(new FormData(event.currentTarget).get('value') ?? '')
    correct(id, field, path, parseLike(value, typed))
    setIsOpen(false)
  }
  return (
    <form class="correction" onSubmit={save}>
      <label for={inputId}>{Array.isArray(value) ? words.correction.lines : words.correction.label}</label>
      <Input id={inputId} value={corrected ?? value} like={value} />
      <p class="row">
        <button type="submit">{words.correction.save}</button>
        <button type="button" class="quiet" onClick={() => setIsOpen(false)}>
          {words.cancel}
        </button>
      </p>
    </form>
  )
}

function Input({
  id,
  value,
  like,
}: {
  readonly id: string
  readonly value: JsonValue
  readonly like: JsonValue
}) {
  const words = useWords()
  if (typeof like === 'boolean') {
    return (
      <select id={id} ref={typeHere} name="value" defaultValue={String(value)}>
        <option value="true">{words.yes}</option>
        <option value="false">{words.no}</option>
      </select>
    )
  }
  const text = Array.isArray(value) ? value.join('\n') : String(value ?? '')
  const isLong = Array.isArray(like) || text.length > LINE_LENGTH
  return isLong ? (
    <textarea id={id} ref={typeHere} name="value" rows={3} defaultValue={text} spellcheck={false} />
  ) : (
    <input id={id} ref={typeHere} name="value" defaultValue={text} autocomplete="off" spellcheck={false} />
  )
}

const LINE_LENGTH = 60

/** The form was opened to type into it. */
function typeHere(input: HTMLElement | null): void {
  input?.focus()
  if (input instanceof HTMLInputElement) input.select()
}

/** What was typed in the JSON type of what was read; nothing typed is null. */
function parseLike(like: JsonValue, typed: string): JsonValue {
  if (typeof like === 'boolean') return typed === 'true'
  if (Array.isArray(like))
    return typed
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
  const text = typed.trim()
  return text === '' ? null : text
}
