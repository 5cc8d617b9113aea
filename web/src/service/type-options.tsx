import { type AskedType, TYPES_BY_USE } from '../state/document-types.ts'
import { useLabels } from '../words/labels.ts'

/** The document types, to choose one of in a form; `withAuto`: or that the service finds it, which stands first. */
export function TypeOptions({ withAuto = false }: { readonly withAuto?: boolean }) {
  const labels = useLabels()
  const types: readonly AskedType[] = withAuto ? ['auto', ...TYPES_BY_USE] : TYPES_BY_USE
  return types.map((type) => (
    <option key={type} value={String(type)}>
      {labels.ofType(type)}
    </option>
  ))
}
