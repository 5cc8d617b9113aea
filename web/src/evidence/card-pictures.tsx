import type { ExtractionResult, PictureReport } from '@ficha/engine'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { OpenDocument } from '../state/state.ts'
import { passwordOf } from '../unlock/passwords.ts'
import { useWords } from '../words/words.ts'
import { cutOut } from './cut-out.ts'
import { openPages } from './open-pages.ts'

interface Props {
  readonly document: OpenDocument
  readonly reading: ExtractionResult
}

/** Portrait and signature of a card, cut out of its page when somebody asks, and kept nowhere. */
export function CardPictures({ document, reading: { pictures = [] } }: Props) {
  const words = useWords().pictures
  const [isShown, setIsShown] = useState(false)
  if (pictures.length === 0) return null
  return (
    <section class="card-pictures" aria-label={words.region}>
      <button type="button" class="quiet" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
        {isShown ? words.hide : words.show}
      </button>
      {isShown && (
        <div class="row">
          {pictures.map((picture) => (
            <Cut key={`${picture.kind}-${picture.page}`} document={document} picture={picture} />
          ))}
        </div>
      )}
    </section>
  )
}

/** A portrait shows well at this width of its page. */
const PAGE_PIXELS = 1600

function Cut({ document, picture }: { readonly document: OpenDocument; readonly picture: PictureReport }) {
  const words = useWords()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isUnseen, setIsUnseen] = useState(false)
  useEffect(() => {
    let isGone = false
    void openPages(document.shown, passwordOf(document.id)).then(async (pages) => {
      const page = window.document.createElement('canvas')
      const isDrawn = await pages.draw(picture.page, page, PAGE_PIXELS).done
      pages.close()
      if (isGone) return
      setIsUnseen(!isDrawn)
      if (isDrawn && canvas.current) cutOut(page, picture.polygon, canvas.current)
    })
    return () => {
      isGone = true
    }
  }, [document.shown, document.id, picture])
  return (
    <figure>
      <canvas ref={canvas} role="img" aria-label={words.pictures[picture.kind]} hidden={isUnseen} />
      <figcaption class="soft small">
        {words.pictures[picture.kind]}
        {isUnseen && ` – ${words.page.unseen}`}
      </figcaption>
    </figure>
  )
}
