import type { DocumentType } from '../types.ts'
import type { DocumentTypeDefinition } from './definition.ts'
import { driverLicence } from './driver-licence.ts'
import { environmentalLicence } from './environmental-licence.ts'
import { guardianshipTerm } from './guardianship-term.ts'

/** Everything the engine can read. */
export const DEFINITIONS: Readonly<Record<DocumentType, DocumentTypeDefinition>> = {
  51: environmentalLicence,
  54: driverLicence,
  23: guardianshipTerm,
}
