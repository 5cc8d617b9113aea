import { READ_KINDS } from '@ficha/element/parts'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useWords } from '../words/words.ts'
import { takeFiles, takePhoto } from './take-files.ts'

/** Files by drop, paste, picker or camera. */
export function DropZone() {
  const words = useWords()
  const picker = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const isOver = useDropAndPaste()
  const takeFrom = (take: (files: readonly File[]) => void) => (event: Event) => {
    if (!(event.currentTarget instanceof HTMLInputElement)) return
    take([...(event.currentTarget.files ?? [])])
    event.currentTarget.value = ''
  }
  return (
    <div class={`drop ${isOver ? 'over' : ''}`}>
      <svg class="drop-picture" viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
        <path d="M14 6h24l12 12v40H14z" class="drop-sheet" />
        <path d="M38 6v12h12" class="drop-fold" />
        <path d="M32 28v18m-8-8 8 8 8-8" class="drop-arrow" />
      </svg>
      <p class="drop-say for-mouse">{words.start.drop}</p>
      <p class="drop-say for-hand">{words.start.photograph}</p>
      <p class="drop-choices">
        <button type="button" class="for-hand" onClick={() => camera.current?.click()}>
          {words.start.camera}
        </button>
        <button type="button" class="choose" onClick={() => picker.current?.click()}>
          {words.start.choose}
        </button>
      </p>
      <p class="soft small">{words.start.formats}</p>
      <input
        ref={picker}
        type="file"
        multiple
        accept={READ_KINDS}
        hidden
        onChange={takeFrom(takeFiles)}
        data-testid="picker"
      />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={takeFrom(takePhoto)}
        data-testid="camera"
      />
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
