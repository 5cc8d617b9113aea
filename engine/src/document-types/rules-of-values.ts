import type { Values } from '../fields/values.ts'
import type { Check } from '../types.ts'

/** What can be said again of a document when a person has corrected values of it. */
export interface RulesOfValues {
  /**
   * The rules that need the values and the printed text alone.
   *
   * @param lines text of the printed lines in reading order
   * @param before what was judged when the document was read
   */
  check(values: Values, lines: readonly string[], before: readonly Check[]): readonly Check[]
  /** Rules that hold a value against something else that was read and is not kept. */
  readonly compared: readonly string[]
  /** How the type writes text of a field that a person has typed; undefined where it cannot be a value of it. */
  readonly spellings: Readonly<Record<string, (text: string) => string | undefined>>
  /** The values, with those that follow from corrected ones. Without it no value follows from another. */
  readonly follow?: (values: Values, corrected: ReadonlySet<string>) => Values
}
