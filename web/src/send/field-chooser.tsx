import { VERDICT } from '@ficha/engine'
import type { OpenDocument } from '../state/state.ts'
import { useLabels } from '../words/labels.ts'
import { useWords } from '../words/words.ts'
import { boxesOf } from './field-boxes.ts'
import type { PageBox, Redaction } from './redaction.ts'

interface Props {
  readonly document: OpenDocument
  readonly redaction: Redaction
  readonly onChange: (redaction: Redaction) => void
}

/** Fields to black out by name: what was read knows where they stand. */
export function FieldChooser({ document, redaction, onChange }: Props) {
  const words = useWords()
  const labels = useLabels()
  const { phase } = document
  if (phase.kind !== 'read') return null
  const found = Object.entries(phase.reading.fields).filter(
    ([name, { evidence }]) => name !== VERDICT && evidence.length > 0,
  )
  const toggle = (boxes: readonly PageBox[], isHidden: boolean) => {
    const black = redaction.black.filter((box) => !boxes.some((one) => isSame(one, box)))
    onChange({ ...redaction, black: isHidden ? black : [...black, ...boxes] })
  }
  return (
    <fieldset class="choices">
      <legend>{words.send.hide}</legend>
      {found.map(([name, { evidence }]) => {
        const boxes = boxesOf(evidence)
        const isHidden = boxes.every((box) => redaction.black.some((one) => isSame(one, box)))
        return (
          <label key={name} class="check-line">
            <input type="checkbox" checked={isHidden} onChange={() => toggle(boxes, isHidden)} />{' '}
            {labels.ofField(document.type, name)}
          </label>
        )
      })}
    </fieldset>
  )
}

function isSame(a: PageBox, b: PageBox): boolean {
  return (
    a.page === b.page && a.left === b.left && a.top === b.top && a.right === b.right && a.bottom === b.bottom
  )
}
