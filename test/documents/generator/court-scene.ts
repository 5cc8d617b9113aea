import { addDays, type IsoDate, officeTime, randomDate, year } from './dates.ts'
import type { GuardianshipData } from './guardianship-data.ts'
import { caseNumber } from './numbers.ts'
import { child, familyName, type Person, person } from './people.ts'
import type { Random } from './random.ts'

/** Who and when a term is about; a layout says how it is printed. */
export interface CourtScene {
  readonly city: string
  readonly issued: IsoDate
  readonly decided: IsoDate
  /** `YYYY-MM-DDTHH:MM:SS`, on the day after the term was issued. */
  readonly signedAt: string
  readonly number: string
  readonly guardian: Person
  readonly ward: Person
  readonly judge: Person
  readonly clerk: Person
  /** A word of the guardian's gender, of the ward's, of the judge's. */
  readonly g: (feminine: string, masculine: string) => string
  readonly w: (feminine: string, masculine: string) => string
  readonly j: (feminine: string, masculine: string) => string
}

export interface SceneOptions {
  readonly uf: string
  /** TR of the case number. */
  readonly tribunal: string
  readonly cities: readonly string[]
  readonly minor: boolean
  /** Guardian and ward share their surnames. */
  readonly kin?: boolean
}

export function courtScene(random: Random, options: SceneOptions): CourtScene {
  const { uf, tribunal, cities, minor, kin = false } = options
  const issued = randomDate(random, 2018, 2025)
  const decided = addDays(issued, -random.int(3, 40))
  const family = familyName(random)
  const shared = kin ? { family } : {}
  const guardian = person(random, { uf, bornFrom: 1958, bornTo: 1990, ...shared })
  const ward = minor
    ? child(random, issued, uf, [2, 14], family)
    : person(random, { uf, bornFrom: 1935, bornTo: 1996, family })
  const judge = person(random)
  const word = (one: Person) => (feminine: string, masculine: string) =>
    one.gender === 'f' ? feminine : masculine
  return {
    city: random.pick(cities),
    issued,
    decided,
    signedAt: `${addDays(issued, 1)}T${officeTime(random)}`,
    number: caseNumber(random, year(decided), tribunal),
    guardian,
    ward,
    judge,
    clerk: person(random),
    g: word(guardian),
    w: word(ward),
    j: word(judge),
  }
}

/** What every term of the scene reads as, before its layout adds what it prints. */
export function sceneData(scene: CourtScene, uf: string): Partial<GuardianshipData> {
  return {
    caseNumber: scene.number,
    court: uf === 'DF' ? 'TJDFT' : `TJ${uf}`,
    state: uf,
    decisionDate: scene.decided,
    issueDate: scene.issued,
  }
}
