import { makePictures } from '../documents/pictures.ts'
import type { TestDocument } from './documents.ts'

/** Documents between two lines of progress: some ten seconds. */
const EVERY = 20

/** Makes what `documents` need and is not there yet, and says on stderr how far it is and how long it took. */
export async function makeNeededPictures(documents: readonly TestDocument[]): Promise<void> {
  const start = performance.now()
  const count = await makePictures(documents, (made, of) => {
    if (made % EVERY === 0) console.error(`making scans and photos: ${made} of ${of} documents`)
  })
  const seconds = Math.round((performance.now() - start) / 1000)
  if (count > 0) console.error(`made the scans and photos of ${count} documents in ${seconds} s`)
}
