import { addDays, addYears, type IsoDate, randomDate } from '../generator/dates.ts'
import type { Json } from '../generator/layout.ts'
import { licenceRegister } from '../generator/numbers.ts'
import { type Gender, type Person, person } from '../generator/people.ts'
import type { Random } from '../generator/random.ts'

/** Somebody with a licence, for the papers that list its data without being a card. */
export interface LicensedDriver extends Person {
  readonly register: string
  readonly renach: string
  readonly security: string
  readonly blank: string
  readonly category: string
  readonly firstLicence: IsoDate
  readonly issue: IsoDate
  readonly expiry: IsoDate
}

interface Wanted {
  readonly uf: string
  readonly category: string
  readonly gender?: Gender
  readonly issuedFrom?: number
}

/** Since this day a licence of somebody under fifty lasts ten years. */
const TEN_YEARS_SINCE = '2021-04-12'

export function licensedDriver(
  random: Random,
  { uf, category, gender, issuedFrom = 2019 }: Wanted,
): LicensedDriver {
  const who = person(random, { uf, bornFrom: 1962, bornTo: 1994, ...(gender ? { gender } : {}) })
  const issue = randomDate(random, issuedFrom, 2025)
  const isLong = issue >= TEN_YEARS_SINCE && addYears(who.birth, 50) > issue
  return {
    ...who,
    register: licenceRegister(random),
    renach: uf + random.digits(9),
    security: random.digits(11),
    blank: random.digits(10),
    category,
    firstLicence: addDays(addYears(who.birth, random.int(18, 22)), random.int(20, 300)),
    issue,
    expiry: addYears(issue, isLong ? 10 : 5),
  }
}

/** What every such paper prints; the rest is absent unless the layout says what it printed. */
export function reading(driver: LicensedDriver, printed: Readonly<Record<string, Json>>) {
  return {
    data: {
      name: driver.name,
      dateOfBirth: driver.birth,
      issueDate: driver.issue,
      expirationDate: driver.expiry,
      licenseNumber: driver.register,
      licenseClass: driver.category,
      filiation: [] as readonly string[],
      personalNumber: driver.cpf,
      placeOfBirth: null,
      placeOfIssue: null,
      cardIssuer: null,
      comments: null,
      hasCetpp: null,
      documentValidation: false,
      ...printed,
    },
  }
}
