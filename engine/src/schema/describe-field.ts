import type { FieldSchema, ValueKind } from './value-kinds.ts'

const FORMS: Readonly<Partial<Record<ValueKind['kind'], string>>> = {
  date: 'YYYY-MM-DD.',
  moment: 'YYYY-MM-DD, or YYYY-MM-DDTHH:MM:SS where a time is printed.',
  taxNumber: 'Without punctuation.',
}

/** A field in English for developers: its name, how it is written, what else to know. */
export function describeField({ label, kind, about }: FieldSchema): string {
  return [`${label.en}.`, FORMS[kind.kind], about].filter((part) => part).join(' ')
}
