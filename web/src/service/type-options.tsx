import { TYPES_BY_USE } from '../state/document-types.ts'
import { useWords } from '../words/words.ts'

/** The document types, to choose one of in a form. */
export function TypeOptions() {
  const { types } = useWords()
  return TYPES_BY_USE.map((type) => (
    <option key={type} value={String(type)}>
      {types[type].name}
    </option>
  ))
}
