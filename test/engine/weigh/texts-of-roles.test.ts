import { describe, expect, it } from 'vitest'
import { withDigits } from '../../../engine/src/values/code-text.ts'
import { findIdentityNumbers } from '../../../engine/src/values/identity-number.ts'
import { trimmed, withoutCaption } from '../../../engine/src/values/trimmed-text.ts'
import { chooseByFit } from '../../../engine/src/weigh/choose.ts'
import { chooseList } from '../../../engine/src/weigh/group.ts'
import { readerView } from '../../../engine/src/weigh/reader-view.ts'
import {
  namesField,
  personField,
  type RoleField,
  sentencesField,
  textField,
  typedField,
} from '../../../engine/src/weigh/role-field.ts'
import { caseNumbers, city, dates, place } from '../../../engine/src/weigh/values-of-text.ts'
import { said, tagged } from './tagged-reading.ts'

/** The most probable value of a field. */
function bestOf(field: RoleField, text: string) {
  return readerView(tagged(text)).proposals(field)[0]?.value
}

describe('a text that stands once', () => {
  it.each([
    [
      'ends above a line with a caption of its own',
      'Uso/REMARKS* de/REMARKS lentes:/REMARKS sim',
      'A; EAR; X',
    ],
    [
      'goes on in a line without one',
      'Uso/REMARKS* de/REMARKS lentes/REMARKS sim',
      'A; EAR; X Uso de lentes',
    ],
  ])('%s', (_, next, value) => {
    const reading = tagged(`Restrições: A;/REMARKS* EAR;/REMARKS X/REMARKS\n${next}`)
    // The network wavers whether a text begins there.
    if (reading.roles) reading.roles.begins[4] = 0.7
    const remarks = textField('comments', 'REMARKS', trimmed, { goesOn: /./ })
    expect(readerView(reading).proposals(remarks)[0]?.value).toBe(value)
  })

  it('goes on over words that the network lost inside it', () => {
    const text = `na ${said('ADDRESS', 'Rua Heitor Levi, nº 31,')} casa 2, ${said('ADDRESS', 'Trindade, São Gonçalo - RJ,')} tia`
    expect(bestOf(textField('address', 'ADDRESS', trimmed, { goesOn: /./ }), text)).toBe(
      'Rua Heitor Levi, nº 31, casa 2, Trindade, São Gonçalo - RJ',
    )
  })

  it('is two where much stands between', () => {
    const text = `${said('ADDRESS', 'Rua Um, nº 31,')} e Rui, mecânico, com CPF e residente na ${said('ADDRESS', 'Rua Dois, nº 8')}`
    expect(bestOf(textField('address', 'ADDRESS', trimmed, { goesOn: /./ }), text)).not.toContain('mecânico')
  })

  it('goes on where the network saw another begin, unless a sign or a number parts them', () => {
    const title = textField('title', 'TITLE')
    expect(bestOf(title, `${said('TITLE', 'TERMO DE')} ${said('TITLE', 'GUARDA PROVISÓRIA')}`)).toBe(
      'TERMO DE GUARDA PROVISÓRIA',
    )
    expect(
      bestOf(textField('forum', 'FORUM'), `${said('FORUM', 'Fórum Central,')} ${said('FORUM', 'Praça')}`),
    ).toBe('Fórum Central')
  })

  it('is not one number of two', () => {
    const number = textField('number', 'LICENCE_NUMBER', withDigits)
    const text = `${said('LICENCE_NUMBER', '12/2024')} ${said('LICENCE_NUMBER', '55/2024')}`
    expect(bestOf(number, text)).toMatch(/^\d+\/2024$/)
  })

  it('is one of each cell where cells of a column follow each other', () => {
    const places = textField('place', 'BIRTH_PLACE', place)
    const text = `Naturalidade\n${said('BIRTH_PLACE', 'Patos/PB')}\n${said('BIRTH_PLACE', 'Ponta Porã/MS')}`
    expect(
      readerView(tagged(text))
        .prints(places)
        .map(({ value }) => value),
    ).toEqual(['Patos/PB', 'Ponta Porã/MS'])
  })

  it('is not less probable for a dash behind it', () => {
    const number = textField('number', 'LICENCE_NUMBER', withDigits)
    const text = `Nº ${said('LICENCE_NUMBER', '16/2024')} –/UNSURE RENOVAÇÃO ${said('LICENCE_NUMBER', '0220')}`
    expect(readerView(tagged(text)).proposals(number)[0]).toMatchObject({ value: '16/2024' })
    const [first, second] = readerView(tagged(text)).proposals(number)
    expect(first?.probability).toBeCloseTo(second?.probability ?? 0)
  })

  it('ends in the town that belongs to its name', () => {
    const field = textField('courtDivision', 'COURT_DIVISION', withoutCaption, { endsWith: 'DISTRICT' })
    const text = `${said('COURT_DIVISION', '1ª Vara Cível')} de ${said('DISTRICT', 'Montes Claros')}`
    expect(bestOf(field, text)).toBe('1ª Vara Cível de Montes Claros')
    expect(
      bestOf(field, `${said('COURT_DIVISION', '1ª Vara')} da Comarca de ${said('DISTRICT', 'Assu')}`),
    ).toBe('1ª Vara')
  })

  it.each([
    ['armaze-', 'namento de óleo', 'armazenamento de óleo'],
    ['pós-', 'consumo de pneus', 'pós-consumo de pneus'],
    ['ex-', 'tração de areia', 'extração de areia'],
    ['obriga-', 'se a empresa', 'obriga-se a empresa'],
  ])('has the hyphens that are its own: %s %s', (above, below, whole) => {
    const place = textField('activity', 'ACTIVITY')
    expect(
      bestOf(
        place,
        `${said('ACTIVITY', above)}\n${below
          .split(' ')
          .map((word) => `${word}/ACTIVITY`)
          .join(' ')}`,
      ),
    ).toBe(whole)
  })

  it('has no space after the hyphen that ends a line', () => {
    const text = `${said('ADDRESS', 'Rua Um, CEP 78696-')}\n263/ADDRESS`
    expect(bestOf(textField('address', 'ADDRESS', trimmed, { goesOn: /./ }), text)).toBe(
      'Rua Um, CEP 78696-263',
    )
  })
})

describe('two parts of a text with a preposition between', () => {
  it('are one text', () => {
    const text = `${said('COURT_DIVISION', 'Vara Regional da Infância')} da ${said('COURT_DIVISION', '4ª Circunscrição')}`
    const [best] = readerView(tagged(text)).proposals(textField('courtDivision', 'COURT_DIVISION'))
    expect(best?.value).toBe('Vara Regional da Infância da 4ª Circunscrição')
    expect(best?.probability).toBeGreaterThan(0.9)
  })
})

describe('sentences', () => {
  const powers = sentencesField('powers', 'POWERS')

  it('are whole, whatever words of them the network saw', () => {
    const text = `Feito. O curador não poderá ${said('POWERS', 'vender bens do')} curatelado sem alvará. Nada mais.`
    expect(bestOf(powers, text)).toBe('O curador não poderá vender bens do curatelado sem alvará')
  })

  it('of a longer sentence are the clause after a sign', () => {
    const text = `Nomeia ${said('GUARDIAN', 'Ana Lima')} no encargo, ficando ciente ${said('POWERS', 'de que deve prestar contas.')}`
    expect(bestOf(powers, text)).toBe('ficando ciente de que deve prestar contas')
  })

  it('that hang on nobody are told from their first word', () => {
    const text = `Feito. Não poderá a curadora, sem licença, vender, ${said('POWERS', 'hipotecar ou doar bens.')} Fim.`
    expect(bestOf(powers, text)).toBe('Não poderá a curadora, sem licença, vender, hipotecar ou doar bens')
  })

  it('begin under their heading, and after the sentence before them', () => {
    const text = `DOS PODERES\n${said('POWERS', 'As curadoras atuarão em conjunto nos atos de disposição')} de bens.`
    expect(bestOf(powers, text)).toBe('As curadoras atuarão em conjunto nos atos de disposição de bens')
    expect(bestOf(powers, `Lei ${said('POWERS', 'Civil. É defeso ao tutor adquirir bens.')}`)).toBe(
      'É defeso ao tutor adquirir bens',
    )
  })

  it.each(['Cláusula 4ª. ', 'Dos poderes e limites. ', 'Da curatela: '])(
    'are told without the name of their clause: %s',
    (clause) => {
      expect(bestOf(powers, said('POWERS', `${clause}O curador presta contas.`))).toBe(
        'O curador presta contas',
      )
    },
  )

  it('are told without the caption before them', () => {
    expect(bestOf(powers, said('POWERS', 'Limites da curatela: Atos patrimoniais.'))).toBe(
      'Atos patrimoniais',
    )
  })

  it('go on in the next one', () => {
    const text = `${said('POWERS', 'Deve prestar contas.')} ${said('POWERS', 'Pode receber o benefício.')} Nada mais.`
    expect(bestOf(powers, text)).toBe('Deve prestar contas. Pode receber o benefício')
  })
})

describe('people', () => {
  it('are named as the text names them that tells of them', () => {
    const guardian = personField('guardians.name', 'GUARDIAN', ['NATIONALITY', 'OCCUPATION'])
    const between = 'Aos dez dias do mês de maio compareceu neste Juízo a senhora'
    const text =
      `Autora: ${said('GUARDIAN', 'Ana Lima')}\n\n\n${between} ${said('GUARDIAN', 'ANA LIMA,')}` +
      ` brasileira,/NATIONALITY* auxiliar/OCCUPATION* administrativa/OCCUPATION`
    expect(bestOf(guardian, text)).toBe('ANA LIMA')
  })

  it('have names that go on in the next line of running text', () => {
    const guardian = personField('guardians.name', 'GUARDIAN')
    const line = `fica nomeada como curadora do interditando a senhora ${said('GUARDIAN', 'Ana Accioly')}`
    const text = `${line}\n${said('GUARDIAN', 'Lima Nunes,')} que aceita`
    expect(bestOf(guardian, text)).toBe('Ana Accioly Lima Nunes')
    expect(bestOf(guardian, `${said('GUARDIAN', 'Ana Accioly')}\n${said('GUARDIAN', 'Lia Nunes')}`)).toBe(
      'Ana Accioly',
    )
  })

  it('have names that `e` joins, where nobody else begins', () => {
    const guardian = personField('guardians.name', 'GUARDIAN')
    expect(bestOf(guardian, `que ${said('GUARDIAN', 'Ana de Lagoa e Prado Figueiral')} aceita`)).toBe(
      'Ana de Lagoa e Prado Figueiral',
    )
  })

  it('are not parted before a last word', () => {
    const parents = namesField('filiation', 'PARENT')
    const text = `filha de ${said('PARENT', 'Reginaldo Ferreira')} ${said('PARENT', 'Mota')}`
    expect(bestOf(parents, text)).toEqual(['Reginaldo Ferreira Mota'])
  })

  it.each(['K. S. A.', 'K. DOS S. A.'])('are the same under their initials: %s', (initials) => {
    const guardian = personField('guardians.name', 'GUARDIAN')
    const text = `Autora: ${said('GUARDIAN', initials)}\n\n\n${said('GUARDIAN', 'Keila dos Santos Alencastro')}`
    expect(readerView(tagged(text)).values(guardian)).toHaveLength(1)
  })
})

describe('what is told of people', () => {
  const guardian = personField('guardians.name', 'GUARDIAN')
  const ward = personField('wards.name', 'WARD')
  const group = {
    name: 'guardians',
    key: guardian,
    members: [
      textField('guardians.maritalStatus', 'MARITAL_STATUS'),
      textField('guardians.address', 'ADDRESS', trimmed, { goesOn: /./ }),
    ],
    others: [ward],
  }
  const people = (text: string) =>
    chooseList({ view: readerView(tagged(text)), choose: chooseByFit }, group, {}).list.value

  it('is said of both where it stands once, and of each where each has it', () => {
    const text =
      `${said('GUARDIAN', 'Ana Lima')} casada,/MARITAL_STATUS* e ${said('GUARDIAN', 'Rui Prado')}` +
      ` casado,/MARITAL_STATUS* residentes na ${said('ADDRESS', 'Rua Um, nº 3')}`
    expect(people(text)).toEqual([
      { name: 'Ana Lima', maritalStatus: 'casada', address: 'Rua Um, nº 3' },
      { name: 'Rui Prado', maritalStatus: 'casado', address: 'Rua Um, nº 3' },
    ])
  })

  it('belongs to whom the text named last, wherever else people are named', () => {
    const text =
      `Autores: ${said('GUARDIAN', 'Ana Lima')}` +
      ` e ${said('GUARDIAN', 'Rui Prado')}\n\n\n${said('GUARDIAN', 'Ana Lima')} casada,/MARITAL_STATUS* ` +
      `${said('GUARDIAN', 'Rui Prado')} casado,/MARITAL_STATUS* por ${said('WARD', 'Eva Luz')} viúva/MARITAL_STATUS*`
    expect(people(text)).toMatchObject([{ maritalStatus: 'casada' }, { maritalStatus: 'casado' }])
  })
})

it('of several sure values the first counts where others repeat it', () => {
  const number = { ...textField('number', 'CASE'), isFirst: true }
  expect(
    bestOf(number, `Processo ${said('CASE', '11/2024')} e, no carimbo, ${said('CASE', '12/2024')}`),
  ).toBe('11/2024')
})

it('of several sure numbers the one counts that is printed first, though it is sure only further on', () => {
  const number = { ...typedField('caseNumber', 'CASE', caseNumbers), isFirst: true }
  const [appeal, origin] = ['3569551-39.2022.8.26.0114', '0001327-64.2018.8.26.0158']
  const text = `Agravo ${appeal}/CASE? contra decisão nos autos ${said('CASE', origin)}\n`
  expect(bestOf(number, `${text}Informe o processo ${said('CASE', appeal)}`)).toBe(appeal)
  expect(bestOf(number, text)).toBe(origin)
})

it('of several sure numbers the first whose check digits hold counts', () => {
  const number = { ...typedField('caseNumber', 'CASE', caseNumbers), isFirst: true }
  const [old, known] = ['0417/2018', '3569551-39.2022.8.26.0114']
  expect(bestOf(number, `Controle ${said('CASE', old)} Processo ${said('CASE', known)}`)).toBe(known)
  expect(bestOf(number, `Controle ${said('CASE', old)} Processo ${said('CASE', '0418/2018')}`)).toBe(old)
})

describe('quotation marks', () => {
  it.each([
    ['“EAR”', 'EAR'],
    ['"A, B",', 'A, B'],
    ['«Guarda provisória»', 'Guarda provisória'],
    ['EAR”', 'EAR'],
    ['“DE ACORDO', 'DE ACORDO'],
    // It quotes a part of itself.
    ['Lavra de "saibro"', 'Lavra de "saibro"'],
    ['“Posto” e “oficina”', '“Posto” e “oficina”'],
  ])('%j is %j', (text, value) => expect(trimmed(text)).toBe(value))
})

describe('codes', () => {
  it.each(['RbzuxGQN', '05B20DBA', 'ABCDEFG'])('%s is one', (code) => expect(withDigits(code)).toBe(code))
  it('has plain hyphens', () => {
    expect(withDigits('A1B2–C3D4—E5F6')).toBe('A1B2-C3D4-E5F6')
    expect(findIdentityNumbers('12.345.678–9').map(({ value }) => value)).toEqual(['12.345.678-9'])
  })
  it('keep the letter that a line parts from them', () => {
    expect(findIdentityNumbers('C.I. nº M-\n1.882.340').map(({ value }) => value)).toEqual(['M-1.882.340'])
  })
  it.each(['verificador', 'Código', 'VARA UNICA'])('%s is none', (word) =>
    expect(withDigits(word)).toBeNull(),
  )
})

describe('a code that is most probably something else', () => {
  const number = textField('number', 'LICENCE_NUMBER', withDigits, { isCode: true })

  it('is proposed where no other is seen', () => {
    const { proposals } = readerView(tagged('PORTARIA Nº 1.896/LICENCE_NUMBER? DE 22 DE MARÇO'))
    expect(proposals(number)).toMatchObject([{ value: '1.896', probability: expect.closeTo(0.4) }])
  })

  it('is none beside one that is seen', () => {
    const { proposals } = readerView(tagged('LO 12/2024/LICENCE_NUMBER* processo 55/2024/LICENCE_NUMBER?'))
    expect(proposals(number).map(({ value }) => value)).toEqual(['12/2024'])
  })

  it('has the form of one', () => {
    expect(readerView(tagged('conforme/LICENCE_NUMBER? Nº 12')).proposals(number)).toEqual([])
  })

  it('a text is not proposed so', () => {
    expect(readerView(tagged('de Picos/DISTRICT?')).proposals(textField('district', 'DISTRICT'))).toEqual([])
  })
})

it('a form of address is no town', () => {
  const text = `COMARCA DE ${said('DISTRICT', 'ITACOATIARA')}\n${said('DISTRICT', 'Bel.')} Ozanira Teles, oficiala`
  expect(readerView(tagged(text)).proposals(textField('district', 'DISTRICT', city))).toMatchObject([
    { value: 'ITACOATIARA' },
  ])
})

it('a date in words is one where a line breaks a word of it', () => {
  const text = said('ISSUE', 'vinte e três de novembro de mil nove-').concat(
    `\n${said('ISSUE', 'centos e noventa e quatro')}`,
  )
  expect(bestOf(typedField('issueDate', 'ISSUE', dates), text)).toBe('1994-11-23')
})
