import {
  type DocumentType,
  type ExtractionResult,
  type FieldSchemas,
  type JsonValue,
  schemaOf,
} from '@ficha/engine'
import { type FieldEntry, sortFields } from './attention.ts'
import { make } from './dom.ts'
import { type Language, showValue } from './show-value.ts'
import type { Words } from './words.ts'

/** What was read, what needs a look first. */
export interface FieldList {
  readonly element: HTMLElement
  choose(field: string | null): void
}

export function fieldList(
  type: DocumentType,
  result: ExtractionResult,
  words: Words,
  language: Language,
  chosen: (field: string) => void,
): FieldList {
  const fields: FieldSchemas = schemaOf(type).fields
  const { doubtful, sure, absent } = sortFields(result)
  const buttons = new Map<string, { readonly button: HTMLElement; readonly printed: HTMLElement }>()
  const row = (isDoubtful: boolean) => (entry: FieldEntry) => {
    const { name, report } = entry
    const text = textOf(report.value, name)
    const printed = make(
      'div',
      { class: 'printed', id: `printed-${name}`, hidden: true },
      ...report.evidence.map(({ text, page }) => make('p', {}, words.printed(text, page))),
    )
    const button = make(
      'button',
      {
        type: 'button',
        'data-field': name,
        'aria-expanded': 'false',
        'aria-controls': printed.id,
        click: () => chosen(name),
      },
      make('span', { class: 'label' }, fields[name]?.label[language] ?? name),
      make('span', { class: 'value' }, text === '' ? words.absent : text),
      make('span', { class: 'sure' }, words.sure(Math.round(100 * report.confidence))),
    )
    buttons.set(name, { button, printed })
    return make('li', isDoubtful ? { class: 'doubtful' } : {}, button, printed)
  }
  const element = make(
    'ul',
    { 'aria-label': words.fields },
    ...doubtful.map(row(true)),
    ...[...sure, ...absent].map(row(false)),
  )
  return {
    element,
    choose(field) {
      for (const [name, { button, printed }] of buttons) {
        button.setAttribute('aria-expanded', String(name === field))
        printed.hidden = name !== field
      }
      buttons.get(field ?? '')?.button.scrollIntoView({ block: 'nearest' })
    },
  }

  function textOf(value: JsonValue, name: string): string {
    const kind = fields[name]?.kind
    if (!Array.isArray(value)) return showValue(value, kind, words, language)
    const of = kind?.kind === 'list' ? kind.of : undefined
    return value
      .map((item) => (isRecord(item) ? members(item) : showValue(item, of, words, language)))
      .join(' · ')
  }

  function members(record: Readonly<Record<string, JsonValue>>): string {
    return Object.values(record)
      .filter((value) => typeof value === 'string')
      .join(', ')
  }
}

function isRecord(value: JsonValue): value is Readonly<Record<string, JsonValue>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
