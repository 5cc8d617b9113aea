import { useWords } from '../words/words.ts'

/** Something that the service shows this once. */
export function Secret({ title, text }: { readonly title: string; readonly text: string }) {
  const words = useWords().console
  return (
    <div class="secret" role="status">
      <p>
        <strong>{title}</strong> {words.once}
      </p>
      <p class="row">
        <code>{text}</code>
        <button type="button" class="second" onClick={() => void navigator.clipboard.writeText(text)}>
          {words.copy}
        </button>
      </p>
    </div>
  )
}
