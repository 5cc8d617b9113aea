import { describe, expect, it } from 'vitest'
import { READER } from '../../../engine/src/model-facts.ts'
import { readerView } from '../../../engine/src/weigh/reader-view.ts'
import { namesField, personField, textField, typedField } from '../../../engine/src/weigh/role-field.ts'
import { caseNumbers, terms } from '../../../engine/src/weigh/values-of-text.ts'
import type { PrintedLine } from '../document-types/reading-from-text.ts'
import { said, tagged, taggedLines } from './tagged-reading.ts'

const HOLDER = personField('name', 'HOLDER')
const PARENTS = namesField('filiation', 'PARENT')

describe('a name that a line breaks', () => {
  it.each([
    ['Benedita/HOLDER* Ribei-/HOLDER\nro/HOLDER Lopes/HOLDER', 'Benedita Ribeiro Lopes'],
    ['Ana/HOLDER* Lúcia/HOLDER Vile-/HOLDER\nla/HOLDER', 'Ana Lúcia Vilela'],
    ['Ana/HOLDER* Villas-/HOLDER\nBoas/HOLDER Lima/HOLDER', 'Ana Villas-Boas Lima'],
    ['RUI/HOLDER* AN-/HOLDER\nTÔNIO/HOLDER LIMA/HOLDER', 'RUI ANTÔNIO LIMA'],
    ['RUI/HOLDER* PAN-/HOLDER\nTOJA/HOLDER LIMA/HOLDER', 'RUI PANTOJA LIMA'],
    ['MARIA/HOLDER* APARECI-/HOLDER\nDA/HOLDER', 'MARIA APARECIDA'],
    ['LUCI-/HOLDER*\nANA/HOLDER LIMA/HOLDER', 'LUCIANA LIMA'],
    ['ANA-/HOLDER*\nMARIA/HOLDER LIMA/HOLDER', 'ANA-MARIA LIMA'],
    ['RUI/HOLDER* VILLAS-/HOLDER\nBOAS/HOLDER LIMA/HOLDER', 'RUI VILLAS-BOAS LIMA'],
  ])('%s', (text, name) => {
    expect(readerView(tagged(text)).proposals(HOLDER)[0]?.value).toBe(name)
  })
})

describe('a name that seems to end with a particle', () => {
  it.each([
    ['in capitals', `a ${said('HOLDER', 'ANA KUHN DA')} ROSA a guarda de Ivo`, 'ANA KUHN DA ROSA'],
    ['in the next line', `${said('HOLDER', 'Ana Kuhn do')}\nVale, brasileira`, 'Ana Kuhn do Vale'],
    ['before a word in small letters', `${said('HOLDER', 'Ana Kuhn da')} rosa`, 'Ana Kuhn'],
    ['before a word in other letters', `${said('HOLDER', 'ANA KUHN DA')} Comarca`, 'ANA KUHN'],
    [
      'before what is something else',
      `${said('HOLDER', 'ANA KUHN DE')} ${said('DISTRICT', 'PORTO')}`,
      'ANA KUHN',
    ],
  ])('%s', (_, text, name) => {
    expect(readerView(tagged(text)).proposals(HOLDER)[0]?.value).toBe(name)
  })
})

describe('who is named with `e` behind a parent', () => {
  const filiationIn = (text: string) => readerView(tagged(`filho de ${text}`)).proposals(PARENTS)[0]?.value
  const unlikely = 'Rui/PARENT* Prado/PERSON'

  it.each([
    `${said('PARENT', 'Ana Lima')} (óbito em 01/02/2021)\ne ${unlikely} (falecido)`,
    `${said('PARENT', 'Ana Lima')} (em lugar incerto) e de ${unlikely}`,
  ])('is one: %s', (text) => {
    expect(filiationIn(text)).toEqual(['Ana Lima', 'Rui Prado'])
  })

  it.each([
    `${said('PARENT', 'Ana Lima,')} e ${unlikely}`,
    `${said('PARENT', 'Ana Lima')} (CPF 1) casada com ${unlikely}`,
    `${said('PARENT', 'Ana Lima')} e ${said('WARD', 'Rui Prado')}`,
  ])('unless it is told otherwise: %s', (text) => {
    expect(filiationIn(text)).toEqual(['Ana Lima'])
  })
})

describe('names below each other', () => {
  const column = (below: string): PrintedLine[] => [
    { text: 'NASCIMENTO/CAPTION* 07/09/1993 EM DOURADOS, MS', y: 40, x: 60, height: 10 },
    { text: said('PARENT', 'SÉRGIO LEITE DE MORAES'), y: 60, x: 60, height: 10 },
    { text: below, y: 75, x: 60, height: 10 },
  ]

  it('are two where the line above had room, though no list has the second one', () => {
    const text = column('HARUMI/PARENT+ NAKASHIMA/PARENT LEITE/PARENT')
    expect(readerView(taggedLines(text)).proposals(PARENTS)[0]?.value).toEqual([
      'SÉRGIO LEITE DE MORAES',
      'HARUMI NAKASHIMA LEITE',
    ])
  })

  it.each([
    ['ANA DA SILVA LIMA / RUI DE SOUZA LUZ', 4],
    ['ANA LIMA / RUI CARLOS', 3],
  ])('are two in two rows of pairs: %s', (above, count) => {
    const text = column('EVA/PARENT^ SÁ/PARENT //PARENT IVO/PARENT* REIS/PARENT')
    const pairs = text.map((line, i) => (i === 1 ? { ...line, text: said('PARENT', above) } : line))
    expect(readerView(taggedLines(pairs)).proposals(PARENTS)[0]?.value).toHaveLength(count)
  })

  it('are one where a particle begins the line below', () => {
    const text = column('DO/PARENT+ CARMO/PARENT')
    expect(readerView(taggedLines(text)).proposals(PARENTS)[0]?.value).toHaveLength(1)
  })

  it('are one where a foreign particle begins the line below, although the network sees a beginning', () => {
    const text = column(said('PARENT', 'DELLA GIUSTINA'))
    expect(readerView(taggedLines(text)).proposals(PARENTS)[0]?.value).toEqual([
      'SÉRGIO LEITE DE MORAES DELLA GIUSTINA',
    ])
  })

  it('go on below, whatever caption stands before their row', () => {
    const [, first] = column('')
    const caption = { text: 'ASSINATURA/CAPTION*', y: 75, x: 0, height: 6 }
    const text = [...(first ? [first] : []), caption, { text: 'NETO/PARENT!', y: 75, x: 60, height: 10 }]
    expect(readerView(taggedLines(text)).proposals(PARENTS)[0]?.value).toEqual([
      'SÉRGIO LEITE DE MORAES NETO',
    ])
  })

  it('end before a caption that the line breaks', () => {
    const text = `${said('HOLDER', 'Osmarina Silva Requeri-')}\nda: Daniele`
    expect(readerView(tagged(text)).proposals(HOLDER)[0]?.value).toBe('Osmarina Silva')
  })
})

describe('a name that begins without a mark', () => {
  it.each([
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

  it('goes on where its words change their role, in a line and into the next', () => {
    const line = 'o chefe da divisão autoriza pela presente o servidor público'
    const text = `${line} ${said('PERSON', 'FÁBIO EMMANUEL')} DE/HOLDER SÁ/HOLDER\nCARNEIRO/HOLDER LEÃO,/HOLDER`
    expect(readerView(tagged(text)).proposals(HOLDER)[0]?.value).toBe('FÁBIO EMMANUEL DE SÁ CARNEIRO LEÃO')
  })

  it.each(['Rosângela F.', 'M. Peçanha', 'R. F. M. Peçanha'])(
    'is shortened to initials below a signature: %s',
    (short) => {
      const text = `${said('HOLDER', 'Rosângela Fátima de Mattos Peçanha')}\nassina\n${said('HOLDER', short)}`
      expect(
        readerView(tagged(text))
          .values(HOLDER)
          .map(({ value }) => value),
      ).toEqual(['Rosângela Fátima de Mattos Peçanha'])
    },
  )

  it('is not shortened to other initials', () => {
    const text = `${said('HOLDER', 'Rosângela Fátima Peçanha')}\nassina\n${said('HOLDER', 'Rosângela T.')}`
    expect(readerView(tagged(text)).values(HOLDER)).toHaveLength(2)
  })

  it('has surnames that are words of papers, too', () => {
    const text = said('HOLDER', 'ANTÔNIA LIDUÍNA BRASILEIRO CASADO PONTES')
    expect(readerView(tagged(text)).proposals(HOLDER)[0]?.value).toBe(
      'ANTÔNIA LIDUÍNA BRASILEIRO CASADO PONTES',
    )
  })

  it('ends at a sign, and where another begins', () => {
    const ends = `${said('PERSON', 'Ana Lima,')} Rui/HOLDER Prado/HOLDER`
    expect(readerView(tagged(ends)).proposals(HOLDER)[0]?.value).toBe('Rui Prado')
    const begins = `${said('PERSON', 'Ana Lima')} ${said('HOLDER', 'Rui Prado')}`
    expect(readerView(tagged(begins)).proposals(HOLDER)[0]?.value).toBe('Rui Prado')
  })
})

describe('a name in the narrow cell of a table', () => {
  const WARDS = personField('wards.name', 'WARD')
  /** A row: a name over three lines beside a date that stands `at` so far to the right. */
  const row = (at: number, ...name: readonly [string, string, string]) => [
    { text: said('WARD', name[0]), x: 60, y: 100, height: 12 },
    { text: said('BIRTH', '11/04/2012'), x: at, y: 100, height: 12 },
    { text: said('WARD', name[1]).replace('*', ''), x: 60, y: 114, height: 12 },
    { text: name[2], x: 60, y: 128, height: 12 },
  ]
  const namesIn = (lines: readonly PrintedLine[]) =>
    readerView(taggedLines(lines))
      .values(WARDS)
      .map(({ value }) => value)

  it.each([
    ['in a cell with room for it', 400, 'DAMACENO/WARD?'],
    ['where it is surely none', 170, 'DAMACENO'],
    ['where another name begins', 170, 'MARIA/WARD?'],
    ['in figures and small letters', 170, 'natural/WARD?'],
  ])('does not %s', (_why, at, end) => {
    expect(namesIn(row(at, 'ISADORA', 'TRINDADE', end))).toEqual(['ISADORA TRINDADE'])
  })
})

describe('a name of several mentions', () => {
  const WARD = personField('ward', 'WARD')
  it.each([
    ['in one line, where the network saw another begin', ['Patrícia Accioly', 'Wanderbrook Nunes,'], ' '],
    ['with a preposition between', ['Patrícia Accioly', 'Wanderbrook Nunes,'], ' de '],
    ['in the next line of a column that has no room', ['Marisol del Carmen', 'Rondón Brito,'], '\n'],
  ])('is one %s', (_, [one = '', other = ''], between) => {
    const text = `filha de ${said('WARD', one)}${between}${said('WARD', other)} já\nviúva`
    expect(readerView(tagged(text)).values(WARD)).toHaveLength(1)
  })

  it.each([
    ['where a given name begins the next line', ['Thiago Ramalheira', 'Camila Ramalheira'], '\n'],
    ['where `e` parts them', ['Tomás Lagoanova', 'Conceição Lagoanova,'], ' e '],
    ['where a sign parts them', ['Ana Lima,', 'Cecília Vilarinhos'], ' '],
  ])('are two %s', (_, [one = '', other = ''], between) => {
    const text = `${said('WARD', one)}${between}${said('WARD', other)}`
    expect(readerView(tagged(text)).values(WARD)).toHaveLength(2)
  })
})

describe('a father and his son of one name', () => {
  it('are two, whatever generation the son has behind it', () => {
    const reading = tagged(
      'JOÃO/WARD* BOSCO/WARD DINIZ/WARD filho\n\nJOÃO/GUARDIAN* BOSCO/GUARDIAN DINIZ/GUARDIAN JÚNIOR/GUARDIAN',
    )
    const nameOf = (role: string) => readerView(reading).proposals(personField('name', role))[0]?.value
    expect([nameOf('WARD'), nameOf('GUARDIAN')]).toEqual(['JOÃO BOSCO DINIZ', 'JOÃO BOSCO DINIZ JÚNIOR'])
  })
})

describe('parents in one mention', () => {
  const FILIATION = namesField('filiation', 'PARENT')
  it.each([
    ['Ângelo Fassarella e Mirela Perim,', ['Ângelo Fassarella', 'Mirela Perim']],
    ['Ramona Valdez e Anastácio Ortega Paz.', ['Ramona Valdez', 'Anastácio Ortega Paz']],
    ['Ademar Steinbach e Soraia Kniess Steinbach', ['Ademar Steinbach', 'Soraia Kniess Steinbach']],
    // One word behind it is the last of a surname, and so are words that others of the family have.
    ['Célio Ourivaldo e Mirandela', ['Célio Ourivaldo e Mirandela']],
    ['Beatriz Camponês e Brumadal dos Reis', ['Beatriz Camponês e Brumadal dos Reis']],
    ['A P S', ['A P S']],
  ])('%s', (names, expected) => {
    const text = `de ${said('WARD', 'Lia Camponês e Brumadal')} filha de ${said('PARENT', names)}`
    const values = readerView(tagged(text)).values(FILIATION)
    expect(values.map(({ value }) => value)).toEqual(expected)
  })
})

describe('a name in capitals', () => {
  it.each([
    ['DIEGO\nBRAGA LIMA\nMotofretista', 'DIEGO BRAGA LIMA'],
    ['ANA DA ROSA LIMA Agente de Trânsito', 'ANA DA ROSA LIMA'],
    ['ANA LIMA Souza', 'ANA LIMA Souza'],
    ['RUI LIMA Neto', 'RUI LIMA Neto'],
  ])('%j goes on in other letters where these are a name', (printed, name) => {
    const text = printed.replaceAll(/\S+/g, '$&/HOLDER').replace('/HOLDER', '/HOLDER*')
    expect(readerView(tagged(text)).proposals(HOLDER)[0]?.value).toBe(name)
  })
})

describe('a name in capitals of which the network takes a surname for something else', () => {
  it.each([
    [
      'nothing begins',
      'ANA/HOLDER* LIMA/HOLDER^ DE/OCCUPATION^ MESQUITA/OCCUPATION^',
      'ANA LIMA DE MESQUITA',
    ],
    ['something may begin', 'ANA/HOLDER* LIMA/HOLDER^ PORTO/OCCUPATION+ DE/OCCUPATION^', 'ANA LIMA'],
    ['a caption is behind it', 'ANA/HOLDER* LIMA/HOLDER^ CPF/CAPTION^', 'ANA LIMA'],
    [
      'a line ends with a particle',
      'ANA/HOLDER* LIMA/HOLDER^ DE/OCCUPATION^\nMESQUITA/OCCUPATION^',
      'ANA LIMA DE MESQUITA',
    ],
    ['a line ends', 'ANA/HOLDER* LIMA/HOLDER^\nTABELIÃ/OCCUPATION^', 'ANA LIMA'],
    ['letters are small', 'Ana/HOLDER* Lima/HOLDER^ Tabeliã/OCCUPATION^', 'Ana Lima'],
  ])('where %s', (_, text, name) => {
    expect(readerView(tagged(text)).proposals(HOLDER)[0]?.value).toBe(name)
  })
})

describe('a name that nothing begins', () => {
  it.each([
    ['in one line', 'sua mulher MARIA/UNSURE JOSÉ/HOLDER^ LIMA/HOLDER^', 'MARIA JOSÉ LIMA'],
    ['in the next line', 'sua mulher MARIA/UNSURE\nJOSÉ/HOLDER^ LIMA/HOLDER^', 'MARIA JOSÉ LIMA'],
    ['behind no given name', 'sua mulher Senhora/UNSURE JOSÉ/HOLDER^ LIMA/HOLDER^', 'JOSÉ LIMA'],
    [
      'which may begin again',
      'seu filho RODOLFO/UNSURE BACCHERETI/HOLDER+ LIMA/HOLDER^',
      'RODOLFO BACCHERETI LIMA',
    ],
    [
      'and goes on below',
      'seu filho RODOLFO/UNSURE\nZANCHETTA/HOLDER+ LIMA/HOLDER^',
      'RODOLFO ZANCHETTA LIMA',
    ],
  ])('has the given name before it: %s', (_, text, name) => {
    const reading = tagged(text)
    const count = READER.roles.length
    const { roles, begins } = reading.roles ?? { roles: new Float32Array(), begins: new Float32Array() }
    roles[2 * count + READER.roles.indexOf('ADDRESS')] = 0.6
    roles[2 * count + READER.roles.indexOf('HOLDER')] = 0.35
    begins[2] = 0.95
    expect(readerView(reading).proposals(HOLDER)[0]?.value).toBe(name)
  })
})

describe('initials without dots', () => {
  it.each(['M E S L', 'J R', 'A P S', 'T A C M', 'K L,'])('%s are a name', (initials) => {
    const [best] = readerView(tagged(`criança ${said('WARD', initials)}`)).values(personField('ward', 'WARD'))
    expect(best?.value).toBe(initials.replace(',', ''))
  })
})

describe('a number of a court that has its own', () => {
  const CASE = typedField('caseNumber', 'CASE', caseNumbers)
  it.each([
    ['Processo nº', '170/96'],
    ['Autos nº', '584/2004'],
    ['Feito nº', '1.204/98'],
    ['Autos', '31/1999,'],
    ['Proc.', '12345/03.'],
  ])('%s %s', (caption, number) => {
    const text = `Lei 8.069/90 ${caption} ${said('CASE', number)} de 02/09/2004`
    expect(readerView(tagged(text)).proposals(CASE)[0]).toMatchObject({
      value: number.replace(/[,.]$/, ''),
      isDoubtful: true,
    })
  })
})

describe('people on lines of their own', () => {
  const parents = (text: string) => readerView(tagged(text)).proposals(PARENTS)[0]?.value

  it('are two where a given name begins a line below a whole name, hardly marked', () => {
    expect(parents('ANA/PARENT* LIMA/PARENT\nEVA/PARENT PRADO/PARENT')).toEqual(['ANA LIMA', 'EVA PRADO'])
  })

  it('are two where both lines end with one surname, though nothing marks the second', () => {
    const two = 'BENEDITA/PARENT* MAZZINI/PARENT\nOLÍVIO/PARENT^ MAZZINI/PARENT'
    expect(parents(two)).toEqual(['BENEDITA MAZZINI', 'OLÍVIO MAZZINI'])
  })

  it('are one where the line above is no whole name, or the next begins with a surname', () => {
    expect(parents('ANA/PARENT* DE/PARENT\nFATIMA/PARENT PRADO/PARENT')).toEqual(['ANA DE FATIMA PRADO'])
    expect(parents('ANA/PARENT* LIMA/PARENT\nPRADO/PARENT LEAL/PARENT')).toEqual(['ANA LIMA PRADO LEAL'])
  })
})

describe('a value that wide spaces cut out of its line', () => {
  const at = (text: string, x: number, y: number) => ({ text, x, y, height: 20 })

  it('is read whole', () => {
    const reading = taggedLines([
      at('de Direito, comigo escrivão de seu cargo, no dia de hoje, compareceu', 60, 100),
      at('ALOÍSIO/HOLDER*', 60, 130),
      at('NASCIMENTO/HOLDER', 400, 130),
      at('FONTES/HOLDER', 780, 130),
      at('brasileiro/NATIONALITY*', 1100, 130),
    ])
    expect(readerView(reading).proposals(HOLDER)[0]?.value).toBe('ALOÍSIO NASCIMENTO FONTES')
  })

  it('goes on with what closes a bracket, marked or not', () => {
    const reading = taggedLines([
      at('24/TERM* (vinte/TERM e/TERM quatro/TERM', 60, 130),
      at(')/TERM* meses/TERM', 500, 130),
    ])
    expect(readerView(reading).values(typedField('term', 'TERM', terms))[0]?.value).toBe(
      '24 (vinte e quatro ) meses',
    )
  })

  it('goes on behind a comma, marked or not', () => {
    const reading = taggedLines([
      at('A,/REMARKS*', 60, 130),
      at('EAR,/REMARKS*', 200, 130),
      at('CETPP/REMARKS', 380, 130),
    ])
    const remarks = textField('comments', 'REMARKS', (text) => text, { goesOn: /./ })
    expect(readerView(reading).values(remarks)[0]?.value).toBe('A, EAR, CETPP')
  })

  it('is two on two pages, and far below each other', () => {
    const far = taggedLines([
      at('ALOÍSIO/HOLDER* NASCIMENTO/HOLDER', 60, 130),
      at('FONTES/HOLDER LIMA/HOLDER', 60, 400),
    ])
    expect(readerView(far).values(HOLDER)).toHaveLength(2)
  })

  it('is two where the second begins', () => {
    const reading = taggedLines([
      at('ANA/HOLDER* LIMA/HOLDER', 60, 130),
      at('RUI/HOLDER* PRADO/HOLDER', 900, 130),
    ])
    expect(readerView(reading).values(HOLDER)).toHaveLength(2)
  })
})
