/** What `<ficha-reader>` and the page have in common. */
export {
  type FieldEntry,
  type FieldReport,
  isAbsent,
  type SortedFields,
  SURE_MIN,
  sortFields,
} from './attention.ts'
export { READ_KINDS } from './kinds.ts'
export { outlineOf, type PageSize } from './outline.ts'
export { type Language, showValue } from './show-value.ts'
