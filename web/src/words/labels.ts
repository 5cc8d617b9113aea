import { type FieldSchemas, type Label, schemaOf, type ValueKind } from '@ficha/engine'
import { type AskedType, isType } from '../state/document-types.ts'
import { type Path, useAppState } from '../state/state.ts'
import { useWords } from './words.ts'

/** What the schema of a document type says of a part of its `data`. */
export interface SchemaPart {
  readonly label: Label
  readonly kind: ValueKind
}

/** The field, or the item or member of it that a path leads to; undefined where the schema has no such part. */
export function partAt(type: AskedType, name: string, path: Path): SchemaPart | undefined {
  if (!isType(type)) return undefined
  const fields: FieldSchemas = schemaOf(type).fields
  return path.reduce<SchemaPart | undefined>(partOf, fields[name])
}

/** The same of what stands beside the fields of `data`. */
export function morePartAt(type: AskedType, name: string, path: Path): SchemaPart | undefined {
  if (!isType(type)) return undefined
  const more: FieldSchemas = schemaOf(type).more
  return path.reduce<SchemaPart | undefined>(partOf, more[name])
}

function partOf(part: SchemaPart | undefined, step: string | number): SchemaPart | undefined {
  if (part?.kind.kind === 'list') return { label: part.label, kind: part.kind.of }
  return part?.kind.kind === 'group' ? part.kind.members[step] : undefined
}

/** Words for document types and their fields, which the schemas have in every language. */
export function useLabels() {
  const language = useAppState((state) => state.language)
  const words = useWords()
  return {
    ofType: (type: AskedType) =>
      isType(type) ? schemaOf(type).label[language] : type === 'auto' ? words.start.find : words.text.type,
    hintOf: (type: AskedType) =>
      isType(type) ? schemaOf(type).hint[language] : type === 'auto' ? words.start.findHint : words.text.hint,
    ofField: (type: AskedType, name: string, path: Path = []) =>
      partAt(type, name, path)?.label[language] ?? name,
    ofMore: (type: AskedType, name: string) => morePartAt(type, name, [])?.label[language] ?? name,
  }
}
