import { useEffect, useRef, useState } from 'preact/hooks'
import { useWords } from '../words/words.ts'
import { takeFiles } from './take-files.ts'

/** What the engine reads, and what the browser may turn into it. */
const ACCEPT =
  'application/pdf,image/jpeg,image/png,image/webp,image/tiff,image/heic,image/heif,.pdf,.tif,.tiff,.heic'

/** Files by drop, paste, picker or camera. */
export function DropZone() {
  const words = useWords()
  const picker = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const isOver = useDropAndPaste()
  const take = (event: Event) => {
    if (!(event.currentTarget instanceof HTMLInputElement)) return
    takeFiles([...(event.currentTarget.files ?? [])])
    event.currentTarget.value = ''
  }
  return (
    <div class={`drop ${isOver ? 'over' : ''}`}>
      <svg class="drop-picture" viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
        <path d="M14 6h24l12 12v40H14z" class="drop-sheet" />
        <path d="M38 6v12h12" class="drop-fold" />
        <path d="M32 28v18m-8-8 8 8 8-8" class="drop-arrow" />
      </svg>
      <p class="drop-say">{words.start.drop}</p>
      <p class="row centred">
        <button type="button" onClick={() => picker.current?.click()}>
          {words.start.choose}
        </button>
        <button type="button" class="second camera" onClick={() => camera.current?.click()}>
          {words.start.camera}
        </button>
      </p>
      <p class="soft small">{words.start.formats}</p>
      <input ref={picker} type="file" multiple accept={ACCEPT} hidden onChange={take} data-testid="picker" />
      <input ref={camera} type="file" accept="image/*" capture="environment" hidden onChange={take} />
    </div>
  )
}

/** On the whole page, because aiming is work. */
function useDropAndPaste(): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const over = (event: DragEvent) => {
      event.preventDefault()
      setIsOver(true)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false)
    }
    const drop = (event: DragEvent) => {
      event.preventDefault()
      setIsOver(false)
      takeFiles([...(event.dataTransfer?.files ?? [])])
    }
    const paste = (event: ClipboardEvent) => takeFiles([...(event.clipboardData?.files ?? [])])
    const listeners = new AbortController()
    const { signal } = listeners
    addEventListener('dragover', over, { signal })
    addEventListener('dragleave', leave, { signal })
    addEventListener('drop', drop, { signal })
    addEventListener('paste', paste, { signal })
    return () => listeners.abort()
  }, [])
  return isOver
}
