import { NOTHING } from '../../fields/field.ts'
import type { Field, Fields } from '../../types.ts'
import { fold } from '../../values/fold.ts'
import { anyOf, pattern } from '../../values/pattern.ts'
import { following } from '../../weigh/confidence.ts'
import { LIKELY, PROBABLE } from '../../weigh/proposal.ts'

const CARRIES = anyOf('TRANSPORTE|TRANSPORTES|TRANSPORTAR|COLETA')
/** What is done, and not whose: `Garagem de empresa de transporte de produtos perigosos` carries nothing. */
const DOES_CARRY = /^(?:SERVICOS? DE )?(?:(?!\bD[AEO]S?\b).)*?\b(?:TRANSPORT(?:ES?|AR)|COLETA)\b/
const NOT = anyOf('NAO')
/** So called, or of a class of risk, or what rules for transport by road count among these (ANTT, resolution 5.998). */
const DANGEROUS = pattern()`
  \b(?:PERIGOS[OA]S?|CLASSES? (?:DE RISCO )?\d|ONU \d{4}|COMBUSTIVE(?:L|IS)|INFLAMAVE(?:L|IS)|GASOLINA|OLEO DIESEL|ETANOL|GLP|GAS LIQUEFEITO
  |CORROSIV[OA]S?|EXPLOSIV[OA]S?|RADIOATIV[OA]S?|INFECTANTES?|SERVICOS DE SAUDE)\b
`
/** `Transporte rodoviário de carga, exceto produtos perigosos e mudanças`. */
const EXCEPTED = /\b(?:EXCET[OU]|SALVO|MENOS|SEM)\b.*/
/**
 * As the activity says, if it carries anything; else as the network sees the whole, if a licence has vehicles or no likely activity. Of 680
 * licences 109 are for dangerous products: 108 name the transport as an activity, and the other has none.
 */
export function dangerOf(
  seen: Field,
  { mainActivity: activity = NOTHING, licensePlate = NOTHING }: Fields,
): Field {
  const isSeen = seen.value === 'yes'
  const told = [activity.value].flat().map((one) => fold(String(one)))
  const carried = told.filter((one) => CARRIES.test(one))
  const isTold = carried
    .map((one) => one.replace(EXCEPTED, ''))
    .some((one) => DOES_CARRY.test(one) && DANGEROUS.test(one) && !NOT.test(one))
  if (isTold && !isSeen) return following(activity, true)
  const isOther =
    carried.length === 0 &&
    activity.confidence >= LIKELY &&
    activity.status === 'found' &&
    licensePlate.status === 'missing'
  if (isSeen && !isOther) return following(seen, true)
  // Always a Boolean: false is the specification's word for nothing found.
  return { status: 'missing', value: false, confidence: isSeen ? PROBABLE : seen.confidence }
}
