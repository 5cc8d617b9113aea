import { invert, mapPoint } from '../homography.ts'
import type { Homography, Point, Rule, TextLine, View } from '../types.ts'

/** A page whose text runs up, down or on its head, as it is read: upright. */
export interface TurnedPage {
  readonly view: View
  readonly width: number
  readonly height: number
}

/**
 * How a page lies most letters of which are turned by about 90, 180 or 270 degrees; null where most of them are upright.
 *
 * @param lines on the page as displayed
 */
export function turnedPage(
  lines: readonly TextLine[],
  { width, height }: { readonly width: number; readonly height: number },
): TurnedPage | null {
  const letters = [0, 0, 0, 0]
  for (const { text, angleDegrees } of lines) {
    const quarter = (Math.round(angleDegrees / 90) + 4) % 4
    letters[quarter] = (letters[quarter] ?? 0) + text.length
  }
  const quarter = letters.indexOf(Math.max(...letters))
  const toDisplayed = [
    null,
    [0, 1, 0, -1, 0, height, 0, 0, 1] as const,
    [-1, 0, width, 0, -1, height, 0, 0, 1] as const,
    [0, -1, width, 1, 0, 0, 0, 0, 1] as const,
  ][quarter]
  if (!toDisplayed) return null
  const isOnHead = quarter === 2
  return {
    view: { toDisplayed, width, height },
    width: isOnHead ? width : height,
    height: isOnHead ? height : width,
  }
}

/** A line of a form, on the page as it is read. */
export function turnedRule({ axis, at, from, to }: Rule, toDisplayed: Homography): Rule {
  const toReading = invert(toDisplayed)
  const along = (place: number) => mapPoint(toReading, axis === 'level' ? [place, at] : [at, place])
  return ruleBetween(along(from), along(to))
}

function ruleBetween([x, y]: Point, [otherX, otherY]: Point): Rule {
  return Math.abs(x - otherX) > Math.abs(y - otherY)
    ? { axis: 'level', at: y, from: Math.min(x, otherX), to: Math.max(x, otherX) }
    : { axis: 'upright', at: x, from: Math.min(y, otherY), to: Math.max(y, otherY) }
}
