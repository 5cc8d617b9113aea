import { stagesOf } from './stages.ts'

const REQUEST = /^(?!.*\b(?:RECEBEU|CONCEDID[AO]|CONCESSAO)\b).*\b(?:REQUERE(?:U|NDO)|SOLICITOU)\b/s
const REFUSAL = /\bINDEFER(?:IR|E|ID[AO])\b/

/** An act of a gazette, in `normalise` spelling, that asks for a licence or refuses it, or lets a firm plan and build only. */
export function isLesserAct(act: string): boolean {
  return REQUEST.test(act) || REFUSAL.test(act) || isEarlierStage(act)
}

function isEarlierStage(act: string): boolean {
  const stages = stagesOf(act)
  return stages?.every((stage) => stage === 'LP' || stage === 'LI') ?? false
}
