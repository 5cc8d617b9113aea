import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FINDERS, PARSERS } from './all-finders.ts'
import { anyText, SEEDED } from './arbitrary.ts'
import { staysLinear } from './stays-linear.ts'

describe('every finder', () => {
  it.each(Object.entries(FINDERS))(
    '%s points at the raw text, in order, whatever the text',
    (_name, find) => {
      fc.assert(
        fc.property(anyText, (text) => {
          let previous = -1
          for (const hit of find(text)) {
            expect(hit.raw).toBe(text.slice(hit.start, hit.end))
            expect(hit.end).toBeGreaterThan(hit.start)
            expect(hit.start).toBeGreaterThanOrEqual(previous)
            previous = hit.start
          }
        }),
        SEEDED,
      )
    },
  )
})

describe('every parser', () => {
  it.each(Object.entries(PARSERS))('%s never throws', (_name, parse) => {
    fc.assert(
      fc.property(anyText, (text) => {
        parse(text)
      }),
      SEEDED,
    )
  })
})

// Four times as long in `finders.long.test.ts`.
staysLinear(10_000)
