import { fold } from './fold.ts'
import { pattern } from './pattern.ts'

const KINSHIP = pattern('g')`
  (?<![A-Z-])
  (?:BISAV[OA]S?|AV[OA]S?|TI[OA]S?(?:-AV[OA])?|IRMA(?:O|S|OS)?|PAI|MAE|GENITORA?|FILH[OA]|SOBRINH[OA]S?|PRIM[OA]S?
    |MADRINHA|PADRINHO|ESPOS[OA]|MARIDO|MULHER|CONJUGE|COMPANHEIR[OA]|CUNHAD[OA]|NET[OA]S?|MADRASTA|PADRASTO|NORA
    |GENRO|SOGR[OA]|ENTEAD[OA]|AFILHAD[OA])
  (?:\s(?:MATERN[OA]S?|PATERN[OA]S?|UNILATERAL|BILATERAL|MAIS VELH[OA]|AFETIV[OA]|SOCIOAFETIV[OA]|POR AFINIDADE))?
  (?![A-Z-])
`

interface Kinship {
  /** As printed; offsets end exclusive. */
  readonly value: string
  readonly start: number
  readonly end: number
}

/** Words that say how one person is related to another, with the side of the family: `tia materna`. */
export function findKinships(text: string): Kinship[] {
  return [...fold(text).matchAll(KINSHIP)].map(({ 0: word, index: start }) => {
    const end = start + word.length
    return { value: text.slice(start, end), start, end }
  })
}

/** Nobody is a child's husband, daughter or nephew. */
const OF_ADULTS_ALONE =
  /^(?:ESPOS|MARIDO|MULHER|CONJUGE|COMPANHEIR|FILH|NET|SOBRINH|NORA|GENRO|SOGR|ENTEAD|AFILHAD)/

/** Whether a child can have such a relative: those of its guardians to each other are named beside them. */
export function isRelativeOfChild(kinship: string): boolean {
  return !OF_ADULTS_ALONE.test(fold(kinship))
}
