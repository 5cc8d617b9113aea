import type { Point } from '../types.ts'
import type { PdfPage } from './pdf.ts'
import { heap, withScratch } from './pdfium.ts'

/** FPDF_PageToDevice answers whole pixels; a device this much finer than a point keeps 1/1000 point. */
const DEVICE_SCALE = 1000

/** PDF user space (y up, unrotated, any crop box) to display space (y down), measured at three points. */
export function displayTransform(page: PdfPage): (x: number, y: number) => Point {
  const { pdfium, handle, width, height } = page
  const [w, h] = [Math.round(width * DEVICE_SCALE), Math.round(height * DEVICE_SCALE)]
  const device = (x: number, y: number): Point =>
    withScratch(pdfium, 8, (out) => {
      pdfium.FPDF_PageToDevice(handle, 0, 0, w, h, 0, x, y, out, out + 4)
      const [dx = 0, dy = 0] = new Int32Array(heap(pdfium).buffer, out, 2)
      return [dx / DEVICE_SCALE, dy / DEVICE_SCALE]
    })
  const reach = 100
  const [ox, oy] = device(0, 0)
  const [ax, ay] = device(reach, 0)
  const [bx, by] = device(0, reach)
  const [xx, xy, yx, yy] = [(ax - ox) / reach, (ay - oy) / reach, (bx - ox) / reach, (by - oy) / reach]
  return (x, y) => [ox + x * xx + y * yx, oy + x * xy + y * yy]
}
