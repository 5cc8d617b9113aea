import type { TextPage } from '@ficha/engine'
import { selectUnit } from './text-selection.ts'
import { unitsOf } from './text-units.ts'

/** Arrows lead from line to line and from cell to cell, over the ends of pages; Enter chooses the one that is focused. */
export function moveByKey(event: KeyboardEvent, pages: readonly TextPage[]): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
  const here = event.target instanceof HTMLElement ? event.target.dataset['unit'] : undefined
  if (here === undefined) return
  const all = pages.flatMap((page) => unitsOf(page).units.map((_, i) => `${page.page}-${i}`))
  const at = all.indexOf(here)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1, Enter: at }[event.key]
  const [page, unit] = (to === undefined ? '' : (all[to] ?? '')).split('-').map(Number)
  if (page === undefined || unit === undefined) return
  event.preventDefault()
  selectUnit(page, unit, 'step')
}
