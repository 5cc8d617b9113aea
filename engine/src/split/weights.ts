import type { Feature } from './boundary-features.ts'

/** Log-odds that a document begins with a page: `npm run fit:parts` fits them on the tuning documents and prints them. */
export const WEIGHTS: Readonly<Record<Feature, number>> = {
  always: -2.59,
  'number follows': -1.03,
  'number begins anew': 0.29,
  'number does not follow': 0.19,
  'last was last': 0.17,
  'shares a number': -1.06,
  'shares a long number': -0.47,
  'numbers of its own': 2.22,
  'words in common': 0.47,
  'head repeated': 0.64,
  'foot repeated': 0.64,
  title: 1.61,
  letterhead: 1.94,
  'title of its own': 0.64,
  'goes on': -0.05,
  annex: -0.88,
  'opens with an end': -1.07,
  'head names a known number': -1.5,
  'annex of its own': -0.49,
  'few words in common': 1.15,
  'signed before': 0.32,
  'ended early': 0.59,
  'other size': 1.19,
  'other print': 0.66,
  'other margin': 0.64,
  'other source': 0.55,
  'another type': 0.48,
  'opens a type': 1.09,
  'no type': -0.62,
}

/** A document cut in two loses fields; two joined documents only keep a wrong page. So joining is preferred. */
export const BOUNDARY_MIN = 1
