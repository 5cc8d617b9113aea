import type { Random } from './random.ts'

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }
export type Type = 51 | 54 | 23

/** What a layout makes: the page as HTML and, from the same values, what the engine should say. */
export type Printed =
  | { readonly html: string; readonly data: Readonly<Record<string, Json>> }
  | { readonly html: string; readonly error: 'wrong_document_type'; readonly detectedType: Type | null }

export interface Layout {
  /** kebab-case; document ids are `<type>-<name>-<variant>`. */
  readonly name: string
  /** The type the document is sent as. */
  readonly type: Type
  readonly variants: readonly string[]
  print(random: Random, variant: string): Printed
  /** An HTML letterhead to be turned into pixels; its data URI replaces `{{letterhead}}` in the page. */
  readonly letterhead?: string
}
