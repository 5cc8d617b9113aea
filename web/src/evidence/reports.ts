import type { ExtractionResult } from '@ficha/engine'

/** What the engine says of one field, and of one place where it was read. */
export type FieldReport = ExtractionResult['fields'][string]
export type EvidenceReport = FieldReport['evidence'][number]
