import { useEffect } from 'preact/hooks'
import { useAppState } from '../state/state.ts'
import type { Mark } from './mark.ts'

/** A page of A4 in fewer CSS pixels than this cannot be read. */
const LEGIBLE_WIDTH = 560
const ZOOM_TO_READ = 2

/** When a field is chosen in the list, the page moves until its first place is in the middle. */
export function useScrollToSelection(
  scroller: { readonly current: HTMLElement | null },
  marks: readonly Mark[],
  isOpen: boolean,
  zoom: number,
  setZoom: (zoom: number) => void,
): void {
  const selection = useAppState((state) => state.selection)
  // The marks follow from the selection.
  useEffect(() => {
    const box = scroller.current
    if (box === null || selection === null || selection.by === 'page') return
    const places = marks.filter((mark) => mark.isSelected)
    const page = Math.min(...places.map((mark) => mark.page))
    const points = places.filter((mark) => mark.page === page).flatMap((mark) => mark.polygon)
    const sheet = box.querySelector(`[data-page="${page}"]`)
    if (points.length === 0 || sheet === null) return
    // Drawn larger first, and scrolled then.
    if (box.clientWidth * zoom < LEGIBLE_WIDTH) return setZoom(ZOOM_TO_READ)
    const frame = sheet.getBoundingClientRect()
    const view = box.getBoundingClientRect()
    const middle = (axis: 0 | 1) => {
      const along = points.map((point) => point[axis])
      return (Math.min(...along) + Math.max(...along)) / 2
    }
    box.scrollTo({
      left: box.scrollLeft + frame.left - view.left + middle(0) * frame.width - view.width / 2,
      top: box.scrollTop + frame.top - view.top + middle(1) * frame.height - view.height / 2,
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    })
  }, [selection, isOpen, zoom])
}
