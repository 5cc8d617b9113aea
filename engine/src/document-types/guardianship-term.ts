import type { Reading } from '../fields/reading.ts'
import type { Check, Fields } from '../types.ts'
import type { DocumentTypeDefinition } from './definition.ts'
import { checkGuardianship } from './guardianship-term/checks.ts'
import { CLUES } from './guardianship-term/clues.ts'
import { findGuardianship } from './guardianship-term/find.ts'

/** Termo de Guarda, Tutela or Curatela: type 23. */
export const guardianshipTerm: DocumentTypeDefinition = {
  type: 23,
  clues: CLUES,
  fieldNames: [
    'documentTitle',
    'kind',
    'nature',
    'caseNumber',
    'caseNumberValid',
    'caseClass',
    'court',
    'courtDivision',
    'district',
    'forum',
    'state',
    'judgeName',
    'guardians',
    'wards',
    'guardianName',
    'guardianCpf',
    'guardianRg',
    'wardName',
    'wardBirthDate',
    'wardCpf',
    'decisionDate',
    'issueDate',
    'expirationDate',
    'validityText',
    'powers',
    'signedBy',
    'signatureDate',
    'verificationLink',
    'verificationCode',
    'documentValidation',
  ],
  find: (reading: Reading): Fields => findGuardianship(reading),
  check: (fields: Fields, reading: Reading): readonly Check[] => checkGuardianship(fields, reading),
}
