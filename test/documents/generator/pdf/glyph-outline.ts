/**
 * One outline of a TrueType font: its hints go, and its points move to a grid of `scale` times the fineness.
 *
 * @param glyph an entry of the table `glyf`; empty where the glyph draws nothing
 * @see https://learn.microsoft.com/typography/opentype/spec/glyf
 */
export function coarser(glyph: Uint8Array, scale: number): Uint8Array {
  if (glyph.length < HEAD_BYTES) return new Uint8Array()
  const view = new DataView(glyph.buffer, glyph.byteOffset, glyph.byteLength)
  const contours = view.getInt16(0)
  const head = Buffer.alloc(HEAD_BYTES)
  head.writeInt16BE(contours, 0)
  for (const at of [2, 4, 6, 8]) head.writeInt16BE(Math.round(view.getInt16(at) * scale), at)
  const body = contours < 0 ? composite(glyph.slice(HEAD_BYTES), scale) : simple(view, contours, scale)
  return Buffer.concat([head, body, Buffer.alloc(-body.length & 1)])
}

/** The number of contours and the box. */
const HEAD_BYTES = 10
const POINT = { onCurve: 1, shortX: 2, shortY: 4, repeat: 8, sameX: 16, sameY: 32 } as const
const PART = { words: 1, offsets: 2, scale: 8, more: 32, scaleXY: 64, matrix: 128, hints: 256 } as const

function simple(view: DataView, contours: number, scale: number): Uint8Array {
  let at = HEAD_BYTES
  const ends = Array.from({ length: contours }, (_, i) => view.getUint16(at + 2 * i))
  at += 2 * contours
  at += 2 + view.getUint16(at)
  const count = (ends.at(-1) ?? -1) + 1
  const flags: number[] = []
  while (flags.length < count) {
    const flag = view.getUint8(at++)
    const times = flag & POINT.repeat ? view.getUint8(at++) + 1 : 1
    for (let i = 0; i < times; i++) flags.push(flag)
  }
  const readAxis = (short: number, same: number): number[] => {
    let place = 0
    return flags.map((flag) => {
      if (flag & short) place += view.getUint8(at++) * (flag & same ? 1 : -1)
      else if (!(flag & same)) {
        place += view.getInt16(at)
        at += 2
      }
      return Math.round(place * scale)
    })
  }
  const [xs, ys] = [readAxis(POINT.shortX, POINT.sameX), readAxis(POINT.shortY, POINT.sameY)]
  return Buffer.concat([Buffer.from(ends.flatMap(word)), Buffer.alloc(2), points(flags, xs, ys)])
}

/** Flags and steps between points, each as short as it can be written. */
function points(flags: readonly number[], xs: readonly number[], ys: readonly number[]): Uint8Array {
  const steps = (places: readonly number[]) => places.map((place, i) => place - (places[i - 1] ?? 0))
  const axes = [
    { steps: steps(xs), short: POINT.shortX, same: POINT.sameX },
    { steps: steps(ys), short: POINT.shortY, same: POINT.sameY },
  ]
  const written = flags.map((flag, i) =>
    axes.reduce((sum, { steps, short, same }) => {
      const step = steps[i] ?? 0
      return sum | (step === 0 ? same : Math.abs(step) < 256 ? short | (step > 0 ? same : 0) : 0)
    }, flag & POINT.onCurve),
  )
  const runs: number[] = []
  for (let i = 0; i < written.length; ) {
    const flag = written[i] ?? 0
    let end = i + 1
    while (end < written.length && written[end] === flag && end - i < 256) end++
    if (end - i > 1) runs.push(flag | POINT.repeat, end - i - 1)
    else runs.push(flag)
    i = end
  }
  const places = axes.flatMap(({ steps }) =>
    steps.flatMap((step) =>
      step === 0 ? [] : Math.abs(step) < 256 ? [Math.abs(step)] : word(step & 0xffff),
    ),
  )
  return Buffer.from([...runs, ...places])
}

/** Parts keep the numbers of their glyphs; how far they are moved is scaled. */
function composite(parts: Uint8Array, scale: number): Uint8Array {
  const view = new DataView(parts.buffer, parts.byteOffset, parts.byteLength)
  let at = 0
  for (let more = true; more; ) {
    const flags = view.getUint16(at)
    view.setUint16(at, flags & ~PART.hints)
    at += 4
    const bytes = flags & PART.words ? 2 : 1
    for (let i = 0; i < 2; i++, at += bytes) {
      if (!(flags & PART.offsets)) continue
      if (bytes === 2) view.setInt16(at, Math.round(view.getInt16(at) * scale))
      else view.setInt8(at, Math.round(view.getInt8(at) * scale))
    }
    at += flags & PART.scale ? 2 : flags & PART.scaleXY ? 4 : flags & PART.matrix ? 8 : 0
    more = (flags & PART.more) !== 0
  }
  return parts.subarray(0, at)
}

function word(value: number): [number, number] {
  return [(value >> 8) & 255, value & 255]
}
