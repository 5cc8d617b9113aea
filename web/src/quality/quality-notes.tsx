import type { OpenDocument } from '../state/state.ts'
import { useWords } from '../words/words.ts'
import { notesOfReading } from './notes-of-reading.ts'

/** What could be better about the pictures, said while there is still time to take them again. */
export function QualityNotes({ document }: { readonly document: OpenDocument }) {
  const words = useWords()
  const notes = [...document.notes, ...notesOfReading(document)]
  return (
    <div role="status">
      {notes.length > 0 && (
        <ul class="quality">
          {notes.map(({ code, page }) => (
            <li key={`${page}-${code}`}>
              {document.files.length > 1 && <strong>{words.page.short(page)} </strong>}
              {words.quality[code]}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
