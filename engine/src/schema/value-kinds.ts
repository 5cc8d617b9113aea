/** Kinds of values, as data: JSON types, TypeScript types and the OpenAPI description are made of them. */
export type ValueKind = PlainKind | CodeKind | GroupKind | ListKind

/** One value without parts; null where the document does not carry it. */
export interface PlainKind {
  readonly kind: 'text' | 'date' | 'moment' | 'taxNumber' | 'flag'
}

/** One of a few words, which the page shows in its own language. */
export interface CodeKind<C extends string = string> {
  readonly kind: 'code'
  readonly codes: Readonly<Record<C, Label>>
}

/** Values that belong together, as a person's name and number do. */
export interface GroupKind<M extends FieldSchemas = FieldSchemas> {
  readonly kind: 'group'
  /** Of its type in TypeScript and in the OpenAPI description. */
  readonly title: string
  readonly members: M
}

/** Any number of values in the order of the document; empty where there is none. */
export interface ListKind<I extends ItemKind = ItemKind> {
  readonly kind: 'list'
  readonly of: I
}
export type ItemKind = PlainKind | CodeKind | GroupKind

/** What people read, in the languages of the page. */
export interface Label {
  readonly pt: string
  readonly en: string
}

export interface FieldSchema<K extends ValueKind = ValueKind> {
  readonly label: Label
  readonly kind: K
  /** For developers: what the name and the kind do not say. */
  readonly about: string | null
}

/** camelCase name → field, in the order of `data`. */
export type FieldSchemas = Readonly<Record<string, FieldSchema>>

export const TEXT = { kind: 'text' } as const
/** YYYY-MM-DD */
export const DATE = { kind: 'date' } as const
/** YYYY-MM-DD, or YYYY-MM-DDTHH:MM:SS where a time is printed. */
export const MOMENT = { kind: 'moment' } as const
/** CPF or CNPJ without punctuation. */
export const TAX_NUMBER = { kind: 'taxNumber' } as const
export const FLAG = { kind: 'flag' } as const

export function codes<C extends string>(codes: Readonly<Record<C, Label>>): CodeKind<C> {
  return { kind: 'code', codes }
}

export function group<M extends FieldSchemas>(title: string, members: M): GroupKind<M> {
  return { kind: 'group', title, members }
}

export function listOf<I extends ItemKind>(of: I): ListKind<I> {
  return { kind: 'list', of }
}

export function field<K extends ValueKind>(
  pt: string,
  en: string,
  kind: K,
  about: string | null = null,
): FieldSchema<K> {
  return { label: { pt, en }, kind, about }
}
