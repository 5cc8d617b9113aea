import type { Box, PageIssue, Raster, Rule } from '../types.ts'
import type { Glyph } from './pdf-glyphs.ts'

/** One page as its file gives it, before any text line is formed. */
export interface DecodedPage {
  /** 0-based over all files. */
  readonly index: number
  /** Points for a PDF, pixels for an image; as displayed. */
  readonly width: number
  readonly height: number
  readonly glyphs: readonly Glyph[]
  /** What the layer says and the page does not show, or shows as other digits; clipping text is among `glyphs` too. */
  readonly unseen: readonly Glyph[]
  /** Those of `glyphs` that cannot be what is printed, unless it is seen there as well. */
  readonly doubtful: ReadonlySet<Glyph>
  /** Whether the text layer cannot be all there is, so that the pixels must be read. */
  readonly contentInPixels: boolean
  /**
   * Grey pixels of the page as displayed, at most `LIMITS.rasterPixelsMax`. Present for every image, and for the
   * pages of a PDF whose content is in pixels or that show something which may be a code; else null.
   */
  readonly raster: Raster | null
  /** Where the rest is in the text layer: the parts that are to be read from pixels, which do not touch. */
  readonly regions: readonly Region[]
  /** Lines that a PDF draws; absent where nobody knows, as of an image. */
  readonly rules?: readonly Rule[]
  /** Where the large pictures of a PDF are displayed, in page units; tiles are one. Absent where the page is a picture. */
  readonly pictures?: readonly Box[]
  readonly issues: readonly PageIssue[]
}

/** A part of a page whose content its text layer does not give. */
export interface Region {
  /** In page units, as displayed. */
  readonly box: Box
  /** Grey pixels of it, as displayed. */
  readonly raster: Raster
  /** A small picture, which may well be a coat of arms or a signature, and need not be read then. */
  readonly mayBePlain: boolean
}

/** A page of which nothing can be read; the others still are. */
export function failedPage(index: number, reason: string): DecodedPage {
  const issue: PageIssue = { code: 'page_unreadable', message: `page ${index + 1} ${reason}` }
  return {
    index,
    width: 1,
    height: 1,
    glyphs: [],
    unseen: [],
    doubtful: new Set(),
    contentInPixels: false,
    raster: null,
    regions: [],
    issues: [issue],
  }
}
