import type { Hit } from './hit.ts'
import { isUf, type Uf } from './uf.ts'

/** Categories issued today, and the sub-categories of the printed tables. */
const LICENCE_CLASSES = [
  ...(['ACC', 'A', 'B', 'C', 'D', 'E', 'AB', 'AC', 'AD', 'AE'] as const),
  ...(['A1', 'B1', 'C1', 'D1', 'BE', 'CE', 'C1E', 'DE', 'D1E'] as const),
] as const
type LicenceClass = (typeof LICENCE_CLASSES)[number]

/** What OCR makes of the red capitals of the slot. */
const LETTER_FOR: Readonly<Record<string, string>> = { '8': 'B', '4': 'A', '0': 'D', Á: 'A', É: 'E', À: 'A' }
/** No class has an I: what looks like one after a letter is the figure of a sub-category. */
const FIGURE = /(?<=^[ABCD])[IL|](?=E?$)/

export function isLicenceClass(text: string): text is LicenceClass {
  return (LICENCE_CLASSES as readonly string[]).includes(text)
}

/**
 * The class a slot holds, `A B`, `A+B` and `A/B` as `AB`, after the usual misreads: `8` → `B`, `4B` → `AB`, `0` → `D`, `CIE` → `C1E`.
 * The big D or P beside the ACC box is no class, but reads like one: give the slot of `9 CAT HAB` only.
 *
 * @returns null when the slot is hatched, empty or holds anything else
 */
export function parseLicenceClass(text: string): LicenceClass | null {
  const value = withoutStray(text)
    .replace(/[\s+,/.]/g, '')
    .toUpperCase()
  const repaired = value.replace(/[840ÁÀÉ]/g, (sign) => LETTER_FOR[sign] ?? sign).replace(FIGURE, '1')
  return [value, repaired].find(isLicenceClass) ?? null
}

/** `AB O`, `[ C`: beside a class the paper's pattern is read as one sign, which stands in no class. */
function withoutStray(text: string): string {
  return text.replace(/(?<!\S)[^\s\dABCDE+,/](?!\S)/gi, '')
}

export interface ClassWithState extends Hit {
  readonly licenceClass: LicenceClass
  readonly uf: Uf
}

const PAIR = /(?<![\p{L}\d/-])([A-Z][A-Z1]{0,2})\s?[/–-]\s?([A-Z][A-Z1]{0,2})(?![\p{L}\d/-])/gu

/** `E / MT`, `AB-AC`, `MG / AC`: a class and the state of the card, in one cell under `Categoria / UF` or `UF / Categoria`. */
export function findClassesWithState(text: string): ClassWithState[] {
  return [...text.matchAll(PAIR)].flatMap(({ 0: raw, 1: left = '', 2: right = '', index: start }) => {
    const pairs = [
      [left, right],
      [right, left],
    ] as const
    return pairs
      .flatMap(([slot, uf]) => {
        const licenceClass = parseLicenceClass(slot)
        return licenceClass && isUf(uf) ? [{ licenceClass, uf, raw, start, end: start + raw.length }] : []
      })
      .slice(0, 1)
  })
}

/** Whether a slot is crossed out: one glyph repeated (`*****`, `=====`, `IIIII`), as empty boxes are printed. */
export function isHatching(text: string): boolean {
  const glyphs = text.replace(/\s/g, '')
  return glyphs.length >= 3 && glyphs === glyphs.charAt(0).repeat(glyphs.length)
}
