import { describe, expect, it } from 'vitest'
import { documentValidation } from '../../../engine/src/checks/document-validation.ts'
import { driverLicence } from '../../../engine/src/document-types/driver-licence.ts'
import type { Check } from '../../../engine/src/types.ts'
import {
  back2022,
  type CardHolder,
  front2022,
  MARIA,
  onePage,
  openCardHalf,
  panel2022,
} from './driver-licence-cards.ts'
import { type PrintedPage, readingFromText } from './reading-from-text.ts'
import { withRoles } from './with-roles.ts'

/** A card of the same model and state. */
const OTHER: CardHolder = {
  ...MARIA,
  name: 'BRUNA OUTRA CARTEIRA MODELO',
  registro: '40332465203',
  cpf: '182.690.812-99',
  licenceClass: 'B',
  first: '14/03/2011',
  issue: '02/02/2018',
  expiry: '30/01/2023',
  security: '77120934461',
  renach: 'MG987650012',
}
const [BLANK, OTHER_BLANK] = ['1234567890', '5028841637']

async function judge(...pages: readonly PrintedPage[]): Promise<Check & { readonly isValid: unknown }> {
  const reading = await withRoles(readingFromText(pages))
  const { checks, fields } = driverLicence.read(reading)
  const found = checks.find(({ rule }) => rule === 'one_card')
  if (!found) throw new TypeError('no check is called one_card')
  return { ...found, isValid: documentValidation(checks, fields).value }
}

/** A half with the number of its blank printed sideways at its edge. */
function half(holder: CardHolder, side: 'front' | 'back', blank: string): PrintedPage {
  const page = openCardHalf(holder, side)
  const y = side === 'front' ? 640 : 1180
  return { ...page, lines: [...page.lines, { text: blank, x: 90, y, height: 20, angleDegrees: 90 }] }
}

describe('two halves of one card', () => {
  it('of 2006 are told by the number of the blank', async () => {
    expect(await judge(half(MARIA, 'front', BLANK), half(MARIA, 'back', BLANK))).toMatchObject({
      outcome: 'pass',
      isValid: true,
    })
  })

  it.each([
    ['one digit', '1234567891'],
    ['two digits', '7234567891'],
    ['a lost digit and a wrong one', '123456798'],
  ])('stay one where %s was misread', async (_, misread) => {
    expect(await judge(half(MARIA, 'front', BLANK), half(MARIA, 'back', misread))).toMatchObject({
      outcome: 'pass',
    })
  })

  it('of 2022 are told by the days in the table of categories', async () => {
    expect(await judge(front2022(MARIA), back2022(MARIA))).toMatchObject({ outcome: 'pass', isValid: true })
  })

  it('stay one where two days of the table were misread', async () => {
    const misread = { ...MARIA, expiry: '17/01/2029', first: '02/08/2001' }
    expect((await judge(front2022(MARIA), back2022(misread))).outcome).not.toBe('fail')
  })

  it.each([
    ['the validity', [MARIA.expiry]],
    ['the validity and the first licence', [MARIA.expiry, MARIA.first]],
    ['the validity and the day of issue', [MARIA.expiry, MARIA.issue]],
  ])('of 2022 stay one where %s was not read on the front', async (_, unread) => {
    const front = front2022(MARIA)
    const lines = front.lines.filter(({ text }) => !unread.includes(text))
    expect(lines).toHaveLength(front.lines.length - unread.length)
    expect((await judge({ ...front, lines }, back2022(MARIA))).outcome).not.toBe('fail')
  })

  it('on one page are told as well', async () => {
    const page = onePage(front2022(MARIA), back2022(MARIA, 60, 720), panel2022(MARIA, 60, 1350))
    expect(await judge(page)).toMatchObject({ outcome: 'pass' })
  })
})

describe('halves of two cards', () => {
  it('of 2006 of one state differ in the number of the blank', async () => {
    expect(await judge(half(MARIA, 'front', BLANK), half(OTHER, 'back', OTHER_BLANK))).toMatchObject({
      outcome: 'fail',
      isValid: false,
      message: 'the halves are of different cards: they differ in the number of the blank',
    })
  })

  it('of 2022 differ in validity', async () => {
    const found = await judge(front2022(MARIA), back2022(OTHER))
    expect(found).toMatchObject({ outcome: 'fail', isValid: false })
    expect(found.message).toMatch(/the validity/)
  })

  it('on one page are refused as well', async () => {
    expect(await judge(onePage(front2022(MARIA), back2022(OTHER, 60, 720)))).toMatchObject({
      outcome: 'fail',
    })
  })

  it('of two models differ in the model', async () => {
    expect(await judge(front2022(MARIA), half(OTHER, 'back', OTHER_BLANK))).toMatchObject({
      outcome: 'fail',
      message: 'the halves are of different cards: they differ in the model',
    })
  })
})

describe('what cannot be compared', () => {
  it('warns where two pictures share no number', async () => {
    expect(await judge(openCardHalf(MARIA, 'front'), openCardHalf(MARIA, 'back'))).toMatchObject({
      outcome: 'warn',
      isValid: true,
    })
  })

  it('says nothing of one half', async () => {
    expect(await judge(openCardHalf(MARIA, 'front'))).toMatchObject({ outcome: 'not_applicable' })
    expect(await judge(front2022(MARIA))).toMatchObject({ outcome: 'not_applicable' })
  })
})
