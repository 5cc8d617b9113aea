import { TYPES_BY_USE } from '../state/document-types.ts'
import { store, useAppState } from '../state/state.ts'
import { useLabels } from '../words/labels.ts'
import { useWords } from '../words/words.ts'

export function TypeChooser() {
  const words = useWords()
  const labels = useLabels()
  const chosen = useAppState((state) => state.type)
  return (
    <fieldset class="types">
      <legend>{words.start.which}</legend>
      {(['auto', ...TYPES_BY_USE, 'text'] as const).map((type) => (
        <label key={type} class="type">
          <input
            type="radio"
            name="type"
            value={type}
            checked={type === chosen}
            onChange={() => store.update((state) => ({ ...state, type }))}
          />
          <span class="type-name">{labels.ofType(type)}</span>
          <span class="type-hint">{labels.hintOf(type)}</span>
        </label>
      ))}
    </fieldset>
  )
}
