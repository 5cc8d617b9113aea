import type { DocumentType } from '../types.ts'
import type { DocumentTypeDefinition } from './definition.ts'
import { environmentalLicence } from './environmental-licence.ts'
import { guardianshipTerm } from './guardianship-term.ts'

/** Everything the engine can read. */
export const DEFINITIONS: Partial<Record<DocumentType, DocumentTypeDefinition>> = {
  51: environmentalLicence,
  23: guardianshipTerm,
}
