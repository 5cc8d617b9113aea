import { useLayoutEffect, useState } from 'preact/hooks'

export interface RowsInView {
  readonly first: number
  /** One past the last. */
  readonly end: number
}

/** Rows beyond what is seen, so that a quick wheel meets no gap. */
const MARGIN = 8

/**
 * Which rows of a long list are drawn: all have one height, so that none need be measured.
 *
 * @param scroller scrolls the rows, which begin `headHeight` pixels below its top
 */
export function useRowsInView(
  scroller: { readonly current: HTMLElement | null },
  rowHeight: number,
  count: number,
): RowsInView {
  const [view, setView] = useState<RowsInView>({ first: 0, end: 0 })
  useLayoutEffect(() => {
    const box = scroller.current
    if (box === null) return
    const look = () => {
      const first = Math.max(0, Math.floor(box.scrollTop / rowHeight) - MARGIN)
      const end = Math.ceil((box.scrollTop + box.clientHeight) / rowHeight) + MARGIN
      setView((now) => (now.first === first && now.end === end ? now : { first, end }))
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(box)
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', look)
    }
  }, [scroller, rowHeight, count])
  return { first: Math.min(view.first, count), end: Math.min(view.end, count) }
}
