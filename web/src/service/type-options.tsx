import { TYPES_BY_USE } from '../state/document-types.ts'
import { type ServedType, useServedLabel } from './served-types.ts'

/** The document types, to choose one of in a form; `withAuto`: or that the service finds it, which stands first. */
export function TypeOptions({ withAuto = false }: { readonly withAuto?: boolean }) {
  const labelOf = useServedLabel()
  const types: readonly ServedType[] = [...(withAuto ? ['auto' as const] : []), ...TYPES_BY_USE, 'text']
  return types.map((type) => (
    <option key={type} value={String(type)}>
      {labelOf(type)}
    </option>
  ))
}
