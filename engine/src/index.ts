export { decode, type Inspection, inspect } from './decode/decode.ts'
export { UNREADABLE_CODES, type UnreadableCode, UnreadableDocument } from './errors.ts'
export { type ExtractOptions, extract } from './extract.ts'
export { LIMITS } from './limits.ts'
export { type PageRange, parsePages } from './pages.ts'
export { describeUnreadable } from './problem.ts'
export type { Runtime } from './runtime/runtime.ts'
export * from './types.ts'
export { ENGINE_VERSION } from './version.ts'
export {
  type ExtractionResult,
  type Naming,
  renderData,
  renderFields,
  toResult,
  type Values,
} from './wire.ts'
