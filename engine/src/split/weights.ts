import type { Feature } from './boundary-features.ts'

/** Log-odds that a document begins with a page: `npm run fit:parts` fits them on the tuning documents and prints them. */
export const WEIGHTS: Readonly<Record<Feature, number>> = {
  always: -4.26,
  'number begins anew': 0.47,
  'number does not follow': 0.27,
  'last was last': 0.37,
  'shares a number': -0.15,
  'shares a long number': -0.45,
  'shares a name': -0.66,
  'numbers of its own': 2.08,
  'words in common': 0.56,
  'head repeated': 0.79,
  'foot repeated': 0.93,
  title: 1.99,
  letterhead: 2.39,
  'title of its own': 0.84,
  'goes on': -0.76,
  annex: -0.31,
  'opens with an end': -1.12,
  'head names a known number': -1.13,
  'annex of its own': 0.26,
  'few words in common': 0.51,
  'signed before': 1.47,
  'ended early': -0.33,
  'other size': 1.19,
  'other print': 0.97,
  'other margin': 0.8,
  'other source': 0.16,
}

/** A document cut in two loses fields; two joined documents only keep a wrong page. So joining is preferred. */
export const BOUNDARY_MIN = 1
