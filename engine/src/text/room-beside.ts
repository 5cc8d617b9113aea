import { midpoint } from '../geometry.ts'
import { firstWhere } from '../in-order.ts'
import type { LinePlace } from '../raster/cut-line.ts'
import type { Point } from '../types.ts'

/** Lines whose middles lie further apart across the reading direction than this share of an em stand in other rows. */
const ROW_EM = 0.4
/** A line grows by less than this at its ends. */
const ROOM_EM = 1

interface End {
  readonly place: LinePlace
  readonly at: Point
}

/**
 * The places with what room they have before and behind them: where another found line begins or ends, its letters are its own.
 */
export function withRoom(places: readonly LinePlace[]): LinePlace[] {
  const byHeight = (ends: End[]) => ends.sort((a, b) => a.at[1] - b.at[1])
  const starts = byHeight(places.map((place) => ({ place, at: startOf(place) })))
  const ends = byHeight(places.map((place) => ({ place, at: endOf(place) })))
  return places.map((place) => ({
    ...place,
    room: [
      roomTo(place, endOf(place), startOf(place), ends),
      roomTo(place, startOf(place), endOf(place), starts),
    ],
  }))
}

/** Ems from the end at `to`, away from the other one at `from`, to the nearest of others' ends in the row. */
function roomTo(place: LinePlace, from: Point, to: Point, others: readonly End[]): number {
  const [a, , , d] = place.quad
  const em = Math.hypot(d[0] - a[0], d[1] - a[1])
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [cosine, sine] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  let room = ROOM_EM
  const first = firstWhere(others.length, (i) => (others[i]?.at[1] ?? 0) >= to[1] - em)
  for (let i = first; i < others.length; i++) {
    const other = others[i]
    if (!other || other.at[1] > to[1] + em) break
    const [x, y] = [other.at[0] - to[0], other.at[1] - to[1]]
    const [along, across] = [(x * cosine + y * sine) / em, (y * cosine - x * sine) / em]
    if (other.place !== place && Math.abs(across) < ROW_EM && along > -ROOM_EM)
      room = Math.min(room, Math.max(0, along))
  }
  return room
}

function startOf({ quad: [a, , , d] }: LinePlace): Point {
  return midpoint(a, d)
}

function endOf({ quad: [, b, c] }: LinePlace): Point {
  return midpoint(b, c)
}
