import { schemaOf } from '@ficha/engine'
import { isType } from '../state/document-types.ts'
import type { ListFilter, ListView, SortKey } from '../state/list-view.ts'
import type { OpenDocument, State } from '../state/state.ts'
import type { Language } from '../words/language.ts'
import { WORDS } from '../words/words.ts'
import { type Facts, factsOf, isOpenForReview, type ReviewState } from './facts.ts'

/** The documents of the list as it is filtered and sorted. */
export function listedDocuments({ documents, list, language }: State): readonly OpenDocument[] {
  const before = last
  if (before?.documents === documents && before.list === list && before.language === language)
    return before.listed
  const listed = sorted(
    documents.filter((one) => passes(one, list, language)),
    list,
    language,
  )
  last = { documents, list, language, listed }
  return listed
}

/** A list is drawn again for every step of a reading; only what it hangs on is looked at again. */
let last:
  | (Pick<State, 'documents' | 'list' | 'language'> & { readonly listed: readonly OpenDocument[] })
  | null = null

/** The first after another, from the top again at the end, that a person has not decided on. */
export function nextOpen(state: State, after: string | null): OpenDocument | undefined {
  const listed = listedDocuments(state)
  const at = listed.findIndex(({ id }) => id === after)
  return [...listed.slice(at + 1), ...listed.slice(0, at + 1)].find((one) =>
    isOpenForReview(one, state.label !== null),
  )
}

function passes(document: OpenDocument, { filter, query }: ListView, language: Language): boolean {
  const facts = factsOf(document)
  if (!FILTERS[filter](facts, document)) return false
  const wanted = folded(query)
  return (
    wanted === '' ||
    [document.name, facts.holder, typeName(document, language)].some((text) => folded(text).includes(wanted))
  )
}

const FILTERS: Readonly<Record<ListFilter, (facts: Facts, document: OpenDocument) => boolean>> = {
  all: () => true,
  open: (_, document) => isOpenForReview(document, false),
  doubtful: ({ doubts }) => doubts > 0,
  inconsistent: ({ isConsistent }) => !isConsistent,
  expired: ({ validity }) => validity === 'expired' || validity === 'not_yet',
  failed: ({ state }) => state === 'failed' || state === 'cancelled',
  confirmed: ({ state }) => state === 'confirmed',
}

/** What needs a person most, first. */
const STATES: readonly ReviewState[] = [
  'failed',
  'cancelled',
  'doubtful',
  'inconsistent',
  'reading',
  'waiting',
  'clear',
  'text',
  'confirmed',
]

function sorted(
  documents: readonly OpenDocument[],
  { sort, isDescending }: ListView,
  language: Language,
): readonly OpenDocument[] {
  if (sort === 'added') return isDescending ? documents.toReversed() : documents
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  const keyed = documents.map((document) => ({ document, key: keyOf(document, sort, language) }))
  const sign = isDescending ? -1 : 1
  return keyed
    .toSorted(({ key: a }, { key: b }) => {
      // What has nothing to be sorted by stands last, whichever the direction.
      if (a === '' || b === '') return Number(a === '') - Number(b === '')
      if (typeof a === 'number' && typeof b === 'number') return sign * (a - b)
      return sign * collator.compare(String(a), String(b))
    })
    .map(({ document }) => document)
}

function keyOf(document: OpenDocument, sort: SortKey, language: Language): string | number {
  const facts = factsOf(document)
  switch (sort) {
    case 'added':
      return 0
    case 'name':
      return document.name
    case 'holder':
      return facts.holder
    case 'type':
      return typeName(document, language)
    case 'state':
      return STATES.indexOf(facts.state)
    case 'doubts':
      return facts.doubts
    case 'expiry':
      return facts.expiry ?? ''
    case 'checks':
      return facts.broken
  }
}

function typeName({ type }: OpenDocument, language: Language): string {
  if (isType(type)) return schemaOf(type).label[language]
  return type === 'text' ? WORDS[language].text.type : ''
}

/** Without accents and capitals. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
