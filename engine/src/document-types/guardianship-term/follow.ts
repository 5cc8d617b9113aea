import { groupsIn, textIn, type Values } from '../../fields/values.ts'
import { isValidCaseNumber } from '../../values/case-number.ts'

/** Fields that repeat a member of the first of a list: name → list and member. */
export const FIRSTS: Readonly<Record<string, readonly [list: 'guardians' | 'wards', member: string]>> = {
  guardianName: ['guardians', 'name'],
  guardianCpf: ['guardians', 'cpf'],
  guardianRg: ['guardians', 'rg'],
  wardName: ['wards', 'name'],
  wardBirthDate: ['wards', 'birthDate'],
  wardCpf: ['wards', 'cpf'],
}

/**
 * A corrected case number is valid or not; the first guardian and ward have their fields beside the list.
 * What was corrected itself stays: of the two spellings of one value the list wins.
 */
export function follow(values: Values, corrected: ReadonlySet<string>): Values {
  const next: Record<string, Values[string]> = { ...values }
  if (corrected.has('caseNumber')) {
    const number = textIn(values.caseNumber)
    next.caseNumberValid = number === null ? null : isValidCaseNumber(number)
  }
  for (const [name, [list, member]] of Object.entries(FIRSTS)) {
    const [first, ...others] = groupsIn(next[list])
    if (corrected.has(list)) next[name] = first?.[member] ?? null
    else if (corrected.has(name) && first)
      next[list] = [{ ...first, [member]: values[name] ?? null }, ...others]
  }
  return next
}
