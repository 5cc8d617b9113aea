import { useWords } from '../words/words.ts'
import type { PageBox } from './redaction.ts'

interface Props {
  readonly page: number
  readonly crop: PageBox | undefined
  readonly onChange: (crop: PageBox) => void
}

/** At most this much is cut from each side, so that something is left. */
const CUT_MAX = 0.45

/** How much is cut from each side: a slider works with a keyboard as well as with a finger. */
export function CropSliders({ page, crop, onChange }: Props) {
  const words = useWords().send
  const now = crop ?? { page, left: 0, top: 0, right: 1, bottom: 1 }
  const cuts = { top: now.top, right: 1 - now.right, bottom: 1 - now.bottom, left: now.left }
  const change = (side: keyof typeof cuts, cut: number) => {
    const next = { ...cuts, [side]: cut }
    onChange({ page, top: next.top, left: next.left, right: 1 - next.right, bottom: 1 - next.bottom })
  }
  return (
    <details class="crop">
      <summary>{words.crop}</summary>
      {(['top', 'right', 'bottom', 'left'] as const).map((side) => (
        <label key={side}>
          {words.sides[side]}
          <input
            type="range"
            min={0}
            max={CUT_MAX}
            step={0.01}
            value={cuts[side]}
            onInput={(event) => change(side, Number(event.currentTarget.value))}
          />
        </label>
      ))}
    </details>
  )
}
