import type { PageIssue, Raster } from '../types.ts'
import type { Glyph } from './pdf-glyphs.ts'

/** One page as its file gives it, before any text line is formed. */
export interface DecodedPage {
  /** 0-based over all files. */
  readonly index: number
  /** Points for a PDF, pixels for an image; as displayed. */
  readonly width: number
  readonly height: number
  readonly glyphs: readonly Glyph[]
  /** Whether the text layer cannot be all there is, so that the pixels must be read. */
  readonly contentInPixels: boolean
  /**
   * Grey pixels of the page as displayed, at most `LIMITS.rasterPixelsMax`. Present for every image, and for the
   * pages of a PDF whose content is in pixels or that show something which may be a code; else null.
   */
  readonly raster: Raster | null
  readonly issues: readonly PageIssue[]
}

/** A page of which nothing can be read; the others still are. */
export function failedPage(index: number, reason: string): DecodedPage {
  const issue: PageIssue = { code: 'page_unreadable', message: `page ${index + 1} ${reason}` }
  return {
    index,
    width: 1,
    height: 1,
    glyphs: [],
    contentInPixels: false,
    raster: null,
    issues: [issue],
  }
}
