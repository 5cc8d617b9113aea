import { showValue } from '@ficha/element/parts'
import type { JsonValue, ValueKind } from '@ficha/engine'
import type { TargetedSubmitEvent } from 'preact'
import { useState } from 'preact/hooks'
import { type OpenDocument, type Path, store, useAppState } from '../state/state.ts'
import { partAt } from '../words/labels.ts'
import type { Language } from '../words/language.ts'
import { useWords, type Words } from '../words/words.ts'
import { correct, pointer, uncorrect } from './corrections.ts'

interface Props {
  readonly document: OpenDocument
  readonly field: string
  /** Of the part that is corrected; a list of texts is corrected as one. */
  readonly path: Path
  /** As it stands. */
  readonly value: JsonValue
}

/** A person's own value beside the one that was read, in a person's spelling. */
export function CorrectionForm({ document, field, path, value }: Props) {
  const words = useWords()
  const [isOpen, setIsOpen] = useState(false)
  const [isWrong, setIsWrong] = useState(false)
  const at = pointer(field, path)
  if (!isOpen) {
    return (
      <p class="row">
        <button type="button" class="quiet correct-open" onClick={() => setIsOpen(true)}>
          {words.correction.open}
        </button>
        {at in document.corrections && (
          <button type="button" class="quiet" onClick={() => uncorrect(document.id, field, path)}>
            {words.correction.undo}
          </button>
        )}
      </p>
    )
  }
  const inputId = `correct${at.replaceAll('/', '-')}`
  const kind = partAt(document.type, field, path)?.kind ?? { kind: 'text' }
  const close = () => {
    setIsOpen(false)
    setIsWrong(false)
    // The row of the field takes the focus, wherever its value has moved it.
    store.update((state) => ({ ...state, selection: state.selection && { ...state.selection, by: 'step' } }))
  }
  const save = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('value') ?? '')
    if (correct(document, field, path, typed)) close()
    else setIsWrong(true)
  }
  return (
    <form
      class="correction"
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
      }}
    >
      <label for={inputId}>{kind.kind === 'list' ? words.correction.lines : words.correction.label}</label>
      <Input id={inputId} value={value} kind={kind} isWrong={isWrong} />
      <p id={`${inputId}-wrong`} class="wrong" role="alert">
        {isWrong && (words.correction.wrong[kind.kind] ?? words.correction.wrong.other)}
      </p>
      <p class="row">
        <button type="submit">{words.correction.save}</button>
        <button type="button" class="quiet" onClick={close}>
          {words.cancel}
        </button>
      </p>
    </form>
  )
}

interface InputProps {
  readonly id: string
  readonly value: JsonValue
  readonly kind: ValueKind
  readonly isWrong: boolean
}

function Input({ id, value, kind, isWrong }: InputProps) {
  const words = useWords()
  const language = useAppState((state) => state.language)
  const choices = choicesOf(kind, words, language)
  if (choices !== null) {
    return (
      <select id={id} ref={typeHere} name="value">
        {choices.map(([code, label]) => (
          <option key={code} value={code} selected={code === String(value ?? '')}>
            {label}
          </option>
        ))}
      </select>
    )
  }
  const items = Array.isArray(value) ? value : [value]
  const text = items.map((item) => showValue(item, kind, words, language)).join('\n')
  const more = {
    id,
    ref: typeHere,
    name: 'value',
    defaultValue: text,
    spellcheck: false,
    'aria-invalid': isWrong,
    'aria-describedby': `${id}-wrong`,
  }
  const isLong = kind.kind === 'list' || text.length > LINE_LENGTH
  return isLong ? <textarea {...more} rows={3} /> : <input {...more} autocomplete="off" />
}

const LINE_LENGTH = 60

/** Code and label of each value that there is; null where people write. */
function choicesOf(
  kind: ValueKind,
  words: Words,
  language: Language,
): readonly (readonly [string, string])[] | null {
  switch (kind.kind) {
    case 'flag':
      return [
        ['true', words.yes],
        ['false', words.no],
      ]
    case 'code':
      return [
        ['', ''],
        ...Object.entries(kind.codes).map(([code, label]) => [code, label[language]] as const),
      ]
    default:
      return null
  }
}

/** The form was opened to type into it. */
function typeHere(input: HTMLElement | null): void {
  if (input === null || input === document.activeElement) return
  input.focus()
  if (input instanceof HTMLInputElement) input.select()
}
