import { useAppState } from '../state/state.ts'
import { useWords } from '../words/words.ts'

/** What `ficha label` is at, above everything else. */
export function LabelBar() {
  const words = useWords().label
  const label = useAppState((state) => state.label)
  if (label === null) return null
  return (
    <p class={`label-bar ${label.problem === null ? '' : 'bad'}`} role="status">
      {label.problem === null ? words.state(label.folder, label.done, label.total) : words[label.problem]}
    </p>
  )
}
