import type { Feature } from './boundary-features.ts'

/** Log-odds that a document begins with a page: `npm run fit:parts` fits them on the tuning documents and prints them. */
export const WEIGHTS: Readonly<Record<Feature, number>> = {
  always: -3.82,
  'number follows': -0.79,
  'number begins anew': 0.5,
  'number does not follow': 0.39,
  'last was last': 0.36,
  'shares a number': -0.44,
  'shares a long number': -0.24,
  'shares a name': -0.54,
  'numbers of its own': 1.92,
  'words in common': 0.5,
  'head repeated': 0.67,
  'foot repeated': 0.69,
  title: 1.59,
  letterhead: 2.11,
  'title of its own': 0.64,
  'goes on': -0.65,
  annex: -0.44,
  'opens with an end': -0.89,
  'head names a known number': -1.31,
  'annex of its own': 0.05,
  'few words in common': 0.69,
  'signed before': 1.41,
  'ended early': -0.39,
  'other size': 1.52,
  'other print': 0.93,
  'other margin': 0.93,
  'other source': 0.6,
  'another type': 0.99,
  'opens a type': 0.86,
  'no type': -0.72,
}

/** A document cut in two loses fields; two joined documents only keep a wrong page. So joining is preferred. */
export const BOUNDARY_MIN = 1
