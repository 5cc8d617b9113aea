import type { Json } from '../generator/layout.ts'

/** Every field of type 54; what a layout does not print is null. */
export function paperData(printed: Readonly<Record<string, Json>>): Record<string, Json> {
  return {
    name: null,
    dateOfBirth: null,
    issueDate: null,
    expirationDate: null,
    licenseNumber: null,
    licenseClass: null,
    filiation: [],
    personalNumber: null,
    placeOfBirth: null,
    placeOfIssue: null,
    cardIssuer: null,
    comments: null,
    hasCetpp: null,
    documentValidation: false,
    ...printed,
  }
}
