import { describe, expect, it } from 'vitest'
import { readerView } from '../../../engine/src/weigh/reader-view.ts'
import { personField } from '../../../engine/src/weigh/role-field.ts'
import { said, tagged, taggedLines } from './tagged-reading.ts'

const HOLDER = personField('name', 'HOLDER')
const at = (text: string, x: number, y: number) => ({ text, x, y, height: 20 })

describe('two names with `e` between', () => {
  it.each([
    ['where the second begins', 'Ana/HOLDER* Lima/HOLDER e/HOLDER Uelinton/HOLDER! Prado/HOLDER'],
    [
      'where the second is named apart',
      'Ana/HOLDER* Lima/HOLDER e/HOLDER Uelinton/HOLDER Prado/HOLDER\n\npresente UELINTON/HOLDER* PRADO/HOLDER',
    ],
  ])('are two people: %s', (_, text) => {
    const names = readerView(tagged(text)).values(HOLDER)
    expect(names.map(({ value }) => String(value).toUpperCase())).toEqual(['ANA LIMA', 'UELINTON PRADO'])
  })

  it('are one where nothing says so', () => {
    const [name] = readerView(tagged('Ana/HOLDER* Lima/HOLDER e/HOLDER Uelinton/HOLDER Prado/HOLDER')).values(
      HOLDER,
    )
    expect(name?.value).toBe('Ana Lima e Uelinton Prado')
  })
})

describe('surnames of a family that `e` joins', () => {
  const whole = 'Lia de Camponês e Brumadal Castanhedo'
  const wards = (text: string) => readerView(tagged(text)).values(personField('name', 'WARD'))

  it('are one where the family has the same surname', () => {
    const parents =
      'filha de Rui de Camponês e Brumadal Castanhedo e de Ana de Camponês e Brumadal Castanhedo'
    const text = `${said('WARD', `${whole},`)} ${parents}`
    expect(wards(text).map(({ value }) => value)).toEqual([whole])
  })

  it('are two where the second is named alone', () => {
    const text = `${said('WARD', `${whole},`)} na escola de Brumadal Castanhedo`
    expect(wards(text).map(({ value }) => value)).toEqual(['Lia de Camponês', 'Brumadal Castanhedo'])
  })
})

it('two days in two lines are no pairs of people', () => {
  const children = 'em 07/09/2023, a guarda definitiva das crianças'
  const rest = 'Serranova/WARD! Guimar,/WARD nascida em 06/10/2008'
  const text = `${children} ${said('WARD', "Maria D'Alvorada")}\n${rest}`
  const wards = readerView(tagged(text)).values(personField('name', 'WARD'))
  expect(wards.map(({ value }) => value)).toEqual(["Maria D'Alvorada Serranova Guimar"])
})

it('a name is read whole where its end stands below a cell', () => {
  const reading = taggedLines([
    at('brasileiro/NATIONALITY*', 400, 100),
    at('casado/MARITAL_STATUS*', 780, 100),
    at('ALOÍSIO/HOLDER*', 60, 130),
    at('NASCIMENTO/HOLDER', 400, 130),
    at('FONTES/HOLDER', 780, 130),
  ])
  expect(readerView(reading).proposals(HOLDER)[0]?.value).toBe('ALOÍSIO NASCIMENTO FONTES')
})
