/** Which pages of a file are drawn. Apart from what draws them: types of the package know no runtime. */
export interface RasterOptions {
  /** Whether a page of the file is drawn, from 1; all without it. */
  readonly isWanted?: (page: number) => boolean
  readonly password?: string | undefined
}
