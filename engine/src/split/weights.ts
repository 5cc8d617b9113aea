import type { Feature } from './boundary-features.ts'

/** Log-odds that a document begins with a page: `npm run fit:parts` fits them on the tuning documents and prints them. */
export const WEIGHTS: Readonly<Record<Feature, number>> = {
  always: -2.56,
  'number follows': -1.03,
  'number begins anew': 0.33,
  'number does not follow': 0.23,
  'last was last': 0.26,
  'shares a number': -1.05,
  'shares a long number': -0.39,
  'shares a name': -0.36,
  'numbers of its own': 2.21,
  'words in common': 0.48,
  'head repeated': 0.65,
  'foot repeated': 0.66,
  title: 1.6,
  letterhead: 1.93,
  'title of its own': 0.64,
  'goes on': -0.06,
  annex: -0.89,
  'opens with an end': -1.09,
  'head names a known number': -1.51,
  'annex of its own': -0.55,
  'few words in common': 1.17,
  'signed before': 0.34,
  'ended early': 0.6,
  'other size': 1.2,
  'other print': 0.61,
  'other margin': 0.65,
  'other source': 0.59,
  'another type': 0.54,
  'opens a type': 1.05,
  'no type': -0.62,
}

/** A document cut in two loses fields; two joined documents only keep a wrong page. So joining is preferred. */
export const BOUNDARY_MIN = 1
