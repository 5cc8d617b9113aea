import { useState } from 'preact/hooks'
import { useWords } from '../words/words.ts'
import { dropThresholds, takeThresholds, thresholds } from './thresholds.ts'

/** Thresholds that somebody measured on documents of their own, in place of the page's. */
export function ThresholdChooser() {
  const words = useWords().review.thresholds
  const [used, setUsed] = useState(thresholds)
  const [isWrong, setIsWrong] = useState(false)
  const take = async ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
    const [file] = currentTarget.files ?? []
    if (file === undefined) return
    setIsWrong(!(await takeThresholds(file)))
    setUsed(thresholds())
    currentTarget.value = ''
  }
  return (
    <section class="thresholds">
      <h2>{words.heading}</h2>
      <p>{words.note}</p>
      <label>
        {words.choose}{' '}
        <input type="file" accept=".json,application/json" onChange={(event) => void take(event)} />
      </label>
      <p role="status">
        {isWrong && words.wrong}
        {!isWrong && used !== null && words.inUse(used.name, used.precision)}
      </p>
      {used !== null && (
        <button
          type="button"
          class="second"
          onClick={() => {
            dropThresholds()
            setUsed(null)
          }}
        >
          {words.drop}
        </button>
      )}
    </section>
  )
}
