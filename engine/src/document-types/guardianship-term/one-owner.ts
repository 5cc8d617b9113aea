import { groupsIn } from '../../fields/values.ts'
import type { Field } from '../../types.ts'
import { isLikely, type Proposal } from '../../weigh/proposal.ts'
import type { ReaderView } from '../../weigh/reader-view.ts'
import { ownersOf } from '../../weigh/whose.ts'
import { GUARDIANS, NUMBERS, WARDS } from './role-fields.ts'

/**
 * A view in which no number is of two people: what both a guardian and a ward would have is the ward's where it stands behind a ward's
 * name in every place, and else the guardian's.
 *
 * @param guardians as they are chosen without that
 * @returns null where no number is of two
 */
export function withOneOwner(view: ReaderView, guardians: Field, wards: Field): ReaderView | null {
  const [own, others] = [GUARDIANS, WARDS].map(({ key }) => view.values(key).filter(isLikely))
  const people = [...(own ?? []), ...(others ?? [])]
  const isBehindWard = (print: Proposal) => (ownersOf(print, people)[0]?.person ?? 0) >= (own?.length ?? 0)
  const notOf = NUMBERS.flatMap(({ member, ofGuardian, ofWard }) => {
    const taken = numbersIn(guardians, member)
    const shared = numbersIn(wards, member).filter((number) => taken.includes(number))
    const prints = shared.length > 0 ? [ofGuardian, ofWard].flatMap(view.prints) : []
    return shared.map((number) => {
      const isOfWard = prints.filter(({ value }) => value === number).every(isBehindWard)
      return { number, name: (isOfWard ? ofGuardian : ofWard).name }
    })
  })
  if (notOf.length === 0) return null
  return {
    ...view,
    prints: (field) =>
      view
        .prints(field)
        .filter(({ value }) => !notOf.some(({ number, name }) => field.name === name && value === number)),
  }
}

function numbersIn({ value }: Field, member: string): string[] {
  return groupsIn(value).flatMap(({ [member]: number }) => (typeof number === 'string' ? [number] : []))
}
