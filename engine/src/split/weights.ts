import type { Feature } from './boundary-features.ts'

/** Log-odds that a document begins with a page: `npm run fit:parts` fits them on the tuning documents and prints them. */
export const WEIGHTS: Readonly<Record<Feature, number>> = {
  always: -4.47,
  'number begins anew': 0.55,
  'number does not follow': 0.4,
  'last was last': 0.34,
  'shares a number': -0.23,
  'shares a long number': -0.36,
  'shares a name': -0.66,
  'numbers of its own': 1.98,
  'words in common': 0.46,
  'head repeated': 0.78,
  'foot repeated': 0.62,
  title: 2.11,
  letterhead: 2.54,
  'title of its own': 0.78,
  'goes on': -0.62,
  annex: -0.45,
  'opens with an end': -1.03,
  'head names a known number': -1.14,
  'annex of its own': 0.14,
  'few words in common': 0.69,
  'signed before': 1.65,
  'ended early': -0.33,
  'other size': 1.58,
  'other print': 0.86,
  'other margin': 0.86,
  'other source': 0.67,
}

/** A document cut in two loses fields; two joined documents only keep a wrong page. So joining is preferred. */
export const BOUNDARY_MIN = 1
