export { type CorrectionFault, type ReadCorrections, readCorrections } from './checks/corrections.ts'
export { type Recheckable, type Rechecked, recheck } from './checks/recheck.ts'
export type { RuleName } from './document-types/rules-by-type.ts'
export {
  type DataOf,
  DOCUMENT_TYPES,
  type DocumentType,
  SCHEMAS,
  type SchemaOf,
  schemaOf,
} from './document-types/schemas.ts'
export { UNREADABLE_CODES, type UnreadableCode, UnreadableDocument } from './errors.ts'
export {
  type AskedFor,
  type Doubt,
  describeDoubt,
  type Judgeable,
  type Judgement,
  judge,
} from './judge.ts'
export { LIMITS } from './limits.ts'
export { type PageRange, parsePages } from './pages.ts'
export { describeUnreadable } from './problem.ts'
export { NEVER_SURE, PROFILE, type Profile, parseProfile, type Thresholds, thresholdOf } from './profile.ts'
export type { FoundReading, Progress, Read, Reading, ReadingOf, ReadOptions } from './read/read.ts'
export { describeField } from './schema/describe-field.ts'
export { type DocumentSchema, VERDICT } from './schema/document-schema.ts'
export { snakeCase } from './schema/spelling.ts'
export type { FieldSchema, FieldSchemas, Label, ValueKind } from './schema/value-kinds.ts'
export {
  csvText,
  fromCsvText,
  oneLine,
  SHEET_CELL_CHARACTERS_MAX,
  type SheetCell,
  sheetCellOf,
  withoutFormula,
} from './spreadsheet-cells.ts'
export { toHocr } from './text-result/hocr.ts'
export { toMarkdown } from './text-result/markdown.ts'
export { toPlainText } from './text-result/plain-text.ts'
export type {
  ReadTextLine,
  ReadTextWord,
  Refusal,
  TextBlock,
  TextCell,
  TextPage,
  TextParagraph,
  TextReading,
  TextTable,
} from './text-result/text-reading.ts'
export { titleOf } from './title.ts'
export * from './types.ts'
export { typedValue } from './values/typed-value.ts'
export { ENGINE_VERSION } from './version.ts'
export {
  type EngineReport,
  type EvidenceReport,
  type ExtractionResult,
  type FieldReport,
  type Naming,
  type PartReport,
  type PictureReport,
  renderData,
  renderFields,
  type Values,
} from './wire.ts'
