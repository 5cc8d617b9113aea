import { anyOf } from '../../values/pattern.ts'
import { stagesOf } from './stages.ts'

const REQUEST = /^(?!.*\b(?:RECEBEU|CONCEDID[AO]|CONCESSAO)\b).*\b(?:REQUERE(?:U|NDO)|SOLICITOU)\b/s
const EXEMPTION = /^[^.]{0,20}\b(?:ISENCAO|DISPENSA|INEXIGIBILIDADE)\b/
const REFUSAL = anyOf('INDEFERIR|INDEFERE|INDEFERIDA|INDEFERIDO')
/** A right to water or to clear land, in an act that names no licence. */
const OTHER_RIGHT =
  /^(?!.*\bLICENCA\b).*\b(?:OUTORGA|DIREITO DE USO D[AEO]S? (?:RECURSOS HIDRICOS|AGUAS?)|SUPRESSAO D[AE] VEGETACAO)\b/s

/**
 * An act of a gazette, in `normalise` spelling, that asks for a licence, refuses it or says that none is needed, lets a firm plan and
 * build only, or gives another right.
 */
export function isLesserAct(act: string): boolean {
  const isEarlier = stagesOf(act)?.every((stage) => stage === 'LP' || stage === 'LI') ?? false
  return isEarlier || [REQUEST, EXEMPTION, REFUSAL, OTHER_RIGHT].some((lesser) => lesser.test(act))
}
