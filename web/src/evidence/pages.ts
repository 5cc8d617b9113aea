import type { PageSize } from '@ficha/element/parts'

/** The pages of one document, for people to look at. */
export interface Pages {
  readonly sizes: readonly PageSize[]
  /** It asks for a password, or for another one. */
  readonly isLocked: boolean
  /** @param page from 1 */
  readonly draw: (page: number, canvas: HTMLCanvasElement, pixelWidth: number) => Drawing
  readonly close: () => void
}

export interface Drawing {
  /** Whether the page is there now; false where this browser cannot show it, or not in time. */
  readonly done: Promise<boolean>
  readonly cancel: () => void
}
