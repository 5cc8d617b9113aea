import type { PageSize } from '@ficha/element/parts'
import { outlineOf } from '@ficha/element/parts'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { AskedType } from '../state/document-types.ts'
import { store, useAppState } from '../state/state.ts'
import { useLabels } from '../words/labels.ts'
import { useWords } from '../words/words.ts'
import type { Mark } from './mark.ts'
import type { Pages } from './pages.ts'

interface Props {
  readonly pages: Pages
  /** From 1. */
  readonly number: number
  readonly size: PageSize
  readonly zoom: number
  readonly marks: readonly Mark[]
  readonly type: AskedType
}

/** Wider canvases take more memory than a phone has for a document of many pages. */
const PIXEL_WIDTH_MAX = 2400

/** One page: drawn while it is near what is seen, its marks above it. */
export function PageSheet({ pages, number, size, zoom, marks, type }: Props) {
  const words = useWords()
  const labels = useLabels()
  const sheet = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const isPrinting = useAppState((state) => state.isPrinting)
  const isNear = useIsNear(sheet) || isPrinting
  const [isUnseen, setIsUnseen] = useState(false)

  useEffect(() => {
    sheet.current?.style.setProperty('aspect-ratio', `${size.width} / ${size.height}`)
    sheet.current?.style.setProperty('--ratio', String(size.width / size.height))
  }, [size])

  useEffect(() => {
    const target = canvas.current
    if (!isNear || target === null || sheet.current === null) return
    const width = Math.min(PIXEL_WIDTH_MAX, sheet.current.clientWidth * devicePixelRatio)
    // Drawn beside the old picture and put in its place at once, so that nothing flickers.
    const fresh = document.createElement('canvas')
    const drawing = pages.draw(number, fresh, Math.max(1, Math.round(width)))
    let isGone = false
    void drawing.done.then((isDrawn) => {
      if (isGone) return
      setIsUnseen(!isDrawn)
      if (isDrawn) show(fresh, target)
      sheet.current?.classList.add('drawn')
    })
    return () => {
      isGone = true
      drawing.cancel()
      show(null, target)
      sheet.current?.classList.remove('drawn')
    }
  }, [pages, number, isNear, zoom])

  return (
    <div class={`sheet ${isUnseen ? 'unseen' : ''}`} ref={sheet} data-page={number}>
      <canvas ref={canvas} role="img" aria-label={words.page.number(number, pages.sizes.length)} />
      {isUnseen && <p>{words.page.unseen}</p>}
      {/* The list beside it says the same to a keyboard and a screen reader. */}
      <svg class="marks" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        {marks.map((mark) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for pointers; see above
          <polygon
            key={mark.key}
            class={`mark ${mark.tone} ${mark.isSelected ? 'selected' : ''}`}
            data-field={mark.field}
            points={outlineOf(mark.polygon, size).join(' ')}
            onClick={() => select(mark)}
          >
            <title>{mark.says ?? labels.ofField(type, mark.field)}</title>
          </polygon>
        ))}
      </svg>
    </div>
  )
}

function select({ field, path }: Mark): void {
  store.update((state) => ({ ...state, selection: { field, path, by: 'page' } }))
}

function show(drawn: HTMLCanvasElement | null, target: HTMLCanvasElement): void {
  target.width = drawn?.width ?? 0
  target.height = drawn?.height ?? 0
  if (drawn !== null && drawn.width > 0) target.getContext('2d')?.drawImage(drawn, 0, 0)
}

function useIsNear(sheet: { readonly current: HTMLElement | null }): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (sheet.current === null) return
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false),
      {
        rootMargin: '50%',
      },
    )
    observer.observe(sheet.current)
    return () => observer.disconnect()
  }, [sheet])
  return isNear
}
