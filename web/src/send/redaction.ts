import type { Pages } from '../evidence/pages.ts'
import { Unsendable } from '../service/unsendable.ts'

/** Axis-aligned, as fractions of the page from its top-left. */
export interface PageBox {
  readonly page: number
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** What must not be sent. */
export interface Redaction {
  readonly black: readonly PageBox[]
  /** What is left of a page; a page without one is whole. */
  readonly crops: readonly PageBox[]
}

export const NOTHING_HIDDEN: Redaction = { black: [], crops: [] }

/** A4 at 200 dpi: enough to read small print, and a page is under 1 MB. */
const PIXEL_WIDTH = 1654
const JPEG_QUALITY = 0.9

/** The pages as pictures without what is hidden: nothing of the original file goes along. */
export async function renderRedacted(pages: Pages, redaction: Redaction): Promise<File[]> {
  const files: File[] = []
  for (let page = 1; page <= pages.sizes.length; page++) {
    const canvas = await drawRedacted(pages, page, redaction, PIXEL_WIDTH)
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', JPEG_QUALITY))
    if (blob === null) throw new RangeError(`page ${page} is too large to be made a picture`)
    files.push(new File([blob], `${page}.jpg`, { type: 'image/jpeg' }))
  }
  return files
}

async function drawRedacted(
  pages: Pages,
  page: number,
  { black, crops }: Redaction,
  pixelWidth: number,
): Promise<HTMLCanvasElement> {
  const whole = document.createElement('canvas')
  const isDrawn = await pages.draw(page, whole, pixelWidth).done
  if (!isDrawn) throw new Unsendable('page_not_shown', `page ${page} cannot be made a picture`)
  const { width, height } = whole
  const context = whole.getContext('2d')
  if (context === null) throw new TypeError('this browser draws no pictures')
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.fillStyle = '#000'
  for (const box of black.filter((one) => one.page === page)) {
    const { left, top, right, bottom } = box
    context.fillRect(left * width, top * height, (right - left) * width, (bottom - top) * height)
  }
  const crop = crops.find((one) => one.page === page)
  if (crop === undefined) return whole
  const cut = document.createElement('canvas')
  cut.width = Math.max(1, Math.round((crop.right - crop.left) * width))
  cut.height = Math.max(1, Math.round((crop.bottom - crop.top) * height))
  cut.getContext('2d')?.drawImage(whole, -crop.left * width, -crop.top * height)
  return cut
}
