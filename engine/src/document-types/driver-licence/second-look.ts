import { toReading } from '../../fields/reading.ts'
import { median, overlap } from '../../geometry.ts'
import type { Quad, ReadPage } from '../../types.ts'
import type { Caption, CaptionKind } from './captions.ts'
import { type Card, type Piece, readCard } from './card.ts'

/** Captions whose box holds a value, nearly always, and how many of the value's heights it is wide. */
const WIDTH_HEIGHTS: ReadonlyMap<CaptionKind, number> = new Map([
  ['licenceClass', 2.6],
  ['licenceNumber', 8],
  ['cpf', 9],
  ['birth', 7],
  ['issue', 6.5],
  ['expiry', 6.5],
  ['firstLicence', 6.5],
  ['local', 12],
  ['observations', 14],
])
/** A value stands within so many of its heights below its caption. */
const BELOW_MAX_HEIGHTS = 2
/** Captions are misread at their ends: values begin a little left of what was read of them. */
const LEFT_HEIGHTS = 0.6

const LETTER_SHIFTS = [-0.1, 0, 0.1]

/** How values stand below captions on one card. */
interface Setting {
  /** From the lower edge of a caption to the upper edge of its value. */
  readonly gap: number
  readonly height: number
}

/** Where a caption was read and nothing below it: single letters, and print beside a red stamp, are missed. */
export function unreadPlaces(page: ReadPage): Quad[] {
  const card = readCard(toReading([page]))
  return card.captions.flatMap((caption) => {
    const width = WIDTH_HEIGHTS.get(caption.kind)
    const setting = settingOf(card, caption)
    if (width === undefined || !setting || valueBelow(card, caption)) return []
    const place = placeBelow(card, caption, setting, width)
    if (!place) return []
    // A single letter has no word around it that would tell where its line is.
    const shifts = caption.kind === 'licenceClass' ? LETTER_SHIFTS : [0]
    return shifts.map((shift) => {
      const by = shift * setting.height
      return caption.face.toPage({ ...place, top: place.top + by, bottom: place.bottom + by })
    })
  })
}

function placeBelow(card: Card, { box, face }: Caption, { gap, height }: Setting, width: number) {
  const left = box.left - LEFT_HEIGHTS * height
  const top = box.bottom + gap
  const onRow = [...card.pieces, ...card.captions].filter(
    (other) =>
      other.face === face && overlap(other.box.top, other.box.bottom, top, top + height) > 0.3 * height,
  )
  const next = onRow.map((other) => other.box.left).filter((edge) => edge > box.left + height)
  const right = Math.min(
    Math.max(left + width * height, box.right),
    ...next.map((edge) => edge - 0.3 * height),
  )
  return right - left < height ? null : { left, right, top, bottom: top + height }
}

/** As the nearest values of the card's other captions stand: those on the same row above all. */
function settingOf(card: Card, caption: Caption): Setting | null {
  const pairs = card.captions
    .filter(({ kind, face }) => face === caption.face && WIDTH_HEIGHTS.has(kind))
    .flatMap((other) => {
      const value = valueBelow(card, other)
      return value ? [{ gap: value.box.top - other.box.bottom, height: value.height, other }] : []
    })
  if (pairs.length === 0) return null
  const middle = ({ box }: Caption) => (box.top + box.bottom) / 2
  const onRow = pairs.filter(({ other }) => Math.abs(middle(other) - middle(caption)) < caption.height)
  const like = onRow.length > 0 ? onRow : pairs
  return { gap: median(like.map(({ gap }) => gap)), height: median(like.map(({ height }) => height)) }
}

function valueBelow(card: Card, { box, face }: Caption): Piece | undefined {
  return card.pieces.find(
    (piece) =>
      piece.face === face &&
      // The border that runs through a caption is read as letters beside it.
      piece.box.top > (box.top + box.bottom) / 2 &&
      piece.box.top - box.bottom < BELOW_MAX_HEIGHTS * piece.height &&
      overlap(piece.box.left, piece.box.right, box.left - 0.5 * piece.height, box.right) > 0,
  )
}
