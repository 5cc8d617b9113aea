import type { DocumentSchema } from '../schema/document-schema.ts'
import type { DocumentTypeDefinition } from './definition.ts'
import { driverLicence } from './driver-licence.ts'
import { environmentalLicence } from './environmental-licence.ts'
import { guardianshipTerm } from './guardianship-term.ts'
import type { SCHEMAS } from './schemas.ts'

/** How each type of `schemas.ts` is read; the compiler says where one is missing or out of its order. */
export const DEFINITIONS: DefinitionsOf<typeof SCHEMAS> = [
  environmentalLicence,
  driverLicence,
  guardianshipTerm,
]

type DefinitionsOf<L extends readonly DocumentSchema[]> = {
  readonly [I in keyof L]: DocumentTypeDefinition<L[I]>
}

/** @throws {RangeError} for a number that is no type */
export function definitionOf(type: number): DocumentTypeDefinition {
  const found = DEFINITIONS.find(({ schema }) => schema.type === type)
  if (found === undefined) throw new RangeError(`there is no document type ${type}`)
  return found
}
