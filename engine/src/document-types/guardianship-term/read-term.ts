import { NOTHING, textOf } from '../../fields/field.ts'
import type { ReadDocument } from '../../fields/reading.ts'
import { groupsIn } from '../../fields/values.ts'
import { mapValues } from '../../map-values.ts'
import type { Field, Fields } from '../../types.ts'
import { ADULT_YEARS, addYears } from '../../values/calendar.ts'
import { isValidCaseNumber } from '../../values/case-number.ts'
import { fold } from '../../values/fold.ts'
import { isRelativeOfChild } from '../../values/kinship.ts'
import { givesOffice } from '../../values/people-given.ts'
import { LED, raiseByNumber } from '../../weigh/behind-names.ts'
import { type Choose, chooseClass, shown } from '../../weigh/choose.ts'
import { following } from '../../weigh/confidence.ts'
import { type ChosenGroups, chooseList } from '../../weigh/group.ts'
import { codesByLink, withCodeLinks } from '../../weigh/links.ts'
import { isLikely, type Proposal, TELLING, weighed } from '../../weigh/proposal.ts'
import { type Choosing, chooseFields, readerView, viewWith } from '../../weigh/reader-view.ts'
import type { RoleField } from '../../weigh/role-field.ts'
import { isPluralWord } from '../../weigh/values-of-text.ts'
import { NAMES_NO_OFFICE } from './clues.ts'
import { courtOf, districtsOf, divisionsOf } from './court.ts'
import { FIRSTS } from './follow.ts'
import { asMarked, kindsIn, naturesIn } from './marked-option.ts'
import { DECISION_FIELD, decisionDays, issueDays } from './named-days.ts'
import { withOneOwner } from './one-owner.ts'
import { withBothParents, withOneParent } from './one-parent.ts'
import { asDecided, natureAsDecided, operativePart } from './operative-part.ts'
import { withGivenWards, withoutOthers, withoutPeople } from './replaced.ts'
import {
  CASE_FIELD,
  CASE_OF_DECISION,
  GUARDIAN_CPF,
  GUARDIANS,
  GUARDIANS_OF_CHILDREN,
  KEY_FIELD,
  LINK_FIELD,
  RELATIONSHIP,
  TERM_FIELDS,
  TITLE_FIELD,
  validity,
  WARD_BIRTH,
  WARDS,
} from './role-fields.ts'
import { signedByField } from './signed-by.ts'
import { endOfOffice } from './term-of-office.ts'

/** What guardian and ward are called in each kind, and whether these are children. */
const ROLES: Readonly<Record<string, readonly [guardian: string, ward: string, isOfChildren: boolean]>> = {
  GUARDA: ['GUARDIAN', 'WARD', true],
  TUTELA: ['TUTOR', 'PUPIL', true],
  CURATELA: ['CURATOR', 'CURATEE', false],
}

/** The fields of a term: what the reader network proposes, and what follows from it. */
export function readTerm(reading: ReadDocument, choose: Choose): Fields {
  const seen = readerView(reading)
  const decided = operativePart(seen)
  const view = withOneParent(withoutOthers(decided ? asDecided(seen, decided) : seen))
  const choosing = { view, choose }
  const chosen = chooseFields(choosing, [...TERM_FIELDS, LINK_FIELD], {
    caseNumber: view.proposals(decided ? CASE_OF_DECISION : CASE_FIELD),
    courtDivision: divisionsOf(view),
    district: districtsOf(view),
    issueDate: issueDays(view),
    validityText: validity(view, reading),
    verificationCode: codesByLink(KEY_FIELD, LINK_FIELD, view),
    verificationLink: withCodeLinks(view.proposals(LINK_FIELD), reading),
  })
  const { caseNumber = NOTHING, issueDate = NOTHING, validityText = NOTHING } = chosen
  const shownBy = [...view.proposals(TITLE_FIELD), ...view.values(GUARDIANS.key)]
  const seenKind = chooseClass(reading.roles, 'kind', shownBy)
  const kind = NAMES_NO_OFFICE.test(view.text.folded) ? NOTHING : asMarked(seenKind, kindsIn, reading)
  const people = peopleOf(choosing, kind, issueDate, decided?.text ?? view.text.folded)
  return {
    ...chosen,
    ...people,
    ...courtOf(choosing, textOf(caseNumber)),
    ...chooseFields(choosing, [DECISION_FIELD], {
      decisionDate: decisionDays(view, textOf(issueDate)),
    }),
    kind,
    nature: asMarked(
      natureAsDecided(chooseClass(reading.roles, 'nature', shownBy), decided),
      naturesIn,
      reading,
    ),
    caseNumberValid: following(caseNumber, isValidCaseNumber(textOf(caseNumber) ?? '')),
    expirationDate: endOfOffice(validityText, issueDate, people.wardBirthDate),
    signedBy: signedByField(choosing),
  }
}

function peopleOf({ view, choose }: Choosing, kind: Field, issued: Field, decided: string): Fields {
  const [guardian, ward, isOfChildren] = ROLES[String(kind.value)] ?? [null, null, false]
  const young = isOfChildren ? withMinors(view, textOf(issued)) : view
  const one = withKin(withNumbersBehind(young))
  // To a relative it is given alone, whatever the parents shared before.
  const given = kinGiven(view).length > 0 ? one : withBothParents(one, decided)
  const listsIn = (view: Choosing['view']) => ({
    guardians: chooseList({ choose, view }, isOfChildren ? GUARDIANS_OF_CHILDREN : GUARDIANS, {
      role: guardian,
    }),
    wards: chooseList({ choose, view }, WARDS, { role: ward }),
  })
  const all = withGivenWards(given, decided)
  const seen = listsIn(all)
  const owned = withOneOwner(all, seen.guardians.list, seen.wards.list)
  const lists = owned ? listsIn(owned) : seen
  return {
    ...mapValues(lists, ({ list }) => list),
    ...mapValues(FIRSTS, ([list, member]) => firstOf(lists[list], member)),
  }
}

/** Births without those of adults, where any is left: nobody else is under guarda or tutela. */
function withMinors(view: Choosing['view'], issued: string | null): Choosing['view'] {
  const before = (issued && addYears(issued, -ADULT_YEARS)) ?? ''
  const births = view.prints(WARD_BIRTH).filter(({ value }) => String(value) > before)
  return births.length > 0 ? viewWith(view, 'prints', [WARD_BIRTH, births]) : view
}

/** People, weighed by what stands right behind a name: the guardian's CPF, the ward's day of birth. */
function withNumbersBehind(view: Choosing['view']): Choosing['view'] {
  const byNumber = (people: RoleField, number: RoleField, factor?: number) =>
    [people, raiseByNumber(view.values(people), view.prints(number), view.runOf, factor)] as const
  return viewWith(view, 'values', byNumber(WARDS.key, WARD_BIRTH, LED), byNumber(GUARDIANS.key, GUARDIAN_CPF))
}

/** How far before a name what kin the person is may begin, in words: `avó materna,`. */
const KIN_WORDS = 2

/**
 * `será exercida pela avó materna, Ana Lima`: whom the text names as one relative is rather the guardian than who is named without. Where
 * it gives the office to the child's relative, nobody else is one whom it does not name there.
 */
function withKin(view: Choosing['view']): Choosing['view'] {
  const people = view.values(GUARDIANS.key)
  const kin = kinOf(view)
  const namedBehind = ({ position }: Proposal) =>
    people.filter(
      (one) =>
        isLikely(one) && one.places?.some(({ from }) => from > position && from <= position + KIN_WORDS),
    )
  const given = kinGiven(view)
  const told = given.map(({ position }) => view.toldBefore(position) + view.toldFrom(position)).join(' ')
  if (given.flatMap(namedBehind).length > 0)
    return withoutPeople(view, GUARDIANS.key, ({ value }) => !told.includes(fold(String(value))))
  const named = kin.flatMap(namedBehind)
  if (named.length === 0) return view
  const rather = weighed(people, (one) => (named.includes(one) ? 1 : 1 / TELLING))
  return viewWith(view, 'values', [GUARDIANS.key, rather])
}

/** Where the text tells what kin one person is. */
function kinOf(view: Choosing['view']): readonly Proposal[] {
  return view.prints(RELATIONSHIP).filter((one) => isLikely(one) && !isPluralWord(one.value))
}

/** Where it gives the office to a relative of the child. */
function kinGiven(view: Choosing['view']): readonly Proposal[] {
  return kinOf(view).filter(
    ({ value, position }) => isRelativeOfChild(String(value)) && givesOffice(view.toldBefore(position)),
  )
}

/** A member of the first of a list, as a field of its own. */
function firstOf({ list, first: sure }: ChosenGroups, name: string): Field {
  const confidence = sure[name] ?? list.confidence
  const value = groupsIn(list.value)[0]?.[name] ?? null
  const own =
    list.status === 'found' ? list.evidence.filter(({ path: [i, of] }) => i === 0 && of === name) : []
  if (value === null || own.length === 0) return { status: 'missing', value: null, confidence }
  const evidence = own.map((one) => ({ ...one, path: [] }))
  return shown(value, evidence, confidence, evidence.map(({ text }) => text).join(' '))
}
