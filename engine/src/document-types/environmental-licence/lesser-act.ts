import { stagesOf } from './stages.ts'

const REQUEST = /^(?!.*\b(?:RECEBEU|CONCEDID[AO]|CONCESSAO)\b).*\b(?:REQUERE(?:U|NDO)|SOLICITOU)\b/s
const EXEMPTION = /^[^.]{0,20}\b(?:ISENCAO|DISPENSA|INEXIGIBILIDADE)\b/
const REFUSAL = /\bINDEFER(?:IR|E|ID[AO])\b/

/**
 * An act of a gazette, in `normalise` spelling, that asks for a licence, refuses it or says that none is needed, or lets a firm plan and
 * build only.
 */
export function isLesserAct(act: string): boolean {
  return REQUEST.test(act) || EXEMPTION.test(act) || REFUSAL.test(act) || isEarlierStage(act)
}

function isEarlierStage(act: string): boolean {
  const stages = stagesOf(act)
  return stages?.every((stage) => stage === 'LP' || stage === 'LI') ?? false
}
