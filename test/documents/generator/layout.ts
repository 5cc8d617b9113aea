import type { Random } from './random.ts'

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }
export type Type = 51 | 54 | 23

/** What the engine should say of a document. */
export type Expected =
  | { readonly data: Readonly<Record<string, Json>> }
  | { readonly error: 'wrong_document_type'; readonly detectedType: Type | null }
  | { readonly error: 'no_text_found' }

/** What a layout makes: the page as HTML and, from the same values, what the engine should say. */
export type Printed = Expected & {
  readonly html: string
  /** HTML documents that become JPEGs inside the page: the n-th stands for `{{picture-n}}`. Their words are in no text layer. */
  readonly pictures?: readonly string[]
}

export interface Layout {
  /** kebab-case; document ids are `<type>-<name>-<variant>`. */
  readonly name: string
  /** The type the document is sent as. */
  readonly type: Type
  readonly variants: readonly string[]
  print(random: Random, variant: string): Printed | Promise<Printed>
  /** An HTML letterhead to be turned into pixels; its data URI replaces `{{letterhead}}` in the page. */
  readonly letterhead?: string
  /** What the PDF is where its content is in pixels; absent: digital. `none`: it is only scanned and photographed. */
  readonly source?: 'card-scan' | 'none'
}
