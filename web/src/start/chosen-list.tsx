import { useWords } from '../words/words.ts'

interface Props {
  readonly files: readonly File[]
  readonly onChange: (files: readonly File[]) => void
}

/** The files in their order, which a person changes. */
export function ChosenList({ files, onChange }: Props) {
  const words = useWords()
  return (
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
              onClick={() => onChange(swap(files, i, i - 1))}
            >
              ↑
            </button>
            <button
              type="button"
              class="quiet"
              aria-label={words.chosen.remove(file.name)}
              onClick={() => onChange(files.filter((_, at) => at !== i))}
            >
              ×
            </button>
          </span>
        </li>
      ))}
    </ol>
  )
}

function swap(files: readonly File[], a: number, b: number): readonly File[] {
  return files.map((file, i) => (i === a ? (files[b] ?? file) : i === b ? (files[a] ?? file) : file))
}
