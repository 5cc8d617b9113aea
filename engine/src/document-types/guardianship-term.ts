import type { DocumentTypeDefinition } from './definition.ts'
import { checkGuardianship } from './guardianship-term/checks.ts'
import { CLUES } from './guardianship-term/clues.ts'
import { findGuardianship } from './guardianship-term/find.ts'
import { guardianshipTermSchema } from './guardianship-term/schema.ts'

/** Termo de Guarda, Tutela or Curatela: type 23. */
export const guardianshipTerm: DocumentTypeDefinition<typeof guardianshipTermSchema> = {
  schema: guardianshipTermSchema,
  clues: CLUES,
  read(reading) {
    const fields = findGuardianship(reading)
    return { fields, checks: checkGuardianship(fields, reading) }
  },
}
