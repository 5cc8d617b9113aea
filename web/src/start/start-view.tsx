import { LeftNotice } from '../keeping/left-notice.tsx'
import { useAppState } from '../state/state.ts'
import { useWords } from '../words/words.ts'
import { ChosenFiles } from './chosen-files.tsx'
import { DropZone } from './drop-zone.tsx'
import { TypeChooser } from './type-chooser.tsx'

/** Nothing is open: what to read, and what becomes of it. */
export function StartView() {
  const words = useWords()
  const chosen = useAppState((state) => state.chosen)
  return (
    <div class="start">
      <div class="start-head">
        <h1>{words.start.heading}</h1>
        <p class="lead">{words.start.lead}</p>
      </div>
      <LeftNotice />
      <div class="index-card start-card">
        <TypeChooser />
        {chosen.length > 0 ? <ChosenFiles files={chosen} /> : <DropZone />}
      </div>
      <ul class="promises">
        {words.start.promises.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
