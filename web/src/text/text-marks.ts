import { SURE_MIN } from '@ficha/element/parts'
import type { TextReading } from '@ficha/engine'
import { type Mark, smallLast } from '../evidence/mark.ts'
import type { Selection } from '../state/state.ts'
import { findingOf } from './find.ts'
import type { Search } from './search.ts'
import { isAt, pathOf, TEXT } from './text-selection.ts'
import { unitsOf } from './text-units.ts'

/** Where lines and cells stand, the words of them that may be wrong, and those that are looked for. */
export function textMarks(
  id: string,
  text: TextReading,
  selection: Selection | null,
  search: Search,
): readonly Mark[] {
  const { words: found, current } = findingOf(search, id, text)
  const marks = text.pages.flatMap((own) =>
    unitsOf(own).units.flatMap((unit, i): Mark[] => {
      const { page } = own
      const says = unit.words.map(({ text }) => text).join(' ')
      const common = { field: TEXT, path: pathOf(page, i), page, says }
      const isSelected = isAt(selection, page, i)
      const words = unit.words.flatMap((word, at): Mark[] => {
        const tone = found.has(word) ? 'found' : word.confidence < SURE_MIN ? 'doubtful' : null
        if (tone === null || word.polygon.length === 0) return []
        const { polygon } = word
        return [{ ...common, key: `${page}-${i}-word-${at}`, polygon, tone, isSelected: current.has(word) }]
      })
      const places = unit.places.map(
        (polygon, at): Mark => ({ ...common, key: `${page}-${i}-${at}`, polygon, tone: 'text', isSelected }),
      )
      return [...places, ...words]
    }),
  )
  return smallLast(marks)
}
