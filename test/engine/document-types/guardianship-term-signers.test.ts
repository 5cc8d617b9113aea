import { describe, expect, it } from 'vitest'
import { signedByField } from '../../../engine/src/document-types/guardianship-term/signed-by.ts'
import type { ReadDocument } from '../../../engine/src/fields/reading.ts'
import { chooseByFit } from '../../../engine/src/weigh/choose.ts'
import { readerView } from '../../../engine/src/weigh/reader-view.ts'
import { said, tagged, taggedLines } from '../weigh/tagged-reading.ts'

const signers = (reading: ReadDocument) =>
  signedByField({ view: readerView(reading), choose: chooseByFit }).value

const TERM = `${said('TITLE', 'TERMO DE GUARDA')}

Foi deferida a ${said('GUARDIAN', 'Ana Lima Prado,')} ${said('NATIONALITY', 'brasileira,')} a guarda de
${said('WARD', 'Rui Prado,')} pelo Juiz ${said('JUDGE', 'Otto Reis Braga.')}

`

describe('who signed', () => {
  it.each<[string, string, readonly string[]]>([
    [
      'those alone on their lines after all that the term says',
      `${said('JUDGE', 'Otto Reis Braga')}\nJuiz de Direito\n\n${said('GUARDIAN', 'Ana Lima Prado')}\nGuardiã`,
      ['Otto Reis Braga', 'Ana Lima Prado'],
    ],
    [
      'an officer whom the network is not sure of, below a rule of dots',
      '........................\nJutahy/PERSON* Neri/PERSON Cardim\nDiretor de Secretaria',
      ['Jutahy Neri Cardim'],
    ],
    [
      'a name behind its office',
      `____\nESCRIVÃ: ${said('OFFICIAL', 'Bia Brumadal')}\n\n____\nTUTORA: ${said('GUARDIAN', 'Ana Lima Prado')}`,
      ['Bia Brumadal', 'Ana Lima Prado'],
    ],
    ['a name before its office', `${said('GUARDIAN', 'Ana Lima Prado')} - Guardiã`, ['Ana Lima Prado']],
    [
      'only those of an electronic stamp, over the end of its line',
      `${said('GUARDIAN', 'Ana Lima Prado')}\n\nAssinado eletronicamente por ${said('JUDGE', 'OTTO REIS')}\nBRAGA/JUDGE em 03/02/2024`,
      ['OTTO REIS BRAGA'],
    ],
    ['no parent, with whom a table of the child ends', said('PARENT', 'Eva Prado'), []],
    ['nobody where a rule has no name', '______________\nJuiz de Direito', []],
  ])('is %s', (_, signatures, expected) => {
    expect(signers(tagged(TERM + signatures))).toEqual(expected)
  })

  it('is nobody who is named in a cell of the term', () => {
    const reading = tagged(`Tutora\n${said('GUARDIAN', 'Ana Lima Prado')}\n\n${TERM}`)
    expect(signers(reading)).toEqual([])
  })

  it('is read from left to right where signatures stand side by side', () => {
    const reading = taggedLines([
      { text: said('TITLE', 'TERMO DE GUARDA'), x: 200, y: 40, height: 12 },
      { text: said('JUDGE', 'Otto Reis Braga'), x: 60, y: 400, height: 12 },
      { text: said('GUARDIAN', 'Ana Lima Prado'), x: 340, y: 400, height: 12 },
    ])
    expect(signers(reading)).toEqual(['Otto Reis Braga', 'Ana Lima Prado'])
  })
})
