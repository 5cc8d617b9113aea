import { TYPES_BY_USE } from '../state/document-types.ts'
import { useLabels } from '../words/labels.ts'

/** The document types, to choose one of in a form. */
export function TypeOptions() {
  const labels = useLabels()
  return TYPES_BY_USE.map((type) => (
    <option key={type} value={String(type)}>
      {labels.ofType(type)}
    </option>
  ))
}
