import { type AskedType, TYPES_BY_USE } from '../state/document-types.ts'
import { useLabels } from '../words/labels.ts'

/** What a document can be read as, to choose one of in a form; `withAuto`: or that the service finds it, which stands first. */
export function TypeOptions({ withAuto = false }: { readonly withAuto?: boolean }) {
  const labels = useLabels()
  const types: readonly AskedType[] = [...(withAuto ? ['auto' as const] : []), ...TYPES_BY_USE, 'text']
  return types.map((type) => (
    <option key={type} value={String(type)}>
      {labels.ofType(type)}
    </option>
  ))
}
