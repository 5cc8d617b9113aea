import { useEffect, useRef, useState } from 'preact/hooks'
import { changeDocument, type OpenDocument } from '../state/state.ts'
import { passwordOf } from '../unlock/passwords.ts'
import { UnlockForm } from '../unlock/unlock-form.tsx'
import { useWords } from '../words/words.ts'
import { useMarks } from './marks.ts'
import { openPages } from './open-pages.ts'
import { PageSheet } from './page-sheet.tsx'
import type { Pages } from './pages.ts'
import { useScrollToSelection } from './scroll-to-selection.ts'

const ZOOMS: readonly number[] = [1, 1.5, 2, 3]

/** The document as it looks, with what was read marked on it. */
export function PageView({ document }: { readonly document: OpenDocument }) {
  const words = useWords()
  const password = passwordOf(document.id)
  const pages = usePages(document.shown, password)
  const [zoom, setZoom] = useState(1)
  const scroller = useRef<HTMLDivElement>(null)
  const marks = useMarks(document)
  useScrollToSelection(scroller, marks, pages !== null, zoom, setZoom)

  const step = (by: 1 | -1) => setZoom((now) => ZOOMS[ZOOMS.indexOf(now) + by] ?? now)
  return (
    <div class="pages">
      {/* Read, and kept from an earlier window: only its pages are locked. */}
      {pages?.isLocked && ['read', 'text'].includes(document.phase.kind) && document.origin === 'device' && (
        <UnlockForm
          key={password}
          document={document}
          onGiven={() => changeDocument(document.id, (same) => ({ ...same }))}
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section class="pages-scroll" ref={scroller} tabIndex={0} aria-label={words.page.region}>
        <div class="pages-sheets" ref={(element) => element?.style.setProperty('--zoom', String(zoom))}>
          {pages?.sizes.map((size, i) => (
            <PageSheet
              // Pages of one document never change their order.
              key={i}
              pages={pages}
              number={i + 1}
              size={size}
              zoom={zoom}
              marks={marks.filter((mark) => mark.page === i + 1)}
              type={document.type}
            />
          ))}
        </div>
      </section>
      <div class="pages-zoom">
        <button
          type="button"
          aria-label={words.page.smaller}
          disabled={zoom === ZOOMS[0]}
          onClick={() => step(-1)}
        >
          −
        </button>
        <button
          type="button"
          aria-label={words.page.larger}
          disabled={zoom === ZOOMS.at(-1)}
          onClick={() => step(1)}
        >
          +
        </button>
      </div>
    </div>
  )
}

function usePages(files: readonly File[], password: string | undefined): Pages | null {
  const [pages, setPages] = useState<Pages | null>(null)
  useEffect(() => {
    let gone = false
    let opened: Pages | null = null
    void openPages(files, password).then((now) => {
      if (gone) return now.close()
      opened = now
      setPages(now)
    })
    return () => {
      gone = true
      setPages(null)
      opened?.close()
    }
  }, [files, password])
  return pages
}
