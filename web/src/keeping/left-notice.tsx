import { useAppState } from '../state/state.ts'
import { useWords } from '../words/words.ts'
import { dropLeft, takeUp } from './keep-work.ts'

/** What an earlier visit left: nothing of it is shown before somebody asks for it. */
export function LeftNotice() {
  const words = useWords().left
  const count = useAppState((state) => state.leftCount)
  if (count === 0) return null
  return (
    <section class="index-card left-notice" aria-label={words.heading}>
      <p>{words.found(count)}</p>
      <p class="row">
        <button type="button" onClick={() => void takeUp()}>
          {words.open}
        </button>
        <button type="button" class="quiet danger" onClick={() => confirm(words.dropAsk) && void dropLeft()}>
          {words.drop}
        </button>
      </p>
    </section>
  )
}
