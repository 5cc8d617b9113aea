import { toDigits } from './digits.ts'
import type { Hit } from './hit.ts'
import { isUf, type Uf } from './uf.ts'

export interface RenachHit extends Hit {
  /** UF and 9 digits, without spaces. */
  readonly value: string
  /** The state that issued the card. */
  readonly uf: Uf
}

const RENACH = /(?<![\p{L}\d])([A-Z]{2}) ?([\dOQDIl|SZGB]{9})(?![\p{L}\d])/gu
/** More look-alikes than this and it is a word. */
const LOOKALIKES_MAX = 2

/** Every RENACH form number of a text (`DF012345678`), printed unlabelled under the security number. */
export function findRenachs(text: string): RenachHit[] {
  const hits: RenachHit[] = []
  for (const match of text.matchAll(RENACH)) {
    const [raw, uf = '', number = ''] = match
    if (!isUf(uf) || number.replace(/\d/g, '').length > LOOKALIKES_MAX) continue
    hits.push({ value: uf + toDigits(number), uf, start: match.index, end: match.index + raw.length, raw })
  }
  return hits
}
