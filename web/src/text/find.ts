import type { ReadTextWord, TextPage, TextReading } from '@ficha/engine'
import { useStore } from '../state/store.ts'
import { type Search, search } from './search.ts'
import { unitsOf } from './text-units.ts'

/** A place where the text says what is looked for. */
export interface Found {
  /** From 1. */
  readonly page: number
  /** Of the page, where it begins. */
  readonly unit: number
  readonly words: readonly ReadTextWord[]
}

/** What was found, and which place is looked at. */
export interface Finding {
  readonly places: readonly Found[]
  readonly at: number
  readonly words: ReadonlySet<ReadTextWord>
  readonly current: ReadonlySet<ReadTextWord>
}

export function useFinding(id: string, text: TextReading): Finding {
  return findingOf(
    useStore(search, (now) => now),
    id,
    text,
  )
}

let last: { readonly search: Search; readonly text: TextReading; readonly finding: Finding } | null = null

export function findingOf(now: Search, id: string, text: TextReading): Finding {
  if (last?.search === now && last.text === text && now.id === id) return last.finding
  const places = now.id === id ? find(text, now.query) : []
  const at = Math.min(now.at, Math.max(0, places.length - 1))
  const finding = {
    places,
    at,
    words: new Set(places.flatMap(({ words }) => words)),
    current: new Set(places[at]?.words ?? []),
  }
  last = { search: now, text, finding }
  return finding
}

/** Places in reading order, over the ends of lines too; accents and capitals make no difference. */
export function find({ pages }: Pick<TextReading, 'pages'>, query: string): Found[] {
  const wanted = folded(query).replace(/\s+/g, ' ').trim()
  if (wanted === '') return []
  return pages.flatMap((page) => {
    const { text, words } = indexOf(page)
    const found: Found[] = []
    let from = text.indexOf(wanted)
    while (from >= 0) {
      const end = from + wanted.length
      const own = words.filter((word) => word.start < end && word.end > from)
      found.push({ page: page.page, unit: own[0]?.unit ?? 0, words: own.map(({ word }) => word) })
      from = text.indexOf(wanted, end)
    }
    return found
  })
}

interface PageIndex {
  readonly text: string
  readonly words: readonly {
    readonly word: ReadTextWord
    readonly unit: number
    readonly start: number
    readonly end: number
  }[]
}

const known = new WeakMap<TextPage, PageIndex>()

function indexOf(page: TextPage): PageIndex {
  const before = known.get(page)
  if (before !== undefined) return before
  let text = ''
  const words = unitsOf(page).units.flatMap((unit, i) =>
    unit.words.map((word) => {
      const start = text.length
      text += folded(word.text)
      const end = text.length
      text += ' '
      return { word, unit: i, start, end }
    }),
  )
  const made = { text, words }
  known.set(page, made)
  return made
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
