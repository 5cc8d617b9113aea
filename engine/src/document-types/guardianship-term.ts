import { chooseByFit } from '../weigh/choose.ts'
import { fieldsSeen, readerView } from '../weigh/reader-view.ts'
import type { DocumentTypeDefinition } from './definition.ts'
import { checkGuardianship } from './guardianship-term/checks.ts'
import { CLUES, NAMES_NO_OFFICE } from './guardianship-term/clues.ts'
import { readTerm } from './guardianship-term/read-term.ts'
import { CASE_FIELD, GUARDIANS, WARDS } from './guardianship-term/role-fields.ts'
import { guardianshipTermSchema } from './guardianship-term/schema.ts'

/** A document that says who cares for whom, by which case and in which office, is a term whatever its title. */
const PEOPLE_AND_CASE = [GUARDIANS.key, WARDS.key, CASE_FIELD]

/** All three must be likely. How much their sum may lack: names that are printed twice are seldom sure. */
const DOUBT_MAX = 0.5

/** Termo de Guarda, Tutela or Curatela: type 23. */
export const guardianshipTerm: DocumentTypeDefinition<typeof guardianshipTermSchema> = {
  schema: guardianshipTermSchema,
  clues: CLUES,
  hasFields(reading) {
    const view = readerView(reading)
    const namesOffice = !NAMES_NO_OFFICE.test(view.text.folded)
    return namesOffice && fieldsSeen(view, PEOPLE_AND_CASE) >= PEOPLE_AND_CASE.length - DOUBT_MAX
  },
  read(reading, choose = chooseByFit) {
    const fields = readTerm(reading, choose)
    return { fields, checks: checkGuardianship(fields, reading) }
  },
}
