import type { DocumentSchema } from './document-schema.ts'
import type { JsonValue } from './json-value.ts'
import type { CodeKind, FieldSchemas, GroupKind, ItemKind, ListKind, ValueKind } from './value-kinds.ts'

/** The TypeScript type of a kind of value. */
export type ValueOf<K extends ValueKind> =
  K extends ListKind<infer I extends ItemKind>
    ? readonly NonNullable<ValueOf<I>>[]
    : K extends GroupKind<infer M extends FieldSchemas>
      ? RecordOf<M> | null
      : K extends CodeKind<infer C>
        ? C | null
        : K extends { readonly kind: 'flag' }
          ? boolean | null
          : string | null

/** The values of named fields; any JSON where the names are not known before it runs. */
export type RecordOf<F extends FieldSchemas> = string extends keyof F
  ? Readonly<Record<string, JsonValue>>
  : { readonly [N in keyof F]: ValueOf<F[N]['kind']> }

/** `data` of a schema: every field is there. */
export type SchemaData<S extends DocumentSchema> =
  S extends DocumentSchema<number, infer F> ? RecordOf<F> : never

/** `data` as answers carry it. */
export type WireData<S extends DocumentSchema> =
  | SchemaData<S>
  | (S extends { readonly isEmptyWithoutFinds: true } ? Readonly<Record<string, never>> : never)

/** Something for those fields of a schema's `more` that were found. */
export type EachMore<S extends DocumentSchema, V> =
  S extends DocumentSchema<number, FieldSchemas, boolean, infer M>
    ? string extends keyof M
      ? Readonly<Record<string, V>>
      : Readonly<Partial<Record<keyof M & string, V>>>
    : never

/** Something for each field of a schema. */
export type EachField<S extends DocumentSchema, V> =
  S extends DocumentSchema<number, infer F> ? Readonly<Record<keyof F & string, V>> : never
