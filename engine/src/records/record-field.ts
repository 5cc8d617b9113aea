import type { JsonValue } from '../types.ts'

/**
 * A field as a register's print-out, a form or a list announces it. Its captions are data: whatever wording a
 * designer chose, it is made of the same few words.
 */
export interface RecordField {
  readonly name: string
  /**
   * Words that name the field, each row enough by itself: `['LOCAL', 'NASCIMENTO']`. Upper-case without accents or
   * particles.
   */
  readonly captions: readonly (readonly string[])[]
  /** The value that a cell holds and nothing else; null when it holds something of another kind. */
  readonly parse: (text: string) => JsonValue | null
  /** Few other texts parse as such a value: a date, a number. What stands at its captions tells where values stand. */
  readonly isTyped: boolean
  /** Its value may go on in the line below; lines are given to `parse` with a line feed between them. */
  readonly wraps: boolean
}
