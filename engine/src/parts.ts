/**
 * For tests of single stages and for measurements in this repository, which put something between the engine and its
 * host; not published. Everybody else reads with `read` of the host's entry.
 */
export { decode, type Inspection, inspect } from './decode/decode.ts'
export type { DocumentTypeDefinition } from './document-types/definition.ts'
export { type ExtractOptions, extract, fieldsOf, typeOf } from './extract.ts'
export { readPages } from './read-pages.ts'
export type { Runtime } from './runtime/runtime.ts'
export { toResult } from './wire.ts'
