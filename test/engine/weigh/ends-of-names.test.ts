import { expect, it } from 'vitest'
import { readerView } from '../../../engine/src/weigh/reader-view.ts'
import { personField } from '../../../engine/src/weigh/role-field.ts'
import { said, taggedLines } from './tagged-reading.ts'

const HOLDER = personField('name', 'HOLDER')

it('a name ends above print of half its size', () => {
  const line = (text: string, y: number, height: number) => ({ text, x: 40, y, height })
  const nameAbove = (height: number) => {
    const reading = taggedLines([
      line(said('HOLDER', 'RUI VOLNEI LIMA'), 60, 20),
      line('AGREGADO/HOLDER!', 88, height),
    ])
    // The network wavers whether a name begins there.
    if (reading.roles) reading.roles.begins[3] = 0.36
    return readerView(reading).proposals(HOLDER)[0]?.value
  }
  expect(nameAbove(20)).toBe('RUI VOLNEI LIMA AGREGADO')
  expect(nameAbove(9)).toBe('RUI VOLNEI LIMA')
})

it('two names are two rows where each has a number behind it', () => {
  const line = (text: string, x: number, y: number) => ({ text, x, y, height: 10 })
  const nameBeside = (second: string) => {
    const reading = taggedLines([
      line(said('HOLDER', 'RUI CAMPOS TAUMATURGO'), 40, 60),
      line('223.775.537-02/OTHER_ID*', 190, 60),
      line(said('HOLDER', 'FRANCIMAR JUCÁ PAIVA'), 40, 74),
      line(second, 190, 74),
    ])
    // The network wavers whether a name begins there.
    if (reading.roles) reading.roles.begins[4] = 0.2
    return readerView(reading).proposals(HOLDER)[0]?.value
  }
  expect(nameBeside('992.308.885-59/OTHER_ID*')).toBe('RUI CAMPOS TAUMATURGO')
  expect(nameBeside('casado')).toBe('RUI CAMPOS TAUMATURGO FRANCIMAR JUCÁ PAIVA')
})
