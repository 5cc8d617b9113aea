import { describe, expect, it } from 'vitest'
import { readerView } from '../../../engine/src/weigh/reader-view.ts'
import { listOfThem, personField, textField } from '../../../engine/src/weigh/role-field.ts'
import { personNames } from '../../../engine/src/weigh/values-of-text.ts'
import { said, tagged } from './tagged-reading.ts'

const HOLDER = personField('name', 'HOLDER')
const PARENTS = listOfThem(textField('filiation', 'PARENT', personNames))

describe('a name that begins without a mark', () => {
  it.each([
    // The network took its first words for a caption of the form.
    ['MAICON/CAPTION* DOUGLAS/HOLDER PERINAZZO/HOLDER', 'MAICON DOUGLAS PERINAZZO'],
    ['Nome Divina/CAPTION* Eterna/HOLDER Borges/HOLDER', 'Divina Eterna Borges'],
    ['Ilza/CAPTION* Mara/CAPTION Prado/HOLDER Lins/HOLDER', 'Ilza Mara Prado Lins'],
    // Captions, in other letters, in words of papers, or with a sign.
    ['Nome/CAPTION* ANA/HOLDER LIMA/HOLDER', 'ANA LIMA'],
    ['Outorgante:/CAPTION* Ana/HOLDER Lima/HOLDER', 'Ana Lima'],
    ['Interessada/CAPTION* Ana/HOLDER Lima/HOLDER', 'Ana Lima'],
    ['Cliente/CAPTION* Ana/HOLDER* Lima/HOLDER', 'Ana Lima'],
  ])('%s: %s', (text, name) => {
    expect(readerView(tagged(text)).proposals(HOLDER)[0]).toMatchObject({
      value: name,
      probability: expect.closeTo(0.95, 1),
    })
  })

  it('is also that of a parent', () => {
    const text = `${said('PARENT', 'Geraldo Borges Filho')}\n\n\nEterna/CAPTION* Rita/PARENT de/PARENT Lima/PARENT`
    expect(readerView(tagged(text)).proposals(PARENTS)[0]?.value).toEqual([
      'Geraldo Borges Filho',
      'Eterna Rita de Lima',
    ])
  })

  it('goes on where its words change their role, in a line and into the next', () => {
    const line = 'o chefe da divisão autoriza pela presente o servidor público'
    const text = `${line} ${said('PERSON', 'FÁBIO EMMANUEL')} DE/HOLDER SÁ/HOLDER\nCARNEIRO/HOLDER LEÃO,/HOLDER`
    expect(readerView(tagged(text)).proposals(HOLDER)[0]?.value).toBe('FÁBIO EMMANUEL DE SÁ CARNEIRO LEÃO')
  })

  it('ends at a sign, and where another begins', () => {
    const ends = `${said('PERSON', 'Ana Lima,')} Rui/HOLDER Prado/HOLDER`
    expect(readerView(tagged(ends)).proposals(HOLDER)[0]?.value).toBe('Rui Prado')
    const begins = `${said('PERSON', 'Ana Lima')} ${said('HOLDER', 'Rui Prado')}`
    expect(readerView(tagged(begins)).proposals(HOLDER)[0]?.value).toBe('Rui Prado')
  })
})
