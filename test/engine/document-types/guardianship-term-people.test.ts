import { describe, expect, it } from 'vitest'
import { PLAIN_PARTS, readInTerm, TIMEOUT_MS } from './plain-term.ts'
import { expectShareRight } from './share-right.ts'

/** Who holds an office in a term, and what is said of two at once. */
const WARD =
  'JOSÉ CARLOS RIOMANSO FIGUEIRAL, nascido em 01/03/1970, filho de Ana Riomanso e Pedro Figueiral, por decisão de 5 de fevereiro de 2020.'
const NUMBERS = 'RG nº 2.109.876 SSP/GO, CPF nº 202.231.691-61'
const HOME = 'residente e domiciliada na Rua Seis, 1020, Centro, Catalão/GO, CEP 75700-000'

function found(body: string, name: string): Promise<unknown> {
  const lines = body.replace(/(.{60,95})(?: |$)/gm, '$1\n').trimEnd()
  return readInTerm({ ...PLAIN_PARTS, body: lines }, name)
}

describe('two guardians', { timeout: TIMEOUT_MS }, () => {
  it('most wordings', () =>
    expectShareRight(
      0.95,
      [
        'Benedita Riomanso Figueiral, brasileira, casada, costureira, CPF nº 202.231.691-61, e Davi Brumadal ' +
          'Queirozal, brasileiro, casado, pedreiro, CPF nº 165.324.175-64',
        'Benedita Riomanso Figueiral, costureira, CPF nº 202.231.691-61, e seu marido Davi Brumadal Queirozal, ' +
          'pedreiro, CPF nº 165.324.175-64, brasileiros, casados entre si',
        'Benedita Riomanso Figueiral, costureira, e Davi Brumadal Queirozal, pedreiro, ambos brasileiros e ' +
          'casados, inscritos no CPF sob nº 202.231.691-61 e 165.324.175-64, respectivamente',
        'Benedita Riomanso Figueiral (costureira, CPF nº 202.231.691-61) e Davi Brumadal Queirozal (pedreiro, ' +
          'CPF nº 165.324.175-64), brasileiros, casados',
      ],
      async (couple) => {
        const body = `Compareceram ${couple}, residentes na Rua Seis, 10, Catalão/GO, nomeados curadores de ${WARD}`
        expect(await found(body, 'guardians')).toMatchObject([
          { name: 'Benedita Riomanso Figueiral', occupation: 'costureira', cpf: '20223169161' },
          { name: 'Davi Brumadal Queirozal', occupation: 'pedreiro', cpf: '16532417564' },
        ])
      },
    ))
})

describe('two wards', { timeout: TIMEOUT_MS }, () => {
  it('most wordings', () =>
    expectShareRight(
      0.25,
      [
        ['MENORES: KAUÃ BRUMADAL RIOMANSO (D.N. 12/05/2015) e SOFIA BRUMADAL RIOMANSO (D.N. 30/09/2018)'],
        ['Menores: Kauã Brumadal Riomanso (DN: 12/05/2015) e Sofia Brumadal Riomanso (DN: 30/09/2018)'],
        [
          'Crianças: Kauã Brumadal Riomanso, data de nascimento 12/05/2015, e Sofia Brumadal Riomanso, data de nascimento 30/09/2018',
        ],
      ],
      async ([wards]) => {
        const body = `${wards}

Compareceu a Sra. Benedita Riomanso Figueiral, brasileira, casada, costureira, ${NUMBERS}, ${HOME}, a quem foi \
deferida a guarda provisória dos menores acima.`
        expect(await found(body, 'wards')).toMatchObject([
          { birthDate: '2015-05-12' },
          { birthDate: '2018-09-30' },
        ])
      },
    ))
})

describe('a trade', { timeout: TIMEOUT_MS }, () => {
  it('in', () =>
    expectShareRight(
      0.7,
      [
        ['costureira', `brasileira, casada, ${NUMBERS}, costureira, ${HOME}`],
        ['costureira', `brasileira, casada, ${NUMBERS}, ${HOME}, costureira`],
        ['costureira', `brasileira, casada, cuja ocupação é costureira, ${NUMBERS}, ${HOME}`],
        ['vendedora', `${NUMBERS}, declarando ser brasileira, casada, vendedora e residir na Rua Seis, 1020`],
      ],
      async ([occupation, status]) => {
        const body = `Compareceu a Sra. Benedita Riomanso Figueiral, ${status}, nomeada curadora de ${WARD}`
        expect(await found(body, 'guardians')).toMatchObject([
          { name: 'Benedita Riomanso Figueiral', occupation },
        ])
      },
    ))
})

describe('one guardian and others who hold no office', { timeout: TIMEOUT_MS }, () => {
  const her = `a Sra. Benedita Riomanso Figueiral, brasileira, casada, costureira, ${NUMBERS}, ${HOME}`
  it('most wordings', () =>
    expectShareRight(
      0.95,
      [
        `Compareceu perante mim, Gerente de Secretaria, João Batista Brumadal, ${her}, nomeada curadora de ${WARD}`,
        `Compareceu ${her}, na presença das testemunhas Inácio Brumadal Vilarinhos, brasileiro, casado, e Davi Brumadal \
Queirozal, brasileiro, solteiro. Fica nomeada curadora de ${WARD}`,
        `Compareceu ${her}, nomeada, com a anuência da genitora, Sra. Ana Riomanso, brasileira, viúva, do lar, curadora de ${WARD}`,
      ],
      async (body) => {
        expect(await found(body, 'guardians')).toMatchObject([{ name: 'Benedita Riomanso Figueiral' }])
      },
    ))

  it('neither a number right behind a witness nor the guardian’s only one is the ward’s', () =>
    expectShareRight(
      0.95,
      [
        `Compareceu a Sra. Benedita Riomanso Figueiral, CPF 202.231.691-61, sendo-lhe deferida a guarda provisória de sua neta Ana \
Riomanso Brumadal, nascida aos 29 de fevereiro de 2012. Testemunhas: Sebastião Lima Verde, CPF 165.324.175-64, e Maria \
Auxiliadora Queiroz, CPF 242.360.098-46, que assinam.`,
        `Requerente: Benedita Riomanso Figueiral

Vistos. Defiro a guarda provisória da criança Miguel Riomanso Figueiral, nascido em 14/07/2021, à requerente, avó materna, \
CPF 202.231.691-61, pelo prazo de 180 (cento e oitenta) dias, servindo a presente como termo.`,
      ],
      async (body) => {
        expect(await found(body, 'guardianCpf')).toBe('20223169161')
        expect(await found(body, 'wardCpf')).toBeNull()
      },
    ))

  it('the ward in', () =>
    expectShareRight(
      0.95,
      [
        `Considerando que o Sr. JOSÉ CARLOS RIOMANSO FIGUEIRAL (CPF: 165.324.175-64; nascimento: 01/03/1970) não reúne \
condições de exercer os atos da vida civil, nomeia sua curadora ${her}.`,
      ],
      async (body) => {
        expect(await found(body, 'wardName')).toBe('JOSÉ CARLOS RIOMANSO FIGUEIRAL')
        expect(await found(body, 'guardianName')).toBe('Benedita Riomanso Figueiral')
      },
    ))
})
