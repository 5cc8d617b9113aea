import fc from 'fast-check'

/** Every property test runs the same cases on every machine. */
export const SEEDED = { seed: 20_260_726, numRuns: 300 } as const

/** Anything a text layer or OCR may give: any code unit, and the alphabet of these documents in any order. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc
    .array(
      fc.constantFrom(
        ...'0123456789'.split(''),
        ...['/', '-', '.', ' ', ',', '\n', '(', ')', '<', ':', '?', '=', '&', '@', '*', "'", '’'],
        ...['Nº', 'º', 'ª', '°', '\uFFFD', '\u0301', 'ﬁ', '№', 'O', 'I', 'l', 'S', 'B', 'Ç', 'é', '–'],
        ...[
          ' de ',
          ' do ',
          ' da ',
          ' e ',
          ' mil ',
          ' dois ',
          'março',
          'anos',
          'dias do mês',
          'meses',
          'PLACA ',
        ],
        ...[
          'SP',
          'EX',
          'Maria ',
          'JOÃO ',
          'Dr(a). ',
          'https://',
          'gov.br',
          '.jus.br',
          'CETPP',
          'I<BRA',
          'ABC1D23',
        ],
      ),
      { maxLength: 60 },
    )
    .map((parts) => parts.join('')),
)

export const digits = (length: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...'0123456789'.split('')), minLength: length, maxLength: length })

/**
 * The one number whose two check digits pass.
 *
 * @param number the whole number, given its check digits
 */
export function withCheckDigits(
  number: (pair: string) => string,
  isValid: (number: string) => boolean,
): string {
  const valid = Array.from({ length: 100 }, (_, pair) => number(String(pair).padStart(2, '0'))).filter(
    isValid,
  )
  const [only] = valid
  if (only === undefined || valid.length > 1)
    throw new RangeError(`${valid.length} pairs of check digits pass`)
  return only
}

/** An ISO date of the years 1900 to 2100. */
export const isoDay = fc
  .integer({ min: Date.UTC(1900, 0, 1) / 86_400_000, max: Date.UTC(2100, 11, 31) / 86_400_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10))
