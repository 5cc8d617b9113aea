import type { Point } from '@ficha/engine'

/** Neither side of what is cut out is longer, in pixels. */
const SIDE_MAX = 320

/**
 * Draw what a polygon encloses, upright.
 *
 * @param polygon corners as fractions of the page, clockwise from the top-left of what they enclose
 */
export function cutOut(page: HTMLCanvasElement, polygon: readonly Point[], target: HTMLCanvasElement): void {
  const [a, b, , d] = polygon.map(([x, y]) => [x * page.width, y * page.height] as const)
  if (!a || !b || !d) return
  const [across, down] = [Math.hypot(b[0] - a[0], b[1] - a[1]), Math.hypot(d[0] - a[0], d[1] - a[1])]
  const scale = Math.min(1, SIDE_MAX / Math.max(across, down))
  const [width, height] = [Math.max(1, across * scale), Math.max(1, down * scale)]
  target.width = Math.round(width)
  target.height = Math.round(height)
  // One step to the right and one down in the target, as steps on the page; the canvas wants it the other way round.
  const [p, q] = [(b[0] - a[0]) / width, (b[1] - a[1]) / width]
  const [r, s] = [(d[0] - a[0]) / height, (d[1] - a[1]) / height]
  const size = p * s - q * r
  const context = target.getContext('2d')
  if (context === null || size === 0) return
  const [x, y] = a
  context.setTransform(
    s / size,
    -q / size,
    -r / size,
    p / size,
    (r * y - s * x) / size,
    (q * x - p * y) / size,
  )
  context.drawImage(page, 0, 0)
}
