import { describe, expect, it } from 'vitest'
import { PLAIN_PARTS, readInTerm, TIMEOUT_MS } from './plain-term.ts'
import { expectShareRight } from './share-right.ts'

/** One plain term; each table changes one of its wordings and nothing else. */
const PLAIN = {
  ...PLAIN_PARTS,
  opening: '',
  status: 'brasileira, casada, costureira, RG nº 2.109.876 SSP/GO, CPF nº 202.231.691-61',
  term: '.',
}

function found(changed: Partial<typeof PLAIN>, name: string): Promise<unknown> {
  return readInTerm(partsOf(changed), name)
}

function partsOf(changed: Partial<typeof PLAIN>) {
  const { head, opening, status, term, closing } = { ...PLAIN, ...changed }
  const body = `${opening}compareceu perante o MM. Juiz de Direito Dr. Otávio Lagoanova Camponês a Sra. BENEDITA RIOMANSO FIGUEIRAL, \
${status}, residente e domiciliada na Rua Seis, 1020, Centro, Catalão/GO, CEP 75700-000, a quem foi deferida a \
curatela provisória de JOSÉ CARLOS RIOMANSO FIGUEIRAL, nascido em 01/03/1970, por decisão proferida em 5 de fevereiro \
de 2020${term}`
  const lines = body.replace(/(.{60,95})(?: |$)/gm, '$1\n').trimEnd()
  return { head, body: lines, closing }
}

const NUMBERS = 'RG nº 2.109.876 SSP/GO, CPF nº 202.231.691-61'

describe('the status of a guardian without commas', { timeout: TIMEOUT_MS }, () => {
  it('most wordings', () =>
    expectShareRight(
      0.95,
      [
        `brasileira solteira costureira, portadora do ${NUMBERS}`,
        `brasileira solteira costureira portadora do ${NUMBERS}`,
        `brasileira solteira costureira inscrita no CPF nº 202.231.691-61`,
        `brasileira solteira (costureira), ${NUMBERS}`,
        `brasileira, solteira (costureira), ${NUMBERS}`,
        `brasileira, solteira, (costureira), ${NUMBERS}`,
        `brasileira / solteira / costureira, ${NUMBERS}`,
        `brasileira - solteira - costureira, ${NUMBERS}`,
        `brasileira – solteira – costureira, ${NUMBERS}`,
        `brasileira, de profissão costureira e estado civil solteira, ${NUMBERS}`,
        `brasileira, estado civil solteira e profissão costureira, ${NUMBERS}`,
        `brasileira, de estado civil solteira, de profissão costureira, ${NUMBERS}`,
        `brasileira, solteira, costureira inscrita no CPF nº 202.231.691-61`,
        `brasileira, solteira, costureira portadora do ${NUMBERS}`,
        `brasileira, solteira, costureira, inscrita no CPF sob o nº 202.231.691-61`,
        `brasileira solteira, costureira, ${NUMBERS}`,
        `brasileira, solteira costureira, ${NUMBERS}`,
        `brasileira, solteira, maior e capaz, costureira, ${NUMBERS}`,
        `brasileira; solteira; costureira; ${NUMBERS}`,
        `brasileira costureira solteira, ${NUMBERS}`,
        `brasileira solteira costureira CPF nº 202.231.691-61`,
      ],
      async (status) => {
        expect(await readInTerm(partsOf({ status }), 'guardians')).toMatchObject([
          { nationality: 'brasileira', maritalStatus: 'solteira', occupation: 'costureira' },
        ])
      },
    ))

  it('most wordings', () =>
    expectShareRight(
      0.85,
      [
        ['brasileiro casado pedreiro', 'casado', 'pedreiro'],
        ['brasileira viúva do lar', 'viúva', 'do lar'],
        ['brasileira divorciada auxiliar de enfermagem', 'divorciada', 'auxiliar de enfermagem'],
        ['brasileira em união estável costureira', 'em união estável', 'costureira'],
        ['brasileira separada judicialmente professora', 'separada judicialmente', 'professora'],
        ['brasileira casada', 'casada', null],
        ['brasileira viúva de João Riomanso Figueiral', 'viúva', null],
        ['brasileira, viúva de João Riomanso Figueiral, costureira', 'viúva', 'costureira'],
        ['brasileira, casada há dez anos, costureira', 'casada', 'costureira'],
        ['brasileira, filha de mãe solteira, casada, costureira', 'casada', 'costureira'],
        ['brasileira, solteira, residente em Catalão', 'solteira', null],
        ['brasileira, casada, ambos residentes em Catalão', 'casada', null],
        ['brasileiro(a), casado(a), técnico(a) em enfermagem', 'casado(a)', 'técnico(a) em enfermagem'],
        ['brasileira estado civil casada profissão costureira', 'casada', 'costureira'],
        ['brasileira, casada, costureira/bordadeira', 'casada', 'costureira/bordadeira'],
        ['brasileira solteira nascida em 01/03/1950', 'solteira', null],
        ['brasileira solteira filha de Ana Riomanso', 'solteira', null],
      ],
      async ([status, maritalStatus, occupation]) => {
        expect(await readInTerm(partsOf({ status: `${status}, ${NUMBERS}` }), 'guardians')).toMatchObject([
          { maritalStatus, occupation },
        ])
      },
    ))
})

describe('the day of a plain term', { timeout: TIMEOUT_MS }, () => {
  it('at the opening', () =>
    expectShareRight(
      0.95,
      [
        'Aos (12) doze dias do mês de março de 2020, ',
        'Aos 12 (doze) dias do mês de março de 2020, ',
        'Aos doze (12) dias do mês de março de 2020, ',
        'Ao décimo segundo dia do mês de março de 2020, ',
        'No décimo segundo dia do mês de março do ano de dois mil e vinte, ',
        'Em data de 12 de março de 2020, ',
        'Em data de 12/03/2020, ',
        'Aos 12 dias de março de 2020, ',
        'Aos 12.03.2020, ',
        'Aos doze de março de 2020, ',
        'No dia 12 do mês de março do ano de 2020, ',
        'Aos doze (12) dias do mês de março (03) de dois mil e vinte (2020), ',
        'Em 12 de março de 2020, ',
        'Em Catalão, aos 12 dias de março de 2020, ',
        'Na cidade de Catalão, aos (12) doze dias do mês de março de 2020, ',
        'Aos dias 12 do mês de março de 2020, ',
        'Ao(s) 12 dia(s) do mês de março de 2020, ',
      ],
      async (opening) => {
        expect(await found({ opening, closing: '' }, 'issueDate')).toBe('2020-03-12')
      },
    ))

  it('at the closing', () =>
    expectShareRight(
      0.95,
      [
        'Catalão (GO), 12 de março de 2020.',
        'Catalão-GO, em 12.03.2020',
        'Catalão/GO, em data de 12 de março de 2020.',
        'Data: 12/03/2020',
        'Catalão/GO\n12/03/2020',
        'Catalão/GO,\n12 de março de 2020',
        'Local: Catalão/GO\nData: 12/03/2020',
        'Local e data: Catalão/GO, 12/03/2020',
        'Termo lavrado em 12 de março de 2020.',
        'Termo firmado em 12/03/2020.',
        'Termo passado em Catalão, em 12/03/2020.',
        'Termo expedido aos 12 de março de 2020.',
        'Termo expedido aos (12) doze dias do mês de março de 2020.',
        'Lavrado em Catalão aos doze dias de março de 2020.',
        'Firmado em Catalão/GO, 12/03/2020.',
        'Catalão, aos doze dias do mês de março de 2020.',
        'Catalão, ao décimo segundo dia do mês de março de 2020.',
        'Catalão, 12/março/2020.',
        'Catalão (GO)\n12 de março de 2020',
        'CATALÃO - GO\nEM 12 DE MARÇO DE 2020.',
        'Catalão/GO, aos 12.03.2020.',
        'Este termo foi lavrado em 12/03/2020 e vai assinado.',
        'Termo de compromisso firmado em data de 12/03/2020.',
        'Passado em 12 de março de 2020.',
        'Lavrado o presente termo em 12/03/2020.',
        'Lavrei o presente em 12 de março de 2020.',
        'Data do termo: 12/03/2020',
        'Data da lavratura: 12 de março de 2020',
        'Catalão, 12-03-2020',
        'Catalão - Goiás, 12 de março de 2020.',
        'Catalão (Goiás), 12 de março de 2020.',
        'Comarca de Catalão, 12 de março de 2020.',
        'Catalão-GO, 12 (doze) de março de 2020.',
        'Catalão-GO, (12) doze de março de 2020.',
        'Em Catalão, no dia 12 de março de 2020.',
        'Termo expedido nesta data, 12/03/2020.',
        'DATA 12/03/2020',
        'Data 12 de março de 2020',
        'Catalão, 12 de Março de 2.020.',
      ],
      async (closing) => {
        expect(await found({ closing }, 'issueDate')).toBe('2020-03-12')
      },
    ))

  it("in the letterhead's right corner", () =>
    expectShareRight(
      0.95,
      ['Data: 12/03/2020', 'Catalão, 12 de março de 2020', '12 de março de 2020', 'Emitido em 12/03/2020'],
      async (corner) => {
        const head = `PODER JUDICIÁRIO DO ESTADO DE GOIÁS\n${' '.repeat(75)}${corner}\nCOMARCA DE CATALÃO\n1ª VARA DE FAMÍLIA`
        expect(await found({ head, closing: '' }, 'issueDate')).toBe('2020-03-12')
      },
    ))

  it('nothing else claims it', () =>
    expectShareRight(
      0.95,
      [
        'A compromissada esteve nesta secretaria a 12/03/2020 e nada requereu.',
        'Secretaria da Vara, 12/03/2020, fls. 4.',
        'Presente em 12 de março de 2020 na Secretaria, a curadora prestou compromisso.',
        'Catalão, aos doze dias, do mês de março, do ano de 2020.',
      ],
      async (closing) => {
        expect(await found({ closing }, 'issueDate')).toBe('2020-03-12')
      },
    ))

  it('another day is not the term’s', () =>
    expectShareRight(
      0.6,
      [
        'Distribuído em 12/03/2020.',
        'Certidão de óbito de 12/03/2020.',
        'Aos ____ dias do mês de __________ de 20__.',
      ],
      async (closing) => {
        expect(await found({ closing }, 'issueDate')).toBeNull()
      },
    ))

  it('most wordings', () =>
    expectShareRight(
      0.95,
      [
        ['ao primeiro dia', '2020-03-01'],
        ['ao segundo dia', '2020-03-02'],
        ['ao décimo dia', '2020-03-10'],
        ['ao vigésimo dia', '2020-03-20'],
        ['ao vigésimo quinto dia', '2020-03-25'],
        ['ao trigésimo primeiro dia', '2020-03-31'],
      ],
      async ([words, iso]) => {
        expect(await found({ closing: `Catalão, ${words} do mês de março de 2020.` }, 'issueDate')).toBe(iso)
      },
    ))
})

describe('how long a plain term holds', { timeout: TIMEOUT_MS }, () => {
  it('most wordings', () =>
    expectShareRight(
      0.85,
      [
        [', pelo prazo de 1 ano e 6 meses.', '1 ano e 6 meses', '2021-09-12'],
        [', pelo prazo de 1 (um) ano e 6 (seis) meses.', '1 (um) ano e 6 (seis) meses', '2021-09-12'],
        [', pelo prazo de um ano e seis meses.', 'um ano e seis meses', '2021-09-12'],
        [', pelo prazo de um (1) ano e seis (6) meses.', 'um (1) ano e seis (6) meses', '2021-09-12'],
        [', por 18 meses.', '18 meses', '2021-09-12'],
        [
          ', pelo prazo de 1 (um) ano, 6 (seis) meses e 10 dias.',
          '1 (um) ano, 6 (seis) meses e 10 dias',
          '2021-09-22',
        ],
        [', com validade de 1 ano e meio.', '1 ano e meio', '2021-09-12'],
        [', com validade de 18 (dezoito) meses a contar da assinatura.', '18 (dezoito) meses', '2021-09-12'],
        [', pelo prazo inicial de 6 meses, prorrogável por mais 6 meses.', '6 meses', '2020-09-12'],
        ['. Este termo tem validade de 2 (dois) anos.', '2 (dois) anos', '2022-03-12'],
        ['. O presente termo é válido por 6 (seis) meses.', '6 (seis) meses', '2020-09-12'],
        ['. Prazo de validade: 180 dias.', '180 dias', '2020-09-08'],
        [', pelo prazo máximo de 2 anos.', '2 anos', '2022-03-12'],
        [', pelo prazo provisório de 90 (noventa) dias.', '90 (noventa) dias', '2020-06-10'],
        [', por tempo determinado de 6 meses.', '6 meses', '2020-09-12'],
        [', com duração de 6 (seis) meses.', '6 (seis) meses', '2020-09-12'],
        [', pelo prazo de 06 (seis) meses.', '06 (seis) meses', '2020-09-12'],
        [', válida até 12/09/2020.', 'até 12/09/2020', '2020-09-12'],
        [', com vigência até 12 de setembro de 2020.', 'até 12 de setembro de 2020', '2020-09-12'],
        [', por prazo de 18 meses.', '18 meses', '2021-09-12'],
        [', por prazo de 2 (dois) anos, renovável.', '2 (dois) anos', '2022-03-12'],
        [', pelo período de 2 (dois) anos, renováveis por igual período.', '2 (dois) anos', '2022-03-12'],
        [', com prazo de validade de 2 anos.', '2 anos', '2022-03-12'],
        [', com validade por 2 anos.', '2 anos', '2022-03-12'],
        [', com prazo de 12 (doze) meses.', '12 (doze) meses', '2021-03-12'],
      ],
      async ([term, wanted, expiry]) => {
        expect(await found({ term }, 'validityText')).toBe(wanted)
        expect(await found({ term }, 'expirationDate')).toBe(expiry)
      },
    ))

  it(',', () =>
    expectShareRight(
      0.95,
      [
        ['até a prolação da sentença', 'até a prolação da sentença'],
        ['até o interditado completar 70 (setenta) anos', 'até o interditado completar 70 (setenta) anos'],
        [
          'até ulterior deliberação deste Juízo Data do termo: 12/03/2020',
          'até ulterior deliberação deste Juízo',
        ],
        ['até ulterior deliberação judicial Curadora: Ana Reis', 'até ulterior deliberação judicial'],
      ],
      async ([term, wanted]) => {
        expect(await found({ term: `, ${term}.` }, 'validityText')).toBe(wanted)
      },
    ))

  it('up to %j', () =>
    expectShareRight(
      0.55,
      [
        '',
        ', ficando',
        ', ficando a curadora ciente',
        ' e deverá prestar contas',
        '; devendo prestar contas',
        ', devendo prestar contas',
        ', podendo ser revogada',
        ', podendo ser revogada a qualquer tempo',
        ', dispensada a caução',
        ', dispensando-se a caução',
        '. A curadora prestará contas',
        ', sob compromisso',
        ', quando deverá ser renovada',
        ', mediante compromisso',
        ', a qual aceitou o encargo',
        ', tendo aceitado o encargo',
        ', que aceitou o encargo',
        ', e prometeu cumprir',
        ' e prometeu cumprir',
        ';\n\n2) prestar contas',
        '\n\n2. Prestar contas',
        '\n\nII - prestar contas',
        '\n\nb) prestar contas',
        '\n\n______________________________\nCuradora',
        '\n\nPágina 1 de 2',
        '\n\nfls. 12',
        ' (art. 749 do CPC)',
        ', nos termos da decisão',
        ', conforme decisão',
        ', bem como representá-lo',
        ' e assinou o presente',
        ' e declarou aceitar',
        ' e, por fim, deverá prestar contas',
        '; ficando ciente',
        ': ficando ciente',
        ' – art. 749 do CPC',
        ', cabendo-lhe prestar contas',
        ' devendo a curadora prestar contas',
        ' ficando a curadora ciente',
        ' podendo ser revogada',
        ' cabendo à curadora zelar',
        ', sendo-lhe vedado',
        ' o que aceitou',
        ', o que foi aceito',
        ' salvo decisão em contrário',
        ' para todos os fins',
        ' com a obrigação de prestar contas',
        ' com dispensa de caução',
        ' dispensada a caução',
        ' independentemente de caução',
        ' sendo intransferível',
        ' sem necessidade de caução',
        '\n\nCATALÃO, 12 de março de 2020',
      ],
      async (tail) => {
        const clause = 'até ulterior deliberação deste Juízo'
        expect(
          await found({ term: `, ${clause}${tail}${tail.includes('\n\n') ? '' : '.'}` }, 'validityText'),
        ).toBe(clause)
        const term = `, pelo prazo de 180 (cento e oitenta) dias${tail}${tail.includes('\n\n') ? '' : '.'}`
        expect(await found({ term }, 'validityText')).toBe('180 (cento e oitenta) dias')
        expect(await found({ term }, 'expirationDate')).toBe('2020-09-08')
      },
    ))
})
