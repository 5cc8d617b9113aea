import { showValue } from '@ficha/element/parts'
import type { Words } from '../words/words.ts'

/** @param day YYYY-MM-DD */
export function shownDay(day: string, words: Words): string {
  return showValue(day, { kind: 'date' }, words, 'pt')
}
