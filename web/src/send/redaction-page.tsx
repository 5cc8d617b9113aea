import { useEffect, useRef, useState } from 'preact/hooks'
import type { Pages } from '../evidence/pages.ts'
import { useWords } from '../words/words.ts'
import { CropSliders } from './crop-sliders.tsx'
import type { PageBox, Redaction } from './redaction.ts'

interface Props {
  readonly pages: Pages
  readonly number: number
  readonly redaction: Redaction
  readonly onChange: (redaction: Redaction) => void
}

const PREVIEW_WIDTH = 900
/** A shorter drag was a click. */
const SIDE_MIN = 0.008

/** A page on which a person draws what is hidden. */
export function RedactionPage({ pages, number, redaction, onChange }: Props) {
  const words = useWords()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [drawn, setDrawn] = useState<PageBox | null>(null)
  const size = pages.sizes[number - 1]
  useEffect(() => {
    if (canvas.current === null) return
    const drawing = pages.draw(number, canvas.current, PREVIEW_WIDTH)
    return drawing.cancel
  }, [pages, number])

  const black = redaction.black.filter((box) => box.page === number)
  const crop = redaction.crops.find((box) => box.page === number)
  const finish = () => {
    if (drawn !== null) {
      const box = upright(drawn)
      const isMeant = box.right - box.left > SIDE_MIN && box.bottom - box.top > SIDE_MIN
      if (isMeant) onChange({ ...redaction, black: [...redaction.black, box] })
    }
    setDrawn(null)
  }
  return (
    <div class="redact-page">
      <div
        class="sheet"
        ref={(element) => {
          if (size) element?.style.setProperty('aspect-ratio', `${size.width} / ${size.height}`)
        }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          const [x, y] = at(event)
          setDrawn({ page: number, left: x, top: y, right: x, bottom: y })
        }}
        onPointerMove={(event) => {
          const [x, y] = at(event)
          setDrawn((box) => (box === null ? null : { ...box, right: x, bottom: y }))
        }}
        onPointerUp={finish}
        onPointerCancel={() => setDrawn(null)}
      >
        <canvas ref={canvas} role="img" aria-label={words.page.number(number, pages.sizes.length)} />
        <svg class="marks" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          {[...black, ...(drawn === null ? [] : [upright(drawn)])].map((box) => (
            <Box key={Object.values(box).join()} box={box} />
          ))}
          {crop !== undefined && <path class="cropped" d={outside(crop)} />}
        </svg>
      </div>
      <p class="row">
        <button
          type="button"
          class="quiet"
          disabled={black.length === 0}
          onClick={() =>
            onChange({ ...redaction, black: redaction.black.filter((box) => box !== black.at(-1)) })
          }
        >
          {words.send.undo}
        </button>
      </p>
      <CropSliders
        page={number}
        crop={crop}
        onChange={(box) =>
          onChange({ ...redaction, crops: [...redaction.crops.filter((one) => one.page !== number), box] })
        }
      />
    </div>
  )
}

function Box({ box: { left, top, right, bottom } }: { readonly box: PageBox }) {
  return <rect class="hidden-box" x={left} y={top} width={right - left} height={bottom - top} />
}

/** A box may be drawn from any of its corners. */
function upright({ page, left, top, right, bottom }: PageBox): PageBox {
  return {
    page,
    left: Math.min(left, right),
    top: Math.min(top, bottom),
    right: Math.max(left, right),
    bottom: Math.max(top, bottom),
  }
}

/** Everything but the crop, by the even-odd rule. */
function outside({ left, top, right, bottom }: PageBox): string {
  return `M0 0H1V1H0Z M${left} ${top}V${bottom}H${right}V${top}Z`
}

function at(event: PointerEvent & { readonly currentTarget: HTMLElement }): [number, number] {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
  const share = (value: number) => Math.min(1, Math.max(0, value))
  return [share((event.clientX - left) / width), share((event.clientY - top) / height)]
}
