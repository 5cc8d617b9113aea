import type { ReadDocument, ReadLine } from '../../fields/reading.ts'
import type { Box } from '../../types.ts'
import { findRenachs } from '../../values/renach.ts'
import { type CaptionKind, captionsOf } from './captions.ts'

/** The half with the holder's data, and the half with the remarks. */
export type Half = 'front' | 'back'

const FRONT: ReadonlySet<CaptionKind> = new Set<CaptionKind>([
  'identity',
  'cpf',
  'birth',
  'permission',
  'licenceClass',
  'licenceNumber',
  'expiry',
  'firstLicence',
])
const BACK: ReadonlySet<CaptionKind> = new Set<CaptionKind>(['observations', 'local'])
const ISSUED_BY = /ASSINATURA DO EMISSOR|ASSINADO DIGITALMENTE|^\W*DETRAN/
/** Names of the table's rows, which stand nowhere else. */
const CATEGORY = /^\W*(?:[ABCD]1|[BCD]E|[CD]1E)\W*$/
/** Share of the captions that may stand on the wrong side of the line between the halves; with more there is no such line. */
const ERRORS_MAX = 0.25

/** A caption that only one half prints, by its middle. */
interface Anchor {
  readonly half: Half
  readonly at: { readonly x: number; readonly y: number }
}

/** Which half of a card each line stands on; null where its page shows neither. */
export function halvesOf({ lines, pages }: ReadDocument): (line: ReadLine) => Half | null {
  const known = new Map(pages.map(({ page }) => [page, halvesOn(lines.filter((line) => line.page === page))]))
  return ({ page, box }) => known.get(page)?.(box) ?? null
}

/** Divides a page by the line, horizontal or vertical, that best separates the captions of the halves. */
function halvesOn(lines: readonly ReadLine[]): (box: Box) => Half | null {
  const anchors = anchorsOf(lines)
  const halves = new Set(anchors.map(({ half }) => half))
  const [only = null] = halves
  if (halves.size < 2) return () => only
  const splits = (['y', 'x'] as const).flatMap((axis) => splitsAlong(axis, anchors))
  const [best] = splits.toSorted((a, b) => a.errors - b.errors)
  if (!best || best.errors > ERRORS_MAX * anchors.length) return () => null
  return (box) => (middle(box)[best.axis] < best.edge ? best.first : best.second)
}

function splitsAlong(axis: 'x' | 'y', anchors: readonly Anchor[]) {
  const sorted = anchors.toSorted((a, b) => a.at[axis] - b.at[axis])
  const count = (some: readonly Anchor[], half: Half) => some.filter((one) => one.half === half).length
  return sorted.slice(1).flatMap((next, i) => {
    const edge = ((sorted[i]?.at[axis] ?? 0) + next.at[axis]) / 2
    const [before, after] = [sorted.slice(0, i + 1), sorted.slice(i + 1)]
    return [
      { axis, edge, first: 'front', second: 'back', errors: count(before, 'back') + count(after, 'front') },
      { axis, edge, first: 'back', second: 'front', errors: count(before, 'front') + count(after, 'back') },
    ] as const
  })
}

function anchorsOf(lines: readonly ReadLine[]): Anchor[] {
  const isIssuer = ({ norm }: ReadLine) => ISSUED_BY.test(norm)
  // ASSINATURA DO EMISSOR is nearly ÓRG. EMISSOR, a caption of the front.
  const captions = captionsOf(lines.filter((line) => !isIssuer(line))).flatMap(({ kind, span }): Anchor[] => {
    const half = FRONT.has(kind) ? 'front' : BACK.has(kind) ? 'back' : null
    return half ? [{ half, at: middle(span.line.box) }] : []
  })
  const others = lines.filter(
    (line) => isIssuer(line) || CATEGORY.test(line.norm) || findRenachs(line.line.text).length > 0,
  )
  return [...captions, ...others.map(({ box }): Anchor => ({ half: 'back', at: middle(box) }))]
}

function middle({ left, right, top, bottom }: Box): Anchor['at'] {
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}
