import { addDays, type IsoDate, officeTime, randomDate, year } from '../generator/dates.ts'
import { type GuardianshipData, guardianshipData } from '../generator/guardianship-data.ts'
import { type Html, type Sheet, sheet } from '../generator/html.ts'
import type { Layout } from '../generator/layout.ts'
import { caseNumber } from '../generator/numbers.ts'
import type { Person } from '../generator/people.ts'
import type { Place } from '../generator/places.ts'
import type { Random } from '../generator/random.ts'
import { folk, surnames, town } from './newcomers.ts'

/** Who and when a term of the layouts `new-…` is about. */
interface TermScene {
  readonly at: Place
  readonly issued: IsoDate
  readonly decided: IsoDate
  /** `YYYY-MM-DDTHH:MM:SS`. */
  readonly signedAt: string
  readonly number: string
  readonly keeper: Person
  readonly other: Person
  readonly ward: Person
  /** Brother or sister of the ward. */
  readonly sibling: Person
  readonly judge: Person
  readonly clerk: Person
  readonly lawyer: Person
  readonly family: string
}

interface TermOptions {
  readonly uf: string
  /** TR of the case number. */
  readonly tribunal: string
  readonly minor: boolean
  readonly keeper?: 'f' | 'm'
  readonly ward?: 'f' | 'm'
  /** The ward is of the generation before the guardian's. */
  readonly old?: boolean
}

export function termScene(
  random: Random,
  { uf, tribunal, minor, keeper, ward, old }: TermOptions,
): TermScene {
  const issued = randomDate(random, 2019, 2025)
  const decided = addDays(issued, -random.int(2, 45))
  const family = surnames(random)
  const year0 = year(issued)
  const born: readonly [number, number] = minor ? [year0 - 14, year0 - 3] : old ? [1932, 1946] : [1948, 2000]
  const own = folk(random, { uf, born, family, ...(ward ? { gender: ward } : {}) })
  const next = folk(random, { uf, born: [year0 - 13, year0 - 2], family })
  return {
    at: town(random, uf),
    issued,
    decided,
    signedAt: `${addDays(issued, random.int(0, 3))}T${officeTime(random)}`,
    number: caseNumber(random, year(decided), tribunal),
    keeper: folk(random, { uf, born: [1964, 1989], ...(keeper ? { gender: keeper } : {}) }),
    other: folk(random, { uf, born: [1964, 1989], gender: keeper === 'f' ? 'm' : 'f' }),
    ward: own,
    sibling: { ...next, mother: own.mother, father: own.father },
    judge: folk(random),
    clerk: folk(random),
    lawyer: folk(random),
    family,
  }
}

interface TermPage {
  readonly paper: Sheet
  readonly body: Html
  readonly scene: TermScene
  readonly read: Partial<GuardianshipData> & Pick<GuardianshipData, 'kind' | 'guardians' | 'wards'>
}

/** A layout of which each variant is a page of its own; what follows from the scene is read from there. */
export function termPages(
  name: string,
  pages: Readonly<Record<string, (random: Random) => TermPage>>,
): Layout {
  return {
    name,
    type: 23,
    variants: Object.keys(pages),
    print(random, variant) {
      const page = pages[variant]?.(random)
      if (!page) throw new RangeError(`no page is called ${variant}`)
      const { at, number, decided, issued } = page.scene
      const court = at.uf === 'DF' ? 'TJDFT' : `TJ${at.uf}`
      const known = { caseNumber: number, court, state: at.uf, decisionDate: decided, issueDate: issued }
      return { html: sheet(page.paper, page.body), data: guardianshipData({ ...known, ...page.read }) }
    },
  }
}

/** The word of the person's gender. */
export function of(person: Person): (feminine: string, masculine: string) => string {
  return (feminine, masculine) => (person.gender === 'f' ? feminine : masculine)
}
