import type { TargetedSubmitEvent } from 'preact'
import { useState } from 'preact/hooks'
import type { OpenDocument } from '../state/state.ts'
import { useWords } from '../words/words.ts'
import { keepPassword, passwordOf } from './passwords.ts'

interface Props {
  readonly document: OpenDocument
  /** The password is there: read or draw with it. */
  readonly onGiven: () => void
}

/** Asks for the password of a PDF that is locked. */
export function UnlockForm({ document, onGiven }: Props) {
  const words = useWords().unlock
  const [wasGiven] = useState(() => passwordOf(document.id) !== undefined)
  const [isWrong, setIsWrong] = useState(wasGiven)
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // As it is: a space may be a part of it.
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    if (keepPassword(document.id, password)) onGiven()
    else setIsWrong(true)
  }
  const id = `password-${document.id}`
  return (
    <form class="unlock" onSubmit={submit}>
      <label for={id}>{words.label}</label>
      <input
        id={id}
        // Whoever has typed a wrong one goes on typing.
        ref={(input) => void (wasGiven && input?.focus())}
        name="password"
        type="password"
        required
        autocomplete="off"
        spellcheck={false}
        aria-invalid={isWrong}
        aria-describedby={`${id}-note`}
      />
      <p id={`${id}-note`} class={isWrong ? 'wrong' : 'soft small'} role={isWrong ? 'alert' : undefined}>
        {isWrong ? words.wrong : words.note}
      </p>
      <p class="row">
        <button type="submit">{words.open}</button>
      </p>
    </form>
  )
}
