/** Something about a picture that a person can mend before it is sent or read again. */
export interface QualityNote {
  readonly code: 'blurred' | 'glare' | 'cut_edge' | 'dark' | 'small' | 'wrong_side'
  /** From 1. */
  readonly page: number
}
