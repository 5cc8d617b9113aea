import type { KnownType } from '@ficha/client'
import { type AskedType, parseType } from '../state/document-types.ts'
import { useLabels } from '../words/labels.ts'
import { useWords } from '../words/words.ts'

/** What the service can be asked for: here as there, or the text of any page. */
export type ServedType = AskedType | 'text'

export function parseServedType(text: string | undefined): KnownType | undefined {
  return text === 'text' ? text : parseType(text)
}

export function useServedLabel(): (type: ServedType) => string {
  const labels = useLabels()
  const words = useWords().console.text
  return (type) => (type === 'text' ? words.type : labels.ofType(type))
}
