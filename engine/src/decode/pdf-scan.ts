import { resize } from '../raster/resize.ts'
import type { MemoryLedger } from '../runtime/memory.ts'
import type { Raster } from '../types.ts'
import { type Orientation, swapsSides, upright } from './exif.ts'
import { BrokenImage } from './grey.ts'
import { decodeJpeg } from './jpeg/jpeg.ts'
import type { PdfPage } from './pdf.ts'
import type { PageArt, Picture } from './pdf-art.ts'
import { mapsSamples } from './pdf-inversion.ts'
import { pictureFilter, pictureMetadata } from './pdf-picture.ts'
import { heap, withScratch } from './pdfium.ts'

const JPEG_FILTER = 'DCTDecode'
/** FPDF_COLORSPACE_*: grey and RGB, plain, calibrated or with a profile. Inks and Lab are PDFium's. */
const COLOUR_SPACES = [1, 2, 4, 5, 7]
/** Scans lie on their page to a tenth of a millimetre or so. */
const TOLERANCE_POINTS = 1
/** A card on a page of its own; less is an illustration, and PDFium draws it. */
const COVERAGE_MIN = 0.3

/**
 * The pixels of a page that shows one JPEG and no other art, by our own decoder: a scan in colour at 300 dpi costs
 * PDFium 50 MB, and a row of blocks at a time nearly nothing. Print over the picture is in the text layer.
 *
 * @returns null when the page is anything else; PDFium draws it then
 */
export function scanRaster(
  page: PdfPage,
  art: PageArt,
  width: number,
  height: number,
  memory: MemoryLedger,
): Raster | null {
  const [picture] = art.pictures
  if (!picture || art.pictures.length > 1 || art.paths > 0 || art.coverage < COVERAGE_MIN) return null
  // Annotations may cover what must not be read.
  if (page.pdfium.FPDFPage_GetAnnotCount(page.handle) > 0) return null
  const orientation = orientationOf(picture)
  const [across, down] = [width / page.width, height / page.height]
  const at = { left: Math.round(picture.box.left * across), top: Math.round(picture.box.top * down) }
  const size = {
    width: Math.round(picture.box.right * across) - at.left,
    height: Math.round(picture.box.bottom * down) - at.top,
  }
  if (!orientation || size.width < 1 || size.height < 1 || isCropped(page, picture)) return null
  const bytes = jpegOf(page, picture)
  if (!bytes || mapsSamples(page.file, bytes)) return null
  const fit = swapsSides(orientation) ? { width: size.height, height: size.width } : size
  try {
    const { raster, isTruncated } = decodeJpeg(bytes, { fit, memory })
    if (isTruncated) return null
    return place(resize(upright(raster, orientation), size.width, size.height), at, width, height)
  } catch (error) {
    if (error instanceof BrokenImage) return null
    throw error
  }
}

/** @returns null when it is skewed */
function orientationOf({ corners }: Picture): Orientation | null {
  const [origin, right, down] = corners
  const [rx, ry] = [right[0] - origin[0], right[1] - origin[1]]
  const [dx, dy] = [down[0] - origin[0], down[1] - origin[1]]
  if (Math.abs(ry) < TOLERANCE_POINTS && Math.abs(dx) < TOLERANCE_POINTS) {
    if (dy > 0) return rx > 0 ? 1 : 2
    return rx > 0 ? 4 : 3
  }
  if (Math.abs(rx) < TOLERANCE_POINTS && Math.abs(dy) < TOLERANCE_POINTS) {
    if (ry > 0) return dx > 0 ? 5 : 6
    return dx > 0 ? 8 : 7
  }
  return null
}

/** Whether it reaches beyond the page: what is seen is then not the whole picture. */
function isCropped({ width, height }: PdfPage, { corners }: Picture): boolean {
  return corners.some(
    ([x, y]) =>
      Math.min(x, y) < -TOLERANCE_POINTS || x > width + TOLERANCE_POINTS || y > height + TOLERANCE_POINTS,
  )
}

/** @returns the file inside the PDF; null when it is no JPEG, or PDFium must do more than decode it */
function jpegOf(page: PdfPage, { handle }: Picture): Uint8Array | null {
  const { pdfium } = page
  if (pdfium.FPDFPageObj_HasTransparency(handle) || pictureFilter(pdfium, handle) !== JPEG_FILTER) return null
  if (!COLOUR_SPACES.includes(pictureMetadata(page, handle)?.colourSpace ?? 0)) return null
  const length = pdfium.FPDFImageObj_GetImageDataRaw(handle, 0, 0)
  if (length === 0) return null
  return withScratch(pdfium, length, (out) => {
    pdfium.FPDFImageObj_GetImageDataRaw(handle, out, length)
    return heap(pdfium).slice(out, out + length)
  })
}

function place(
  picture: Raster,
  at: { readonly left: number; readonly top: number },
  width: number,
  height: number,
): Raster {
  if (picture.width === width && picture.height === height) return picture
  const data = new Uint8Array(width * height).fill(255)
  for (let y = 0; y < picture.height && at.top + y < height; y++) {
    const row = picture.data.subarray(y * picture.width, (y + 1) * picture.width)
    data.set(row.subarray(0, width - at.left), (at.top + y) * width + at.left)
  }
  return { width, height, data }
}
