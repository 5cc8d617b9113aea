import { type Path, type Selection, store } from '../state/state.ts'

/** As the selection names what is no field. */
export const TEXT = 'text'

/** @param unit of the page, from 0 */
export function pathOf(page: number, unit: number): Path {
  return [page, unit]
}

export function isAt(selection: Selection | null, page: number, unit: number): boolean {
  return selection?.field === TEXT && selection.path[0] === page && selection.path[1] === unit
}

export function selectUnit(page: number, unit: number, by: Selection['by']): void {
  store.update((state) => ({ ...state, selection: { field: TEXT, path: pathOf(page, unit), by } }))
}
