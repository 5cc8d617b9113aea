import { describe, expect, it } from 'vitest'
import { guardianshipTerm } from '../../../engine/src/document-types/guardianship-term.ts'
import { READER } from '../../../engine/src/model-facts.ts'
import { said, tagged } from '../weigh/tagged-reading.ts'

const ANA = `${said('GUARDIAN', 'Ana Lima Prado,')} CPF ${said('GUARDIAN_CPF', '165.324.175-64,')}`
const EVA = `${said('GUARDIAN', 'Eva Teles Bonfim,')} CPF ${said('GUARDIAN_CPF', '111.444.777-35,')}`
const RUI = said('WARD', 'Rui Prado')
const REPORT = `SENTENÇA

Vistos. Em ${said('ISSUE', '22/11/2023')} a guarda provisória de ${RUI} foi deferida a ${ANA} que deixou o Estado.`

function read(...parts: readonly string[]) {
  const { fields } = guardianshipTerm.read(tagged(parts.join('\n\n')))
  return {
    names: [fields.guardians?.value].flat().map((one) => (one as { readonly name?: string } | null)?.name),
    cpf: fields.guardianCpf?.value,
    issueDate: fields.issueDate?.value,
    nature: fields.nature?.value,
  }
}

describe('what a court decides stands against what its report tells', () => {
  it.each([
    ['Ante o exposto, JULGO PROCEDENTE o pedido e concedo a guarda definitiva a'],
    ['Diante do exposto, julgo procedente o pedido para conceder a guarda definitiva a'],
    ['Isto posto, defiro a guarda, em caráter definitivo, a'],
  ])('%s', (decides) => {
    const { names, cpf, issueDate } = read(
      REPORT,
      `${decides} ${EVA} avó.`,
      `Bauru, ${said('ISSUE', '19/02/2024')}`,
    )
    expect({ names, cpf, issueDate }).toEqual({
      names: ['Eva Teles Bonfim'],
      cpf: '11144477735',
      issueDate: '2024-02-19',
    })
  })

  it('whose office ends there is none of the guardians', () => {
    const decides = `Ante o exposto, JULGO PROCEDENTE o pedido para REMOVER do cargo a tutora ${ANA} e NOMEAR ${EVA} avó.`
    expect(read(REPORT, decides)).toMatchObject({ names: ['Eva Teles Bonfim'], cpf: '11144477735' })
  })

  it.each([
    'para SUSPENDER {} do exercício da curatela e NOMEAR, em substituição,',
    'em razão do falecimento do antigo curador, {} nomeado em 2010, foi nomeada',
    'foi destituída do encargo a curadora {} nomeando-se',
    'em substituição à curadora {} nomeio',
    'Curadora anterior: {} Curadora atual:',
    'foi revogada a guarda que exercia {} e compareceu',
    'revogou a tutela antes exercida pela Sra. {} e deferiu-a a',
    'REVOGO a guarda provisória deferida a {} e a defiro a',
    'revogada a guarda que fora concedida à senhora {} compareceu',
  ])('%s', (text) => {
    const term = `TERMO. O juiz decidiu ${text.replace('{}', ANA)} ${EVA} filha de ${RUI}.`
    expect(read(term)).toMatchObject({ names: ['Eva Teles Bonfim'], cpf: '11144477735' })
  })

  it.each([
    'foi nomeada curadora substituta {} e curador',
    'podendo ser revogada a guarda concedida a {} e',
    'foi revogada a guarda anterior e concedida a {} e',
    'na ação de substituição de curador movida por {} e por',
  ])('%s: both', (text) => {
    const term = `TERMO. O juiz nomeou, porque ${text.replace('{}', ANA)} ${EVA} filha de ${RUI}.`
    expect(read(term)).toMatchObject({ names: ['Ana Lima Prado', 'Eva Teles Bonfim'] })
  })

  describe('where a couple parts', () => {
    const man = `${said('GUARDIAN', 'Davi Reis,')} brasileiro, CPF ${said('GUARDIAN_CPF', '111.444.777-35,')}`
    const woman = ANA.replace(' CPF', ' brasileira, casada, CPF')
    const namesWhere = (custody: string, title = 'Divórcio') =>
      read(`${title}. ${woman} e ${man} pais de ${RUI} acordaram: ${custody}.`)

    it.each([
      [
        'a guarda do filho será exercida unilateralmente pela mãe, com visitas do pai',
        'Ana Lima Prado',
        '16532417564',
      ],
      ['a guarda caberá à genitora; os alimentos, ao pai', 'Ana Lima Prado', '16532417564'],
      ['fica a guarda do menor com o genitor, assegurada à mãe a convivência', 'Davi Reis', '11144477735'],
      [
        'a guarda da filha, nascida em 21.02.2017 nesta cidade, será exercida de forma unilateral pelo pai, e revoga-se a guarda da mãe',
        'Davi Reis',
        '11144477735',
      ],
      ['o pai ficará com a guarda, cessando a guarda exercida pela mãe', 'Davi Reis', '11144477735'],
      ['o filho permanecerá sob a guarda da mãe', 'Ana Lima Prado', '16532417564'],
    ])('%s', (custody, name, cpf) => {
      expect(namesWhere(custody)).toMatchObject({ names: [name], cpf })
    })

    it.each([
      ['a guarda será compartilhada, e o filho residirá com a mãe', 'Divórcio'],
      ['a guarda da filha fica com a mãe; a guarda do filho, com o pai', 'Divórcio'],
      ['a guarda é deferida, com visitas do pai aos domingos', 'Divórcio'],
      ['a guarda do neto, que era exercida pela mãe, é dos avós', 'Termo de guarda'],
    ])('%s: both', (custody, title) => {
      expect(namesWhere(custody, title).names).toHaveLength(2)
    })
  })

  it.each([
    ['o promovente,', 'a promovida,'],
    ['o requerido, Sr.', 'a requerente, Sra.'],
    ['réu:', 'autora:'],
  ])('in a hearing a parent is told by the words before the name: %s', (his, her) => {
    const parties = `Presentes: ${her} ${ANA} e ${his} ${EVA} pais de ${RUI}`
    expect(read(`AUDIÊNCIA. ${parties} A guarda fica com a mãe.`).names).toEqual(['Ana Lima Prado'])
    expect(read(`AUDIÊNCIA. ${parties} A guarda fica com o pai.`).names).toEqual(['Eva Teles Bonfim'])
  })

  describe('where custody is shared, the other party', () => {
    const rui = said('PERSON', 'Davi Reis')
    const caio = said('PERSON', 'Caio Reis')
    const namesWhere = (custody: string, ward = RUI) =>
      read(
        `ACORDO. Requerente: ${ANA} e requerido: ${rui} A guarda de ${ward} ${custody}. Conciliador: ${caio}`,
      ).names

    it.each(['será compartilhada entre os genitores', 'será exercida conjuntamente', 'cabe a ambos'])(
      'is a guardian as well: %s',
      (custody) => {
        expect(namesWhere(custody)).toEqual(['Ana Lima Prado', 'Davi Reis'])
      },
    )

    it.each(['é unilateral, sem guarda compartilhada', 'é da mãe', 'e irmão, ambos menores, é da mãe'])(
      'is none: %s',
      (custody) => {
        expect(namesWhere(custody)).toEqual(['Ana Lima Prado'])
      },
    )
  })

  it('behind `e` a name that ends like the one before is another person’s', () => {
    const couples = (names: string) => read(`Requerentes: ${said('GUARDIAN', names)} Menor: ${RUI}`).names
    expect(couples('Wanderley Pires Borges e Divina Cândida Borges')).toEqual([
      'Wanderley Pires Borges',
      'Divina Cândida Borges',
    ])
    expect(couples('VALMOR KLEIN HAAS E GERTRUD MARLISE HAAS')).toHaveLength(2)
    expect(couples('Adenilson de Arruda e Vilhena')).toHaveLength(1)
  })

  it('a history names the former guardian in the office first, and then as the one who is replaced', () => {
    const before = `Foi nomeada curadora ${ANA} avó de ${RUI}.`
    const now = `AV-1: em razão do falecimento da curadora ${said('FORMER_GUARDIAN', 'Ana Lima Prado')}, foi nomeada ${EVA} filha.`
    expect(read(before, now)).toMatchObject({ names: ['Eva Teles Bonfim'], cpf: '11144477735' })
  })

  it('one whom the network hardly sees is whom the decision names', () => {
    const eva = 'Eva/GUARDIAN* Teles/GUARDIAN? Bonfim,/GUARDIAN? avó.'
    const asks = `Requer a substituição da tutora ${ANA} que se mudou. A tutelada é ${RUI}.`
    expect(read(asks, `DECIDO. DISPENSO a tutora anterior e NOMEIO ${eva}`).names).toEqual([
      'Eva Teles Bonfim',
    ])
  })

  it('a day there that is older than the paper is of what it makes definitive', () => {
    const heard = `ATA. Data: ${said('ISSUE', '04/09/2024.')} Vistos. As partes concordam.`
    const given = 'guarda provisória concedida em 19/03/2024/ISSUE!'
    expect(read(heard, `Isto posto, torno definitiva a ${given} a ${EVA} avó.`).issueDate).toBe('2024-09-04')
  })

  it('a court that names nobody there confirms whom the report names', () => {
    expect(read(REPORT, 'Ante o exposto, JULGO PROCEDENTE o pedido.')).toMatchObject({
      names: ['Ana Lima Prado'],
      cpf: '16532417564',
    })
  })

  it.each([
    ['ACORDAM em negar provimento ao recurso, mantida a guarda de', '\n\nRELATÓRIO\n\nA avó,'],
    [
      'Com tais considerações, DOU PROVIMENTO AO RECURSO para nomear',
      '\n\nÉ como voto.\n\nSÚMULA: DERAM PROVIMENTO.',
    ],
  ])('a court of appeal decides before its report or behind it: %s', (decides, behind) => {
    const head = `AGRAVANTE: ${said('GUARDIAN', 'Ana Lima Prado')}`
    const told = behind.includes('avó') ? `${behind} ${ANA} reside com ${RUI}.` : behind
    expect(read(head, REPORT, `${decides} ${EVA} mãe de ${RUI}.${told}`)).toMatchObject({
      names: ['Eva Teles Bonfim'],
      cpf: '11144477735',
    })
  })

  it('a term that quotes a decision behind its own text is read as a term', () => {
    const term = `TERMO DE GUARDA\n\nCompareceram ${ANA} e ${EVA} guardiãs de ${RUI}.`
    const quoted = `Teor: "Diante do exposto, JULGO PROCEDENTE o pedido e nomeio ${said('GUARDIAN', 'Eva Teles Bonfim')}."`
    expect(read(term, quoted).names).toEqual(['Ana Lima Prado', 'Eva Teles Bonfim'])
  })
})

describe('a sibling', () => {
  const [davi, ivo] = [said('WARD', 'Davi Prado,'), said('WARD', 'Ivo Prado,').replace(',', '')]
  const birth = `nascido em ${said('BIRTH', '04/04/2012,')}`
  const wardsWhere = (text: string) => {
    const term = `TERMO. Foi deferida a ${ANA} a guarda de ${said('WARD', 'Rui Prado,')} nascido em ${said('BIRTH', '03/02/2019.')} ${text}`
    return guardianshipTerm.read(tagged(term)).fields.wards?.value
  }

  it.each([
    `O irmão ${davi} ${birth} permanece com o pai.`,
    `A irmã ${davi} CPF 111.444.777-35, reside com a mãe.`,
    `Os irmãos ${ivo} e ${davi} continuam sob a guarda da genitora.`,
    `O irmão ${davi} ${birth} ficará com seu pai.`,
  ])('who stays with a parent is no ward: %s', (text) => {
    expect(wardsWhere(text)).toMatchObject([{ name: 'Rui Prado', birthDate: '2019-02-03' }])
    expect(wardsWhere(text)).toHaveLength(1)
  })

  it.each([
    `O irmão ${davi} ${birth} permanece com a guardiã.`,
    `E a de ${davi} ${birth} que já não reside com o pai.`,
  ])('is one else: %s', (text) => {
    expect(wardsWhere(text)).toHaveLength(2)
  })
})

describe('what a decision gives is definitive or provisional, whatever its report tells', () => {
  it.each([
    ['JULGO PROCEDENTE o pedido e defiro a guarda a', 'DEFINITIVE'],
    ['JULGO PROCEDENTE o pedido. Revogo a guarda provisória. Defiro a guarda a', 'DEFINITIVE'],
    ['nego provimento ao recurso, mantida a guarda provisória de', 'PROVISIONAL'],
  ])('%s: %s', (decides, nature) => {
    const reading = tagged(`${REPORT}\n\nAnte o exposto, ${decides} ${EVA} avó.`)
    const other = nature === 'DEFINITIVE' ? 'PROVISIONAL' : 'DEFINITIVE'
    const classes = { nature: { [other]: 0.8, [nature]: 0.1, none: 0.1 } }
    const roles = reading.roles && { ...reading.roles, classes }
    expect(guardianshipTerm.read({ ...reading, roles }).fields.nature?.value).toBe(nature)
  })
})

describe('an order and the term that it calls for, on one page', () => {
  const daysOf = (order: string, ...term: readonly string[]) => {
    const { fields } = guardianshipTerm.read(tagged([order, ...term].join('\n\n')))
    return [fields.decisionDate?.value, fields.issueDate?.value]
  }
  const ordered = `DESPACHO\n\nDefiro. Lavre-se o termo.\n\nIrati, ${said('ISSUE', '28/09/2023')}`
  const taken = `Aos ${said('ISSUE', '03/10/2023,')} compareceu ${ANA} guardiã de ${RUI}.`
  const title = said('TITLE', 'TERMO DE GUARDA')

  it('an only day is the term’s', () => {
    expect(daysOf(ordered, title, `Compareceu ${ANA} guardiã de ${RUI}.`)).toEqual([null, '2023-09-28'])
    expect(daysOf(title, taken, 'Irati, 03/10/2023/ISSUE*')).toEqual([null, '2023-10-03'])
  })
})

describe('a registry’s certificate', () => {
  const issuedWhere = (told: string, closing: string) =>
    read(`CERTIDÃO\n\nEm ${told} foi registrada a guarda de ${RUI} dada a ${ANA} avó.\n\n${closing}`)
      .issueDate
  const [registered, given] = ['12/09/2016/ISSUE!', '17/05/2022./ISSUE?']

  it('is of the day of its closing line, not of the registration that it tells of', () => {
    expect(issuedWhere(registered, `Santa Rita/PB, em ${given}`)).toBe('2022-05-17')
    expect(issuedWhere(registered, `Santa Rita/PB, em ${given} O oficial do registro`)).toBe('2022-05-17')
  })

  it.each([
    ['where the closing line has more words', registered, `Registro arquivado em Assis, ${given}`],
    ['where the network is sure', '12/09/2016/ISSUE', `Assis, ${given}`],
  ])('is of the other %s', (_, told, closing) => {
    expect(issuedWhere(told, closing)).toBe('2016-09-12')
  })
})

describe('a paper without a day of its own', () => {
  const PAPER = `AGRAVO DE INSTRUMENTO\n\nNomeio ${ANA} guardiã de ${RUI}.`

  /** The same, where the network gives a word with the role of a decision's day a little of the term's. */
  const wavering = (text: string, share: number) => {
    const reading = tagged(text)
    const [decision, issue] = ['DECISION', 'ISSUE'].map((role) => READER.roles.indexOf(role))
    const own = reading.roles?.roles ?? new Float32Array()
    const count = READER.roles.length
    for (let at = 0; at < own.length; at += count)
      if ((own[at + (decision ?? 0)] ?? 0) > 0.5) own[at + (issue ?? 0)] = share
    return guardianshipTerm.read(reading).fields.issueDate?.value
  }

  it.each([
    ['is of the day it decided, where the network wavers', 0.1, '2023-09-26'],
    ['has none where it tells of a decision', 0.001, null],
  ])('%s', (_, share, day) => {
    expect(wavering(`${PAPER}\n\nJulgado em ${said('DECISION', '26/09/2023')}`, share)).toBe(day)
  })

  it('is of the day it was signed', () => {
    const signed = `Assinado em ${said('SIGNED', '12/06/2024')}`
    expect(read(PAPER, signed).issueDate).toBe('2024-06-12')
  })
})
