import { type ExtractionResult, judge, VERDICT } from '@ficha/engine'
import type { OpenDocument, Phase } from '../state/state.ts'
import { judgedReading, valueNow } from './judged.ts'
import { sortReviewed } from './settled.ts'
import { thresholds } from './thresholds.ts'
import { today, type Validity, validityOn } from './validity.ts'

/** What a list of documents says of one. */
export interface Facts {
  readonly state: ReviewState
  /** Whose document it is: a name, else a number; empty where neither was read. */
  readonly holder: string
  /** Fields that a person should look at; with a profile also its type, and pages that are in doubt or were not read. */
  readonly doubts: number
  /** YYYY-MM-DD: the day it was issued, and the last on which it holds. */
  readonly issued: string | null
  readonly expiry: string | null
  readonly validity: Validity | null
  /** Rules that it breaks, and keeps. */
  readonly broken: number
  readonly kept: number
  readonly isConsistent: boolean
  /** Of a document that was read for its text. */
  readonly words: number
}

export type ReviewState = Exclude<Phase['kind'], 'read'> | 'doubtful' | 'inconsistent' | 'clear' | 'confirmed'

/** Of whichever the type has, the first that was read. */
const HOLDER_FIELDS = ['name', 'guardianName', 'wardName', 'id']
const FROM_FIELD = 'issueDate'
const UNTIL_FIELD = 'expirationDate'

const known = new WeakMap<OpenDocument, { readonly day: string; readonly facts: Facts }>()

/** Counted once for each change of a document: a list asks for hundreds at a time. */
export function factsOf(document: OpenDocument, day = today()): Facts {
  const before = known.get(document)
  if (before?.day === day) return before.facts
  const facts = count(document, day)
  known.set(document, { day, facts })
  return facts
}

/**
 * Whether a person still has something to decide.
 *
 * @param isLabelled every document shall be confirmed: a truth is what a person has seen
 */
export function isOpenForReview(document: OpenDocument, isLabelled: boolean): boolean {
  const { state } = factsOf(document)
  return state === 'doubtful' || state === 'inconsistent' || (isLabelled && state === 'clear')
}

function count(document: OpenDocument, day: string): Facts {
  const reading = judgedReading(document)
  if (reading === null) {
    return { ...NOTHING, words: wordsOf(document.phase), state: stateBefore(document.phase) }
  }
  const doubts = sortReviewed(reading, document).doubtful.length + doubtsOfWhole(document, reading)
  const isConsistent = reading.data[VERDICT] === true
  const issued = textOf(document, FROM_FIELD)
  const expiry = textOf(document, UNTIL_FIELD)
  const outcomes = (one: string) => reading.validations.filter(({ outcome }) => outcome === one).length
  return {
    state: document.isConfirmed
      ? 'confirmed'
      : doubts > 0
        ? 'doubtful'
        : isConsistent
          ? 'clear'
          : 'inconsistent',
    holder: HOLDER_FIELDS.map((name) => textOf(document, name)).find((text) => text !== null) ?? '',
    doubts,
    issued,
    expiry,
    validity: validityOn(day, issued, expiry),
    broken: outcomes('fail'),
    kept: outcomes('pass'),
    isConsistent,
    words: 0,
  }
}

/** Fields have their own marks, and checks the verdict. */
function doubtsOfWhole(document: OpenDocument, reading: ExtractionResult): number {
  const used = thresholds()
  if (used === null || document.isConfirmed) return 0
  const type = document.type === 'text' ? null : document.type
  const { reasons } = judge(reading, used, { ...document, type, hasPages: document.pages !== null })
  return reasons.filter(({ kind }) => kind !== 'field' && kind !== 'check').length
}

const NOTHING = {
  holder: '',
  doubts: 0,
  issued: null,
  expiry: null,
  validity: null,
  broken: 0,
  kept: 0,
  isConsistent: true,
  words: 0,
} satisfies Omit<Facts, 'state'>

function stateBefore({ kind }: Phase): ReviewState {
  return kind === 'read' ? 'clear' : kind
}

function wordsOf(phase: Phase): number {
  if (phase.kind !== 'text') return 0
  const lines = phase.text.pages.flatMap((page) => page.lines)
  return lines.reduce((sum, { words }) => sum + words.length, 0)
}

function textOf(document: OpenDocument, field: string): string | null {
  const value = valueNow(document, field)
  return typeof value === 'string' && value !== '' ? value : null
}
