import { addDays, addYears, type IsoDate, randomDate } from '../generator/dates.ts'
import type { Driver } from '../generator/driver.ts'
import { licenceRegister } from '../generator/numbers.ts'
import type { Random } from '../generator/random.ts'
import { citizen, fullName } from './citizens.ts'
import { town } from './towns.ts'

export interface MotoristOptions {
  readonly issued: readonly [from: number, to: number]
  readonly years: number
  readonly licenceClass: string
  readonly uf: string
  readonly parents?: 1 | 2 | 3
}

/** The holder of an invented licence of this part. */
export function motorist(random: Random, options: MotoristOptions): Driver {
  const holder = citizen(random, random.chance(0.7) ? options.uf : 'PR', { born: [1962, 1992] })
  const issued: IsoDate = randomDate(random, ...options.issued)
  const mothers = [holder.father, holder.mother, fullName(random, 'f')]
  const parents = options.parents === 1 ? [holder.mother] : mothers.slice(0, options.parents ?? 2)
  const issuer = random.pick(['SSP', 'SSP', 'SESP', 'PC', 'DETRAN'])
  return {
    holder,
    name: holder.name.toUpperCase(),
    parents: parents.map((name) => name.toUpperCase()),
    register: licenceRegister(random),
    licenceClass: options.licenceClass,
    first: addDays(addYears(holder.birth, 18), random.int(20, 900)),
    issued,
    expires: addDays(addYears(issued, options.years), -random.int(0, 12)),
    rg: `${random.digits(random.int(7, 9)).replace(/^0/, '3')} ${issuer} ${holder.birthplace.uf}`,
    local: town(random, options.uf),
    security: random.digits(11),
    renach: `${options.uf}${random.digits(9)}`,
    form: random.digits(10),
  }
}
