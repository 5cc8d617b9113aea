import { make } from './dom.ts'
import { READ_KINDS } from './kinds.ts'
import type { Words } from './words.ts'

/** Where a document comes in: by drop, from the picker, from the camera. */
export function intake(words: Words, take: (files: readonly File[]) => void): HTMLElement {
  const takeFrom = (event: Event) => {
    if (!(event.currentTarget instanceof HTMLInputElement)) return
    take([...(event.currentTarget.files ?? [])])
    event.currentTarget.value = ''
  }
  const input = { type: 'file', hidden: true, change: takeFrom }
  const picker = make('input', { ...input, multiple: true, accept: READ_KINDS, class: 'picker' })
  const camera = make('input', { ...input, accept: 'image/*', capture: 'environment' })
  const box = make(
    'div',
    {
      class: 'intake',
      dragover(event) {
        event.preventDefault()
        box.classList.add('over')
      },
      dragleave: () => box.classList.remove('over'),
      drop(event) {
        event.preventDefault()
        box.classList.remove('over')
        if (event instanceof DragEvent) take([...(event.dataTransfer?.files ?? [])])
      },
    },
    make('p', {}, words.drop),
    make(
      'p',
      { class: 'row' },
      make('button', { type: 'button', class: 'camera', click: () => camera.click() }, words.camera),
      make('button', { type: 'button', click: () => picker.click() }, words.choose),
    ),
    picker,
    camera,
  )
  return box
}
