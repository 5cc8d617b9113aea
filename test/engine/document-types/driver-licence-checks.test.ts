import { describe, expect, it } from 'vitest'
import { driverLicence } from '../../../engine/src/document-types/driver-licence.ts'
import type { CheckOutcome } from '../../../engine/src/types.ts'
import {
  back2022,
  type CardHolder,
  front2022,
  MARIA,
  onePage,
  openCard,
  openCardHalf,
  panel2022,
} from './driver-licence-cards.ts'
import { type PrintedPage, readingFromText } from './reading-from-text.ts'
import { withRoles } from './with-roles.ts'

async function outcomes(...pages: readonly PrintedPage[]): Promise<Record<string, CheckOutcome>> {
  const reading = await withRoles(readingFromText(pages))
  const { checks } = driverLicence.read(reading)
  return Object.fromEntries(checks.map(({ rule, outcome }) => [rule, outcome]))
}

const card = (change: Partial<CardHolder> = {}) => {
  const holder = { ...MARIA, ...change }
  return onePage(front2022(holder), back2022(holder, 60, 720), panel2022(holder, 60, 1350))
}

describe('checks of a driver licence', () => {
  it('passes a consistent card', async () => {
    // Issued in 2019 for ten years: the five-year limit of that time is a soft rule.
    expect(await outcomes(card())).toEqual({
      required_fields: 'pass',
      licence_number_check_digits: 'pass',
      cpf_check_digits: 'pass',
      numbers_differ: 'pass',
      one_card: 'pass',
      one_licence_number: 'pass',
      date_order: 'pass',
      age_at_first_licence: 'pass',
      validity_term: 'warn',
      licence_class_known: 'pass',
      age_for_class: 'not_applicable',
      cetpp_class: 'pass',
      mrz_check_digits: 'pass',
      mrz_agrees: 'pass',
      renach_agrees: 'pass',
      driving_document: 'pass',
      is_card: 'pass',
      digital_signature: 'not_applicable',
      not_a_specimen: 'pass',
    })
  })

  it('sees a card by its machine-readable zone alone, and says nothing where nothing tells', async () => {
    expect(await outcomes(panel2022(MARIA))).toMatchObject({ is_card: 'pass' })
    const letter = { lines: [{ text: 'O condutor Ana Lima Prado, categoria B.', x: 60, y: 60, height: 12 }] }
    expect(await outcomes(letter)).toMatchObject({ is_card: 'not_applicable' })
  })

  it.each<[string, Partial<CardHolder>, Record<string, CheckOutcome>]>([
    [
      'registration number',
      { registro: '40196834112' },
      { licence_number_check_digits: 'fail', mrz_agrees: 'fail' },
    ],
    ['CPF', { cpf: '165.324.175-65' }, { cpf_check_digits: 'fail' }],
    ['expiry before issue', { issue: '21/07/2030', mrz: [] }, { date_order: 'fail' }],
    ['issue before the first licence', { first: '02/08/2020' }, { date_order: 'fail' }],
    ['first licence at 16', { first: '02/08/2004' }, { age_at_first_licence: 'fail' }],
    ['expiry not that of the zone', { expiry: '18/07/2029' }, { mrz_agrees: 'fail' }],
    ['another name in the zone', { name: 'CLARA AMOSTRA LIMA' }, { mrz_agrees: 'warn' }],
    ['another state in the RENACH', { renach: 'SP123456789' }, { renach_agrees: 'warn' }],
    ['dangerous goods by motorcycle', { licenceClass: 'A' }, { cetpp_class: 'warn' }],
    ['term of today', { issue: '21/07/2021', expiry: '17/07/2031', mrz: [] }, { validity_term: 'pass' }],
    [
      'birth digit of the zone',
      { mrz: [MARIA.mrz?.[0] ?? '', '8805198M2907170BRA<<<<<<<<<<<4', MARIA.mrz?.[2] ?? ''] },
      { mrz_check_digits: 'fail' },
    ],
    [
      // Seen on a genuine card: domain section 1.9.
      'composite digit of the zone alone',
      { mrz: [MARIA.mrz?.[0] ?? '', '8805197M2907170BRA<<<<<<<<<<<5', MARIA.mrz?.[2] ?? ''] },
      { mrz_check_digits: 'warn', mrz_agrees: 'pass' },
    ],
  ])('%s', async (_, change, expected) => {
    expect(await outcomes(card(change))).toMatchObject(expected)
  })

  it('does not ask the front alone for the date of issue of older cards', async () => {
    const found = await outcomes(openCardHalf(MARIA, 'front'))
    expect(Object.values(found)).not.toContain('fail')
  })

  it('fails a back alone', async () => {
    expect(await outcomes(openCardHalf(MARIA, 'back'))).toMatchObject({ required_fields: 'fail' })
  })

  it('fails two registration numbers', async () => {
    const other = { ...MARIA, registro: '40332465203' }
    expect(await outcomes(openCard(MARIA), openCard(other))).toMatchObject({ one_licence_number: 'fail' })
  })

  it('fails the cards of two people on one page', async () => {
    const days = { birth: '30/07/1994', first: '14/03/2014', issue: '02/02/2018', expiry: '30/01/2023' }
    const numbers = { registro: '40332465203', cpf: '182.690.812-99' }
    const other = { ...MARIA, ...days, ...numbers, name: 'BRUNA OUTRA CARTEIRA MODELO' }
    const two = onePage(front2022(MARIA), front2022(other, 60, 1000))
    expect(await outcomes(two)).toMatchObject({ one_licence_number: 'fail' })
  })

  it.each([
    ['ESPÉCIME', 'not_a_specimen'],
    ['Este arquivo não pode ser utilizado como documento de habilitação.', 'driving_document'],
  ])('fails on the words %s', async (text, rule) => {
    const page = card()
    const lines = [...page.lines, { text, x: 60, y: 1900, height: 14 }]
    expect(await outcomes({ ...page, lines })).toMatchObject({ [rule]: 'fail' })
  })

  it.each<[boolean | null, CheckOutcome]>([
    [true, 'pass'],
    [false, 'fail'],
    // A photo of the print: nothing can be said.
    [null, 'not_applicable'],
  ])('holds the claim of a signature against the file: %s', async (isSigned, outcome) => {
    const text =
      'Documento assinado com certificado digital em conformidade com a Medida Provisória nº 2200-2/2001.'
    const page = card()
    const lines = [...page.lines, { text, x: 60, y: 1900, height: 14 }]
    const reading = { ...(await withRoles(readingFromText([{ ...page, lines }]))), isSigned }
    const checks = driverLicence.read(reading).checks
    expect(checks.find(({ rule }) => rule === 'digital_signature')?.outcome).toBe(outcome)
  })

  it('says nothing of the document in its messages', async () => {
    const reading = await withRoles(
      readingFromText([card({ registro: '40196834112', cpf: '165.324.175-65' })]),
    )
    const checks = driverLicence.read(reading).checks
    for (const { message } of checks) expect(message).not.toMatch(/\d{3}|MARIA|PIRAPORA/)
  })
})
