/** How a list of many documents is looked at. */
export interface ListView {
  readonly sort: SortKey
  readonly isDescending: boolean
  readonly filter: ListFilter
  /** What a name, a holder or a type must contain. */
  readonly query: string
  /** A narrow screen has no room for the list beside a document. */
  readonly isShown: boolean
}

export const SORT_KEYS = ['added', 'name', 'holder', 'type', 'state', 'doubts', 'expiry', 'checks'] as const
export type SortKey = (typeof SORT_KEYS)[number]

export const LIST_FILTERS = [
  'all',
  'open',
  'doubtful',
  'inconsistent',
  'expired',
  'failed',
  'confirmed',
] as const
export type ListFilter = (typeof LIST_FILTERS)[number]

export const FIRST_VIEW: ListView = {
  sort: 'added',
  isDescending: false,
  filter: 'all',
  query: '',
  isShown: true,
}

/** Fewer are tabs. */
export const TABS_MAX = 5
