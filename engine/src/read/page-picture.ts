import type { Raster } from '../types.ts'

/** A picture as it may go into another file, such as a PDF. */
export type PagePicture =
  /** The file itself; `orientation` (Exif, 1 to 8) says how it is to be turned. */
  | { readonly kind: 'jpeg' | 'png'; readonly file: Uint8Array; readonly orientation: number }
  /** Of other kinds the grey pixels as they are read, upright; null where the page cannot be decoded. */
  | { readonly kind: 'grey'; readonly raster: Raster | null }
