import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findDates } from '../../../engine/src/values/date.ts'
import { anyText, isoDay, SEEDED } from './arbitrary.ts'

/** The first day in a text. */
function dayIn(text: string): string | null {
  return findDates(text)[0]?.iso ?? null
}

describe('a date', () => {
  it.each([
    ['12/03/2027', '2027-03-12'],
    ['12-03-2027', '2027-03-12'],
    ['12.03.2027', '2027-03-12'],
    ['12 03 2027', '2027-03-12'],
    ['1/3/2027', '2027-03-01'],
    // OCR puts spaces around the slashes.
    ['12 / 03 / 2027', '2027-03-12'],
    [' 12/03/2027. ', '2027-03-12'],
    ['12/\n/03/\n/2027', '2027-03-12'],
    ['12/ /03/ /2027', '2027-03-12'],
    // By hand: a wide gap is read as a point or a space, and a stroke is not seen.
    ['12/03/2.027', '2027-03-12'],
    ['12/03/202.7', '2027-03-12'],
    ['1.2/03/20.27', '2027-03-12'],
    ['12/03/20 27', '2027-03-12'],
    ['12/03/20 27 de junho', '2020-03-12'],
    ['12/03/20 15:30', '2020-03-12'],
    ['12 / 03 2027', '2027-03-12'],
    ['12 03 /2027', '2027-03-12'],
    ['processo 112/03 2027', null],
    ['2027-03-12', '2027-03-12'],
    ['2027/03/12', '2027-03-12'],
    // As a signature is stamped.
    ["2027.03.12 10:22:33 -03'00'", '2027-03-12'],
    ['12.03.27', '2027-03-12'],
    ['12-03-27', '2027-03-12'],
    ['código F-02-01-15', null],
    ['item 10.12.20', null],
    ['12 de março de 2027', '2027-03-12'],
    ['12 DE MARCO DE 2027', '2027-03-12'],
    // A text layer in NFD.
    ['12 de março de 2027'.normalize('NFD'), '2027-03-12'],
    ['1º de abril de 2025', '2025-04-01'],
    ['1° de abril de 2025', '2025-04-01'],
    ['1o de abril de 2025', '2025-04-01'],
    ['01 de abril de 2.025', '2025-04-01'],
    ['Aos 22 dias do mês de agosto do ano de 19 97, nesta cidade', '1997-08-22'],
    ['Aos quatorze /14/ dias do mês de maio do ano de dois mil e um /2001/, nesta', '2001-05-14'],
    ['Aos vinte e sete -27- dias do mês de outubro do ano\nde dois mil e onze -2011-, nesta', '2011-10-27'],
    ['Aos -27- dias do mês de outubro do ano de 2011', null],
    ['3 de maio de 20__24', '2024-05-03'],
    ['12 de Março de dois mil e vinte e sete', '2027-03-12'],
    ['doze de março de dois mil e vinte e sete', '2027-03-12'],
    ['trinta e um de dezembro de mil novecentos e noventa e nove', '1999-12-31'],
    ['primeiro de maio de 2020', '2020-05-01'],
    ['aos doze dias do mês de março do ano de dois mil e vinte e sete'.slice(4), '2027-03-12'],
    ['12 (doze) dias do mês de março de 2027', '2027-03-12'],
    // The month was typed into a blank.
    ['12 dias do mês de março ......... do ano de 2027', '2027-03-12'],
    ['12 dias do mês de março º do ano de dois mil e vinte e sete', '2027-03-12'],
    ['doze (12) dias do mês de março de 2027', '2027-03-12'],
    ['(12) doze dias do mês de março de 2027', '2027-03-12'],
    ['décimo segundo dia do mês de março de 2027', '2027-03-12'],
    ['trigésimo primeiro dia de março de 2027', '2027-03-31'],
    ['trigésimo segundo dia de março de 2027', null],
    // Specks read as signs.
    ['12 de. março de 2027', '2027-03-12'],
    ['12 (doze) de março de, 2027', '2027-03-12'],
    // Spaces lost by OCR.
    ['12demarçode2027', '2027-03-12'],
    ['12 de\nmarço de\n2027', '2027-03-12'],
    ['12/MAR/2027', '2027-03-12'],
    ['12 mar 2027', '2027-03-12'],
    ['29/02/2024', '2024-02-29'],
    // Month only: not a full date.
    ['MAR/2027', null],
    ['03/2027', null],
    ['março de 2027', null],
    // Impossible: never repaired by swapping.
    ['31/02/2024', null],
    ['29/02/2023', null],
    ['12/13/2024', null],
    ['00/01/2024', null],
    ['31 de junho de 2024', null],
    // Out of range.
    ['12/03/1899', null],
    ['12/03/2101', null],
    ['', null],
  ])('%j → %j', (text, iso) => {
    expect(dayIn(text)).toBe(iso)
  })

  it.each([
    ['12/03/27', '2027-03-12', true],
    ['12/03/59', '2059-03-12', true],
    // Of a law or a birth: no paper is that old, and none is valid that long.
    ['12/03/60', '1960-03-12', true],
    ['12/MAR/27', '2027-03-12', true],
    ['12-May-27', '2027-05-12', true],
    ['12/Dec/2027', '2027-12-12', false],
    ['12/03/2027', '2027-03-12', false],
    ['12 de março de 2027', '2027-03-12', false],
    ['12 de março de dois mil e vinte e sete', '2027-03-12', false],
  ])('%j → %j, its century told by the year: %j', (text, iso, hasShortYear) => {
    expect(findDates(text)).toMatchObject([{ iso, hasShortYear }])
  })
})

describe('findDates', () => {
  it.each<[string, string[]]>([
    ['no período de 01/02/2020 à 01/02/2025', ['2020-02-01', '2025-02-01']],
    ['01/02/2020-01/02/2025', ['2020-02-01', '2025-02-01']],
    // Glued to a CNPJ or a word by a text layer.
    ['Válido até: 01/05/202412.345.678/0001-90', ['2024-05-01']],
    ['12.345.678/0001-9001/05/2024', ['2024-05-01']],
    ['Emitido em: 12/03/2027Válido', ['2027-03-12']],
    // Codes of the same shape: CNAE, CODRAM, CPRH, processes, item numbers.
    ['UN012345/55.61.20 e 47.10.10, F-02-01-1', []],
    ['LO Nº 05.22.03.001234-5', []],
    ['36/00123/11, E-07/002.1234/2016, 14/201.234/2018', []],
    ['conforme item 10.12.20', []],
    ['1212/03/2027 e 12/03/20271', []],
    // The word of an ordinal in a sentence is no day.
    ['em março de 2027', []],
  ])('%j', (text, dates) => {
    expect(findDates(text).map(({ iso }) => iso)).toEqual(dates)
  })

  it.each([
    ['liberado nos autos em 02/05/2024 às 14:33 .', '14:33', '02/05/2024 às 14:33'],
    ['FULANO - 02/05/2024 14:33:05', '14:33:05', '02/05/2024 14:33:05'],
    ['em 02/05/2024, às 9h05, ', '09:05', '02/05/2024, às 9h05'],
    ['2024-05-02T14:33:05Z', '14:33:05', '2024-05-02T14:33:05'],
    // A colon of which one dot was read.
    ['em 02/05/2024 às 14.33:05', '14:33:05', '02/05/2024 às 14.33:05'],
    ['em 02/05/2024 14:33.05', '14:33:05', '02/05/2024 14:33.05'],
    ['em 02/05/2024 14.33.05', null, '02/05/2024'],
    // Not a time of day.
    ['02/05/2024 25:61', null, '02/05/2024'],
  ])('%j at %j', (text, time, raw) => {
    expect(findDates(text)).toMatchObject([{ iso: '2024-05-02', time, raw }])
  })

  it('finds both forms of one date', () => {
    const text = 'Aos doze dias do mês de março do ano de dois mil e vinte e sete (12/03/2027), nesta'
    expect(findDates(text).map(({ raw }) => raw)).toEqual([
      'doze dias do mês de março do ano de dois mil e vinte e sete',
      '12/03/2027',
    ])
  })

  it('reads back every printed form of every day', () => {
    const months =
      'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')
    fc.assert(
      fc.property(isoDay, fc.constantFrom('/', '-', '.', ' '), (iso, separator) => {
        const [year = '', month = '', day = ''] = iso.split('-')
        const printed = [
          iso,
          [day, month, year].join(separator),
          `${Number(day)} de ${months[Number(month) - 1]} de ${year}`,
          `${day} DE ${months[Number(month) - 1]?.toUpperCase()} DE ${year}`,
        ]
        for (const text of printed) expect(dayIn(text)).toBe(iso)
      }),
      SEEDED,
    )
  })

  it('never gives a day that does not exist', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const { iso } of findDates(text)) {
          expect(new Date(`${iso}T00:00:00Z`).toISOString().slice(0, 10)).toBe(iso)
          expect(Number(iso.slice(0, 4))).toBeGreaterThanOrEqual(1900)
          expect(Number(iso.slice(0, 4))).toBeLessThanOrEqual(2100)
        }
      }),
      SEEDED,
    )
  })
})
