import { store } from '../state/state.ts'
import { useWords } from '../words/words.ts'
import { DropZone } from './drop-zone.tsx'
import { readAsOne, readEach } from './take-files.ts'

/** Several files: one document in this order, or each its own. */
export function ChosenFiles({ files }: { readonly files: readonly File[] }) {
  const words = useWords()
  const put = (chosen: readonly File[]) => store.update((state) => ({ ...state, chosen }))
  return (
    <section class="chosen" aria-label={words.chosen.heading(files.length)}>
      <h2>{words.chosen.heading(files.length)}</h2>
      <ol>
        {files.map((file, i) => (
          <li key={`${file.name}-${file.lastModified}-${file.size}`}>
            <span class="chosen-name">{file.name}</span>
            <span class="row">
              <button
                type="button"
                class="quiet"
                disabled={i === 0}
                aria-label={words.chosen.up(file.name)}
                onClick={() => put(swap(files, i, i - 1))}
              >
                ↑
              </button>
              <button
                type="button"
                class="quiet"
                aria-label={words.chosen.remove(file.name)}
                onClick={() => put(files.filter((_, at) => at !== i))}
              >
                ×
              </button>
            </span>
          </li>
        ))}
      </ol>
      <p class="row">
        <button type="button" onClick={() => readAsOne(files)}>
          {files.length === 1 ? words.chosen.read : words.chosen.one}
        </button>
        {files.length > 1 && (
          <button type="button" class="second" onClick={() => readEach(files)}>
            {words.chosen.each}
          </button>
        )}
      </p>
      <details open={files.length === 1}>
        <summary>{words.chosen.more}</summary>
        <DropZone />
      </details>
    </section>
  )
}

function swap(files: readonly File[], a: number, b: number): readonly File[] {
  return files.map((file, i) => (i === a ? (files[b] ?? file) : i === b ? (files[a] ?? file) : file))
}
