import { closeNetwork } from '@ficha/engine/browser'
import { lookAtPictures } from './look-at-pictures.ts'

/** Looks at pictures while the engine reads them. It is asked with files and answers with notes, in the same order. */
closeNetwork()

let last: Promise<void> = Promise.resolve()
self.addEventListener('message', ({ data }: MessageEvent<readonly File[]>) => {
  last = last
    .then(() => lookAtPictures(data))
    .catch(() => [])
    .then((notes) => self.postMessage(notes))
})
// Loaded: nothing is fetched afterwards.
self.postMessage([])
