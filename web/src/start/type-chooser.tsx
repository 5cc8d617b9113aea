import { DOCUMENT_TYPES, type DocumentType } from '@ficha/engine'
import { store, useAppState } from '../state/state.ts'
import { useWords } from '../words/words.ts'

/** In the order in which people come with them. */
const ORDER: readonly DocumentType[] = DOCUMENT_TYPES.toSorted((a, b) => b - a)

export function TypeChooser() {
  const words = useWords()
  const chosen = useAppState((state) => state.type)
  return (
    <fieldset class="types">
      <legend>{words.start.which}</legend>
      {ORDER.map((type) => (
        <label key={type} class="type">
          <input
            type="radio"
            name="type"
            value={type}
            checked={type === chosen}
            onChange={() => store.update((state) => ({ ...state, type }))}
          />
          <span class="type-name">{words.types[type].name}</span>
          <span class="type-hint">{words.types[type].hint}</span>
        </label>
      ))}
    </fieldset>
  )
}
