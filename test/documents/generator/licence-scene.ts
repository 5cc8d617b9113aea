import { type Company, company } from './companies.ts'
import { addYears, type IsoDate, randomDate, year } from './dates.ts'
import { type Html, type Sheet, sheet } from './html.ts'
import type { Layout } from './layout.ts'
import { type LicenceData, licenceData } from './licence-data.ts'
import { hex } from './numbers.ts'
import { personName } from './people.ts'
import type { Random } from './random.ts'

/** Whose licence it is and from when to when; a page says how that is printed. */
export interface LicenceScene {
  readonly firm: Company
  readonly issued: IsoDate
  readonly expires: IsoDate
  /** Between the two dates, in whole years. */
  readonly years: number
  /** `123/2023`: the year of issue. */
  readonly number: string
  /** `1A2B.3C4D.5E6F`. */
  readonly key: string
  readonly signer: string
}

export function licenceScene(random: Random, uf: string, kind?: string): LicenceScene {
  const firm = company(random, uf, kind)
  const issued = randomDate(random, 2018, 2025)
  const years = random.int(2, 6)
  const number = `${random.int(101, 989)}/${year(issued)}`
  const key = `${hex(random, 4)}.${hex(random, 4)}.${hex(random, 4)}`
  const signer = personName(random, random.pick(['f', 'm']))
  return { firm, issued, expires: addYears(issued, years), years, number, key, signer }
}

/** One printed licence: its paper, what stands on it, and how it reads; the licensee is a company's where `id` is absent. */
export interface LicencePage {
  readonly paper: Sheet
  readonly body: Html
  readonly read: Parameters<typeof licenceData>[0] & Partial<LicenceData>
}

/** A layout whose variants share nothing but the idea that the file is about. */
export function licencePages(
  name: string,
  pages: Readonly<Record<string, (random: Random) => LicencePage>>,
): Layout {
  return {
    name,
    type: 51,
    variants: Object.keys(pages),
    print(random, variant) {
      const page = pages[variant]?.(random)
      if (!page) throw new RangeError(`no page is called ${variant}`)
      return { html: sheet(page.paper, page.body), data: licenceData(page.read) }
    },
  }
}
