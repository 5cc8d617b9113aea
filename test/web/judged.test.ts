import { type ExtractionResult, judge, type Profile } from '@ficha/engine'
import { afterAll, expect, test, vi } from 'vitest'
import { judgeReport } from '../../cli/src/extract/judge-report.ts'
import { licenceReading } from '../lifecycle/reading.ts'

/** The page and the command say the same of the same reading and profile: both ask the engine. */
const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
})
vi.stubGlobal('navigator', { languages: ['pt-BR'] })
afterAll(() => vi.unstubAllGlobals())
const { factsOf } = await import('../../web/src/review/facts.ts')
const { dropThresholds, takeThresholds } = await import('../../web/src/review/thresholds.ts')
const { UNREVIEWED } = await import('../../web/src/state/state.ts')

const PROFILE: Profile = {
  ficha: 'profile 1',
  precision: 0.995,
  others: 0.8,
  byField: { 54: { comments: 0.5, name: 0.95 } },
}
const issue = (code: string) => ({ issues: [{ code, message: '' }] })
const pages = (reading: ExtractionResult, change: object) => ({
  ...reading,
  text: reading.text.map((page) => ({ ...page, ...change })),
})

function documentOf(reading: ExtractionResult, change: object = {}) {
  return {
    id: 'a',
    name: 'a.pdf',
    type: 54,
    typeConfidence: null,
    files: [],
    shown: [],
    pages: null,
    origin: 'device',
    phase: { kind: 'read', reading, seconds: 1 },
    notes: [],
    ...UNREVIEWED,
    ...change,
  } as const
}

test.each([
  ['nothing', licenceReading(), {}, 0],
  ['a field below its own threshold', licenceReading({}, { name: 0.94 }), {}, 1],
  ['a field above its own and below that of the others', licenceReading({}, { comments: 0.6 }), {}, 0],
  ['a check that fails', licenceReading({ personalNumber: '11144477736' }), {}, 1],
  ['a page in doubt', pages(licenceReading(), issue('blurred')), {}, 1],
  ['pages that were not read', { ...licenceReading(), pageCount: 12 }, {}, 1],
  ['pages that nobody asked for', { ...licenceReading(), pageCount: 12 }, { pages: '1' }, 0],
  ['a type that was found with doubts', licenceReading(), { typeConfidence: 0.7 }, 1],
] as const)('with a profile: %s', async (_, reading, change, doubts) => {
  await takeThresholds(new File([JSON.stringify(PROFILE)], 'mine.json'))
  const facts = factsOf(documentOf(reading, change))
  expect(facts.doubts).toBe(doubts)
  const report = {
    file: 'a.pdf',
    sha256: null,
    type: 54,
    processTime: 1,
    result: reading,
    ...change,
  } as const
  const question = { type: 54, ...('pages' in change ? { pages: change.pages } : {}) } as const
  const { decision } = judgeReport(
    { ...report, ...('typeConfidence' in change ? { typeConfidence: change.typeConfidence } : {}) },
    PROFILE,
    question,
  )
  expect(decision).toBe(facts.state === 'clear' ? 'accepted' : 'review')
  expect(factsOf(documentOf(reading, { ...change, isConfirmed: true })).state).toBe('confirmed')
})

test('a correction is sure for both; without a profile pages are shown and not counted', async () => {
  await takeThresholds(new File([JSON.stringify(PROFILE)], 'mine.json'))
  const reading = licenceReading({}, { name: 0.6 })
  const corrected = documentOf(reading, { corrections: { '/name': 'ANA LIMA' } })
  expect(factsOf(corrected)).toMatchObject({ state: 'clear', doubts: 0 })
  expect(judge(reading, PROFILE, { type: 54, corrected: new Set(['name']) }).decision).toBe('accepted')
  dropThresholds()
  expect(factsOf(documentOf(pages(licenceReading(), issue('blurred'))))).toMatchObject({ state: 'clear' })
})
